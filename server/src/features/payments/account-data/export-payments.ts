import type { Locale } from '@maquette/contract';
import type { Context } from '../../../platform/context.ts';
import { instant } from '../../../platform/instant.ts';
import { walk } from '../../../platform/walk.ts';
import { describePlan, planById, subscriptionsOf } from '../../subscriptions/index.ts';
import type { StoredOrder } from '../orders/orders.rules.ts';
import { ordersAfter } from '../orders/orders.store.ts';
import { numberOf } from '../invoices/invoices.rules.ts';
import { invoicesAfter, type StoredInvoice } from '../invoices/invoices.store.ts';
import { customersOf } from '../cards/customers.store.ts';
import { paymentsAfter, type StoredPayment } from '../syncing/payments.store.ts';

export interface PaymentFacts {
  /** By card provider: its name for the person. */
  readonly customers: Readonly<Record<string, string>>;
  /** Oldest first, each. */
  readonly orders: AsyncIterable<object>;
  readonly payments: AsyncIterable<object>;
  /** Credit notes among them; by number. */
  readonly invoices: AsyncIterable<object>;
  readonly subscriptions: readonly object[];
}

export interface ExportPayments {
  readonly userId: string;
  /** Language the plans are named in. */
  readonly locale: Locale;
}

/** Everything that somebody ordered, paid and subscribed to, for them to take along. */
export async function exportPayments(
  { db }: Pick<Context, 'db'>,
  { userId, locale }: ExportPayments,
): Promise<PaymentFacts> {
  return {
    customers: await customersOf(db, userId),
    orders: told(
      walk<StoredOrder>((after, limit) => ordersAfter(db, { after, limit, userId })),
      (order) => orderFacts(order, locale),
    ),
    payments: told(
      walk<StoredPayment>((after, limit) => paymentsAfter(db, { after, limit, userId })),
      paymentFacts,
    ),
    invoices: told(
      walk<StoredInvoice>((after, limit) => invoicesAfter(db, { after, limit, userId })),
      (one) => invoiceFacts(one, locale),
    ),
    subscriptions: (await subscriptionsOf(db, userId)).toReversed().map((one) => ({
      id: one.id,
      orderId: one.orderId,
      plan: nameOf(one.planId, locale),
      nextPlan: nameOf(one.nextPlanId, locale),
      renews: one.renews,
      failedTries: one.failedTries,
      startedAt: instant(one.startedAt),
      periodStart: instant(one.periodStart),
      endsAt: instant(one.endsAt),
      cancelledAt: instant(one.cancelledAt),
    })),
  };
}

function nameOf(planId: string | null, locale: Locale): string | null {
  const plan = planId === null ? null : planById(planId);
  return plan && describePlan(plan, locale).name;
}

async function* told<T>(things: AsyncIterable<T>, tell: (thing: T) => object): AsyncGenerator<object> {
  for await (const thing of things) yield tell(thing);
}

const orderFacts = (order: StoredOrder, locale: Locale): object => ({
  id: order.id,
  provider: order.provider,
  plan: nameOf(order.planId, locale),
  credits: order.credits,
  amountCents: order.amountCents,
  unusedCents: order.unusedCents,
  renews: order.renews,
  state: order.state,
  createdAt: instant(order.createdAt),
});

const paymentFacts = (payment: StoredPayment): object => ({
  id: payment.id,
  orderId: payment.orderId,
  provider: payment.provider,
  paymentId: payment.paymentId,
  amountCents: payment.amountCents,
  returnedCents: payment.returnedCents,
  credits: payment.credits,
  creditsTakenBack: payment.creditsTakenBack,
  creditsMissing: payment.creditsMissing,
  periodStart: instant(payment.periodStart),
  periodEnd: instant(payment.periodEnd),
  paidAt: instant(payment.paidAt),
});

const invoiceFacts = (invoice: StoredInvoice, locale: Locale): object => ({
  number: numberOf(invoice),
  kind: invoice.kind,
  corrects: invoice.corrects,
  paymentId: invoice.paymentId,
  issuedAt: instant(invoice.issuedAt),
  plan: nameOf(invoice.planId, locale),
  credits: invoice.credits,
  periodStart: instant(invoice.periodStart),
  periodEnd: instant(invoice.periodEnd),
  unusedCents: invoice.unusedCents,
  totalCents: invoice.totalCents,
  vatCents: invoice.vatCents,
  vatRate: invoice.vatRate === null ? null : invoice.vatRate / 100,
  seller: invoice.seller,
  buyer: invoice.buyer,
  card: invoice.card,
});
