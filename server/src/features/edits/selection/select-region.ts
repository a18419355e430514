import {
  type Clearing,
  type SelectionAnswer,
  SelectionBox,
  type SelectionForm,
  SelectionPoints,
} from '@maquette/contract';
import type { FinderPhoto } from '../../../platform/image-engines/embedded/finder/region-finder.ts';
import { countHit, type RateLimit } from '../../../platform/rate-limit.ts';
import { type FieldRefusal, Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import type { SentFile } from '../../files/index.ts';
import { mustConfirm } from '../edits.rules.ts';
import { editWords } from '../messages/words.ts';
import type { EditsContext } from '../ports.ts';
import { maskUrl, toGuess } from './find-by-words.ts';
import { assertOnePhoto, photoOfCall } from './finder-photo.ts';

/** Looks with our own eye; by whoever calls. */
export const selectionLimit = {
  name: 'selection',
  hits: 600,
  windowMs: 600_000,
} as const satisfies RateLimit;

export interface SelectRegion {
  readonly form: SelectionForm;
  readonly image: SentFile | undefined;
}

/**
 * Finds a region of a photo by words, clicks, dabs or a box, or what goes when a room is cleared; costs nothing and keeps nothing.
 * @throws Refusal rate_limited, missing_field, validation_failed, not_found and what the finder or the picture gives cause for
 */
export async function selectRegion(ctx: EditsContext, input: SelectRegion): Promise<SelectionAnswer> {
  const userId = requireUser(ctx);
  await countHit(ctx, selectionLimit, userId);
  const called = { image: input.image, fileId: input.form.fileId };
  assertOnePhoto(called);
  const wish = wishOf(input.form);
  const photo = await photoOfCall(ctx, userId, called);
  if (typeof wish === 'string') return clearing(ctx, photo, wish);
  const found = await ctx.finder.find(photo, wish);
  const { confidence, isKnown } = found;
  return { ...toGuess(found), needsConfirmation: mustConfirm(confidence), isKnown };
}

/** What goes, thing by thing: always to be looked at before it goes. */
async function clearing(ctx: EditsContext, photo: FinderPhoto, group: Clearing): Promise<SelectionAnswer> {
  const { movables } = editWords(ctx.locale);
  const { things, numbers, ...region } = await ctx.finder.clear(photo, group);
  const { width, height, ...found } = { ...region, label: group === 'empty' ? 'furniture' : 'clutter' };
  return {
    ...toGuess({ ...found, width, height, isKnown: true, alternatives: [] }),
    ...{ needsConfirmation: true, isKnown: true },
    things: things.map((thing) => ({ ...thing, label: movables[thing.kind] })),
    numbers: maskUrl(numbers),
  };
}

/** What is to be found, every fault of the fields in one refusal. */
function wishOf(form: SelectionForm) {
  const words = form.words?.trim() ?? '';
  const points = SelectionPoints.safeParse(parsed(form.points ?? '[]'));
  const box = SelectionBox.nullable().safeParse(parsed(form.box ?? 'null'));
  const fields: Record<string, FieldRefusal> = {};
  if (!points.success) fields['points'] = { code: 'invalid' };
  if (!box.success) fields['box'] = { code: 'invalid' };
  const isBlank = words === '' && points.data?.length === 0 && box.data === null;
  Object.assign(fields, wrongAim(isBlank, form.group));
  if (!points.success || !box.success || Object.keys(fields).length > 0)
    throw new Refusal('validation_failed', { fields });
  return form.group ?? { words, points: points.data, box: box.data, isToGo: form.purpose === 'remove' };
}

/** Something must say what to find, and a group says all there is to say. */
function wrongAim(isBlank: boolean, group: Clearing | undefined): Record<string, FieldRefusal> {
  if (group) return isBlank ? {} : { group: { code: 'not_allowed' } };
  return isBlank ? { words: { code: 'required' } } : {};
}

/** Undefined when it is not JSON: no schema takes that. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
