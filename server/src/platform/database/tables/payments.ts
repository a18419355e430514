import type { ColumnType } from 'kysely';
import type { Immutable } from '../immutable.ts';

/** Who somebody is to a card provider. */
interface CardCustomersTable {
  user_id: Immutable<string>;
  provider: Immutable<string>;
  customer_id: Immutable<string>;
  /** The address the provider was told last; null where that is not known. */
  email: string | null;
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
  /** What the first month costs less, for days of another plan that were paid and are not used. */
  unused_cents: ColumnType<number, number | undefined, never>;
  unused_plan_id: ColumnType<string | null, string | null | undefined, never>;
  /** Which paid month they are of: credited once. */
  unused_of: ColumnType<string | null, string | null | undefined, never>;
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
  plan_id: string;
  /** The cheaper plan that takes its place when the paid month ends. */
  next_plan_id: string | null;
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

/** The last number of each year: whoever takes the next one keeps all others waiting until they are done. */
interface InvoiceSeriesTable {
  year: Immutable<number>;
  last: number;
}

/** An invoice or a credit note, as it was issued: nothing of it ever changes. */
interface InvoicesTable {
  id: Immutable<string>;
  user_id: Immutable<string>;
  payment_id: Immutable<string>;
  /** invoice or credit_note. */
  kind: Immutable<string>;
  year: Immutable<number>;
  running: Immutable<number>;
  corrects: Immutable<string | null>;
  issued_at: Immutable<number>;
  paid_at: Immutable<number>;
  plan_id: Immutable<string | null>;
  credits: Immutable<number>;
  period_start: Immutable<number | null>;
  period_end: Immutable<number | null>;
  unused_cents: Immutable<number>;
  unused_plan_id: Immutable<string | null>;
  /** Negative for a credit note, as is the VAT in it. */
  total_cents: Immutable<number>;
  vat_cents: Immutable<number>;
  /** Hundredths of a per cent; null = no VAT. */
  vat_rate: Immutable<number | null>;
  /** JSON; null = as the settings say, for what was paid before there were invoices. */
  seller: Immutable<string | null>;
  /** JSON. */
  buyer: Immutable<string>;
  /** JSON: brand and last four digits, where they are known. */
  card: Immutable<string | null>;
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
  invoice_series: InvoiceSeriesTable;
  invoices: InvoicesTable;
  card_notices: CardNoticesTable;
  sandbox_objects: SandboxObjectsTable;
}
