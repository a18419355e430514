import type { AdminPerson, Answer, adminEndpoints, PaymentReceipt } from '@maquette/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import { inpaintCall, maskPart, photoPart, postForm } from '#test/support/edit-drivers.ts';
import { giveSubscription } from '#test/support/give-subscription.ts';
import { makeUser } from '#test/support/make-user.ts';
import { signedIn, type SignedInUser } from '#test/support/signed-in.ts';
import { databaseKinds } from '#test/support/test-database.ts';

type Method = 'GET' | 'POST';
type Person = Answer<typeof adminEndpoints.getPerson>;

describe.each(databaseKinds())('administrators (%s)', (kind) => {
  const on = useTestApp({ kind });
  let admin: SignedInUser;
  let ada: SignedInUser;
  beforeEach(async () => {
    await on.current.db.deleteFrom('rate_limits').execute();
    admin = await signedIn(on.current, await makeUser(on.current.db, { role: 'admin' }));
    ada = await signedIn(on.current);
  });

  interface Sent {
    readonly as?: Pick<SignedInUser, 'headers'>;
    readonly payload?: object;
    readonly key?: string;
  }
  const call = (method: Method, path: string, { as = admin, payload, key }: Sent = {}) =>
    on.current.app.inject({
      method,
      url: `/api${path}`,
      headers: { ...as.headers, ...(key && { 'idempotency-key': key }) },
      ...(payload && { payload }),
    });
  const refusalOf = async (answer: ReturnType<typeof call>) => {
    const sent = await answer;
    return [sent.statusCode, errorOf(sent).error];
  };
  const adjust = (amount: unknown, { reason = 'for the trouble', key = '', id = ada.user.id } = {}) =>
    call('POST', `/admin/users/${id}/credits`, { payload: { amount, reason }, key });
  const person = async (id = ada.user.id) => (await call('GET', `/admin/users/${id}`)).json<Person>();
  const find = async (query: string) =>
    (await call('GET', `/admin/users?query=${encodeURIComponent(query)}`)).json<{ users: AdminPerson[] }>()
      .users;
  const auditOf = (userId: string) =>
    on.current.db
      .selectFrom('security_events')
      .select(['kind', 'details'])
      .where('user_id', '=', userId)
      .execute()
      .then((rows) => rows.map((row) => ({ ...row, details: JSON.parse(row.details) as object })));
  /** A pack of a hundred credits, bought with the saved test card. */
  const buy = async () => {
    const payload = { amount: 10, credits: 100, paymentMethodId: 'card_1' };
    const bought = await call('POST', '/payments/credits/purchase', { as: ada, payload });
    expect(bought.statusCode, bought.body).toBe(200);
    const [receipt] = (await person()).receipts;
    return receipt?.id ?? '';
  };
  const refund = (id: string, reason = 'bought twice') =>
    call('POST', `/admin/payments/${id}/refund`, { payload: { reason } });

  it('alone may call, and only as long as they are one', async () => {
    const payload = { amount: 5, reason: 'a gift' };
    const calls: [Method, string, object?][] = [
      ['GET', '/admin/users'],
      ['GET', `/admin/users/${ada.user.id}`],
      ['POST', `/admin/users/${ada.user.id}/credits`, payload],
      ['POST', '/admin/payments/any/refund', { reason: 'a gift' }],
      ['GET', '/admin/health'],
    ];
    await giveSubscription(on.current, { userId: admin.user.id, planId: 'business' });
    const made = call('POST', '/auth/keys' as '/admin', { payload: { name: 'Batch' } });
    const { secret } = (await made).json<{ secret: string }>();
    const byKey = { headers: { authorization: `Bearer ${secret}` } };
    for (const [method, path, body] of calls) {
      const sent = body ? { payload: body } : {};
      expect(await refusalOf(call(method, path, { ...sent, as: ada })), path).toEqual([403, 'forbidden']);
      expect(await refusalOf(call(method, path, { ...sent, as: byKey })), path).toEqual([
        401,
        'session_expired',
      ]);
    }
    await on.current.db.updateTable('users').set({ role: 'user' }).where('id', '=', admin.user.id).execute();
    for (const [method, path, body] of calls)
      expect(await refusalOf(call(method, path, body ? { payload: body } : {}))).toEqual([403, 'forbidden']);
    expect(await on.current.db.selectFrom('credit_entries').selectAll().execute()).toEqual([]);
  });

  it('find people by words, with what they have', async () => {
    expect(await find(`nobody-${ada.user.id}`)).toEqual([]);
    await adjust(7);
    expect(await find(ada.user.email.toUpperCase())).toMatchObject([
      { id: ada.user.id, email: ada.user.email, balance: 7, held: 0, accountType: 'free' },
    ]);
    expect((await find('')).length).toBeGreaterThan(1);
  });

  it('see nobody who is not here', async () => {
    for (const id of ['unknown', on.current.context().newId()])
      expect(await refusalOf(call('GET', `/admin/users/${id}`))).toEqual([404, 'not_found']);
    const gone = { auth_provider: 'none', deleted_at: 1 };
    await on.current.db.updateTable('users').set(gone).where('id', '=', ada.user.id).execute();
    expect(await refusalOf(call('GET', `/admin/users/${ada.user.id}`))).toEqual([404, 'not_found']);
    expect(await refusalOf(adjust(1))).toEqual([404, 'not_found']);
  });

  it('see what somebody did and paid', async () => {
    await buy();
    await giveSubscription(on.current, { userId: ada.user.id, planId: 'pro' });
    const seen = await person();
    expect(seen).toMatchObject({
      user: { id: ada.user.id, balance: 100, accountType: 'Pro' },
      transactions: [{ amount: 100, source: 'purchase' }],
      edits: [],
      receipts: [{ kind: 'credits', credits: 100, amountCents: 1000, refundedCents: 0, isTest: true }],
      subscriptions: [{ plan_id: 'pro', status: 'active' }],
    });
  });

  it('see what somebody wished for, and none of their pictures', async () => {
    await adjust(5);
    const parts = { image: await photoPart(), mask: await maskPart(), prompt: 'a green sofa' };
    await postForm(on.current, ada, inpaintCall(parts, { prefer: 'respond-async' }));
    const seen = await call('GET', `/admin/users/${ada.user.id}`);
    expect(seen.json<Person>()).toMatchObject({
      user: { balance: 4, held: 1 },
      edits: [
        { tool: 'inpaint', state: 'queued', request: { prompt: 'a green sofa' }, source: null, files: [] },
      ],
    });
    expect(seen.body).not.toMatch(/content|signature|expires=/);
  });

  it.each([
    ['nothing', 0],
    ['a part', 0.5],
    ['too many', 100_001],
    ['too many to take', -100_001],
    ['a million millions', 1e12],
    ['text', '5'],
    ['null', null],
  ])('adjust nobody by %s', async (_what, amount) => {
    expect(await refusalOf(adjust(amount))).toEqual([400, 'validation_failed']);
  });

  it('adjust nobody without a reason', async () => {
    for (const reason of ['', '  ', 'x'.repeat(501)])
      expect(await refusalOf(adjust(5, { reason }))).toEqual([400, 'validation_failed']);
    expect(await auditOf(ada.user.id)).toEqual([]);
  });

  it('take no more than there is to spend, and are told how much that is', async () => {
    await adjust(3);
    const refused = await adjust(-4);
    expect([refused.statusCode, errorOf(refused).error]).toEqual([409, 'balance_too_low']);
    expect(errorOf(refused).message).toContain('only 3 can be taken');
    expect((await adjust(-3)).json()).toEqual({ success: true, creditBalance: 0 });
  });

  it('leave a trace of who adjusted what, and why', async () => {
    expect((await adjust(5, { reason: ' a slow day ' })).json()).toEqual({ success: true, creditBalance: 5 });
    const details = { by: admin.user.id, amount: '5', reason: 'a slow day' };
    expect(await auditOf(ada.user.id)).toEqual([{ kind: 'credits-adjusted', details }]);
    const [entry] = (await person()).transactions;
    expect(entry).toMatchObject({ amount: 5, source: 'adjustment', balanceAfter: 5 });
  });

  it('adjust once with one key, however often they ask, and nothing else with it', async () => {
    const key = `key-${ada.user.id}`;
    const asked = await Promise.all(Array.from({ length: 10 }, () => adjust(5, { key })));
    for (const answer of asked) expect(answer.json()).toEqual({ success: true, creditBalance: 5 });
    const other = await signedIn(on.current);
    for (const again of [
      adjust(6, { key }),
      adjust(5, { key, reason: 'something else' }),
      adjust(5, { key, id: other.user.id }),
    ])
      expect(await refusalOf(again)).toEqual([409, 'idempotency_conflict']);
    expect((await person()).transactions).toHaveLength(1);
    expect(await auditOf(ada.user.id)).toHaveLength(1);
  });

  it('refund nothing that nobody paid, and nothing twice', async () => {
    expect(await refusalOf(refund('unknown'))).toEqual([404, 'not_found']);
    const id = await buy();
    expect((await refund(id)).statusCode).toBe(200);
    expect(await refusalOf(refund(id))).toEqual([409, 'already_refunded']);
    expect((await person()).user.balance).toBe(0);
  });

  it('refund a purchase: the credits go, down to none, and it is written down who ordered it', async () => {
    const id = await buy();
    await adjust(-30);
    const { receipt } = (await refund(id)).json<{ receipt: PaymentReceipt }>();
    expect(receipt).toMatchObject({ id, amountCents: 1000, refundedCents: 1000 });
    const { user, transactions } = await person();
    expect(user.balance).toBe(0);
    expect(transactions[0]).toMatchObject({ amount: -70, source: 'refund', balanceAfter: 0 });
    const details = { by: admin.user.id, paymentId: id, reason: 'bought twice' };
    expect(await auditOf(ada.user.id)).toContainEqual({ kind: 'refund-ordered', details });
  });
});
