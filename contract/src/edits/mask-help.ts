import { z } from 'zod';
import { photoField } from './edit-fields.ts';

/** Text fields of the mask call; the mask comes as the file `mask`. */
export const MaskHelpForm = z.strictObject({ ...photoField });
export type MaskHelpForm = z.infer<typeof MaskHelpForm>;

/** Things that a mask may go through. */
export const CutKind = z.enum([
  'sofa',
  'bed',
  'table',
  'chair',
  'plant',
  'lamp',
  'cabinet',
  'radiator',
  'appliance',
  'cushion',
  'screen',
]);
export type CutKind = z.infer<typeof CutKind>;

/** What would help a mask that something is to be taken away or replaced by. Masks are grey PNGs as data URLs, of the photo's aspect; white = marked. */
export const MaskHelpAnswer = z.object({
  /** Size of the masks; they may be smaller than the photo. */
  width: z.int(),
  height: z.int(),
  /** Holes and crumbs closed. */
  tidied: z.string(),
  /** The tidied mask, grown by 1.2 % of the photo's longer side. */
  wider: z.string(),
  /** The pixels outside the mask that show the thing's shadow or its mirror image in the floor; null when none can be told. */
  shadow: z.object({ mask: z.string(), kind: z.enum(['shadow', 'reflection', 'both']) }).nullable(),
  /** The pixels outside the mask of a thing that the mask goes through; null when it takes things whole. */
  rest: z
    .object({
      mask: z.string(),
      /** Null when it is not sure what the thing is. */
      kind: CutKind.nullable(),
      /** Share of the thing that the mask leaves out. */
      share: z.number().min(0).max(1),
    })
    .nullable(),
});
export type MaskHelpAnswer = z.infer<typeof MaskHelpAnswer>;
