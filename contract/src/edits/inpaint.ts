import type { MadeName } from '../files/made-name.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits, Words } from '../values.ts';
import { type Clearing, clearingField } from './clearing.ts';
import {
  arrangementField,
  countField,
  guessField,
  maskField,
  photoField,
  productFields,
  qualityFields,
  roughField,
  seedField,
  standInField,
  wishFields,
} from './edit-fields.ts';
import { editCallErrors, productErrors } from './call-errors.ts';
import {
  readLook,
  readShared,
  tellLook,
  tellPlaced,
  tellShared,
  tellStandIn,
  trimmed,
} from './tool-fields.ts';
import { byDefault, forAccounts, photoAndMask, tool } from './tool.ts';
import { wishActions } from './understood.ts';

/**
 * Text fields of the inpaint call. Without a mask the central half of width and height is repainted; but what words ask to be
 * taken away ("remove the boxes"), or `group` with `mode=remove`, is looked for and asked about first. With a mask `group` says
 * what the mask is for. With the file `product` that is put, and words are not needed; our own engine alone does that.
 */
export const InpaintForm = z.strictObject({
  ...photoField,
  ...maskField,
  mask_area: z.enum(['center']).optional(),
  mode: z.enum(['replace', 'remove']).optional(),
  ...wishFields,
  ...seedField,
  ...qualityFields,
  ...countField,
  ...standInField,
  ...roughField,
  ...guessField,
  ...arrangementField,
  ...clearingField,
  ...productFields,
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

/** What a room that was cleared is called in the history. */
const clearedNames: Record<Clearing, MadeName> = {
  declutter: 'decluttered-room.png',
  empty: 'emptied-room.png',
};

export const inpaintTool = tool({
  endpoint: endpoint({
    ...forAccounts,
    path: '/inpaint/inpaint',
    summary: 'Repaint the masked part of a room by words',
    form: InpaintForm,
    files: { ...photoAndMask, product: false },
    errors: [...editCallErrors, ...productErrors],
  }),
  guestEndpoint: null,
  isLookedUp: false,
  keptAs: 'inpaint',
  needs: ({ mode, product_width }) => (mode === 'remove' || product_width !== undefined ? [] : ['prompt']),
  contradicted: ({ mode, group }) => (group && mode !== 'remove' ? ['group'] : []),
  servedBy: byDefault,
  styles: ['photographic', 'digital-art', '3d-model', 'cinematic', 'anime', 'enhance'],
  actions: wishActions,
  purposeOf: ({ group }) => (group ? 'clearing' : 'inpainting'),
  sourceOf: () => 'inpaint',
  result: {
    type: 'inpaint_result',
    nameOf: ({ group }) => (group ? clearedNames[group] : 'inpainted-room.png'),
  },
  toRequest: (form) => {
    const { mode = 'replace', group, productFilename, product_width: width, product_stands: stands } = form;
    return {
      mode,
      prompt: trimmed(form.prompt),
      ...readLook(form),
      ...readShared(form),
      ...(group && { group }),
      ...(width !== undefined && { product: { width, stands: stands ?? 'floor' } }),
      ...(productFilename && { productFilename }),
    };
  },
  toForm: (request) => {
    const { mode, maskFilename, group, product, productFilename, acceptRough } = request;
    return {
      mode: mode === 'remove' ? ('remove' as const) : ('replace' as const),
      ...tellShared(request),
      ...(maskFilename === undefined && { mask_area: 'center' as const }),
      ...tellLook(request),
      ...tellStandIn(request),
      ...(acceptRough && { accept_rough: 'true' as const }),
      ...tellPlaced(request),
      ...(group && { group }),
      ...(product && { product_width: product.width, product_stands: product.stands }),
      ...(productFilename && { productFilename }),
    };
  },
});
