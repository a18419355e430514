import type { FeatureKey } from '@maquette/contract';

/** What a plan costs and gives. */
export interface PlanFacts {
  readonly id: 'basic' | 'pro' | 'business';
  /** Whole cents of US dollars a month. */
  readonly priceCents: number;
  readonly creditsPerMonth: number;
  /** Bytes of pictures that may be kept; null = as many as one likes. */
  readonly storageBytes: number | null;
  /** Whether it comes with keys for programs. */
  readonly hasApiAccess: boolean;
  readonly features: readonly FeatureKey[];
}

const gigabyte = 1024 ** 3;

/** Every plan there is, smallest first. The only table: what a screen shows and what is charged both come from here. */
export const plans: readonly PlanFacts[] = [
  {
    id: 'basic',
    priceCents: 900,
    creditsPerMonth: 100,
    storageBytes: 10 * gigabyte,
    hasApiAccess: false,
    features: ['credits_100', 'support_standard', 'features_basic'],
  },
  {
    id: 'pro',
    priceCents: 2400,
    creditsPerMonth: 300,
    storageBytes: 50 * gigabyte,
    hasApiAccess: false,
    features: ['credits_300', 'support_priority', 'features_all'],
  },
  {
    id: 'business',
    priceCents: 6900,
    creditsPerMonth: 1000,
    storageBytes: null,
    hasApiAccess: true,
    features: ['credits_1000', 'support_24_7', 'features_all', 'storage_unlimited', 'api_access'],
  },
];

/**
 * Which plan a month was paid for that a subscription renewed itself by: where it did not cost what its plan costs, the cheaper
 * one that costs that; else its own.
 */
export const planOfMonth = (current: PlanFacts, amountCents: number): PlanFacts =>
  amountCents === current.priceCents ? current : (cheaperAt(current, amountCents) ?? current);

const cheaperAt = (current: PlanFacts, cents: number): PlanFacts | undefined =>
  plans.find(({ priceCents }) => priceCents === cents && cents < current.priceCents);

/**
 * What the card provider has to be told of the next month: the plan it is to be for, where the provider thinks of another one;
 * null where it is right. A price that no plan has is somebody's own and stays.
 */
export function planToTell(
  { current, next }: { current: PlanFacts; next: PlanFacts | null },
  nextCents: number,
): PlanFacts | null {
  if (next) return next.priceCents === nextCents ? null : next;
  return cheaperAt(current, nextCents) ? current : null;
}

/** Null where there is no such plan. */
export const planById = (id: string): PlanFacts | null => plans.find((plan) => plan.id === id) ?? null;
