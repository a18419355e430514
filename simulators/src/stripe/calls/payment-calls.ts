import { z } from 'zod';
import { apiCall, listOf, wire } from '../api-call.ts';
import { invalid, missing } from '../api-error.ts';
import { refundShape } from '../shapes/payment-shapes.ts';
import { takeMoney } from '../take-money.ts';
import { customerOf, ownMethod } from './find.ts';

export const MINIMUM_CENTS = 50;

export const tooSmall = () => invalid('Amount must be at least $0.50 usd', { code: 'amount_too_small' });

export const paymentCalls = [
  apiCall('POST /v1/payment_intents', {
    step: 'charge',
    params: {
      amount: wire.whole,
      currency: z.literal('usd'),
      customer: z.string(),
      payment_method: z.string(),
      description: z.string().optional(),
      metadata: wire.metadata.optional(),
      off_session: z.literal('true'),
      confirm: z.literal('true'),
      automatic_payment_methods: z.strictObject({
        enabled: z.literal('true'),
        allow_redirects: z.literal('never'),
      }),
    },
    perform: (account, { params }) => {
      const customer = customerOf(account, params.customer, 'customer').id;
      if (params.amount < MINIMUM_CENTS) throw tooSmall();
      const methodId = params.payment_method;
      ownMethod(account, { id: methodId, customer, param: 'payment_method' });
      const { amount, description, metadata } = params;
      const taken = takeMoney(account, {
        ...{ customer, methodId, amount, description, metadata, isAuthenticated: false, mayTakeTime: true },
      });
      if ('error' in taken) throw taken.error;
      return taken.intent;
    },
  }),
  apiCall('GET /v1/payment_intents', {
    step: 'list-payments',
    params: { customer: z.string(), limit: wire.limit },
    perform: (account, { params }) => {
      const own = [...account.intents.values()].filter(({ customer }) => customer === params.customer);
      return listOf(own, { url: '/v1/payment_intents', limit: params.limit });
    },
  }),
  apiCall('GET /v1/payment_intents/:id', {
    step: 'read-payment',
    params: {},
    perform: (account, { id }) => {
      const intent = account.intents.get(id);
      if (!intent) throw missing('payment_intent', id, { isPath: true });
      return intent;
    },
  }),
  apiCall('GET /v1/disputes', {
    step: 'list-disputes',
    params: { payment_intent: z.string(), limit: wire.limit },
    perform: (account, { params }) => {
      const about = [...account.disputes.values()].filter(
        (dispute) => dispute.payment_intent === params.payment_intent,
      );
      return listOf(about, { url: '/v1/disputes', limit: params.limit });
    },
  }),
  apiCall('POST /v1/refunds', {
    step: 'refund',
    params: { payment_intent: z.string(), amount: wire.whole },
    perform: (account, { params: { payment_intent: id, amount } }) => {
      const intent = account.intents.get(id);
      if (!intent) throw missing('payment_intent', id, { param: 'payment_intent' });
      const charge = account.charges.get(String(intent.latest_charge));
      if (intent.status !== 'succeeded' || !charge) throw invalid('This payment has no successful charge.');
      if (charge.refunded) {
        throw invalid('Charge has already been refunded.', { code: 'charge_already_refunded' });
      }
      if (charge.disputed) throw invalid('The charge has been charged back.', { code: 'charge_disputed' });
      if (amount > charge.amount - charge.amount_refunded)
        throw invalid('Refund amount is greater than unrefunded amount on charge', { param: 'amount' });
      const refund = refundShape({ ...account.born('re'), charge, amount });
      account.refunds.set(refund.id, refund);
      charge.amount_refunded += amount;
      charge.refunded = charge.amount_refunded === charge.amount;
      account.tell('refund.created', refund);
      account.tell('charge.refunded', charge);
      return refund;
    },
  }),
];
