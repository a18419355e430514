import type { Immutable } from '../immutable.ts';

/** Who somebody is to a card provider. */
interface CardCustomersTable {
  user_id: Immutable<string>;
  provider: Immutable<string>;
  customer_id: Immutable<string>;
  created_at: Immutable<number>;
}

/** One try to buy. Written before the card provider is asked. */
interface OrdersTable {
  id: Immutable<string>;
  user_id: Immutable<string>;
  provider: Immutable<string>;
  /** credits or subscription. */
  kind: Immutable<string>;
  plan_id: Immutable<string | null>;
  credits: Immutable<number>;
  /** Whole cents of US dollars. */
  amount_cents: Immutable<number>;
  /** 1 when the subscription is to renew itself. */
  renews: Immutable<number>;
  /** open, paid, failed or expired. */
  state: string;
  /** The checkout's, where there was one. */
  session_id: string | null;
  idempotency_key: Immutable<string | null>;
  /** SHA-256 of what was asked, hex. */
  request_hash: Immutable<string>;
  created_at: Immutable<number>;
  closed_at: number | null;
}

interface SubscriptionsTable {
  id: Immutable<string>;
  user_id: Immutable<string>;
  plan_id: Immutable<string>;
  provider: Immutable<string>;
  /** The card provider's name for it. */
  provider_id: Immutable<string>;
  order_id: Immutable<string>;
  renews: number;
  /** Renewals that failed since the last paid month. */
  failed_tries: number;
  started_at: Immutable<number>;
  period_start: number;
  /** End of what is paid. */
  ends_at: number;
  /** When the person stopped it; it runs to the end of what is paid. */
  cancelled_at: number | null;
  /** When the person took that back, last; null once they have stopped it again. */
  resumed_at: number | null;
  /** 1 when the provider will never charge for it again. */
  is_over: number;
  created_at: Immutable<number>;
}

/** Something that was paid: an order of credits, or one month of a subscription. */
interface PaymentsTable {
  id: Immutable<string>;
  user_id: Immutable<string>;
  order_id: Immutable<string>;
  provider: Immutable<string>;
  /** `order:<id>` or `invoice:<provider>:<id>`: each is granted for once. */
  natural_key: Immutable<string>;
  /** To refund by; null while the provider has not told. */
  payment_id: string | null;
  amount_cents: Immutable<number>;
  /** What went back to the payer. */
  returned_cents: number;
  credits: Immutable<number>;
  credits_taken_back: number;
  /** What a refund could not take back, because it was spent. */
  credits_missing: number;
  period_start: Immutable<number | null>;
  period_end: Immutable<number | null>;
  paid_at: Immutable<number>;
}

/** Something at the card provider that has to be looked at; the row goes once that is done. */
interface CardNoticesTable {
  /** Kind and the provider's name for it: `payment:pi_1`. */
  id: Immutable<string>;
  provider: Immutable<string>;
  /** checkout, subscription or payment. */
  kind: Immutable<string>;
  /** When it was first noted; one more with each time it was noted again. */
  received_at: number;
}

/** What the built-in card provider keeps: it is a provider of its own, so its things lie apart from ours. */
interface SandboxObjectsTable {
  id: Immutable<string>;
  kind: Immutable<string>;
  customer_id: Immutable<string | null>;
  /** JSON. */
  body: string;
  /** When its clock has something to do with it. */
  due_at: number | null;
  /** Counts its changes: whoever read an older one must look again. */
  version: number;
}

/** Tables of what is bought, plans among it. */
export interface PaymentsTables {
  card_customers: CardCustomersTable;
  orders: OrdersTable;
  subscriptions: SubscriptionsTable;
  payments: PaymentsTable;
  card_notices: CardNoticesTable;
  sandbox_objects: SandboxObjectsTable;
}
