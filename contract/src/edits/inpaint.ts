import { z } from 'zod';
import { limits, Words } from '../values.ts';

export const stylePresets = [
  'photographic',
  'digital-art',
  '3d-model',
  'cinematic',
  'anime',
  'enhance',
] as const;
/** Empty means no preset. */
export const StylePreset = z.enum(['', ...stylePresets]);
export type StylePreset = z.infer<typeof StylePreset>;

export const inpaintDefaults = { steps: 30, cfgScale: 7 } as const;

/**
 * Text fields of the inpaint call. The photo comes as the file `image` or, when it is stored already, as `fileId`;
 * the mask as the file `mask` or as `maskFilename` from save-mask; without one the central half is repainted.
 */
export const InpaintForm = z.strictObject({
  fileId: Words.max(64).optional(),
  maskFilename: Words.max(80).optional(),
  mask_area: z.enum(['center']).optional(),
  mode: z.enum(['replace', 'remove']).optional(),
  prompt: Words.max(limits.promptMax).optional(),
  negative_prompt: Words.max(limits.promptMax).optional(),
  style_preset: StylePreset.optional(),
  seed: z.coerce.number().int().min(0).max(4_294_967_294).optional(),
  steps: z.coerce.number().int().min(10).max(50).optional(),
  cfg_scale: z.coerce.number().min(1).max(35).optional(),
});
export type InpaintForm = z.infer<typeof InpaintForm>;

export const InpaintAnswer = z.object({
  success: z.literal(true),
  requestId: z.string(),
  outputPath: z.string(),
  message: z.string(),
});
export type InpaintAnswer = z.infer<typeof InpaintAnswer>;

/** Answer of every edit call under `Prefer: respond-async`. */
export const EditAccepted = z.object({ success: z.literal(true), requestId: z.string() });
export type EditAccepted = z.infer<typeof EditAccepted>;

export const SaveMaskBody = z.strictObject({
  /** A PNG as a data URL; white marks what to replace. */
  maskData: z.string().startsWith('data:image/png;base64,').max(limits.maskJsonBytes),
});
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
