import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FurnishedThing, FurnishForm, Furnishing } from '@maquette/contract';
import type { FurnishedRoom } from '../../../platform/image-engines/embedded/finder/finder-messages.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { priceOfFurnishing } from '../../credits/index.ts';
import {
  assertStorageLeft,
  type SentFile,
  type StoredFile,
  storeMask,
  type StoredMask,
} from '../../files/index.ts';
import type { Order } from '../commands/consider-call.ts';
import { newEdits } from '../commands/new-edits.ts';
import { hashesOf, photoOf } from '../commands/sent-pictures.ts';
import { findRepeated, startEdits } from '../commands/start-edits.ts';
import { editLimit, freeEditLimit } from '../edits.rules.ts';
import type { StoredEdit } from '../edits.store.ts';
import { editWords } from '../messages/words.ts';
import type { EditsContext } from '../ports.ts';
import { readBy } from '../reading/effects.ts';
import { hashCall, parametersIn } from '../recipes/parameters.ts';
import { storedPhoto } from '../selection/finder-photo.ts';
import { selectionLimit } from '../selection/select-region.ts';
import {
  type AskedFurnishing,
  assertKnown,
  furnishedBefore,
  furnishedRoom,
  planAsked,
} from './plan-furnishing.ts';

export interface FurnishCall {
  readonly form: FurnishForm;
  readonly image: SentFile | undefined;
  readonly idempotencyKey: string | null;
}

/**
 * Plans what stands in a room, or takes a list of an earlier furnishing, and puts its drawing in the queue. Our own engine does it,
 * whichever serves other edits: no other one is told where things stand.
 * @throws Refusal nothing_fits; in_the_way for a list in which something cannot stand where it does; no_model for words of the list that name nothing with a model; not_found for an earlier furnishing that
 * is none; and what photo and fields give cause for, before anything is held
 */
export async function startFurnishing(
  ctx: EditsContext,
  { form, image, idempotencyKey: key }: FurnishCall,
): Promise<readonly StoredEdit[]> {
  const userId = requireUser(ctx);
  await countHit(ctx, editLimit, userId);
  const earlier = form.of === undefined ? null : await furnishedBefore(ctx, userId, form.of);
  const asked = planAsked(ctx, form, earlier);
  const call = { tool: 'furnish', form, image, mask: undefined } as const;
  const sent = hashesOf(call);
  const parameters = parametersIn(call, sent);
  assertKnown(asked.furnishing.things);
  const callKey = key === null ? null : { key, requestHash: hashCall(call, sent) };
  const repeated = await findRepeated(ctx, userId, callKey);
  if (repeated) return repeated;
  const isChange = earlier !== null && form.things !== undefined;
  if (isChange) await countHit(ctx, freeEditLimit, userId);
  await assertStorageLeft(ctx, userId);
  await countHit(ctx, selectionLimit, userId);
  const photo = await photoOf(ctx, userId, call);
  if (earlier && earlier.sourceId !== photo.id)
    throw new Refusal('validation_failed', { fields: { of: { code: 'invalid' } } });
  const { things, mask } = await furnished(ctx, { photo, asked, isGiven: form.things !== undefined });
  const furnishing = { ...asked.furnishing, things };
  const request = { ...parameters.request, prompt: titleOf(ctx, furnishing), furnishing };
  const order = orderOf(ctx, {
    parameters: { ...parameters, request, seed: asked.seed },
    things,
    price: priceOfFurnishing(isChange),
  });
  return startEdits(ctx, {
    userId,
    edits: await newEdits(ctx, { order, photo, mask, product: null }),
    callKey,
  });
}

/** The words of such an edit are those of room and style. */
function titleOf({ locale }: EditsContext, { roomType, style }: Furnishing): string {
  const { rooms, styles } = editWords(locale).furnished;
  return `${rooms[roomType]}, ${styles[style]}`;
}

interface Furnishable {
  readonly photo: StoredFile;
  readonly asked: AskedFurnishing;
  /** Whether the things were sent rather than to be planned. */
  readonly isGiven: boolean;
}

/** The things in their places and the mask of what changes. @throws Refusal nothing_fits, in_the_way */
async function furnished(
  ctx: EditsContext,
  { photo, asked, isGiven }: Furnishable,
): Promise<{ things: FurnishedThing[]; mask: StoredMask }> {
  const { userId, id: fileId } = photo;
  const room = await furnishedRoom(
    ctx,
    { photo: storedPhoto(ctx, photo), userId, fileId },
    { asked, isGiven },
  );
  const [clash] = room.clashes;
  const thing = clash && room.things[clash.at];
  if (thing) throw new Refusal('in_the_way', { values: { thing: thing.words } });
  const things = room.things.map(({ kind, words, width, arrangement }) => ({
    kind,
    words,
    width,
    arrangement,
  }));
  return { things, mask: await maskOf(ctx, photo, room) };
}

async function maskOf(ctx: EditsContext, photo: StoredFile, { mask }: FurnishedRoom): Promise<StoredMask> {
  const path = join(ctx.tempFolder, `${ctx.newId()}-furnished.png`);
  try {
    await writeFile(path, mask);
    return await storeMask(ctx, { path, photo });
  } finally {
    await rm(path, { force: true });
  }
}

function orderOf(
  { engines: { own } }: EditsContext,
  {
    parameters,
    things,
    price,
  }: Pick<Order, 'parameters' | 'price'> & { readonly things: readonly FurnishedThing[] },
): Order {
  const understood = { action: 'put' as const, things: things.map(({ kind, words }) => ({ kind, words })) };
  return {
    tool: 'furnish',
    parameters,
    engine: own,
    isPremium: false,
    price,
    heed: { understood, leftOut: [], closest: null, ignored: [] },
    read: readBy(own, { action: 'put', isExact: false }),
    find: null,
  };
}
