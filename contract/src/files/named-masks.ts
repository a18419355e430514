import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Done, IdParams, Instant, Words } from '../values.ts';

/** Limits of the masks that stay with a photo. Characters. */
export const namedMaskLimits = { perPhoto: 20, nameMax: 40 } as const;

/** What a person calls a mask: one line, no control characters. */
const MaskName = Words.trim()
  .min(1)
  .max(namedMaskLimits.nameMax)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u);

/** A mask that a person has given a name, to be taken up again with its photo. */
export const NamedMask = z.object({
  id: z.string(),
  name: z.string(),
  /** By which edits take it. */
  maskFilename: z.string(),
  /** Signed address of its picture: white = marked. */
  url: z.string(),
  createdAt: Instant,
});
export type NamedMask = z.infer<typeof NamedMask>;

const OwnMask = z.strictObject({ ...IdParams.shape, maskId: Words.min(1).max(64) });
const errors = ['validation_failed', 'not_signed_in', 'session_expired', 'not_found'] as const;

/** Calls about the masks that stay with a photo. */
export const namedMaskEndpoints = {
  listNamedMasks: endpoint({
    method: 'GET',
    path: '/files/:id/masks',
    access: 'signed-in',
    summary: 'The masks that were given a name for a photo, by name',
    params: IdParams,
    answer: 'json',
    response: z.object({ masks: z.array(NamedMask) }),
    errors: [...errors],
  }),
  nameMask: endpoint({
    method: 'POST',
    path: '/files/:id/masks',
    access: 'signed-in',
    summary: 'Give a saved mask a name, so that it stays with the photo',
    params: IdParams,
    body: z.strictObject({
      name: MaskName,
      /** As saving the mask answered. */
      maskFilename: Words.min(1).max(128),
      /** The mask that has this name goes; without it such a name is refused. */
      replace: z.boolean().optional(),
    }),
    answer: 'json',
    response: NamedMask,
    status: 201,
    errors: [
      ...errors,
      'unknown_field',
      'mask_aspect_differs',
      'mask_name_taken',
      'mask_limit_reached',
      'rate_limited',
    ],
  }),
  renameMask: endpoint({
    method: 'PUT',
    path: '/files/:id/masks/:maskId',
    access: 'signed-in',
    summary: 'Give a mask that stays with a photo another name',
    params: OwnMask,
    body: z.strictObject({ name: MaskName }),
    answer: 'json',
    response: NamedMask,
    errors: [...errors, 'unknown_field', 'mask_name_taken'],
  }),
  forgetMask: endpoint({
    method: 'DELETE',
    path: '/files/:id/masks/:maskId',
    access: 'signed-in',
    summary: 'Forget a mask that stays with a photo; pictures made with it stay',
    params: OwnMask,
    answer: 'json',
    response: Done,
    errors: [...errors],
  }),
};
