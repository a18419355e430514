import { paymentsEndpoints } from '@maquette/contract';
import type { Context } from '../../platform/context.ts';
import { bind, type Route } from '../../platform/http/route.ts';
import {
  cancelSubscription,
  purchaseCredits,
  renewSubscription,
  resumeSubscription,
  subscribe,
  verifyCreditSession,
  verifySubscriptionSession,
} from './buying/index.ts';
import { createCustomer } from './customers/index.ts';
import { addMethod, listMethods, openCardForm, removeMethod, setDefaultMethod } from './methods/index.ts';
import { listOffers } from './offers/index.ts';
import type { PaymentsContext, PaymentsPorts } from './ports.ts';
import { getReceipt, listReceipts } from './receipts/index.ts';
import { receiveNotice } from './syncing/index.ts';

/** Notices tell more of a thing than we read. Bytes. */
const NOTICE_BYTES = 1_000_000;

export const paymentsRoutes = (ports: PaymentsPorts): Route[] => {
  const withPorts = (ctx: Context): PaymentsContext => ({ ...ctx, ...ports });
  return [...buying(withPorts), ...cards(withPorts), ...told(withPorts)];
};

type WithPorts = (ctx: Context) => PaymentsContext;

const buying = (own: WithPorts): Route[] => [
  bind(paymentsEndpoints.listOffers, (ctx) => listOffers(own(ctx))),
  bind(paymentsEndpoints.purchaseCredits, (ctx, { body }, { idempotencyKey }) =>
    purchaseCredits(own(ctx), { body, idempotencyKey }),
  ),
  bind(paymentsEndpoints.verifyCreditSession, (ctx, { body }) => verifyCreditSession(own(ctx), body)),
  bind(paymentsEndpoints.subscribe, (ctx, { body }, { idempotencyKey }) =>
    subscribe(own(ctx), { body, idempotencyKey }),
  ),
  bind(paymentsEndpoints.verifySubscriptionSession, (ctx, { body }) =>
    verifySubscriptionSession(own(ctx), body),
  ),
  bind(paymentsEndpoints.cancelSubscription, (ctx, { params }) => cancelSubscription(own(ctx), params)),
  bind(paymentsEndpoints.resumeSubscription, (ctx, { params }) => resumeSubscription(own(ctx), params)),
  bind(paymentsEndpoints.renewSubscription, (ctx, { params, body }, { idempotencyKey }) =>
    renewSubscription(own(ctx), { ...params, ...body, idempotencyKey }),
  ),
];

const cards = (own: WithPorts): Route[] => [
  bind(paymentsEndpoints.createCustomer, (ctx) => createCustomer(own(ctx))),
  bind(paymentsEndpoints.listMethods, (ctx) => listMethods(own(ctx))),
  bind(paymentsEndpoints.addMethod, (ctx, { body }) => addMethod(own(ctx), body)),
  bind(paymentsEndpoints.openCardForm, (ctx) => openCardForm(own(ctx))),
  bind(paymentsEndpoints.removeMethod, (ctx, { params }) => removeMethod(own(ctx), params)),
  bind(paymentsEndpoints.setDefaultMethod, (ctx, { params }) => setDefaultMethod(own(ctx), params)),
];

const told = (own: WithPorts): Route[] => [
  bind(paymentsEndpoints.listReceipts, (ctx) => listReceipts(own(ctx))),
  bind(paymentsEndpoints.getReceipt, (ctx, { params }) => getReceipt(own(ctx), params)),
  bind(
    paymentsEndpoints.receiveWebhook,
    (ctx, _input, { rawBody, header }) => {
      const paying = own(ctx);
      return receiveNotice(paying, { raw: rawBody, signature: header(paying.cards.signatureHeader) });
    },
    { bodyBytes: NOTICE_BYTES },
  ),
];
