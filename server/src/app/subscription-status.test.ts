import type { Subscription, User } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { reconcileMoney } from '../features/payments/index.ts';
import { useTestApp } from '#test/support/build-test-app.ts';
import { balanceOf, get } from '#test/support/edit-drivers.ts';
import { signedIn, type SignedInUser } from '#test/support/signed-in.ts';
import { databaseKinds } from '#test/support/test-database.ts';

const dayMs = 86_400_000;

describe.each(databaseKinds())('what somebody is told of their plan (%s)', (kind) => {
  const on = useTestApp({ kind, settings: { SANDBOX_CLOCK: '1' } });
  const meOf = async (who: SignedInUser) =>
    (await get(on.current, who, '/auth/me')).json<{ user: User }>().user;
  const plansOf = async (who: SignedInUser) =>
    (await get(on.current, who, '/subscriptions/user'))
      .json<{ subscriptions: Subscription[] }>()
      .subscriptions.map((one) => [one.plan_name, one.status, one.auto_renew, one.end_date]);
  const post = async (who: SignedInUser, path: string, payload: object) => {
    const url = `/api/payments/subscriptions${path}`;
    const answer = await on.current.app.inject({ method: 'POST', url, headers: who.headers, payload });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return answer.json<{ subscription: Subscription }>().subscription;
  };
  const subscribe = (who: SignedInUser, planId: string) =>
    post(who, '', { planId, paymentMethodId: 'card_1' });
  /** Months begin and end by the card provider's clock alone; what it did is asked for. */
  const pass = async (days: number) => {
    const payload = { advanceMs: days * dayMs };
    const answer = await on.current.app.inject({ method: 'POST', url: '/sandbox/clock', payload });
    expect(answer.statusCode).toBe(200);
    await reconcileMoney({ ...on.current.context(), ...on.current.house.deps.payments });
  };

  it('is nothing while they have none, and nothing of what others have', async () => {
    await subscribe(await signedIn(on.current), 'business');
    const who = await signedIn(on.current);
    expect(await meOf(who)).toMatchObject({ accountType: 'free', customerId: null });
    expect(await plansOf(who)).toEqual([]);
  });

  it('is only the latest subscription of a plan that was taken twice', async () => {
    const who = await signedIn(on.current);
    const first = await subscribe(who, 'basic');
    await post(who, `/${first.id}/cancel`, {});
    await pass(32);
    expect(await plansOf(who)).toEqual([['Basic', 'cancelled', false, first.end_date]]);
    const second = await subscribe(who, 'basic');
    expect(await plansOf(who)).toEqual([['Basic', 'active', true, second.end_date]]);
    expect(Date.parse(second.end_date)).toBeGreaterThan(Date.parse(first.end_date));
  });

  it('goes with them through a switch, a renewal and a cancellation to its end', async () => {
    const who = await signedIn(on.current);
    const basic = await subscribe(who, 'basic');
    expect(await meOf(who)).toMatchObject({ accountType: 'Basic', customerId: expect.any(String) });
    await pass(10);
    const pro = await subscribe(who, 'pro');
    expect((await meOf(who)).accountType).toBe('Pro');
    const replaced = ['Basic', 'cancelled', false, basic.end_date];
    expect(await plansOf(who)).toEqual([['Pro', 'active', true, pro.end_date], replaced]);

    await pass(32);
    const [renewed] = await plansOf(who);
    expect(renewed?.slice(0, 3)).toEqual(['Pro', 'active', true]);
    expect(Date.parse(String(renewed?.[3]))).toBeGreaterThan(Date.parse(pro.end_date));
    expect(await balanceOf(on.current, who)).toEqual({ balance: 100 + 300 + 300, held: 0 });

    await post(who, `/${pro.id}/cancel`, {});
    expect((await meOf(who)).accountType).toBe('Pro');
    await pass(32);
    expect((await meOf(who)).accountType).toBe('free');
    expect(await plansOf(who)).toEqual([['Pro', 'cancelled', false, renewed?.[3]], replaced]);
    expect(await balanceOf(on.current, who)).toEqual({ balance: 700, held: 0 });
  });
});
