import type { ErrorCode } from '@maquette/contract';
import type { ReasonCode } from '../../refusal.ts';

/** What a failed call says, by its code. `{name}` is a gap. */
export const errorsEn: Record<ErrorCode, string> = {
  validation_failed: 'Some of what was sent is not valid. Please check the fields.',
  unknown_field: 'The request has a field that is not known here.',
  missing_field: 'Something needed is missing from the request.',
  empty_mask: 'The mask is empty. Paint over what you want to change.',
  mask_aspect_differs: 'The mask does not have the same proportions as the photo.',
  mask_too_small: 'Too little is marked. Mark more of the photo.',
  variations_alike: 'All variations of this would look the same. Ask for one.',
  product_unreadable: 'The picture of the product cannot be read. Send a PNG or WebP.',
  product_empty: 'Nothing can be seen in the picture of the product: it is transparent all over.',
  product_too_small: 'The product is too small in its picture: it needs at least 64 pixels.',
  product_not_cut_out: 'The product is not cut out: its background must be transparent.',
  picture_unreadable: 'This picture is damaged and cannot be read.',
  unknown_colour: 'This does not name a colour. Try a word, a RAL number or #rrggbb.',
  email_in_use: 'Email already in use',
  password_common: 'This password is too well known. Please choose another one.',
  wrong_password: 'This is not your password.',
  password_elsewhere: 'You sign in with {provider}: your password is managed there.',
  token_invalid: 'This link is invalid. Ask for a new one.',
  token_expired: 'This link has expired. Ask for a new one.',
  email_not_yours:
    'This is not the email address of your account. It is changed under “Email address” in your profile.',
  email_missing: 'The sign-in did not tell us your email address. Allow it there, or sign up by email.',
  email_unverified:
    'The email address of this sign-in is not confirmed. Confirm it first, or use your email address and password.',
  social_refused: 'The sign-in could not be confirmed. Please try again.',
  account_exists:
    'An account with this email address already exists. Enter its password to connect this sign-in.',
  plan_unknown: 'There is no such plan. Please select a plan.',
  offer_mismatch: 'The price and the credits do not belong together. Reload the page to see today’s prices.',
  method_unknown: 'This card is not saved here. Please select a payment method.',
  signature_invalid: 'The event was not signed by the card provider.',
  card_declined: 'The card was declined. Nothing was charged. Try another card.',
  session_unpaid: 'This payment has not been completed. If you have just paid, wait a moment and try again.',
  api_access_needed: 'Keys for programs come with the Business plan.',
  checkout_expired: 'This checkout has expired. Nothing was charged. Please start again.',
  purchase_in_progress:
    'A plan is being paid for at this moment. Please wait until that is done: nothing is charged twice.',
  already_subscribed: 'You already have an active subscription to this plan.',
  subscription_over: 'This subscription has already ended.',
  subscription_replaced: 'A later plan has taken the place of this one, so it cannot be resumed.',
  subscription_runs: 'This subscription is still running. It can be renewed once it has ended.',
  balance_too_low: 'There are not that many credits to take: only {balance} can be taken.',
  already_refunded: 'This payment has already been refunded.',
  key_limit_reached: 'You have reached the maximum number of keys. Remove one first.',
  album_exists: 'You already have a room of this name. Choose another name.',
  album_limit_reached: 'You have reached the maximum number of rooms. Delete one first.',
  mask_name_taken: 'Another mask of this photo has that name.',
  mask_limit_reached: 'This photo has as many masks as it can keep. Delete one first.',
  payment_processing:
    'Your bank is still checking this payment. Please do not pay again: what you bought is added automatically once it is confirmed.',
  cards_unavailable:
    'The card provider cannot be reached at the moment. If a payment went through, it will be counted. Please try again soon.',
  cards_busy: 'The card provider is busy at the moment. Please try again in a minute.',
  not_signed_in: 'Please sign in first.',
  session_expired: 'Your session has ended. Please sign in again.',
  wrong_credentials: 'Invalid email or password.',
  not_enough_credits: 'You do not have enough credits for this edit.',
  forbidden: 'You are not allowed to do this.',
  not_found: 'This was not found.',
  edit_is_final: 'This edit is already over.',
  preview_gone: 'This preview is gone. Ask for it again; it costs nothing.',
  idempotency_conflict: 'This request key was used before for a different request.',
  picture_too_large: 'This picture is too large. The limit is 10 MB.',
  picture_too_many_pixels: 'This picture has too many pixels. The limit is 50 megapixels.',
  body_too_large: 'The request is too large.',
  storage_full:
    'Your storage is full[: {used} of {limit}\u00A0GB are used]. Delete pictures to make room, or choose a plan with more storage.',
  picture_type_unsupported: 'This type of picture is not supported. Please use JPEG, PNG or WebP.',
  content_type_unsupported: 'The request was sent in a format that is not supported here.',
  range_not_satisfiable: 'This part of the file does not exist.',
  refused_by_engine:
    'The picture service refused this text. You were not charged. Try without brand names or people.',
  nothing_found:
    'Nothing like that was found in the photo. You were not charged. Mark it on the photo instead.',
  no_model: 'There is no model[ of “{thing}”].[ The closest is: {closest}.] You were not charged.',
  look_missing:
    '“{thing}”: into what? Name a colour, a material, or the thing that should be there. You were not charged.',
  cannot_move:
    'Words cannot move, turn or resize what is in the photo. Take it away, and place another one where you want it. You were not charged.',
  wish_unclear:
    '“{thing}” was not understood. Name a thing to place, a colour or a material, or what to take away. You were not charged.',
  confirm_region:
    'It is not certain what you mean. You were not charged. Look at what is marked, and confirm or correct it.',
  place_too_narrow: 'The place is too narrow[ for “{thing}”]. Paint a wider one. You were not charged.',
  in_the_way:
    '“{thing}” cannot stand there: another piece or a wall is in its way, or nothing holds it. You were not charged.',
  nothing_fits:
    'What makes such a room finds no place here: too little of the floor is free or in sight. Take a photo that shows more of the floor, or empty the room first. You were not charged.',
  rate_limited: 'Too many attempts. Please wait {seconds} seconds and try again.',
  guest_limit_reached: 'The free tries for today are used up. Create a free account to go on.',
  edit_cancelled: 'The edit was cancelled. You were not charged.',
  internal: 'Something went wrong on our side. Please try again.',
  engine_failed: 'The picture service failed. You were not charged.',
  engine_reframed:
    'The picture service changed the framing of the photo, so the result could not be used. You were not charged.',
  engine_busy:
    'The picture service is busy at the moment. You were not charged. Please try again in a minute.',
  engine_unavailable:
    'The picture service cannot be used at the moment. You were not charged. We have been notified.',
  provider_unavailable:
    'The sign-in service cannot be reached at the moment. Try again, or use your email address.',
  unavailable: 'Maquette is not available at the moment. Please try again soon.',
  engine_timed_out: 'The edit took too long and was stopped. You were not charged.',
  disk_low: 'The disk of the server is full: pictures can be seen and deleted, nothing new can be stored.',
  disk_full: 'There is no room left on the server. Please try again later.',
};

/** Why one field was refused. */
export const reasonsEn: Record<Exclude<ReasonCode, ErrorCode>, string> = {
  required: 'This field is required.',
  unknown: 'This field is not known.',
  wrong_type: 'This has the wrong type.',
  not_allowed: 'This value is not one of the allowed ones.',
  invalid: 'This is not valid.',
  email_invalid: 'This is not a valid email address.',
  too_small: 'This must be at least {limit}.',
  not_above: 'This must be more than {limit}.',
  too_big: 'This must be at most {limit}.',
  too_few_characters: 'This must have at least {limit} characters.',
  too_many_characters: 'This must have at most {limit} characters.',
  too_short: 'The password must have at least 8 characters.',
  no_uppercase: 'The password must contain an uppercase letter.',
  no_lowercase: 'The password must contain a lowercase letter.',
  no_digit: 'The password must contain a digit.',
};
