import { z } from 'zod';
import { Instant, limits, Words } from '../values.ts';

/** A pack of credits, or the price of any other amount. */
export const CreditOffer = z.object({
  id: z.string(),
  credits: z.int(),
  priceCents: z.int(),
  /** `main`: the subscription dashboard; `payment`: the payment dashboard. */
  dashboard: z.enum(['main', 'payment']),
  /** basic, standard, premium or enterprise; null in the main dashboard. */
  name: z.string().nullable(),
  isMostPopular: z.boolean(),
});
export type CreditOffer = z.infer<typeof CreditOffer>;

export const PaymentMethod = z.object({
  id: z.string(),
  isDefault: z.boolean(),
  card: z.object({
    /** As the card provider names it: visa, mastercard, amex, discover, jcb, diners, unionpay … */
    brand: z.string(),
    last4: z.string(),
    exp_month: z.int(),
    exp_year: z.int(),
  }),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

const ProviderId = Words.min(1).max(limits.tokenMax);

/** `paymentMethodId` and `autoRenew` mean nothing for a plan that begins later. */
export const SubscribeBody = z.strictObject({
  planId: ProviderId,
  /** Without one the answer leads to the checkout. */
  paymentMethodId: ProviderId.optional(),
  autoRenew: z.boolean().optional(),
  /** What the buyer was told is paid at once: where it is something else by now, nothing is bought. */
  dueCents: z.int().nonnegative().optional(),
});
export type SubscribeBody = z.infer<typeof SubscribeBody>;

/** Either `amount` in dollars or `price` in cents goes with the credits. */
export const PurchaseBody = z
  .strictObject({
    amount: z.number().positive().max(limits.purchaseDollarsMax).optional(),
    price: z
      .int()
      .positive()
      .max(limits.purchaseDollarsMax * 100)
      .optional(),
    credits: z.int().positive().max(limits.purchaseCreditsMax),
    paymentMethodId: ProviderId.optional(),
  })
  .superRefine(({ amount, price }, refusal) => {
    if ((amount === undefined) === (price === undefined))
      refusal.addIssue({
        code: 'custom',
        path: ['amount'],
        params: { rule: 'required' },
        message: 'required',
      });
  });
export type PurchaseBody = z.infer<typeof PurchaseBody>;

export const SessionBody = z.strictObject({ sessionId: ProviderId });
export const MethodBody = z.strictObject({ paymentMethodId: ProviderId });
export const MethodParams = z.strictObject({ id: ProviderId });

/** Who sells, as the invoice says it. */
export const InvoiceSeller = z.object({
  name: z.string(),
  /** Lines. */
  address: z.string(),
  vatId: z.string(),
  /** Why there is no VAT; empty = no reason is given. */
  vatNote: z.string(),
});
export type InvoiceSeller = z.infer<typeof InvoiceSeller>;

/** An invoice, or a credit note that takes one back in part or whole: as it was issued, whatever changed since. */
export const Invoice = z.object({
  id: z.string(),
  /** Year and running number, without gaps: 2026-000042. */
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  /** Of a credit note, the number of its invoice. */
  corrects: z.string().nullable(),
  issuedAt: Instant,
  paidAt: Instant,
  seller: InvoiceSeller,
  buyer: z.object({
    name: z.string(),
    company: z.string(),
    address: z.string(),
    vatNumber: z.string(),
  }),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** Of the plan; null for credits. */
  planName: z.string().nullable(),
  credits: z.int(),
  periodStart: Instant.nullable(),
  periodEnd: Instant.nullable(),
  /** Before `unused`. Whole cents, as all of these; those of a credit note are negative. */
  priceCents: z.int(),
  /** What was taken off for days of another plan that were paid and not used. */
  unused: z.object({ planName: z.string(), cents: z.int() }).nullable(),
  netCents: z.int(),
  vatCents: z.int(),
  /** Per cent; null = VAT is not applicable. */
  vatRate: z.number().nullable(),
  totalCents: z.int(),
  currency: z.literal('usd'),
  isTest: z.boolean(),
});
export type Invoice = z.infer<typeof Invoice>;

export const InvoicesQuery = z.strictObject({ year: z.string().regex(/^20\d\d$/) });

/** Something that was paid, or given back. */
export const PaymentReceipt = z.object({
  id: z.string(),
  /** Of its invoice. */
  number: z.string(),
  kind: z.enum(['credits', 'subscription']),
  /** Of the plan; null for credits. */
  planName: z.string().nullable(),
  credits: z.int(),
  /** Whole cents. */
  amountCents: z.int(),
  refundedCents: z.int(),
  currency: z.literal('usd'),
  paidAt: Instant,
  /** Paid period of a subscription. */
  periodStart: Instant.nullable(),
  periodEnd: Instant.nullable(),
  /** Test money: nothing was charged. */
  isTest: z.boolean(),
});
export type PaymentReceipt = z.infer<typeof PaymentReceipt>;
