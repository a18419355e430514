import { z } from 'zod';
import { Arrangement, Place } from './arrangement.ts';
import { Clearing } from './clearing.ts';
import { productStands } from './edit-fields.ts';
import { Furnishing } from './furnishing.ts';

/** What was asked for, so that a screen can be drawn again after a reload. */
export const EditRequest = z.object({
  sourceId: z.string(),
  maskFilename: z.string().optional(),
  mode: z.enum(['replace', 'remove', 'engine', 'exact']),
  prompt: z.string(),
  /** What is to be found and replaced. */
  searchPrompt: z.string().optional(),
  /** What is to be found and recoloured. */
  selectPrompt: z.string().optional(),
  negativePrompt: z.string(),
  stylePreset: z.string(),
  seed: z.int(),
  steps: z.int(),
  cfgScale: z.number(),
  imageStrength: z.number().optional(),
  aspectRatio: z.string().optional(),
  outputFormat: z.string().optional(),
  safetyTolerance: z.int().optional(),
  allowStandIn: z.boolean().optional(),
  acceptGuess: z.boolean().optional(),
  acceptRough: z.boolean().optional(),
  /** What may change where something is put: the corners of a convex polygon, in pixels of the upright photo. */
  place: Place.optional(),
  /** Where somebody put the thing before it was drawn. */
  arrangement: Arrangement.optional(),
  /** The room was decluttered or emptied. */
  group: Clearing.optional(),
  /** A thing of one's own is put: its width in centimetres, and whether it stands or hangs; its picture as it is kept for the work. */
  product: z.object({ width: z.number(), stands: z.enum(productStands) }).optional(),
  productFilename: z.string().optional(),
  /** The room was furnished: with what, thing by thing. */
  furnishing: Furnishing.optional(),
});
export type EditRequest = z.infer<typeof EditRequest>;
