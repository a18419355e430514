import type { Db } from '../../../src/platform/database/db.ts';
import type {
  CheckoutBody,
  PaymentBody,
  SubscriptionBody,
} from '../../../src/platform/payment-provider/sandbox/sandbox-objects.ts';

/** Something somebody really paid for. */
export interface Paid {
  /** What the house should know it by. */
  readonly naturalKey: string;
  readonly orderId: string;
  readonly userId: string;
  readonly paymentId: string | null;
  readonly amountCents: number;
  readonly returnedCents: number;
  /** The card provider's time; null where it does not tell. */
  readonly paidAt: number | null;
}

export interface Subscribed extends SubscriptionBody {
  readonly id: string;
  readonly customerId: string;
}

/** What the card provider knows, read behind everybody's back. */
export interface Truth {
  readonly paid: readonly Paid[];
  readonly subscriptions: readonly Subscribed[];
  readonly checkouts: readonly (Pick<CheckoutBody, 'reference' | 'state'> & { readonly id: string })[];
}

export const readTruth = async (db: Db): Promise<Truth> => {
  const rows = await db.selectFrom('sandbox_objects').selectAll().orderBy('id').execute();
  const bodies = <T>(kind: string) =>
    rows
      .filter((row) => row.kind === kind)
      .map((row) => ({ id: row.id, customerId: row.customer_id ?? '', body: JSON.parse(row.body) as T }));
  const payments = bodies<PaymentBody>('payment');
  const returned = new Map(payments.map(({ id, body }) => [id, body.returnedCents]));
  const subscriptions = bodies<SubscriptionBody>('subscription').map(({ body, ...one }) => ({
    ...body,
    ...one,
  }));
  const once = payments.flatMap(({ id, body }): Paid[] =>
    body.reference === null
      ? []
      : [
          {
            naturalKey: `order:${body.reference.orderId}`,
            ...body.reference,
            paymentId: id,
            amountCents: body.amountCents,
            returnedCents: body.returnedCents,
            paidAt: null,
          },
        ],
  );
  const monthly = subscriptions.flatMap(({ reference, paid }) =>
    paid.map((month): Paid => ({
      naturalKey: `invoice:sandbox:${month.invoiceId}`,
      ...reference,
      paymentId: month.paymentId,
      amountCents: month.amountCents,
      returnedCents: returned.get(month.paymentId ?? '') ?? 0,
      paidAt: month.paidAt,
    })),
  );
  const checkouts = bodies<CheckoutBody>('checkout').map(({ id, body: { reference, state } }) => ({
    id,
    reference,
    state,
  }));
  return { paid: [...once, ...monthly], subscriptions, checkouts };
};
