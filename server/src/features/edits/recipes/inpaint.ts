import { createHash } from 'node:crypto';
import { type EditRequest, inpaintDefaults, type InpaintForm, type StylePreset } from '@maquette/contract';
import type { InpaintJob, InpaintOutcome } from '../../../platform/image-engines/image-engine.ts';
import { type FieldRefusal, Refusal } from '../../../platform/refusal.ts';

/** What came with the call besides its text fields. */
export interface InpaintFiles {
  /** SHA-256 of the sent photo and mask, hex; null when they were not sent. */
  readonly imageSha256: string | null;
  readonly maskSha256: string | null;
}

/** What is asked for, before it is known which stored photo and mask are meant. */
export type InpaintWishes = Omit<EditRequest, 'sourceId' | 'maskFilename' | 'seed'> & {
  readonly seed: number | null;
};

/**
 * Reads the fields of the inpaint call.
 * @throws Refusal missing_field without a photo, validation_failed for two photos or masks, or for a blank prompt unless something is to be removed
 */
export function readInpaintForm(form: InpaintForm, files: InpaintFiles): InpaintWishes {
  const { fileId, maskFilename, mode = 'replace' } = form;
  if (!files.imageSha256 && !fileId)
    throw new Refusal('missing_field', { fields: { image: { code: 'required' } } });
  const fields: Record<string, FieldRefusal> = {};
  if (files.imageSha256 && fileId) fields['fileId'] = { code: 'invalid' };
  if (files.maskSha256 && maskFilename) fields['maskFilename'] = { code: 'invalid' };
  const prompt = form.prompt?.trim() ?? '';
  if (prompt === '' && mode === 'replace') fields['prompt'] = { code: 'required' };
  if (Object.keys(fields).length > 0) throw new Refusal('validation_failed', { fields });
  return {
    mode,
    prompt,
    negativePrompt: form.negative_prompt?.trim() ?? '',
    stylePreset: form.style_preset ?? '',
    seed: form.seed ?? null,
    steps: form.steps ?? inpaintDefaults.steps,
    cfgScale: form.cfg_scale ?? inpaintDefaults.cfgScale,
  };
}

/** One number for everything that was asked for: the same call has the same. SHA-256, hex. */
export function hashInpaintCall(form: InpaintForm, files: InpaintFiles): string {
  const fields = Object.entries(form).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify(['POST /inpaint/inpaint', fields, files]))
    .digest('hex');
}

/** What the engine is asked to do with the part that was cut out. */
export const toInpaintJob = (
  request: EditRequest,
  cut: Pick<InpaintJob, 'part' | 'mask' | 'place' | 'overview'>,
): InpaintJob => ({
  ...cut,
  mode: request.mode,
  prompt: request.prompt,
  negativePrompt: request.negativePrompt,
  stylePreset: request.stylePreset as StylePreset,
  seed: request.seed,
  steps: request.steps,
});

/** How the result came to be, kept with it for good. */
export const describeInpaint = (
  request: EditRequest,
  outcome: Pick<InpaintOutcome, 'english' | 'closest'>,
) => ({
  seed: request.seed,
  parameters: {
    mode: request.mode,
    negative_prompt: request.negativePrompt,
    style_preset: request.stylePreset,
    steps: request.steps,
    cfg_scale: request.cfgScale,
    ...(!request.maskFilename && { mask_area: 'center' }),
  },
  ...(outcome.english && { understood: outcome.english }),
  ...(outcome.closest && { closest: outcome.closest }),
});
