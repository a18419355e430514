import type { Locale } from '@maquette/contract';

/** A saved card, as it may be shown. */
export interface SavedCard {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/** Ours, written onto everything the provider keeps for us, so that it can be told from others'. */
export interface OrderReference {
  readonly orderId: string;
  readonly userId: string;
}

/** What somebody pays for. Whole cents of US dollars. */
export interface Item {
  /** As the checkout shows it, in the buyer's language. */
  readonly name: string;
  readonly amountCents: number;
}

interface Order {
  readonly customerId: string;
  readonly item: Item;
  readonly reference: OrderReference;
  /** The same key never orders twice. */
  readonly idempotencyKey: string;
}

export interface OpenCheckout extends Order {
  /** What the first month costs less. Whole cents; only of a monthly one. */
  readonly creditCents?: number;
  /** Once, or each month until it is cancelled. */
  readonly mode: 'once' | 'monthly';
  /** Holds `{CHECKOUT_SESSION_ID}` where the provider writes the session's number. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly locale: Locale;
}

export interface CheckoutState {
  readonly sessionId: string;
  readonly state: 'open' | 'complete' | 'expired';
  readonly isPaid: boolean;
  readonly amountCents: number;
  readonly currency: string;
  readonly reference: OrderReference | null;
  /** Of a single payment; null before it is made. */
  readonly paymentId: string | null;
  /** Of a monthly one; null before it is made. */
  readonly subscriptionId: string | null;
}

export type ChargeOutcome =
  | { readonly kind: 'paid'; readonly paymentId: string }
  /** Taken on; the bank has not decided yet. What becomes of it is told later. */
  | { readonly kind: 'processing'; readonly paymentId: string }
  /** The bank wants its customer: back to a checkout. Nothing was taken. */
  | { readonly kind: 'authentication_required' }
  | { readonly kind: 'declined' }
  | { readonly kind: 'method_unknown' };

export type SubscribeOutcome =
  | { readonly kind: 'active'; readonly subscriptionId: string }
  /** The bank has not decided about the first month yet. */
  | { readonly kind: 'processing'; readonly subscriptionId: string }
  | Exclude<ChargeOutcome, { kind: 'paid' | 'processing' }>;

/** What an order led to. */
export interface Ordered {
  readonly paymentId: string | null;
  readonly subscriptionId: string | null;
  /** Whether a bank is still deciding about it. */
  readonly isProcessing: boolean;
}

/** One paid month. */
export interface PaidPeriod {
  readonly invoiceId: string;
  /** To refund by. */
  readonly paymentId: string | null;
  readonly amountCents: number;
  /** Milliseconds since 1970. */
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly paidAt: number;
}

export interface SubscriptionState {
  readonly subscriptionId: string;
  readonly customerId: string;
  readonly reference: OrderReference | null;
  /** `past_due`: a renewal failed and is tried again. `over`: it will never be charged again. */
  readonly state: 'starting' | 'active' | 'past_due' | 'over';
  readonly renews: boolean;
  /** What the next month costs. Whole cents. */
  readonly nextCents: number;
  /** Renewals that failed since the last paid month. */
  readonly failedTries: number;
  /** Oldest first. */
  readonly paid: readonly PaidPeriod[];
}

export interface PaymentState {
  readonly paymentId: string;
  readonly isPaid: boolean;
  readonly amountCents: number;
  readonly currency: string;
  /** What went back to the payer, by refund or by a dispute that was lost. Whole cents. */
  readonly returnedCents: number;
  readonly reference: OrderReference | null;
  /** What it was paid with, as far as the provider tells. */
  readonly card: Pick<SavedCard, 'brand' | 'last4'> | null;
}

/** Sources by directive (https://www.w3.org/TR/CSP3/#csp-directives). */
export type PagePolicy = Readonly<Record<string, readonly string[]>>;

/** What an event is about; its own words are never believed, the provider is asked. */
export type CardEvent = {
  readonly eventId: string;
  readonly type: string;
  readonly subject:
    | { readonly kind: 'checkout' | 'subscription' | 'payment'; readonly id: string }
    | { readonly kind: 'nothing' };
};

/** The provider has forgotten this customer, by hand or by law: whoever buys needs a new one. Nothing was taken. */
export class CustomerGone extends Error {
  constructor() {
    super('The card provider does not know this customer any more');
    this.name = 'CustomerGone';
  }
}

/**
 * Whoever takes the money. Every method asks the provider and may throw `Refusal` `cards_unavailable` or `cards_busy`
 * (nothing is known then; the same key may be sent again). Those that attach, open or charge for a customer may throw
 * `CustomerGone`. Never called inside a transaction.
 */
export interface CardProvider {
  /** Written down with everything that is bought: never another one for the same provider. */
  readonly name: string;
  /** No real money. */
  readonly isTest: boolean;
  readonly publishableKey: string | null;
  /** What its card fields in our own pages may load, ask and frame, by directives of the pages' policy; null = it has none there. */
  readonly pagePolicy: PagePolicy | null;
  /** The header its events are signed in, in lower case. */
  readonly signatureHeader: string;
  /** The least it takes at once, in whole cents. */
  readonly minimumCents: number;
  /** Its own time, by which months begin and end: the sandbox's can be moved. Milliseconds since 1970. */
  now(): Promise<number>;
  createCustomer(person: { userId: string; email: string; fullName: string }): Promise<string>;
  /** Tells the provider of another name or address. Done twice it is done once. */
  changeCustomer(customerId: string, person: { email: string; fullName: string }): Promise<void>;
  /** Forgets customer, cards and subscriptions. Done twice it is done once. */
  removeCustomer(customerId: string): Promise<void>;
  listCards(customerId: string): Promise<{ cards: readonly SavedCard[]; defaultId: string | null }>;
  /** A page of its own where the customer saves a card and comes back; null when its form stands in our own page. */
  openCardForm(order: {
    customerId: string;
    returnUrl: string;
    cancelUrl: string;
    locale: Locale;
  }): Promise<{ url: string } | null>;
  attachCard(
    customerId: string,
    cardId: string,
  ): Promise<{ kind: 'saved'; card: SavedCard } | { kind: 'declined' | 'method_unknown' }>;
  /** @returns false when the customer has no such card */
  detachCard(customerId: string, cardId: string): Promise<boolean>;
  /** @returns false when the customer has no such card */
  setDefaultCard(customerId: string, cardId: string): Promise<boolean>;
  openCheckout(order: OpenCheckout): Promise<{ sessionId: string; url: string }>;
  /** Null when there is no such session. */
  readCheckout(sessionId: string): Promise<CheckoutState | null>;
  /** Closes a session that nobody has paid; one that was paid stays. */
  expireCheckout(sessionId: string): Promise<void>;
  chargeCard(order: Order & { readonly cardId: string }): Promise<ChargeOutcome>;
  subscribeWithCard(
    order: Order & { readonly cardId: string; readonly renews: boolean; readonly creditCents?: number },
  ): Promise<SubscribeOutcome>;
  readSubscription(subscriptionId: string): Promise<SubscriptionState | null>;
  /** Whether it is charged again when the paid month ends. Stopped while a further month is owed, it is over at once. */
  setRenewal(subscriptionId: string, renews: boolean): Promise<void>;
  /** From the next month on it is for this, at this price; nothing is charged or given back now. */
  setItem(subscriptionId: string, item: Item): Promise<void>;
  /** Ends it now; nothing is given back. */
  endSubscription(subscriptionId: string): Promise<void>;
  readPayment(paymentId: string): Promise<PaymentState | null>;
  /** What an order led to without a checkout, for when the answer was lost: looks among the customer's newest hundred. */
  findOrdered(order: { customerId: string; orderId: string }): Promise<Ordered>;
  /** @throws Refusal `already_refunded` also when the payer's bank is taking it back */
  refund(payment: { paymentId: string; amountCents: number; idempotencyKey: string }): Promise<void>;
  /** @throws Refusal `signature_invalid` when it was not signed by the provider within 300 s of `now` */
  readEvent(raw: Buffer, signature: string | undefined, now: number): CardEvent;
}
