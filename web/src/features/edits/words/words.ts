import { countMax, editDefaults, StylePreset } from '@maquette/contract';
import { z } from 'zod';

/** What is wished for, and how it is to be made. */
export const Words = z.object({
  prompt: z.string(),
  negativePrompt: z.string(),
  stylePreset: StylePreset,
  /** Null: the server chooses. */
  seed: z.int().nullable(),
  steps: z.int(),
  cfgScale: z.number(),
  /** How many variations are wanted. */
  count: z.int().min(1).max(countMax),
});
export type Words = z.infer<typeof Words>;

export const noWords: Words = {
  prompt: '',
  negativePrompt: '',
  stylePreset: '',
  seed: null,
  steps: editDefaults.steps,
  cfgScale: editDefaults.cfgScale,
  count: editDefaults.count,
};
