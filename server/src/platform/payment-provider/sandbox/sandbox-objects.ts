import type { Locale } from '@maquette/contract';
import type {
  CheckoutState,
  Item,
  OpenCheckout,
  OrderReference,
  PaidPeriod,
  SavedCard,
} from '../card-provider.ts';

/**
 * What a test card does: it pays; it is declined, be it at once or only when it is charged; its bank wants its customer
 * once or each time; it pays and the payer disputes it later and wins.
 */
export type CardManner = 'pays' | 'declined' | 'fails-later' | 'asks-once' | 'asks-always' | 'disputes';

/** A test card as it is kept: never with its number. */
export interface HeldCard extends SavedCard {
  readonly manner: CardManner;
}

export interface CustomerBody {
  readonly email: string;
  readonly fullName: string;
  readonly userId: string;
  readonly cards: readonly HeldCard[];
  readonly defaultId: string | null;
  readonly isGone: boolean;
}

export interface CheckoutBody extends Pick<
  OpenCheckout,
  'mode' | 'item' | 'creditCents' | 'successUrl' | 'cancelUrl' | 'locale'
> {
  readonly reference: OrderReference;
  readonly state: CheckoutState['state'];
  readonly paymentId: string | null;
  readonly subscriptionId: string | null;
  /** The card whose bank is asking right now. */
  readonly waiting: HeldCard | null;
  /** Whether that card is to be kept for another time; not there while none waits. */
  readonly keepsWaiting?: boolean;
}

export interface CardFormBody {
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly locale: Locale;
  readonly isDone: boolean;
  readonly waiting: HeldCard | null;
}

export interface PaymentBody {
  readonly amountCents: number;
  readonly returnedCents: number;
  /** Null for a month of a subscription: there the subscription has it. */
  readonly reference: OrderReference | null;
  /** Not there for payments of earlier versions. */
  readonly card?: Pick<SavedCard, 'brand' | 'last4'>;
}

export interface SubscriptionBody {
  readonly item: Item;
  readonly reference: OrderReference;
  readonly cardId: string;
  /** What the first month costs less. */
  readonly creditCents?: number;
  readonly renews: boolean;
  readonly state: 'active' | 'past_due' | 'over';
  readonly failedTries: number;
  readonly startedAt: number;
  /** Oldest first. */
  readonly paid: readonly PaidPeriod[];
}

export interface EventBody {
  readonly type: string;
  readonly subject: { readonly kind: 'checkout' | 'subscription' | 'payment'; readonly id: string };
  /** By the real time: events do not wait for the sandbox's clock. */
  readonly createdAt: number;
  readonly attempts: number;
}

/** One order that was sent under a key, and what it was answered. */
interface KeyBody {
  readonly requestHash: string;
  readonly answer: unknown;
}

/** Everything the sandbox keeps, by its kind. */
export interface Bodies {
  clock: { readonly offsetMs: number };
  customer: CustomerBody;
  checkout: CheckoutBody;
  form: CardFormBody;
  payment: PaymentBody;
  subscription: SubscriptionBody;
  notice: EventBody;
  key: KeyBody;
}

/** One thing, as it was read. */
export interface Kept<K extends keyof Bodies> {
  readonly kind: K;
  readonly id: string;
  readonly customerId: string | null;
  readonly body: Bodies[K];
  /** When there is something to do with it; of an event by the real time, else by the sandbox's. */
  readonly dueAt: number | null;
  readonly version: number;
}
