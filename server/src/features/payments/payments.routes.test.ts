import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import { get } from '#test/support/edit-drivers.ts';
import { payCheckout, sessionIn } from '#test/support/money-drivers.ts';
import { readZip } from '#test/support/read-zip.ts';
import { registered, registeredPassword } from '#test/support/registered.ts';
import { signedIn, type SignedInUser } from '#test/support/signed-in.ts';
import { databaseKinds } from '#test/support/test-database.ts';
import { limitsOf } from './payments.rules.ts';

const pack = { amount: 10, credits: 100 };

describe.each(databaseKinds())('the calls of money (%s)', (kind) => {
  const on = useTestApp({ kind });
  const post = (who: SignedInUser, path: string, payload: object | string, headers: object = {}) =>
    on.current.app.inject({
      ...{ method: 'POST', url: `/api${path}`, payload },
      headers: { 'content-type': 'application/json', ...who.headers, ...headers },
    });
  const buy = (who: SignedInUser, body: object | string, headers: object = {}) =>
    post(who, '/payments/credits/purchase', body, headers);
  const ordersOf = async ({ user }: SignedInUser) =>
    on.current.db.selectFrom('orders').select('state').where('user_id', '=', user.id).execute();

  it.each([
    ['no dollars', { amount: 0, credits: 100 }, 'validation_failed', 'amount'],
    ['less than nothing', { amount: -10, credits: 100 }, 'validation_failed', 'amount'],
    ['a million million dollars', { amount: 1e12, credits: 100 }, 'validation_failed', 'amount'],
    ['dollars in words', { amount: 'ten', credits: 100 }, 'validation_failed', 'amount'],
    ['dollars as text', { amount: '10', credits: 100 }, 'validation_failed', 'amount'],
    ['NaN', '{"amount":NaN,"credits":100}', 'validation_failed', undefined],
    ['more than a number holds', '{"amount":1e999,"credits":100}', 'validation_failed', 'amount'],
    ['no credits', { amount: 10, credits: 0 }, 'validation_failed', 'credits'],
    ['half a credit', { amount: 0.05, credits: 0.5 }, 'validation_failed', 'credits'],
    ['fewer credits than none', { amount: 10, credits: -100 }, 'validation_failed', 'credits'],
    ['half a cent', { price: 999.5, credits: 100 }, 'validation_failed', 'price'],
    ['neither dollars nor cents', { credits: 100 }, 'validation_failed', 'amount'],
    ['dollars and cents', { amount: 10, price: 999, credits: 100 }, 'validation_failed', 'amount'],
    ['somebody else’s account', { ...pack, userId: 'eve' }, 'unknown_field', 'userId'],
    ['half a dollar for a hundred', { amount: 0.5, credits: 100 }, 'offer_mismatch', 'credits'],
  ])('sell nothing for %s', async (_what, body, error, field) => {
    const ada = await signedIn(on.current);
    const answer = await buy(ada, body);
    expect([answer.statusCode, errorOf(answer).error]).toEqual([400, error]);
    if (field !== undefined) expect(Object.keys(errorOf(answer).fields ?? {})).toEqual([field]);
    expect(await ordersOf(ada)).toEqual([]);
  });

  it('refuse a plan with 409 to all but one of five who subscribe at once', async () => {
    const ada = await signedIn(on.current);
    const body = { planId: 'basic', paymentMethodId: 'card_1' };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => post(ada, '/payments/subscriptions', body)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    for (const answer of refused)
      expect(['already_subscribed', 'purchase_in_progress']).toContain(errorOf(answer).error);
    const listed = (await get(on.current, ada, '/subscriptions/user')).json<{ subscriptions: unknown[] }>();
    expect(listed.subscriptions).toHaveLength(1);
    const paid = await get(on.current, ada, '/payments/receipts');
    expect(paid.json<{ receipts: unknown[] }>().receipts).toHaveLength(1);
  });

  it.each([
    ['en', 'This must be more than 0.'],
    ['fr', 'La valeur doit être supérieure à 0.'],
  ])('tell by how much an amount of 0 is too little (%s)', async (language, sentence) => {
    const answer = await buy(
      await signedIn(on.current),
      { amount: 0, credits: 100 },
      {
        'accept-language': language,
      },
    );
    expect(errorOf(answer).fields).toEqual({ amount: { code: 'not_above', message: sentence } });
  });

  it.each([
    ['/payments/credits/purchase', { ...pack, paymentMethodId: 'card_9' }, 'method_unknown', 400],
    ['/payments/subscriptions', { planId: 'basic', paymentMethodId: 'card_9' }, 'method_unknown', 400],
    ['/payments/subscriptions', { planId: 'gold' }, 'plan_unknown', 400],
    ['/payments/subscriptions/none/cancel', {}, 'not_found', 404],
    ['/payments/subscriptions/none/renew', {}, 'not_found', 404],
    ['/payments/credits/verify-session', { sessionId: 'cs_none' }, 'not_found', 404],
    ['/payments/subscriptions/verify-session', { sessionId: 'cs_none' }, 'not_found', 404],
    ['/payments/methods', { paymentMethodId: 'pm_none' }, 'method_unknown', 400],
    ['/payments/methods', { paymentMethodId: 'pm_card_chargeDeclined' }, 'card_declined', 402],
    ['/payments/methods/none/default', {}, 'not_found', 404],
  ])('POST %s refuses %o with %s', async (path, body, error, status) => {
    const answer = await post(await signedIn(on.current), path, body);
    expect([answer.statusCode, errorOf(answer).error]).toEqual([status, error]);
  });

  it('refuse a checkout that nobody has paid, saying so in the caller’s language', async () => {
    const ada = await signedIn(on.current);
    const sessionId = sessionIn((await buy(ada, pack)).json<{ checkoutUrl: string }>().checkoutUrl);
    const fr = { 'accept-language': 'fr' };
    const answer = await post(ada, '/payments/credits/verify-session', { sessionId }, fr);
    expect([answer.statusCode, errorOf(answer).error]).toEqual([402, 'session_unpaid']);
    expect(errorOf(answer).message).toContain('paiement');
  });

  it('limit how often somebody buys, this account alone', async () => {
    const [busy, other] = [await signedIn(on.current), await signedIn(on.current)];
    for (let i = 0; i < limitsOf.buy.hits; i++) await buy(busy, { amount: 1, credits: 100 });
    const answer = await buy(busy, pack);
    expect([answer.statusCode, errorOf(answer).error]).toEqual([429, 'rate_limited']);
    expect(answer.headers['retry-after']).toBeDefined();
    expect((await buy(other, pack)).statusCode).toBe(200);
  });

  it.each([
    ['nothing', '', undefined],
    ['what nobody signed', '{}', undefined],
    ['what is no JSON', '{', 't=1,v1=0'],
    ['somebody else’s seal', '{"id":"evt_1"}', `t=1768478400,v1=${createHash('sha256').digest('hex')}`],
  ])('take no event that is %s', async (_what, payload, signature) => {
    const headers = {
      'content-type': 'application/json',
      ...(signature && { 'sandbox-signature': signature }),
    };
    const answer = await on.current.app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      payload,
      headers,
    });
    expect([answer.statusCode, errorOf(answer).error]).toEqual([400, 'signature_invalid']);
  });

  it('tell the packs to whoever asks', async () => {
    const answer = await on.current.app.inject({ url: '/api/payments/credits/offers' });
    expect(answer.json()).toMatchObject({ centsPerCredit: 10, minimumCents: 1 });
    expect(answer.json<{ offers: unknown[] }>().offers).toHaveLength(8);
  });

  it('save, choose and forget cards', async () => {
    const ada = await signedIn(on.current);
    const cards = async () => {
      const { data } = (await get(on.current, ada, '/payments/methods')).json<{
        data: { id: string; isDefault: boolean }[];
      }>();
      return data.map(({ id, isDefault }) => [id, isDefault]);
    };
    expect(await cards()).toEqual([
      ['card_1', true],
      ['card_2', false],
    ]);
    expect((await post(ada, '/payments/methods/card_2/default', {})).json()).toEqual({ success: true });
    const url = '/api/payments/methods/card_1';
    await on.current.app.inject({ method: 'DELETE', url, headers: ada.headers });
    expect(await cards()).toEqual([['card_2', true]]);
    const form = (await post(ada, '/payments/methods/form', {})).json<{ url: string }>();
    expect(new URL(form.url).pathname).toMatch(/^\/sandbox\/cards\//);
  });

  it('count a checkout once, told by event and by the page it leads back to', async () => {
    const ada = await signedIn(on.current);
    const { checkoutUrl } = (await buy(ada, pack)).json<{ checkoutUrl: string }>();
    const back = await payCheckout(on.current, checkoutUrl);
    const to = new URL(back.headers.location ?? '');
    const sessionId = to.searchParams.get('session_id') ?? '';
    expect([to.pathname, sessionId]).toEqual(['/credits/success', sessionIn(checkoutUrl)]);
    await on.current.house.deps.sandbox?.catchUp();
    await on.current.house.deps.settleMoney();
    expect((await get(on.current, ada, '/credits/balance')).json()).toEqual({ balance: 100, held: 0 });
    const verified = await post(ada, '/payments/credits/verify-session', { sessionId });
    expect(verified.json()).toEqual({ success: true, creditBalance: 100, creditsAdded: 100 });
  });

  it('hand their owner everything they paid, and end a plan with the account', async () => {
    const ada = await registered(on.current, `ada.${kind}@example.test`);
    const body = { planId: 'pro', paymentMethodId: 'card_1' };
    expect((await post(ada, '/payments/subscriptions', body)).statusCode).toBe(200);
    const archive = await readZip((await get(on.current, ada, '/auth/export')).rawPayload);
    const paid = JSON.parse(
      archive.find(({ name }) => name === 'payments.json')?.bytes.toString() ?? '',
    ) as object;
    expect(paid).toMatchObject({
      customers: { sandbox: expect.stringMatching(/^cus_/) as string },
      orders: [{ plan: 'Pro', state: 'paid' }],
      payments: [{ amountCents: 2400, returnedCents: 0, credits: 300 }],
      subscriptions: [{ plan: 'Pro', renews: true }],
    });
    const [payload, url] = [{ password: registeredPassword }, '/api/auth/account'];
    await on.current.app.inject({ method: 'DELETE', url, payload, headers: ada.headers });
    const row = on.current.db.selectFrom('subscriptions').selectAll().where('user_id', '=', ada.user.id);
    const { provider_id: id, is_over: isOver } = await row.executeTakeFirstOrThrow();
    expect([isOver, (await on.current.house.deps.payments.cards.readSubscription(id))?.state]).toEqual([
      1,
      'over',
    ]);
  });
});
