import { z } from 'zod';
import { limits, Words } from '../values.ts';
import { photoField } from './edit-fields.ts';

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

const Region = {
  /** A grey PNG as a data URL, of the photo's aspect; white = selected. */
  mask: z.string(),
  /** 0 to 1. */
  confidence: z.number().min(0).max(1),
  /** What it is, in English; null when only pointed at. */
  label: z.string().nullable(),
};

export const SelectionAnswer = z.object({
  ...Region,
  needsConfirmation: z.boolean(),
  /** Whether the words name something the engine can look for. */
  isKnown: z.boolean(),
  /** Size of the masks; they may be smaller than the photo. */
  width: z.int(),
  height: z.int(),
  alternatives: z.array(z.object(Region)),
});
export type SelectionAnswer = z.infer<typeof SelectionAnswer>;
