import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArrangeAnswer, ArrangeForm, EditRequest } from '@maquette/contract';
import { readWish } from '@maquette/engine';
import type { Put, PutQuestion } from '../../../platform/image-engines/embedded/finder/finder-messages.ts';
import { nameOfKind, OWN_PRODUCT } from '../../../platform/kind-names.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { getMask, type SentFile } from '../../files/index.ts';
import { onFloor, seedFrom } from '../edits.rules.ts';
import type { EditsContext } from '../ports.ts';
import { readRequest } from '../reading/read-request.ts';
import { standInFor } from '../reading/stand-in.ts';
import { productIn } from '../recipes/parameters.ts';
import { assertOnePhoto, photoOfCall, withMaskOverview } from './finder-photo.ts';
import { selectionLimit } from './select-region.ts';

export interface Arrange {
  readonly form: ArrangeForm;
  readonly image: SentFile | undefined;
  readonly mask: SentFile | undefined;
  /** The picture of a thing of one's own. */
  readonly product: SentFile | undefined;
}

/**
 * Tells where the thing that words name goes in a marked place, how large it is and in which light, before anything is paid; keeps
 * nothing and counts with the selections.
 * @throws Refusal rate_limited, missing_field, validation_failed, not_found, no_model, place_too_narrow and what the finder, the photo,
 * the mask or the product gives cause for
 */
export async function arrange(
  ctx: EditsContext,
  { form, image, mask, product: sent }: Arrange,
): Promise<ArrangeAnswer> {
  const userId = requireUser(ctx);
  await countHit(ctx, selectionLimit, userId);
  const called = { image, fileId: form.fileId };
  assertOnePhoto(called);
  assertOneMask(form, mask);
  const measures = productIn(form, { productSha256: sent?.sha256 ?? null });
  const question = measures ? ownQuestion(ctx, form) : questionOf(ctx, form);
  const photo = await photoOfCall(ctx, userId, called);
  const lend = <T>(use: (product: PutQuestion['product']) => Promise<T>): Promise<T> =>
    measures
      ? withProduct(ctx, { userId, sent, filename: form.productFilename, measures }, use)
      : use(undefined);
  const put = await lend((product) => {
    const ask = (path: string) =>
      withMaskOverview(ctx, { photo, path }, (maskPath) =>
        ctx.finder.arrange(photo, { ...question, ...(product && { product }), maskPath }),
      );
    return mask ? ask(mask.path) : withKeptMask(ctx, { userId, filename: form.maskFilename ?? '' }, ask);
  });
  return told(ctx, { ...question, isOwn: measures !== null }, put);
}

interface LentProduct {
  readonly userId: string;
  readonly sent: SentFile | undefined;
  readonly filename: string | undefined;
  readonly measures: NonNullable<EditRequest['product']>;
}

/** Lends the pixels of a product that was sent, or that an earlier order kept. @throws Refusal as store-product does, not_found */
async function withProduct<T>(
  ctx: EditsContext,
  { userId, sent, filename = '', measures }: LentProduct,
  use: (product: NonNullable<PutQuestion['product']>) => Promise<T>,
): Promise<T> {
  const path = join(ctx.tempFolder, `${ctx.newId()}-product`);
  const productPath = `${path}.png`;
  const { stands } = measures;
  const lend = async (file: string): Promise<T> => {
    const size = await ctx.images.run('openProduct', { path: file, rawPath: path });
    return use({ picture: { path, ...size }, widthMetres: measures.width / 100, stands });
  };
  try {
    if (!sent) return await withKeptMask(ctx, { userId, filename }, lend);
    await ctx.images.run('readProduct', { path: sent.path, productPath, stands });
    return await lend(productPath);
  } finally {
    await Promise.all([path, productPath].map((file) => rm(file, { force: true })));
  }
}

/** @throws Refusal missing_field without a mask, validation_failed with two */
function assertOneMask({ maskFilename }: ArrangeForm, mask: SentFile | undefined): void {
  if (!mask && !maskFilename) throw new Refusal('missing_field', { fields: { mask: { code: 'required' } } });
  if (mask && maskFilename)
    throw new Refusal('validation_failed', { fields: { maskFilename: { code: 'invalid' } } });
}

async function withKeptMask<T>(
  ctx: EditsContext,
  owned: { userId: string; filename: string },
  use: (path: string) => Promise<T>,
): Promise<T> {
  const { blobKey } = await getMask(ctx, owned);
  return ctx.blobs.withFile(blobKey, use);
}

const settingsIn = (ctx: EditsContext, form: ArrangeForm) => ({
  negativePrompt: form.negative_prompt?.trim() ?? '',
  stylePreset: form.style_preset ?? '',
  allowStandIn: form.allow_stand_in === 'true',
  seed: form.seed ?? seedFrom(ctx.newId()),
  arrangement: form.arrangement ? onFloor(form.arrangement) : null,
  reachesFloor: form.search_prompt === undefined,
});

/** A product is what it is, whatever the words say. */
const ownQuestion = (ctx: EditsContext, form: ArrangeForm): Omit<PutQuestion, 'maskPath'> => ({
  ...settingsIn(ctx, form),
  prompt: '',
  stylePreset: '',
});

/** What a call of these words would put. @throws Refusal missing_field, validation_failed when nothing is put, no_model */
function questionOf(ctx: EditsContext, form: ArrangeForm): Omit<PutQuestion, 'maskPath'> {
  const prompt = form.prompt?.trim() ?? '';
  if (prompt === '') throw new Refusal('missing_field', { fields: { prompt: { code: 'required' } } });
  const settings = settingsIn(ctx, form);
  const { action, wish } = readWish(prompt, settings.reachesFloor ? 'repaint' : 'replace');
  if (action !== 'put' && action !== 'replace')
    throw new Refusal('validation_failed', { fields: { prompt: { code: 'not_allowed' } } });
  standInFor(
    ctx,
    readRequest({ tool: 'inpaint', request: { mode: 'replace', prompt } }),
    settings.allowStandIn,
  );
  return { ...settings, prompt: wish };
}

/** The answer. @throws Refusal no_model, place_too_narrow */
function told(
  { locale }: EditsContext,
  { seed, prompt, isOwn }: Pick<PutQuestion, 'seed' | 'prompt'> & { readonly isOwn: boolean },
  put: Put,
): ArrangeAnswer {
  if (!put) throw new Refusal('no_model', { values: { thing: prompt } });
  const { words, suits, scaleFrom, extent } = put;
  const kind = isOwn ? OWN_PRODUCT : put.kind;
  const name = nameOfKind(kind, locale, words);
  if (suits === 'narrow') throw new Refusal('place_too_narrow', { values: { thing: name } });
  const { setting, light, support, arrangement, aspect, scaleTo, variants, place } = put;
  return {
    setting: { ...setting, distance: [...setting.distance] },
    light: [...light],
    ...{ kind, name, words, support, arrangement, seed, aspect, scaleFrom, scaleTo, variants },
    sizes: extent,
    place: place.map(([x, y]) => [x, y]),
    fits: suits === 'small' ? 'small' : !isOwn && arrangement.scale < TIGHT ? 'tight' : 'well',
  };
}

/** Below this share of the model a thing is smaller than such things are in shops. */
const TIGHT = 0.75;
