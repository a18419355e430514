import type { Endpoint, Invoice, PaymentReceipt, Subscription } from '@maquette/contract';
import { payCheckout, sessionIn } from '../support/money-drivers.ts';
import type { Scene } from './scene.ts';

/** Somebody's purchases, each made when it is asked for; what names them in a call. */
export const bought = {
  creditSession: (scene: Scene) =>
    paidSession(scene, '/payments/credits/purchase', { amount: 10, credits: 100 }),
  planSession: (scene: Scene) => paidSession(scene, '/payments/subscriptions', { planId: 'basic' }),
  subscription: async (scene: Scene) => {
    const body = { planId: 'basic', paymentMethodId: 'card_1' };
    const answer = await call(scene, { method: 'POST', path: '/payments/subscriptions', body });
    return answer.json<{ subscription: Subscription }>().subscription.id;
  },
  card: async (scene: Scene) => {
    const body = { paymentMethodId: 'pm_card_createDispute' };
    const answer = await call(scene, { method: 'POST', path: '/payments/methods', body });
    return answer.json<{ data: { id: string } }>().data.id;
  },
  invoice: async (scene: Scene) => {
    const answer = await call(scene, {
      method: 'GET',
      path: `/payments/receipts/${await bought.receipt(scene)}`,
    });
    return answer.json<{ documents: Invoice[] }>().documents[0]?.id ?? '';
  },
  receipt: async (scene: Scene): Promise<string> => {
    const body = { amount: 10, credits: 100, paymentMethodId: 'card_1' };
    await call(scene, { method: 'POST', path: '/payments/credits/purchase', body });
    const answer = await call(scene, { method: 'GET', path: '/payments/receipts' });
    return answer.json<{ receipts: PaymentReceipt[] }>().receipts[0]?.id ?? '';
  },
};

interface OwnCall {
  readonly method: Endpoint['method'];
  readonly path: string;
  readonly body?: object;
}

const call = ({ on, owner }: Scene, { method, path, body }: OwnCall) =>
  on.app.inject({ method, url: `/api${path}`, headers: owner.headers, ...(body && { payload: body }) });

const paidSession = async (scene: Scene, path: string, body: object): Promise<string> => {
  const { checkoutUrl } = (await call(scene, { method: 'POST', path, body })).json<{ checkoutUrl: string }>();
  await payCheckout(scene.on, checkoutUrl);
  return sessionIn(checkoutUrl);
};
