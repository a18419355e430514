import type { SignedIn, Subscription } from '@maquette/contract';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { decodesIn } from '../doctor/decodes.ts';
import { examine } from '../doctor/examine.ts';
import { takeAsConfirmed } from '../features/auth/index.ts';
import { ownerOfBlob } from '../features/files/index.ts';
import { useTestApp } from '#test/support/build-test-app.ts';
import { enginesOf, fakeEngine } from '#test/support/fake-engine.ts';
import { makePhoto } from '#test/support/make-photo.ts';
import { makeUser } from '#test/support/make-user.ts';
import { assertNotProduction, assertUnused } from './assert-may-seed.ts';
import { seedPassword, seedPeople } from './people.ts';
import { seedExamples, seedPlans } from './seed-examples.ts';

describe('the seed', () => {
  const on = useTestApp({ changes: { engines: enginesOf(fakeEngine()) } });
  const seed = async () => {
    const told: string[] = [];
    const photo = { bytes: await makePhoto(), filename: 'room.jpg' };
    const confirm = (email: string) => takeAsConfirmed(on.current.context(), { email });
    const tell = (line: string) => told.push(line);
    const wishes = { app: on.current.app, photo, confirm, goBack, hasTestCards: true, tell };
    await seedPlans(wishes);
    if (!isAtWork) on.current.house.startWork();
    isAtWork = true;
    await seedExamples(wishes);
    return told;
  };
  let isAtWork = false;
  let backMs = 0;
  const goBack = async (ms: number) => {
    await on.current.house.deps.sandbox?.catchUp();
    await on.current.house.deps.settleMoney();
    on.current.clock.advance(backMs - ms);
    backMs = ms;
  };
  const stored = async () => ({
    people: await on.current.db
      .selectFrom('users')
      .select(['email', 'is_verified as isVerified', 'locale'])
      .where('role', '!=', 'guest')
      .orderBy('email')
      .execute(),
    edits: await on.current.db.selectFrom('edits').select(['state', 'request']).execute(),
    accounts: await on.current.db
      .selectFrom('credit_accounts')
      .innerJoin('users', 'users.id', 'credit_accounts.user_id')
      .select(['email', 'balance', 'held'])
      .orderBy('email')
      .execute(),
  });

  it('refuses where the environment says production', () => {
    expect(() => assertNotProduction('production')).toThrow(/production/);
    assertNotProduction(undefined);
  });

  it('makes four users, one of them with a history and few credits', async () => {
    await seed();
    const { people, edits, accounts } = await stored();
    expect(people.map(({ email }) => email)).toEqual(seedPeople.map(({ email }) => email).toSorted());
    expect(people.filter(({ isVerified }) => isVerified === 0)).toMatchObject([
      { email: 'fresh@maquette.test', locale: 'en' },
    ]);
    expect(people.find(({ email }) => email === 'lapsed@maquette.test')).toMatchObject({ locale: 'fr' });
    expect(edits).toHaveLength(8);
    expect(new Set(edits.map(({ state }) => state))).toEqual(new Set(['succeeded']));
    expect(accounts).toEqual([
      { email: 'busy@maquette.test', balance: 3, held: 0 },
      { email: 'fresh@maquette.test', balance: 10, held: 0 },
      { email: 'lapsed@maquette.test', balance: 110, held: 0 },
      { email: 'subscriber@maquette.test', balance: 309, held: 0 },
    ]);
  });

  it('gives one of them a plan that runs, and another one that has ended', async () => {
    const { app } = on.current;
    const plansOf = async (email: string) => {
      const payload = { email, password: seedPassword };
      const { token } = (
        await app.inject({ method: 'POST', url: '/api/auth/login', payload })
      ).json<SignedIn>();
      const headers = { authorization: `Bearer ${token}` };
      const answer = await app.inject({ url: '/api/subscriptions/user', headers });
      return answer.json<{ subscriptions: Subscription[] }>().subscriptions;
    };
    expect(await plansOf('subscriber@maquette.test')).toMatchObject([
      { plan_id: 'pro', status: 'active', auto_renew: true },
    ]);
    expect(await plansOf('lapsed@maquette.test')).toMatchObject([
      { plan_id: 'basic', status: 'expired', auto_renew: false },
    ]);
  });

  it('adds nothing when it is run again', async () => {
    const before = await stored();
    const told = await seed();
    expect(await stored()).toEqual(before);
    expect(told).toHaveLength(4);
  });

  it('leaves a state that keeps every promise', async () => {
    const { db, folder, clock, house } = on.current;
    const { blobs, images } = house.deps.files;
    const decodes = decodesIn(images, folder);
    const patient = { db, kind: 'sqlite', blobs, ownerOfBlob, decodes, now: clock.now } as const;
    const { faults, looked } = await examine(patient, () => nextTurn());
    expect(faults).toEqual([]);
    expect(looked).toMatchObject({ accounts: 4, edits: 8 });
  });

  it('refuses a database that has users of its own', async () => {
    await assertUnused(on.current.db);
    await makeUser(on.current.db);
    await expect(assertUnused(on.current.db)).rejects.toThrow(/users of its own/);
  });
});
