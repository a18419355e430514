import { bodyErrors, type ErrorCode, sessionErrors } from '../errors.ts';
import { wishLacks } from './understood.ts';

/** What may be wrong with the words, the pictures or the engine, whoever calls. */
const ofEveryCall = [
  ...bodyErrors,
  'missing_field',
  'unknown_colour',
  'empty_mask',
  'mask_aspect_differs',
  'mask_too_small',
  'variations_alike',
  'picture_unreadable',
  'edit_cancelled',
  'picture_too_large',
  'picture_too_many_pixels',
  'picture_type_unsupported',
  'content_type_unsupported',
  'refused_by_engine',
  'nothing_found',
  ...wishLacks,
  'confirm_region',
  'place_too_narrow',
  'rate_limited',
  'engine_failed',
  'engine_reframed',
  'engine_timed_out',
  'engine_busy',
  'engine_unavailable',
  'unavailable',
  'disk_full',
] as const satisfies readonly ErrorCode[];

export const editCallErrors = [
  ...ofEveryCall,
  ...sessionErrors,
  'not_enough_credits',
  'not_found',
  'idempotency_conflict',
  'storage_full',
] as const satisfies readonly ErrorCode[];

/** What may be wrong with the picture of a product of one's own. */
export const productErrors = [
  'product_unreadable',
  'product_empty',
  'product_too_small',
  'product_not_cut_out',
] as const satisfies readonly ErrorCode[];

export const guestCallErrors = [
  ...ofEveryCall,
  'guest_limit_reached',
  'idempotency_conflict',
] as const satisfies readonly ErrorCode[];

/** What may be wrong with a photo that is sent or named, and with looking at it. */
export const photoErrors = [
  'missing_field',
  'picture_unreadable',
  'picture_too_large',
  'picture_too_many_pixels',
  'picture_type_unsupported',
  'content_type_unsupported',
  'not_found',
  'rate_limited',
  'engine_failed',
  'engine_timed_out',
  'unavailable',
  'disk_full',
] as const satisfies readonly ErrorCode[];

/** What may be wrong with a mask that is sent. */
export const maskErrors = [
  'empty_mask',
  'mask_aspect_differs',
  'mask_too_small',
] as const satisfies readonly ErrorCode[];
