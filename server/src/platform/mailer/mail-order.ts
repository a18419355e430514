import type { Locale } from '@maquette/contract';

export const mailKinds = [
  'verification',
  'password-reset',
  'sign-in-reminder',
  'password-changed',
  'email-change',
  'email-changed',
  'sign-in-method-added',
  'account-deleted',
  'receipt',
  'renewal',
  'renewal-failed',
  'subscription-cancelled',
  'subscription-resumed',
  'refund',
  'credits-low',
  'support',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** A mail somebody is to get. Carries no secret: links are made when the mail leaves. */
export interface MailOrder {
  readonly kind: MailKind;
  /** Somebody with an account, or whoever has this address: it may belong to nobody here. */
  readonly to: { readonly userId: string } | { readonly email: string };
  /**
   * What the mail tells beyond its kind, such as the provider's name, or the id of a change of address. Of money: `receipt` {credits, amountCents, receiptId,
   * isTest} · `renewal`, for each paid month, {planId, credits, amountCents, endsAt, receiptId, isTest} · `renewal-failed`
   * {planId, tries, endsAt} · `subscription-cancelled` and `subscription-resumed` {planId, endsAt} · `refund` {amountCents, creditsTakenBack, isTest} ·
   * `credits-low` {balance} · `support` {topic, message, replyTo, account}; `endsAt` as ISO 8601, `isTest` as `true` or `false`.
   */
  readonly details?: Readonly<Record<string, string>>;
  /** The caller's language unless told. The account's own wins where there is one. */
  readonly locale?: Locale;
}

/** A mail as its reader is to get it, its words still by kind. */
export interface Letter {
  readonly kind: MailKind;
  readonly email: string;
  /** Empty where nobody knows it. */
  readonly fullName: string;
  readonly locale: Locale;
  /** Who an answer goes to, where that is not who sent it. */
  readonly replyTo?: string;
  /** Where its button leads; for kinds that have one. */
  readonly link?: string;
  readonly details: Readonly<Record<string, string>>;
}
