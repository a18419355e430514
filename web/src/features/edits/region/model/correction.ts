import { SelectionBox, SelectionPoints } from '@maquette/contract';
import { z } from 'zod';

const Fraction = z.number().min(0).max(1);

/** A region of a photo. Places are in pixels of the upright photo. */
export const Region = z.object({
  /** Grey PNG as a data URL, of the photo's aspect; white = selected. */
  mask: z.string(),
  confidence: Fraction,
  /** Part of the photo it covers. */
  coverage: Fraction,
  /** Left, top, right, bottom. */
  bounds: SelectionBox,
  /** A place inside it, near its middle. */
  inside: z.object({ x: z.number(), y: z.number() }),
  /** Name of the model that found it; absent = our own eye. */
  foundBy: z.string().optional(),
});
export type Region = z.infer<typeof Region>;

/** What a person did to the region found: pointed at places, drew a box, or took another one (null: none of them). */
export const Correction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('points'), points: SelectionPoints }),
  z.object({ kind: z.literal('box'), box: SelectionBox }),
  z.object({ kind: z.literal('taken'), region: Region.nullable() }),
]);
export type Correction = z.infer<typeof Correction>;

/** What to look for. */
export interface RegionWish {
  readonly words: string;
  readonly points: z.infer<typeof SelectionPoints>;
  readonly box: z.infer<typeof SelectionBox> | null;
}
