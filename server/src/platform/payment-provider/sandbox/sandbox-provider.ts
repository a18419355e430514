import type { Context } from '../../context.ts';
import type { CardProvider } from '../card-provider.ts';
import { cardForms } from './card-forms.ts';
import { checkouts } from './checkouts.ts';
import { customers } from './customers.ts';
import { readEvent, SIGNATURE_HEADER } from './events.ts';
import { objects } from './object-store.ts';
import { payments } from './payments.ts';
import { removeCustomer } from './remove-customer.ts';
import { sandboxTime } from './sandbox-clock.ts';
import { subscriptions } from './subscriptions.ts';

export interface SandboxPorts {
  readonly context: Context;
  /** Its events are signed with it. */
  readonly eventSecret: string;
  /** Where people reach its pages. */
  readonly siteUrl: () => string;
}

const NEWEST = 100;

export const SANDBOX = 'sandbox';

/** The card provider with test money, which asks nobody outside. */
export const sandboxProvider = ({ context: ctx, eventSecret, siteUrl }: SandboxPorts): CardProvider => ({
  name: SANDBOX,
  isTest: true,
  publishableKey: null,
  pagePolicy: null,
  signatureHeader: SIGNATURE_HEADER,
  minimumCents: 1,
  now: () => sandboxTime(ctx),
  createCustomer: (person) => customers.add(ctx, person),
  removeCustomer: (customerId) => removeCustomer(ctx, customerId),
  changeCustomer: (customerId, person) => customers.change(ctx, { customerId, ...person }),
  listCards: (customerId) => customers.listCards(ctx, customerId),
  openCardForm: async (order) => ({ url: `${siteUrl()}/sandbox/cards/${await cardForms.open(ctx, order)}` }),
  attachCard: (customerId, name) => customers.attachCard(ctx, { customerId, name }),
  detachCard: (customerId, cardId) => customers.detachCard(ctx, { customerId, cardId }),
  setDefaultCard: (customerId, cardId) => customers.setDefaultCard(ctx, { customerId, cardId }),
  openCheckout: async (order) => {
    const sessionId = await checkouts.open(ctx, order);
    return { sessionId, url: `${siteUrl()}/sandbox/checkout/${sessionId}` };
  },
  readCheckout: (sessionId) => checkouts.read(ctx, sessionId),
  expireCheckout: (sessionId) => checkouts.expire(ctx, sessionId),
  chargeCard: (order) => payments.charge(ctx, order),
  subscribeWithCard: (order) => subscriptions.subscribe(ctx, order),
  readSubscription: (subscriptionId) => subscriptions.read(ctx, subscriptionId),
  setRenewal: (subscriptionId, renews) => subscriptions.setRenewal(ctx, { subscriptionId, renews }),
  setItem: (subscriptionId, item) => subscriptions.setItem(ctx, { subscriptionId, item }),
  endSubscription: (subscriptionId) => subscriptions.end(ctx, subscriptionId),
  readPayment: (paymentId) => payments.read(ctx, paymentId),
  findOrdered: (order) => findOrdered(ctx, order),
  refund: async (order) => void (await payments.refund(ctx, order)),
  readEvent: (raw, signature, now) => readEvent(raw, signature, { secret: eventSecret, now }),
});

async function findOrdered(
  { db }: Context,
  { customerId, orderId }: { customerId: string; orderId: string },
) {
  const of = { customerId, limit: NEWEST };
  const idIn = (found: readonly { id: string; body: { reference: { orderId: string } | null } }[]) =>
    found.find(({ body }) => body.reference?.orderId === orderId)?.id ?? null;
  return {
    paymentId: idIn(await objects.listOf(db, { ...of, kind: 'payment' })),
    subscriptionId: idIn(await objects.listOf(db, { ...of, kind: 'subscription' })),
    // Its banks decide at once.
    isProcessing: false,
  };
}
