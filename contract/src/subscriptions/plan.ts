import { z } from 'zod';
import { Instant } from '../values.ts';

/** What a plan gives beyond its credits; each is a sentence in the reader's language on the web. */
export const featureKeys = [
  'credits_100',
  'credits_300',
  'credits_1000',
  'support_standard',
  'support_priority',
  'support_24_7',
  'features_basic',
  'features_all',
  'storage_unlimited',
  'api_access',
] as const;
export const FeatureKey = z.enum(featureKeys);
export type FeatureKey = z.infer<typeof FeatureKey>;

/** What a plan means for somebody who has one already. */
export const PlanChoice = z.object({
  planId: z.string(),
  /** `now`: it is paid and begins at once. `later`: nothing is paid now, it takes over when the paid month ends. */
  begins: z.enum(['now', 'later']),
  /** When it begins, of `later`. */
  from: Instant.nullable(),
  /** What is paid at once, in whole cents; nothing for `later`. */
  dueCents: z.int(),
  /** The plan whose days they are; null where none are credited. */
  unusedPlanName: z.string().nullable(),
  /** What is taken off for days that were paid and are not used. */
  unusedCents: z.int(),
  unusedDays: z.int(),
});
export type PlanChoice = z.infer<typeof PlanChoice>;

export const Plan = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Dollars a month. */
  price: z.number(),
  /** The same in whole cents. */
  priceCents: z.int(),
  credits_per_month: z.int(),
  features: z.array(FeatureKey),
  interval: z.literal('month'),
});
export type Plan = z.infer<typeof Plan>;

/** Derived: active until the end date unless it was cancelled; cancelled also while its benefits last. */
export const SubscriptionStatus = z.enum(['active', 'cancelled', 'expired']);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

export const Subscription = z.object({
  id: z.string(),
  plan_id: z.string(),
  plan_name: z.string(),
  plan: z.object({ name: z.string(), description: z.string(), price: z.number() }),
  /** Dollars a month. */
  price: z.number(),
  status: SubscriptionStatus,
  start_date: Instant,
  end_date: Instant,
  currentPeriodStart: Instant,
  currentPeriodEnd: Instant,
  auto_renew: z.boolean(),
  /** In the list: it is cancelled, runs, and nothing has taken its place, so that the cancellation can be taken back. */
  can_resume: z.boolean().optional(),
  /** The card was refused for the month after the paid one, and will be tried again. */
  payment_failed: z.boolean(),
  created_at: Instant,
  /** A month. */
  credits: z.int(),
  /** The cheaper plan that takes its place at the end of what is paid. */
  next_plan: z
    .object({ id: z.string(), name: z.string(), price: z.number(), credits: z.int() })
    .nullable()
    .optional(),
});
export type Subscription = z.infer<typeof Subscription>;
