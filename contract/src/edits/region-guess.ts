import { z } from 'zod';
import { ModelUse } from './model-use.ts';

const Region = {
  /** A grey PNG as a data URL, of the photo's aspect; white = selected. */
  mask: z.string(),
  /** Expected overlap with what was meant, 0 to 1. */
  confidence: z.number().min(0).max(1),
  /** What it is, in English; null when only pointed at. */
  label: z.string().nullable(),
  /** The open model that found it; absent = our own eye. */
  foundBy: ModelUse.optional(),
};

/** A region told from words, clicks or a box, and what else it may be. */
export const RegionGuess = z.object({
  ...Region,
  /** Size of the masks; they may be smaller than the photo. */
  width: z.int(),
  height: z.int(),
  alternatives: z.array(z.object(Region)),
  /** Open models that were asked and could not find: our own eye did. Absent where none failed. */
  failedModels: z.array(ModelUse).optional(),
});
export type RegionGuess = z.infer<typeof RegionGuess>;
