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
});
export type Subscription = z.infer<typeof Subscription>;
