import { z } from 'zod';
import { limits, Words } from '../values.ts';
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

/** Text fields of the selection call; `points` and `box` are JSON. At least one of words, points and box is needed. */
export const SelectionForm = z.strictObject({
  ...photoField,
  words: Words.max(limits.promptMax).optional(),
  points: z.string().max(20_000).optional(),
  box: z.string().max(200).optional(),
});
export type SelectionForm = z.infer<typeof SelectionForm>;

export const SelectionAnswer = z.object({
  ...RegionGuess.shape,
  needsConfirmation: z.boolean(),
  /** Whether the words name something the engine can look for. */
  isKnown: z.boolean(),
});
export type SelectionAnswer = z.infer<typeof SelectionAnswer>;
