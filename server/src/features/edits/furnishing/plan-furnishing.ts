import type { FurnishedThing, FurnishForm, Furnishing, FurnishPlan } from '@maquette/contract';
import { parsePrompt } from '@maquette/engine';
import type { FurnishedRoom } from '../../../platform/image-engines/embedded/finder/finder-messages.ts';
import { nameOfKind } from '../../../platform/kind-names.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import type { SentFile } from '../../files/index.ts';
import { asDrawn, seedFrom } from '../edits.rules.ts';
import { findEdit, type StoredEdit } from '../edits.store.ts';
import type { EditsContext } from '../ports.ts';
import { assertOnePhoto, photoOfCall } from '../selection/finder-photo.ts';
import { selectionLimit } from '../selection/select-region.ts';
import { type PhotoInHistory, withCleared } from './with-cleared.ts';

/** How a call furnishes: with which things, by which seed. */
export interface AskedFurnishing {
  readonly furnishing: Furnishing;
  readonly seed: number;
}

/**
 * Tells with what a room would be furnished and where, or whether a changed list can stand so, before anything is paid; keeps nothing and counts
 * with the selections.
 * @throws Refusal nothing_fits; no_model for words of the list that name nothing with a model; not_found for an earlier furnishing that is none;
 * rate_limited, missing_field, validation_failed and what the finder or the photo gives cause for
 */
export async function planFurnishing(
  ctx: EditsContext,
  { form, image }: { readonly form: FurnishForm; readonly image: SentFile | undefined },
): Promise<FurnishPlan> {
  const userId = requireUser(ctx);
  await countHit(ctx, selectionLimit, userId);
  const called = { image, fileId: form.fileId };
  assertOnePhoto(called);
  const earlier = form.of === undefined ? null : await furnishedBefore(ctx, userId, form.of);
  const asked = planAsked(ctx, form, earlier);
  assertKnown(asked.furnishing.things);
  const photo = await photoOfCall(ctx, userId, called);
  const room = await furnishedRoom(
    ctx,
    { photo, userId, fileId: form.fileId },
    { asked, isGiven: form.things !== undefined },
  );
  const { setting, light, clashes } = room;
  const { roomType, style } = asked.furnishing;
  return {
    ...{ roomType, style, seed: asked.seed, light: [...light], clashes: [...clashes] },
    setting: { ...setting, distance: [...setting.distance] },
    things: room.things.map(({ place, ...thing }) => ({
      ...thing,
      name: nameOfKind(thing.kind, ctx.locale, thing.words),
      place: place.map(([x, y]): [number, number] => [x, y]),
    })),
  };
}

/** @throws Refusal not_found for what is no furnishing of this person's that came out well */
export async function furnishedBefore(ctx: EditsContext, userId: string, id: string): Promise<StoredEdit> {
  const edit = await findEdit(ctx.db, { userId, id });
  if (edit?.state !== 'succeeded' || !edit.request.furnishing) throw new Refusal('not_found');
  return edit;
}

/** What a changed furnishing keeps: its models are those of the seed that it was first drawn by. */
export function planAsked(ctx: EditsContext, form: FurnishForm, earlier: StoredEdit | null): AskedFurnishing {
  const { room_type: roomType, style, things = [], of } = form;
  if (earlier?.request.furnishing)
    return {
      furnishing: { ...earlier.request.furnishing, things, ...(of && { of }) },
      seed: earlier.request.seed,
    };
  return { furnishing: { roomType, style, things }, seed: form.seed ?? seedFrom(ctx.newId()) };
}

/** @throws Refusal no_model */
export function assertKnown(things: readonly FurnishedThing[]): void {
  const strange = things.find(({ words }) => parsePrompt(words).kind === null);
  if (strange) throw new Refusal('no_model', { values: { thing: strange.words } });
}

interface Furnishable {
  readonly asked: AskedFurnishing;
  /** Whether the things were sent rather than to be planned. */
  readonly isGiven: boolean;
}

/** The room with its things, as planned or as sent. @throws Refusal nothing_fits */
export async function furnishedRoom(
  ctx: EditsContext,
  inHistory: PhotoInHistory,
  { asked: { furnishing, seed }, isGiven }: Furnishable,
): Promise<FurnishedRoom> {
  const { roomType, style } = furnishing;
  const room = await withCleared(ctx, inHistory, (clearedPaths) =>
    ctx.finder.furnish(inHistory.photo, {
      ...{ roomType, style, seed, language: ctx.locale, clearedPaths },
      things: isGiven ? furnishing.things.map(asDrawn) : null,
    }),
  );
  if (room.things.length === 0) throw new Refusal('nothing_fits');
  return room;
}
