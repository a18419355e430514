import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { purposeOf, type StylePreset } from '@maquette/contract';
import { readWish } from '@maquette/engine';
import type {
  Found,
  Put,
  PutQuestion,
} from '../../../platform/image-engines/embedded/finder/finder-messages.ts';
import { nameOfKind, OWN_PRODUCT } from '../../../platform/kind-names.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { StoredFile } from '../../files/index.ts';
import { onFloor } from '../edits.rules.ts';
import type { StoredEdit } from '../edits.store.ts';
import type { EditsContext } from '../ports.ts';
import { productPixels } from '../product-pixels.ts';
import { assertRegion } from '../selection/find-by-words.ts';
import { storedPhoto, withMaskOverview } from '../selection/finder-photo.ts';
import type { Order } from './consider-call.ts';
import type { Placed } from './new-edits.ts';

/** An order whose place is marked, or was found by its words. */
export interface PlacedOrFound extends Placed {
  readonly found: Found | null;
}

/**
 * Says what may change where our own engine puts something: its place, for all variations the same. Other engines keep to the mask itself.
 * @throws Refusal place_too_narrow
 */
export async function withPlace(
  ctx: EditsContext,
  placed: PlacedOrFound,
  edits: readonly StoredEdit[],
): Promise<readonly StoredEdit[]> {
  const [first] = edits;
  if (!first || !isPut(ctx, placed) || edits.every(({ repeats }) => repeats !== null)) return edits;
  const put = await putOrNull(ctx, placed, first);
  if (!put) return edits;
  if (put.suits === 'narrow')
    throw new Refusal('place_too_narrow', { values: { thing: nameOf(ctx, placed, put) } });
  const place = put.place.map(([x, y]): [number, number] => [x, y]);
  return edits.map((edit) => ({ ...edit, request: { ...edit.request, place } }));
}

const nameOf = ({ locale }: EditsContext, { product }: Placed, { kind, words }: NonNullable<Put>): string =>
  product ? nameOfKind(OWN_PRODUCT, locale) : nameOfKind(kind, locale, words);

function isPut(ctx: EditsContext, { order, mask, found }: PlacedOrFound): boolean {
  const { action, things } = order.heed.understood;
  const isOwn = order.engine.name === ctx.engines.own.name;
  return isOwn && things.length > 0 && (action === 'put' || action === 'replace') && Boolean(mask ?? found);
}

/** Whoever cannot be told is served within the mask itself. */
async function putOrNull(ctx: EditsContext, placed: PlacedOrFound, edit: StoredEdit): Promise<Put | null> {
  try {
    return await putOf(ctx, placed, edit);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function putOf(ctx: EditsContext, placed: PlacedOrFound, edit: StoredEdit): Promise<Put> {
  const folder = join(ctx.tempFolder, `${ctx.newId()}-put`);
  await mkdir(folder);
  try {
    return await askWhere(ctx, placed, { edit, folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Asks our own eye; `folder` is for files of the moment. */
async function askWhere(
  ctx: EditsContext,
  { order, photo, mask, found, product: kept }: PlacedOrFound,
  { edit: { request }, folder }: { edit: StoredEdit; folder: string },
): Promise<Put> {
  const { tier } = order.parameters;
  const isSearch = tier !== 'premium' && purposeOf({ tool: order.tool, request }) === 'replace';
  const measures = request.product;
  const product =
    kept && measures
      ? await productPixels(ctx, { kept, product: measures, path: join(folder, 'product') })
      : null;
  const question: Omit<PutQuestion, 'maskPath'> = {
    prompt: readWish(request.prompt, isSearch ? 'replace' : 'repaint').wish,
    negativePrompt: request.negativePrompt,
    stylePreset: order.read.includes('style-preset') ? (request.stylePreset as StylePreset) : '',
    allowStandIn: request.allowStandIn ?? false,
    seed: request.seed,
    ...(product && { product }),
    arrangement: request.arrangement ? onFloor(request.arrangement) : null,
    // Who searches is shown the place beforehand by the mask alone.
    reachesFloor: !isSearch,
  };
  const onDisk = storedPhoto(ctx, photo);
  const ask = (path: string): Promise<Put> =>
    withMaskOverview(ctx, { photo: onDisk, path }, (maskPath) =>
      ctx.finder.arrange(onDisk, { ...question, maskPath }),
    );
  if (mask) return ctx.blobs.withFile(mask.blobKey, ask);
  const path = join(folder, 'found.png');
  await writeFile(path, found?.mask ?? new Uint8Array());
  return ask(path);
}

/** Sees to it that what is only named is found in the photo, and not by a guess; what is found, null where nothing had to be. @throws Refusal nothing_found, confirm_region */
export async function assertPlace(
  ctx: EditsContext,
  { order: { find, parameters, heed }, photo }: { order: Order; photo: StoredFile },
): Promise<Found | null> {
  if (find === null) return null;
  const isAccepted = parameters.request.acceptGuess ?? false;
  const isToGo = heed.understood.action === 'remove';
  return assertRegion(ctx, { photo: storedPhoto(ctx, photo), words: find, isToGo, isAccepted });
}
