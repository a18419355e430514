import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Script } from 'node:vm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startStripe } from './stripe-simulator.ts';
import { type StripeApi, stripeApi } from './testing/stripe-api.ts';

let api: StripeApi;
beforeAll(async () => {
  api = stripeApi(await startStripe());
});
afterEach(() => api.stripe.reset());
afterAll(() => api.stripe.close());

/** Hears what is posted; `obey` says with which status it is answered. */
const startListener = async (obey: (type: string) => number) => {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { type } = JSON.parse(Buffer.concat(chunks).toString()) as { type: string };
    response.writeHead(obey(type)).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

describe('the simulated Stripe', () => {
  it.each<[string, Parameters<StripeApi['ask']>, RegExp]>([
    ['an unknown path', ['GET /v1/coupons'], /GET \/v1\/coupons is not known/],
    [
      'an unknown parameter',
      ['POST /v1/customers', { email: 'a@b.test', name: 'A', payment_method_types: 'card' }],
      /payment_method_types/,
    ],
    [
      'another version',
      ['GET /v1/customers/cus_1', {}, { 'stripe-version': '2024-06-20' }],
      /version 2024-06-20/,
    ],
    ['a call without a key', ['GET /v1/customers/cus_1', {}, { authorization: '' }], /without a key/],
    ['something sent twice', ['GET /v1/payment_intents?limit=1&limit=2&customer=a'], /limit is sent twice/],
    ['JSON', ['POST /v1/customers', { name: 'A' }, { 'content-type': 'application/json' }], /not a form/],
    [
      'a write without an idempotency key',
      ['POST /v1/customers', {}, { 'idempotency-key': '' }],
      /idempotency key/,
    ],
  ])('notes %s as a violation', async (_name, asked, said) => {
    const { stripe, ask } = api;
    await ask(...asked).catch(() => null);
    expect(stripe.violations.join('\n')).toMatch(said);
    expect(() => stripe.assertClean()).toThrow(said);
  });

  it('gives one key one answer, and refuses another order under it', async () => {
    const { ask, payer } = api;
    const who = await payer();
    const same = { 'idempotency-key': 'mine' };
    const first = await ask('POST /v1/payment_intents', api.charge(who), same);
    const again = await ask('POST /v1/payment_intents', api.charge(who), same);
    expect([again.body['id'], again.headers.get('idempotent-replayed')]).toEqual([first.body['id'], 'true']);
    const other = await ask('POST /v1/payment_intents', api.charge(who, '2000'), same);
    expect(other).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } });
  });

  it('keeps the answer to a declined charge, and none to a wrong one', async () => {
    const { ask, made, customer } = api;
    const id = await customer();
    const card = await made('POST /v1/payment_methods/pm_card_chargeCustomerFail/attach', { customer: id });
    const same = { 'idempotency-key': 'declined' };
    for (const replayed of [null, 'true']) {
      const answer = await ask('POST /v1/payment_intents', api.charge({ id, card }), same);
      expect(answer).toMatchObject({ status: 402, body: { error: { code: 'card_declined' } } });
      expect(answer.headers.get('idempotent-replayed')).toBe(replayed);
    }
    const wrong = { 'idempotency-key': 'wrong' };
    expect((await ask('POST /v1/payment_intents', api.charge({ id, card: 'pm_0' }), wrong)).status).toBe(400);
    expect((await ask('POST /v1/payment_intents', api.charge({ id, card }), wrong)).status).toBe(402);
  });

  it('lets people pay, be declined, answer their bank and leave on its page', async () => {
    const { stripe, ask, customer } = api;
    const id = await customer();
    const opened = await ask('POST /v1/checkout/sessions', api.checkout(id));
    const url = String(opened.body['url']);
    const act = async (outcome: string, number = '') => {
      const body = new URLSearchParams({ outcome, number });
      const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
      return answer.headers.get('location') ?? (await answer.text());
    };
    expect(await (await fetch(url)).text()).toContain('100 credits $10.00');
    expect(await act('leave')).toBe('https://a.test/');
    expect(await act('pay', '4000 0000 0000 0002')).toContain('Your card was declined.');
    expect(await act('pay', '1234')).toContain('Your card number is invalid.');
    expect(await act('pay', '4000002760003184')).toContain('Your bank asks');
    expect(await act('refuse', '4000002760003184')).toContain('did not confirm');
    const where = await act('confirm', '4000002760003184');
    expect(where).toBe(`https://a.test/ok?id=${String(opened.body['id'])}`);
    expect(await act('pay', '4242424242424242')).toContain('This checkout is over.');
    expect((await fetch(`${stripe.url}/pay/cs_none`)).status).toBe(404);
  });

  it('sends its events signed, in the order, number and selection it is told, until they are taken', async () => {
    const { stripe, customer, payer } = api;
    const heard: string[] = [];
    let status = 500;
    const listener = await startListener((type) => {
      heard.push(type);
      return status;
    });
    stripe.events.take();
    stripe.events.sendTo(listener.url);
    await payer();
    await stripe.events.deliver();
    status = 200;
    await stripe.events.deliver({ copies: 2, isReversed: true });
    await stripe.events.deliver();
    await customer();
    await stripe.events.deliver({ drop: () => true });
    await stripe.events.deliver();
    stripe.events.sendTo(null);
    const [created, attached] = ['customer.created', 'payment_method.attached'];
    expect(heard).toEqual([created, attached, attached, attached, created, created]);
    await listener.close();
  });

  it('obeys another process: its clock, disputes, where events go; and stands in for Stripe.js', async () => {
    const { stripe, ask, made, payer } = api;
    const control = async (path: string, body: unknown) =>
      (await fetch(`${stripe.url}/_control/${path}`, { method: 'POST', body: JSON.stringify(body) })).status;
    const who = await payer();
    const subscribed = await made('POST /v1/subscriptions', await api.subscription(who));
    const paymentId = await made('POST /v1/payment_intents', api.charge(who));
    expect(await control('clock', { advanceMs: 32 * 86_400_000 })).toBe(200);
    expect(await control('dispute', { payment: paymentId })).toBe(200);
    expect(await control('webhook', { url: null })).toBe(200);
    expect(await control('clock', { advanceMs: -1 })).toBe(400);
    const invoices = await ask('GET /v1/invoices', { subscription: subscribed });
    expect(invoices.body['data']).toHaveLength(2);
    const disputes = await ask('GET /v1/disputes', { payment_intent: paymentId });
    expect(disputes.body['data']).toMatchObject([{ status: 'lost' }]);
    const script = await fetch(`${stripe.url}/js/stripe.js`);
    expect(script.headers.get('content-type')).toContain('javascript');
    const text = await script.text();
    expect(() => new Script(text)).not.toThrow();
  });
});
