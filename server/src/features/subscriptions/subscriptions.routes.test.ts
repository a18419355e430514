import type { Plan, Subscription, User } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import { balanceOf, get, inpaintCall, painter, photoPart, postForm } from '#test/support/edit-drivers.ts';
import { giveSubscription } from '#test/support/give-subscription.ts';
import { signedIn, type SignedInUser } from '#test/support/signed-in.ts';

const on = useTestApp();
const gigabyte = 1024 ** 3;
const monthMs = 31 * 86_400_000;

const give = ({ user }: SignedInUser, planId: string) =>
  giveSubscription(on.current, { userId: user.id, planId });
const subscriptionsOf = async (who: SignedInUser) =>
  (await get(on.current, who, '/subscriptions/user')).json<{ subscriptions: Subscription[] }>().subscriptions;
const meOf = async (who: SignedInUser) =>
  (await get(on.current, who, '/auth/me')).json<{ user: User }>().user;

describe('the plans', () => {
  const plansIn = async (language: string) => {
    const headers = { 'accept-language': language };
    const answer = await on.current.app.inject({ url: '/api/subscriptions/plans', headers });
    return answer.json<{ plans: Plan[] }>().plans;
  };

  it('are told to everybody, with what they cost and give', async () => {
    expect(
      (await plansIn('en')).map((plan) => [
        plan.name,
        plan.price,
        plan.priceCents,
        plan.credits_per_month,
        plan.features,
        plan.interval,
      ]),
    ).toEqual([
      ['Basic', 9, 900, 100, ['credits_100', 'support_standard', 'features_basic'], 'month'],
      ['Pro', 24, 2400, 300, ['credits_300', 'support_priority', 'features_all'], 'month'],
      [
        'Business',
        69,
        6900,
        1000,
        ['credits_1000', 'support_24_7', 'features_all', 'storage_unlimited', 'api_access'],
        'month',
      ],
    ]);
  });

  it('are described in the language of the reader', async () => {
    const [english, french] = [await plansIn('en'), await plansIn('fr')];
    expect(english[0]?.description).toMatch(/100 credits a month/);
    expect(french[0]?.description).toMatch(/100\u00A0crédits par mois/);
  });
});

describe("one's subscriptions", () => {
  it('are none of anybody else', async () => {
    await give(await signedIn(on.current), 'pro');
    const who = await signedIn(on.current);
    expect(await subscriptionsOf(who)).toEqual([]);
    expect(await meOf(who)).toMatchObject({ accountType: 'free', customerId: null });
  });

  it('tell plan, period and whether they renew', async () => {
    const who = await signedIn(on.current);
    await give(who, 'pro');
    const at = on.current.clock.now();
    const [begin, end] = [new Date(at).toISOString(), new Date(at + monthMs).toISOString()];
    const [one, ...others] = await subscriptionsOf(who);
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      ...{ plan_id: 'pro', plan_name: 'Pro', plan: { name: 'Pro', price: 24 }, price: 24, credits: 300 },
      ...{ status: 'active', auto_renew: false, start_date: begin, end_date: end, created_at: begin },
      ...{ currentPeriodStart: begin, currentPeriodEnd: end },
    });
  });

  it('are the latest of each plan, the newest first', async () => {
    const who = await signedIn(on.current);
    for (const planId of ['basic', 'pro', 'basic']) {
      await give(who, planId);
      on.current.clock.advance(1000);
    }
    const told = await subscriptionsOf(who);
    expect(told.map(({ plan_id: planId }) => planId)).toEqual(['basic', 'pro']);
    expect(Date.parse(told[0]?.start_date ?? '')).toBe(on.current.clock.now() - 1000);
  });

  it('decide the type of the account, the newest that runs first, until they end', async () => {
    const who = await signedIn(on.current);
    await give(who, 'business');
    on.current.clock.advance(monthMs - 2000);
    await give(who, 'basic');
    // Sessions are shorter than months.
    const typeNow = async () => (await meOf(await signedIn(on.current, who.user))).accountType;
    expect(await typeNow()).toBe('Basic');
    on.current.clock.advance(monthMs - 1);
    expect(await typeNow()).toBe('Basic');
    on.current.clock.advance(1);
    expect(await typeNow()).toBe('free');
    const back = await signedIn(on.current, who.user);
    expect((await subscriptionsOf(back)).map(({ status }) => status)).toEqual(['expired', 'expired']);
  });
});

describe('what a plan lets somebody keep', () => {
  const fill = (who: SignedInUser, bytes: number) =>
    on.current.db
      .insertInto('file_totals')
      .values({ user_id: who.user.id, files: 1, bytes })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ bytes }))
      .execute();
  const upload = async (who: SignedInUser, seed: number) =>
    postForm(on.current, who, { path: '/files/upload', parts: { image: await photoPart({ seed }) } });

  it('is the limit for uploads and for edits, which then cost nothing, and its refusal says how much it is', async () => {
    const who = await painter(on.current);
    await give(who, 'basic');
    await fill(who, 10 * gigabyte);
    const refused = await upload(who, 1);
    expect([refused.statusCode, errorOf(refused).error]).toEqual([413, 'storage_full']);
    expect(errorOf(refused).message).toMatch(/10 of 10\u00A0GB are used/);
    const parts = { prompt: 'a sofa', image: await photoPart({ seed: 2 }) };
    const edit = await postForm(on.current, who, inpaintCall(parts, { prefer: 'respond-async' }));
    expect([edit.statusCode, errorOf(edit).error]).toEqual([413, 'storage_full']);
    expect(await balanceOf(on.current, who)).toEqual({ balance: 10, held: 0 });
  });

  it.each([
    ['free', 1],
    ['basic', 10],
    ['pro', 50],
  ])('is for %s %d GB to the byte', async (planId, size) => {
    const who = await signedIn(on.current);
    if (planId !== 'free') await give(who, planId);
    await fill(who, size * gigabyte - 100);
    expect((await upload(who, 3)).statusCode).toBe(413);
    await fill(who, size * gigabyte - 10_000_000);
    expect((await upload(who, 3)).statusCode).toBe(201);
  });

  it('is everything for Business, and after its end nothing goes, but nothing comes either', async () => {
    const who = await signedIn(on.current);
    await give(who, 'business');
    await fill(who, 900 * gigabyte);
    expect((await upload(who, 4)).statusCode).toBe(201);
    on.current.clock.advance(monthMs);
    const back = await signedIn(on.current, who.user);
    expect((await upload(back, 5)).statusCode).toBe(413);
    const list = (await get(on.current, back, '/files')).json<{ total: number; files: unknown[] }>();
    expect(list.files).toHaveLength(1);
  });
});
