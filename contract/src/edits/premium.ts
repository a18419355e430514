import { z } from 'zod';
import { heedFields } from './understood.ts';
import {
  countField,
  formNumber,
  guessField,
  maskField,
  photoField,
  promptField,
  searchField,
  seedField,
  selectField,
  standInField,
} from './edit-fields.ts';

/** Width to height, from 21:9 to 9:21. */
export const AspectRatio = z.string().refine((text) => {
  const [, width, height] = /^(\d{1,2}):(\d{1,2})$/.exec(text) ?? [];
  const ratio = Number(width) / Number(height);
  return ratio >= 9 / 21 && ratio <= 21 / 9;
});

/**
 * Text fields of the flux-kontext-pro call. `prompt` says what to do; with `search_prompt` it is what to put in the place
 * of what is found, with `select_prompt` the new colour of what is found. A mask never reaches the engine: the result is
 * pasted back inside it only.
 */
export const FluxForm = z.strictObject({
  ...photoField,
  ...maskField,
  ...promptField,
  ...searchField,
  ...selectField,
  aspect_ratio: AspectRatio.optional(),
  output_format: z.enum(['png', 'jpeg', 'webp']).optional(),
  safety_tolerance: formNumber(z.coerce.number().int().min(0).max(6)).optional(),
  ...seedField,
  ...countField,
  ...standInField,
  ...guessField,
});
export type FluxForm = z.infer<typeof FluxForm>;

export const FluxStarted = z.object({
  success: z.literal(true),
  requestId: z.string(),
  /** One for every variation asked for; `requestId` is the first. */
  requestIds: z.array(z.string()),
  message: z.string(),
  ...heedFields,
});
export type FluxStarted = z.infer<typeof FluxStarted>;

/** `Ready` has a picture; `Failed` and `Error` are the end; anything else means: ask again. */
export const FluxResult = z.object({
  status: z.enum(['Pending', 'Ready', 'Failed', 'Error']),
  message: z.string(),
  outputPath: z.string().optional(),
  imageUrl: z.string().optional(),
  /** 0 to 1. */
  progress: z.number().min(0).max(1),
});
export type FluxResult = z.infer<typeof FluxResult>;
