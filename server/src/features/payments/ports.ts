import type { InvoiceTo } from '@maquette/contract';
import type { SellerSettings } from '../../platform/config/seller-settings.ts';
import type { Context } from '../../platform/context.ts';
import type { CardProvider } from '../../platform/payment-provider/card-provider.ts';
import type { SubscriptionsPorts } from '../subscriptions/index.ts';

/** Who pays, and what else stands on their invoices. */
interface Payer {
  readonly email: string;
  readonly fullName: string;
  readonly invoiceTo: InvoiceTo | null;
}

/** What the feature asks of the rest of the server; its verbs find it beside the context. */
export interface PaymentsPorts extends SubscriptionsPorts {
  readonly cards: CardProvider;
  /** Address people use, to come back from a checkout; no slash at the end. */
  readonly siteUrl: () => string;
  /** Who pays; null when the person is gone. */
  readonly payerOf: (ctx: Pick<Context, 'db'>, person: { userId: string }) => Promise<Payer | null>;
  /** Who sells, for invoices. */
  readonly seller: SellerSettings;
  /** Throws `session_expired` within the transaction when the account is being deleted. */
  readonly assertStillHere: (tx: Context, person: { userId: string }) => Promise<void>;
  /** Has what was noted looked at soon, without waiting for it. */
  readonly wakeMoney: () => void;
}

export type PaymentsContext = Context & PaymentsPorts;
