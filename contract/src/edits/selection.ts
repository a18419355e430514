import { z } from 'zod';
import { limits, Words } from '../values.ts';
import { ClearedThing, clearingField } from './clearing.ts';
import { photoField } from './edit-fields.ts';
import { RegionGuess } from './region-guess.ts';

/** Clicks and dabs in pixels of the upright photo; `keep: false` marks what does not belong. */
export const SelectionPoints = z
  .array(z.strictObject({ x: z.number().min(0), y: z.number().min(0), keep: z.boolean() }))
  .max(200);
/** Left, top, right, bottom in pixels of the upright photo; the corners may come in any order. */
export const SelectionBox = z.tuple([
  z.number().min(0),
  z.number().min(0),
  z.number().min(0),
  z.number().min(0),
]);

/**
 * Text fields of the selection call; `points` and `box` are JSON. At least one of words, points and box is needed; or `group`
 * alone, for everything that goes when the room is decluttered or emptied.
 */
export const SelectionForm = z.strictObject({
  ...photoField,
  words: Words.max(limits.promptMax).optional(),
  points: z.string().max(20_000).optional(),
  box: z.string().max(200).optional(),
  /** What is found is to be taken away: it gets a rim of 1.2 % of the longer side and the ground at its foot, so that neither an edge nor a shadow of it stays. */
  purpose: z.enum(['remove']).optional(),
  ...clearingField,
});
export type SelectionForm = z.infer<typeof SelectionForm>;

export const SelectionAnswer = z.object({
  ...RegionGuess.shape,
  needsConfirmation: z.boolean(),
  /** Whether the words name something the engine can look for. */
  isKnown: z.boolean(),
  /** With `group` alone: what goes, thing by thing, the largest first; empty where nothing was found. */
  things: z.array(ClearedThing).optional(),
  /** With `group` alone: a grey PNG as a data URL, of the mask's size; 0 stays, n is the n-th of `things`. */
  numbers: z.string().optional(),
});
export type SelectionAnswer = z.infer<typeof SelectionAnswer>;
