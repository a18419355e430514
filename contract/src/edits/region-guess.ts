import { z } from 'zod';

const Region = {
  /** A grey PNG as a data URL, of the photo's aspect; white = selected. */
  mask: z.string(),
  /** Expected overlap with what was meant, 0 to 1. */
  confidence: z.number().min(0).max(1),
  /** What it is, in English; null when only pointed at. */
  label: z.string().nullable(),
};

/** A region told from words, clicks or a box, and what else it may be. */
export const RegionGuess = z.object({
  ...Region,
  /** Size of the masks; they may be smaller than the photo. */
  width: z.int(),
  height: z.int(),
  alternatives: z.array(z.object(Region)),
});
export type RegionGuess = z.infer<typeof RegionGuess>;
