import type { paymentsEndpoints } from '@maquette/contract';
import { bought } from './bought.ts';
import { byId, json, nothing, type Trial } from './trial.ts';

const bySession = (names: Trial['names']): readonly Trial[] => [
  { ...(names && { names }), sends: (_scene, sessionId) => ({ json: { sessionId } }), answers: 200 },
];

/** Calls about what is bought. */
export const paymentTrials: Record<keyof typeof paymentsEndpoints, readonly Trial[]> = {
  listOffers: nothing,
  purchaseCredits: json(() => ({ amount: 10, credits: 100 })),
  verifyCreditSession: bySession(bought.creditSession),
  listPlanChoices: nothing,
  subscribe: json(() => ({ planId: 'basic' })),
  verifySubscriptionSession: bySession(bought.planSession),
  cancelSubscription: [byId(bought.subscription)],
  resumeSubscription: [byId(bought.subscription)],
  keepPlan: [byId(bought.subscription)],
  // It runs, and only one that has ended can be taken up again.
  renewSubscription: [
    { names: bought.subscription, sends: (_scene, id) => ({ params: { id }, json: {} }), answers: 409 },
  ],
  createCustomer: nothing,
  listMethods: nothing,
  addMethod: json(() => ({ paymentMethodId: 'pm_card_mastercard' })),
  openCardForm: nothing,
  removeMethod: [byId(bought.card)],
  setDefaultMethod: [byId(bought.card)],
  listReceipts: nothing,
  getReceipt: [byId(bought.receipt)],
  downloadInvoice: [byId(bought.invoice)],
  downloadInvoices: [{ sends: () => ({ query: '?year=2026' }), answers: 200 }],
  // Nobody here can sign what the card provider signs.
  receiveWebhook: json(() => ({}), 400),
};
