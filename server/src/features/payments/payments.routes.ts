import { paymentsEndpoints } from '@maquette/contract';
import { type BindWith, bindWith, type Route } from '../../platform/http/route.ts';
import { cancelSubscription, resumeSubscription } from './buying/cancellation.ts';
import { listOffers, purchaseCredits } from './buying/purchase-credits.ts';
import { renewSubscription } from './buying/renew-subscription.ts';
import { listPlanChoices } from './buying/plan-choices.ts';
import { subscribe } from './buying/subscribe.ts';
import { keepPlan } from './buying/switch-later.ts';
import { verifyCreditSession, verifySubscriptionSession } from './buying/verify-session.ts';
import { createCustomer } from './cards/customers.ts';
import { addMethod, listMethods, openCardForm, removeMethod, setDefaultMethod } from './cards/methods.ts';
import { downloadInvoice, downloadInvoices } from './invoices/invoices.ts';
import { getReceipt, listReceipts } from './receipts/receipts.ts';
import { receiveEvent } from './syncing/events.ts';
import type { PaymentsPorts } from './ports.ts';

/** Events tell more of a thing than we read. Bytes. */
const EVENT_BYTES = 1_000_000;

export function paymentsRoutes(ports: PaymentsPorts): Route[] {
  const bind = bindWith(ports);
  return [...buying(bind), ...cards(bind), ...told(bind)];
}

const buying = (bind: BindWith<PaymentsPorts>): Route[] => [
  bind(paymentsEndpoints.listOffers, (ctx) => listOffers(ctx)),
  bind(paymentsEndpoints.purchaseCredits, (ctx, { body }, { idempotencyKey }) =>
    purchaseCredits(ctx, { body, idempotencyKey }),
  ),
  bind(paymentsEndpoints.verifyCreditSession, (ctx, { body }) => verifyCreditSession(ctx, body)),
  bind(paymentsEndpoints.listPlanChoices, (ctx) => listPlanChoices(ctx)),
  bind(paymentsEndpoints.subscribe, (ctx, { body }, { idempotencyKey }) =>
    subscribe(ctx, { body, idempotencyKey }),
  ),
  bind(paymentsEndpoints.verifySubscriptionSession, (ctx, { body }) => verifySubscriptionSession(ctx, body)),
  bind(paymentsEndpoints.cancelSubscription, (ctx, { params }) => cancelSubscription(ctx, params)),
  bind(paymentsEndpoints.resumeSubscription, (ctx, { params }) => resumeSubscription(ctx, params)),
  bind(paymentsEndpoints.keepPlan, (ctx, { params }) => keepPlan(ctx, params)),
  bind(paymentsEndpoints.renewSubscription, (ctx, { params, body }, { idempotencyKey }) =>
    renewSubscription(ctx, { ...params, ...body, idempotencyKey }),
  ),
];

const cards = (bind: BindWith<PaymentsPorts>): Route[] => [
  bind(paymentsEndpoints.createCustomer, (ctx) => createCustomer(ctx)),
  bind(paymentsEndpoints.listMethods, (ctx) => listMethods(ctx)),
  bind(paymentsEndpoints.addMethod, (ctx, { body }) => addMethod(ctx, body)),
  bind(paymentsEndpoints.openCardForm, (ctx) => openCardForm(ctx)),
  bind(paymentsEndpoints.removeMethod, (ctx, { params }) => removeMethod(ctx, params)),
  bind(paymentsEndpoints.setDefaultMethod, (ctx, { params }) => setDefaultMethod(ctx, params)),
];

const told = (bind: BindWith<PaymentsPorts>): Route[] => [
  bind(paymentsEndpoints.listReceipts, (ctx) => listReceipts(ctx)),
  bind(paymentsEndpoints.getReceipt, (ctx, { params }) => getReceipt(ctx, params)),
  bind(paymentsEndpoints.downloadInvoice, (ctx, { params }) => downloadInvoice(ctx, params)),
  bind(paymentsEndpoints.downloadInvoices, (ctx, { query }) => downloadInvoices(ctx, query)),
  bind(
    paymentsEndpoints.receiveWebhook,
    (ctx, _input, { rawBody, header }) =>
      receiveEvent(ctx, { raw: rawBody, signature: header(ctx.cards.signatureHeader) }),
    { bodyBytes: EVENT_BYTES },
  ),
];
