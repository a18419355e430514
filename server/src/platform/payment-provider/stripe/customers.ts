import type { Stripe } from 'stripe';
import type { CardProvider, SavedCard } from '../card-provider.ts';
import { isMissing, isName, type StripeLink } from './stripe-link.ts';

type Customers = Pick<
  CardProvider,
  | 'createCustomer'
  | 'changeCustomer'
  | 'removeCustomer'
  | 'listCards'
  | 'attachCard'
  | 'detachCard'
  | 'setDefaultCard'
>;

/** As many as Stripe tells at once: nobody has more cards, or running subscriptions. */
const MANY = 100;

/** Customers and their saved cards. */
export function stripeCustomers({ stripe, ask }: StripeLink): Customers {
  const ownCard = async (customerId: string, cardId: string): Promise<Stripe.PaymentMethod | null> =>
    isName(cardId)
      ? ask(stripe.customers.retrievePaymentMethod(customerId, cardId), (error) =>
          isMissing(error) ? null : undefined,
        )
      : null;

  return {
    createCustomer: async ({ userId, email, fullName }) => {
      const asked = { email, name: fullName, metadata: { user_id: userId } };
      return (await ask(stripe.customers.create(asked))).id;
    },

    changeCustomer: async (customerId, { email, fullName }) => {
      await ask(stripe.customers.update(customerId, { email, name: fullName }), (error) =>
        isMissing(error) ? null : undefined,
      );
    },

    removeCustomer: async (customerId) => {
      await ask(stripe.customers.del(customerId), (error) => (isMissing(error) ? null : undefined));
    },

    listCards: async (customerId) => {
      const gone = (error: Parameters<typeof isMissing>[0]) => (isMissing(error) ? null : undefined);
      const customer = await ask(stripe.customers.retrieve(customerId), gone);
      if (customer === null || customer.deleted) return { cards: [], defaultId: null };
      const asked = { type: 'card', limit: MANY } as const;
      const listed = await ask(stripe.customers.listPaymentMethods(customerId, asked), gone);
      return {
        cards: (listed?.data ?? []).flatMap((method) => cardOf(method) ?? []),
        defaultId: idOf(customer.invoice_settings?.default_payment_method),
      };
    },

    attachCard: async (customerId, cardId) => {
      if (!isName(cardId)) return { kind: 'method_unknown' };
      const outcome = await ask(stripe.paymentMethods.attach(cardId, { customer: customerId }), (error) => {
        if (error.statusCode === 402) return 'declined' as const;
        if (isMissing(error, 'customer')) return undefined;
        return error.statusCode === 400 || error.statusCode === 404 ? ('method_unknown' as const) : undefined;
      });
      if (typeof outcome === 'string') return { kind: outcome };
      const card = cardOf(outcome);
      return card ? { kind: 'saved', card } : { kind: 'method_unknown' };
    },

    detachCard: async (customerId, cardId) => {
      if ((await ownCard(customerId, cardId)) === null) return false;
      await ask(stripe.paymentMethods.detach(cardId));
      return true;
    },

    setDefaultCard: async (customerId, cardId) => {
      if ((await ownCard(customerId, cardId)) === null) return false;
      const settings = { invoice_settings: { default_payment_method: cardId } };
      await ask(stripe.customers.update(customerId, settings));
      // A subscription keeps the card it began with, which would go on being charged.
      const running = await ask(stripe.subscriptions.list({ customer: customerId, limit: MANY }));
      for (const { id } of running.data)
        await ask(stripe.subscriptions.update(id, { default_payment_method: cardId }));
      return true;
    },
  };
}

const cardOf = ({ id, card }: Stripe.PaymentMethod): SavedCard | null =>
  card
    ? { id, brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year }
    : null;

/** Of something that is told as a whole or by its name alone. */
export const idOf = (one: string | { readonly id: string } | null | undefined): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null);
