import type { Arrangement } from './arrangement.ts';
import { editDefaults } from './edit-fields.ts';
import type { EditRequest } from './edit-request.ts';
import type { StylePreset } from './style-preset.ts';

/** What is asked for, as a call says it: photo and seed only where it names them. */
export type AskedRequest = Omit<EditRequest, 'sourceId' | 'seed'> &
  Partial<Pick<EditRequest, 'sourceId' | 'seed'>>;

type Flag = 'true' | 'false' | undefined;

/** Fields that several calls have. */
interface SharedFields {
  readonly fileId?: string | undefined;
  readonly maskFilename?: string | undefined;
  readonly seed?: number | undefined;
  readonly allow_stand_in?: Flag;
  readonly accept_guess?: Flag;
  readonly accept_rough?: Flag;
  readonly arrangement?: Arrangement | undefined;
}

interface LookFields {
  readonly negative_prompt?: string | undefined;
  readonly style_preset?: StylePreset | undefined;
  readonly steps?: number | undefined;
  readonly cfg_scale?: number | undefined;
}

/** Words as they count: without blanks around them. */
export const trimmed = (text: string | undefined): string => text?.trim() ?? '';

/** The pictures a form names, its seed, what it agrees to, and where somebody put the thing beforehand. */
export const readShared = (form: SharedFields) => ({
  ...(form.fileId && { sourceId: form.fileId }),
  ...(form.maskFilename && { maskFilename: form.maskFilename }),
  ...(form.seed !== undefined && { seed: form.seed }),
  ...(form.allow_stand_in === 'true' && { allowStandIn: true }),
  ...(form.accept_guess === 'true' && { acceptGuess: true }),
  ...(form.accept_rough === 'true' && { acceptRough: true }),
  ...(form.arrangement && { arrangement: form.arrangement }),
});

/** The settings of a form, or what holds when they are not said. */
export const readLook = (form: LookFields) => ({
  negativePrompt: trimmed(form.negative_prompt),
  stylePreset: form.style_preset ?? '',
  steps: form.steps ?? editDefaults.steps,
  cfgScale: form.cfg_scale ?? editDefaults.cfgScale,
});

/** The photo and the seed of a request. */
export const tellPhoto = ({ sourceId, seed }: AskedRequest) => ({
  ...(sourceId !== undefined && { fileId: sourceId }),
  ...(seed !== undefined && { seed }),
});

/** Photo, seed and mask of a request, its words, and whether a region that is a guess will do. */
export const tellShared = (request: AskedRequest) => ({
  ...tellPhoto(request),
  ...(request.maskFilename !== undefined && { maskFilename: request.maskFilename }),
  prompt: request.prompt,
  ...(request.acceptGuess && { accept_guess: 'true' as const }),
});

export const tellLook = (request: AskedRequest) => ({
  negative_prompt: request.negativePrompt,
  // It was checked when the call came.
  style_preset: request.stylePreset as StylePreset,
  steps: request.steps,
  cfg_scale: request.cfgScale,
});

export const tellStandIn = ({ allowStandIn }: AskedRequest) =>
  allowStandIn ? { allow_stand_in: 'true' as const } : {};

export const tellPlaced = ({ arrangement }: AskedRequest) => (arrangement ? { arrangement } : {});

/** What is to be found by words; '' where nothing is. */
export const soughtIn = ({
  searchPrompt,
  selectPrompt,
}: Pick<EditRequest, 'searchPrompt' | 'selectPrompt'>): string => searchPrompt ?? selectPrompt ?? '';
