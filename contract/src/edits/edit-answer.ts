import { z } from 'zod';
import { Place } from './arrangement.ts';
import { FurnishedThings } from './furnishing.ts';
import { removalFields } from './removal.ts';
import { ModelUse } from './model-use.ts';
import { heedFields } from './understood.ts';

/** What an edit call answers once it is done. With `count` above 1 it succeeds when at least one variation did. */
export const EditAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  requestId: z.string(),
  requestIds: z.array(z.string()),
  /** Signed address of the first result, relative to the server; `imageUrl` is the same. */
  outputPath: z.string(),
  imageUrl: z.string(),
  /** Every result there is, in the order asked for. */
  outputPaths: z.array(z.string()),
  /** Credits spent on all of them. */
  charged: z.int(),
  /** Pixels of the first result that differ outside the region; null when there is no region to judge by. */
  changedOutside: z.int().nullable(),
  /** How sure the engine is to have found what was meant, 0 to 1; only where it searched. */
  confidence: z.number().min(0).max(1).optional(),
  needsConfirmation: z.boolean().optional(),
  /** CIEDE2000 between the colour asked for and the median of the region; only for recolouring by our own engine. */
  deltaE: z.number().min(0).optional(),
  /** What could change where something was put, with its surroundings: a convex polygon in pixels of the upright photo. */
  place: Place.optional(),
  /** What a furnished room was furnished with. */
  things: FurnishedThings.optional(),
  /** Open models that our own engine asked for the first result. */
  models: z.array(ModelUse).optional(),
  /** Takes are those of the first result. */
  ...removalFields,
  ...heedFields,
});
export type EditAnswer = z.infer<typeof EditAnswer>;

/** Answer of every edit call under `Prefer: respond-async`. */
export const EditAccepted = z.object({
  success: z.literal(true),
  requestId: z.string(),
  requestIds: z.array(z.string()),
});
export type EditAccepted = z.infer<typeof EditAccepted>;
