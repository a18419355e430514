import { z } from 'zod';
import { limits, Words } from '../values.ts';
import { clearingField } from './clearing.ts';
import {
  arrangementField,
  countField,
  guessField,
  maskField,
  negativeField,
  photoField,
  promptField,
  qualityFields,
  roughField,
  seedField,
  standInField,
  styleField,
} from './edit-fields.ts';

/**
 * Text fields of the inpaint call. Without a mask the central half of width and height is repainted; but what words ask to be
 * taken away ("remove the boxes"), or `group` with `mode=remove`, is looked for and asked about first. With a mask `group` says
 * what the mask is for.
 */
export const InpaintForm = z.strictObject({
  ...photoField,
  ...maskField,
  mask_area: z.enum(['center']).optional(),
  mode: z.enum(['replace', 'remove']).optional(),
  ...promptField,
  ...negativeField,
  ...styleField,
  ...seedField,
  ...qualityFields,
  ...countField,
  ...standInField,
  ...roughField,
  ...guessField,
  ...arrangementField,
  ...clearingField,
});
export type InpaintForm = z.infer<typeof InpaintForm>;

export const SaveMaskBody = z.strictObject({
  /** A PNG as a data URL; white marks what to replace. */
  maskData: z.string().startsWith('data:image/png;base64,').max(limits.maskJsonBytes),
  /** The stored photo it is for: its proportions must fit then, and a painted-over copy of the photo is understood. */
  fileId: Words.max(64).optional(),
});
export type SaveMaskBody = z.infer<typeof SaveMaskBody>;
export const SaveMaskAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  maskFilename: z.string(),
  /** Signed address of the stored mask. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
});
export type SaveMaskAnswer = z.infer<typeof SaveMaskAnswer>;
