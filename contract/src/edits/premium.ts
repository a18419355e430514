import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { heedFields, wishActions } from './understood.ts';
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
import { readLook, readShared, tellShared, tellStandIn, trimmed } from './tool-fields.ts';
import { forAccounts, forGuests, photoAndMask, tool } from './tool.ts';

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

/** Stands for three of the others: by itself for repainting, with `search_prompt` for replacing, with `select_prompt` for recolouring. */
export const premiumTool = tool({
  endpoint: endpoint({
    ...forAccounts,
    path: '/inpaint/flux-kontext-pro',
    summary: 'Start an edit by the premium engine; ask for its result',
    form: FluxForm,
    files: photoAndMask,
    response: FluxStarted,
  }),
  guestEndpoint: endpoint({
    ...forGuests,
    path: '/inpaint/flux-kontext-pro/public',
    form: FluxForm,
    response: FluxStarted,
  }),
  isLookedUp: true,
  keptAs: 'flux-kontext-pro',
  needs: () => ['prompt'],
  contradicted: (form) =>
    trimmed(form.search_prompt) !== '' && trimmed(form.select_prompt) !== '' ? ['select_prompt'] : [],
  servedBy: () => 'premium',
  styles: [],
  actions: wishActions,
  purposeOf: ({ searchPrompt, selectPrompt }) => {
    if (searchPrompt !== undefined) return 'replace';
    return selectPrompt === undefined ? 'inpainting' : 'recolor';
  },
  sourceOf: (request) => {
    if (request.searchPrompt !== undefined) return 'search-replace';
    if (request.selectPrompt !== undefined) return 'search-recolor';
    return request.maskFilename === undefined ? 'usage' : 'inpaint';
  },
  result: { type: 'flux_kontext_pro_result', nameOf: () => 'inpainted-room.png' },
  toRequest: (form) => {
    const [searchPrompt, selectPrompt] = [trimmed(form.search_prompt), trimmed(form.select_prompt)];
    return {
      mode: 'replace',
      prompt: trimmed(form.prompt),
      ...(searchPrompt !== '' && { searchPrompt }),
      ...(selectPrompt !== '' && { selectPrompt }),
      ...readLook({}),
      ...(form.aspect_ratio && { aspectRatio: form.aspect_ratio }),
      outputFormat: form.output_format ?? 'png',
      ...(form.safety_tolerance !== undefined && { safetyTolerance: form.safety_tolerance }),
      ...readShared(form),
    };
  },
  toForm: (request) => {
    const { searchPrompt, selectPrompt, aspectRatio, safetyTolerance } = request;
    return {
      ...tellShared(request),
      ...(searchPrompt !== undefined && { search_prompt: searchPrompt }),
      ...(selectPrompt !== undefined && { select_prompt: selectPrompt }),
      ...(aspectRatio !== undefined && { aspect_ratio: aspectRatio }),
      // It was checked when the call came.
      output_format: request.outputFormat as FluxForm['output_format'],
      ...(safetyTolerance !== undefined && { safety_tolerance: safetyTolerance }),
      ...tellStandIn(request),
    };
  },
});
