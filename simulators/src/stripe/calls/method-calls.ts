import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { Account } from '../account.ts';
import { apiCall, wire } from '../api-call.ts';
import { ApiError, missing } from '../api-error.ts';
import { methodShape } from '../shapes/customer-shapes.ts';
import { magicCard, type TestCard, testCard } from '../test-cards.ts';
import { customerOf } from './find.ts';

/** A payment method of nobody yet. */
export const addMethod = (
  account: Account,
  card: TestCard,
  { expMonth, expYear } = { expMonth: 12, expYear: 2034 },
): Stripe.PaymentMethod => {
  const method = methodShape({ ...account.born('pm'), card, expMonth, expYear });
  account.methods.set(method.id, method);
  account.cards.set(method.id, { card, isSetUp: false });
  return method;
};

const declined = (card: TestCard): ApiError =>
  new ApiError(402, {
    type: 'card_error',
    code: card.declines?.code ?? 'card_declined',
    ...(card.declines?.declineCode && { decline_code: card.declines.declineCode }),
    message: 'Your card was declined.',
  });

/** @throws ApiError when its bank lets nobody save it */
export const attach = (account: Account, method: Stripe.PaymentMethod, customer: string): void => {
  const card = account.cards.get(method.id)?.card;
  if (card?.declines && !card.canBeSaved) throw declined(card);
  method.customer = customer;
  account.tell('payment_method.attached', method);
};

export const methodCalls = [
  apiCall('POST /v1/payment_methods', {
    step: 'create-method',
    isForPages: true,
    params: {
      key: z.string().optional(),
      type: z.literal('card'),
      card: z.strictObject({
        number: z.string(),
        exp_month: wire.whole,
        exp_year: wire.whole,
        cvc: z.string().regex(/^\d{3,4}$/),
      }),
    },
    perform: (account, { params: { card } }) => {
      const known = testCard(card.number);
      if (!known) {
        const message = 'Your card number is incorrect.';
        throw new ApiError(402, { type: 'card_error', code: 'incorrect_number', message });
      }
      return addMethod(account, known, { expMonth: card.exp_month, expYear: card.exp_year });
    },
  }),
  apiCall('POST /v1/payment_methods/:id/attach', {
    step: 'attach-method',
    params: { customer: z.string() },
    perform: (account, { id, params }) => {
      customerOf(account, params.customer, 'customer');
      const card = magicCard(id);
      const method = card ? addMethod(account, card) : account.methods.get(id);
      const isOthers = method && method.customer !== null && method.customer !== params.customer;
      if (!method || isOthers) throw missing('PaymentMethod', id, { isPath: true });
      attach(account, method, params.customer);
      return method;
    },
  }),
  apiCall('POST /v1/payment_methods/:id/detach', {
    step: 'detach-method',
    params: {},
    perform: (account, { id }) => {
      const method = account.methods.get(id);
      if (!method) throw missing('PaymentMethod', id, { isPath: true });
      const customer = account.customers.get(String(method.customer));
      if (customer?.invoice_settings.default_payment_method === id)
        customer.invoice_settings.default_payment_method = null;
      for (const one of account.subscriptions.values())
        if (one.default_payment_method === id) one.default_payment_method = null;
      // It can never be attached again.
      account.methods.delete(id);
      account.tell('payment_method.detached', method);
      return { ...method, customer: null };
    },
  }),
];
