import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { Birth } from './shapes/customer-shapes.ts';
import { type Looseness, varyAnswer } from '../vary-answer.ts';
import type { TestCard } from './test-cards.ts';

/** What the card behind a payment method is, which Stripe tells nobody. */
export interface HeldCard {
  readonly card: TestCard;
  isSetUp: boolean;
}

/** How a checkout goes on when it is paid. */
export interface CheckoutPlan {
  readonly name: string;
  readonly metadata: Stripe.Metadata;
  /** What takes something off the first month. */
  readonly discounts?: { readonly coupon: string }[] | undefined;
  readonly description: string | null;
}

/** Everything the simulated account holds, and its clock. */
export interface Account {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Name and moment of something new. */
  born(prefix: string): Birth;
  moveTo(ms: number): void;
  tell(type: string, object: object): void;
  readonly events: StoredEvent[];
  /** Whether banks take their time to decide about cards that are charged without their owner. */
  readonly banks: { areSlow: boolean };
  readonly customers: Map<string, Stripe.Customer>;
  readonly deleted: Set<string>;
  readonly methods: Map<string, Stripe.PaymentMethod>;
  readonly cards: Map<string, HeldCard>;
  readonly sessions: Map<string, Stripe.Checkout.Session>;
  readonly plans: Map<string, CheckoutPlan>;
  readonly intents: Map<string, Stripe.PaymentIntent>;
  readonly charges: Map<string, Stripe.Charge>;
  readonly disputes: Map<string, Stripe.Dispute>;
  readonly refunds: Map<string, Stripe.Refund>;
  readonly coupons: Map<string, Stripe.Coupon>;
  readonly products: Map<string, Stripe.Product>;
  readonly subscriptions: Map<string, Stripe.Subscription>;
  readonly invoices: Map<string, Stripe.Invoice>;
}

export interface StoredEvent {
  readonly id: string;
  readonly type: string;
  /** As it is sent: the object is as it was then. */
  readonly raw: Buffer;
}

export const apiVersion = '2026-10-28.endive';

export interface AccountWishes {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onEvent: (event: StoredEvent) => void;
  /** What is varied from event to event. */
  readonly loose: Looseness | null;
}

export const openAccount = ({ now: outside, onEvent, loose }: AccountWishes): Account => {
  let ahead = 0;
  const now = () => outside() + ahead;
  const born = (prefix: string): Birth => ({
    id: `${prefix}_${randomBytes(12).toString('hex')}`,
    created: Math.floor(now() / 1000),
  });
  const events: StoredEvent[] = [];
  return {
    now,
    born,
    moveTo: (ms) => void (ahead = ms - outside()),
    events,
    tell: (type, object) => {
      const { id, created } = born('evt');
      const event = {
        ...{ id, object: 'event', api_version: apiVersion, created, livemode: false, pending_webhooks: 1 },
        ...{ type, data: { object }, request: { id: null, idempotency_key: null } },
      };
      const told = loose === null ? event : varyAnswer(event, events.length, loose);
      const stored = { id, type, raw: Buffer.from(JSON.stringify(told, null, 2)) };
      events.push(stored);
      onEvent(stored);
    },
    banks: { areSlow: false },
    customers: new Map(),
    deleted: new Set(),
    methods: new Map(),
    cards: new Map(),
    sessions: new Map(),
    plans: new Map(),
    intents: new Map(),
    charges: new Map(),
    disputes: new Map(),
    refunds: new Map(),
    coupons: new Map(),
    products: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
  };
};
