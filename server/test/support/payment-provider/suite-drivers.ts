import { randomUUID } from 'node:crypto';
import type { CardProvider, OpenCheckout } from '../../../src/platform/payment-provider/card-provider.ts';

/** A provider, and the hands that move what lies behind it. */
export interface ProviderScene {
  readonly cards: CardProvider;
  /** Cards that can be attached, by what they do. `failsLater` can be saved and never pays. */
  readonly testCards: Readonly<Record<'good' | 'declined' | 'failsLater' | 'asksBank', string>>;
  /** The time events are signed by. Milliseconds since 1970. */
  now(): number;
  /** Somebody pays with a good card on the provider's page. */
  payCheckout(sessionId: string, isKept?: boolean): Promise<void>;
  /** The provider's time goes on, and everything it has to do until then is done. */
  advance(ms: number): Promise<void>;
  /** The payer's bank takes the whole payment back. */
  loseDispute(paymentId: string): Promise<void>;
  /** The events sent since it was last asked, as they came over the line. */
  takeEvents(): Promise<readonly SentEvent[]>;
}

export interface SentEvent {
  readonly raw: Buffer;
  readonly signature: string;
}

export const DAY_MS = 86_400_000;

/** What the suite does with a provider again and again. */
export const driversOf = (scene: ProviderScene) => {
  const { cards, testCards } = scene;
  const customer = () =>
    cards.createCustomer({ userId: randomUUID(), email: 'ada@example.test', fullName: 'Ada' });
  const order = (customerId: string, changes: { amountCents?: number; orderId?: string } = {}) => {
    const orderId = changes.orderId ?? randomUUID();
    return {
      customerId,
      item: { name: '100 credits', amountCents: changes.amountCents ?? 1000 },
      reference: { orderId, userId: 'ada' },
      idempotencyKey: `order:${orderId}`,
    };
  };
  const attach = async (customerId: string, card: keyof ProviderScene['testCards']) => {
    const outcome = await cards.attachCard(customerId, testCards[card]);
    if (outcome.kind !== 'saved') throw new Error(`The card was not saved: ${outcome.kind}`);
    return outcome.card.id;
  };
  return {
    ...scene,
    customer,
    order,
    attach,
    /** A customer with a good card that is charged unless told. */
    payer: async () => {
      const customerId = await customer();
      const cardId = await attach(customerId, 'good');
      await cards.setDefaultCard(customerId, cardId);
      return { customerId, cardId };
    },
    checkout: (customerId: string, mode: OpenCheckout['mode'] = 'once') => ({
      ...order(customerId),
      mode,
      successUrl: 'https://shop.example.test/success?session_id={CHECKOUT_SESSION_ID}',
      cancelUrl: 'https://shop.example.test/cancel',
      locale: 'en' as const,
    }),
    subscribed: async (customerId: string, cardId: string, renews = true) => {
      const outcome = await cards.subscribeWithCard({ ...order(customerId), cardId, renews });
      if (outcome.kind !== 'active') throw new Error(`Not subscribed: ${outcome.kind}`);
      return outcome.subscriptionId;
    },
    stateOf: async (subscriptionId: string) => {
      const state = await cards.readSubscription(subscriptionId);
      if (state === null) throw new Error('There is no such subscription');
      return state;
    },
  };
};

/** The provider of the suite, once it is there. */
export type At = () => ReturnType<typeof driversOf>;
