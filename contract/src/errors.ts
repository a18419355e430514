import { z } from 'zod';
import { MissingThing } from './edits/understood.ts';
import { RegionGuess } from './edits/region-guess.ts';

/** HTTP status of every error code; a code without a status does not compile. */
export const statusOf = {
  validation_failed: 400,
  unknown_field: 400,
  missing_field: 400,
  empty_mask: 400,
  mask_aspect_differs: 400,
  mask_too_small: 400,
  variations_alike: 400,
  product_unreadable: 400,
  product_empty: 400,
  product_too_small: 400,
  product_not_cut_out: 400,
  picture_unreadable: 400,
  unknown_colour: 400,
  email_in_use: 400,
  password_common: 400,
  wrong_password: 400,
  password_elsewhere: 400,
  token_invalid: 400,
  token_expired: 400,
  email_not_yours: 400,
  email_missing: 400,
  email_unverified: 400,
  plan_unknown: 400,
  offer_mismatch: 400,
  method_unknown: 400,
  signature_invalid: 400,
  not_signed_in: 401,
  session_expired: 401,
  wrong_credentials: 401,
  social_refused: 401,
  not_enough_credits: 402,
  card_declined: 402,
  session_unpaid: 402,
  forbidden: 403,
  api_access_needed: 403,
  not_found: 404,
  payment_processing: 409,
  edit_is_final: 409,
  preview_gone: 409,
  idempotency_conflict: 409,
  account_exists: 409,
  checkout_expired: 409,
  already_subscribed: 409,
  purchase_in_progress: 409,
  subscription_over: 409,
  subscription_runs: 409,
  subscription_replaced: 409,
  balance_too_low: 409,
  already_refunded: 409,
  key_limit_reached: 409,
  album_exists: 409,
  album_limit_reached: 409,
  mask_name_taken: 409,
  mask_limit_reached: 409,
  picture_too_large: 413,
  picture_too_many_pixels: 413,
  body_too_large: 413,
  storage_full: 413,
  picture_type_unsupported: 415,
  content_type_unsupported: 415,
  range_not_satisfiable: 416,
  refused_by_engine: 422,
  nothing_found: 422,
  no_model: 422,
  look_missing: 422,
  cannot_move: 422,
  wish_unclear: 422,
  confirm_region: 422,
  place_too_narrow: 422,
  nothing_fits: 422,
  in_the_way: 422,
  rate_limited: 429,
  guest_limit_reached: 429,
  edit_cancelled: 409,
  internal: 500,
  engine_failed: 502,
  engine_reframed: 502,
  unavailable: 503,
  disk_low: 503,
  engine_busy: 503,
  provider_unavailable: 503,
  engine_unavailable: 503,
  cards_unavailable: 503,
  cards_busy: 503,
  engine_timed_out: 504,
  disk_full: 507,
} as const;

export type ErrorCode = keyof typeof statusOf;

/** A body or query that is not of its form. */
export const bodyErrors = ['validation_failed', 'unknown_field'] as const satisfies readonly ErrorCode[];

/** A call of somebody who is not signed in, or no longer. */
export const sessionErrors = ['not_signed_in', 'session_expired'] as const satisfies readonly ErrorCode[];

export const errorCodes = Object.keys(statusOf) as [ErrorCode, ...ErrorCode[]];

/** Why one field was refused: a stable code, with the limit it broke where there is one. */
export const FieldReason = z.object({ code: z.string(), message: z.string() });
export type FieldReason = z.infer<typeof FieldReason>;

/** Every failed answer has this body. `message` is a sentence in the caller's language. */
export const ErrorBody = z.object({
  message: z.string(),
  error: z.enum(errorCodes),
  requestId: z.string(),
  fields: z.record(z.string(), FieldReason).optional(),
  /** With `no_model`: what the engine would draw instead of the first missing thing, in the caller's language; null = nothing is near. */
  closest: z.string().nullable().optional(),
  /** With `no_model` and the other codes of `wishLacks`: every part of the wish that is not done. */
  missing: z.array(MissingThing).optional(),
  /** With `confirm_region`: the guess and what else it may be, as the selection call gives them. */
  ...RegionGuess.partial().shape,
});
export type ErrorBody = z.infer<typeof ErrorBody>;
