import type { SignedIn } from '@maquette/contract';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decodesIn } from '../../doctor/decodes.ts';
import { examine } from '../../doctor/examine.ts';
import { buildTestApp, errorOf, type TestApp } from '#test/support/build-test-app.ts';
import { get, inpaintCall, maskPart, photoPart, postForm } from '#test/support/edit-drivers.ts';
import { enginesOf, type FakeEngine, fakeEngine } from '#test/support/fake-engine.ts';
import { readMails } from '#test/support/mailbox.ts';
import { registered, registeredPassword } from '#test/support/registered.ts';
import { signedIn, type SignedInUser } from '#test/support/signed-in.ts';
import { databaseKinds } from '#test/support/test-database.ts';
import { ownerOfBlob, sweepFiles } from '../files/index.ts';

const EMAIL = 'ada@example.test';

describe.each(databaseKinds())('DELETE /api/auth/account (%s)', (kind) => {
  let on: TestApp;
  let engine: FakeEngine;
  let ada: SignedInUser;
  beforeEach(async () => {
    engine = fakeEngine();
    on = await buildTestApp({ kind, changes: { engines: enginesOf(engine) } });
    ada = await registered(on, EMAIL);
  });
  afterEach(() => on.close());

  const remove = (who: Pick<SignedInUser, 'headers'>, payload: object) =>
    on.app.inject({ method: 'DELETE', url: '/api/auth/account', payload, headers: who.headers });
  const inpaint = async (who: SignedInUser, prompt: string, headers = {}) => {
    const parts = { image: await photoPart(), mask: await maskPart(), prompt };
    return postForm(on, who, inpaintCall(parts, headers));
  };
  const begin = async (who: SignedInUser): Promise<string> => {
    const answer = await inpaint(who, 'a sofa under way', { prefer: 'respond-async' });
    return answer.json<{ requestId: string }>().requestId;
  };
  const blobs = async () => {
    const keys: string[] = [];
    for await (const { key } of on.house.deps.files.blobs.list()) keys.push(key);
    return keys;
  };
  const faults = async () => {
    const decodes = decodesIn(on.house.deps.files.images, on.folder);
    const patient = { ...on.house.deps.files, db: on.db, kind, ownerOfBlob, decodes, now: on.clock.now };
    return (await examine(patient, () => nextTurn())).faults;
  };
  const leftOf = async (userId: string) => {
    const tables = [
      'sessions',
      'api_keys',
      'identities',
      'mail_tokens',
      'email_changes',
      'files',
      'masks',
      'named_masks',
      'file_totals',
      'edits',
    ] as const;
    const left: string[] = [];
    for (const table of [...tables, 'idempotency_keys', 'mails'] as const) {
      const rows = await on.db.selectFrom(table).selectAll().where('user_id', '=', userId).execute();
      if (rows.length > 0) left.push(table);
    }
    return left;
  };

  describe('is refused', () => {
    it('to whoever is not signed in', async () => {
      const answer = await remove({ headers: { authorization: '' } }, { password: registeredPassword });
      expect([answer.statusCode, errorOf(answer).error]).toEqual([401, 'not_signed_in']);
    });

    it.each([
      ['nothing', {}, 'validation_failed', 'password'],
      ['an empty password', { password: '' }, 'validation_failed', 'password'],
      ['a password of 10,000 characters', { password: 'x'.repeat(10_000) }, 'validation_failed', 'password'],
      ['a number', { password: 1 }, 'validation_failed', 'password'],
      ['a credential of nobody knows whom', { credential: 'x' }, 'validation_failed', 'provider'],
      ['somebody else’s id', { password: registeredPassword, userId: 'x' }, 'unknown_field', 'userId'],
      ['a wrong password', { password: 'Sofa-by-the-window-2' }, 'wrong_password', 'password'],
      ['a password with U+0000', { password: 'Sofa\0' }, 'wrong_password', 'password'],
    ])('with %s, and nothing is gone', async (_what, payload, error, field) => {
      const answer = await remove(ada, payload);
      expect([answer.statusCode, errorOf(answer).error]).toEqual([400, error]);
      expect(Object.keys(errorOf(answer).fields ?? {})).toEqual([field]);
      expect((await get(on, ada, '/auth/me')).statusCode).toBe(200);
    });

    it('with a provider that is not set up', async () => {
      const answer = await remove(ada, { provider: 'google', credential: 'x' });
      expect([answer.statusCode, errorOf(answer).error]).toEqual([404, 'not_found']);
    });

    it('after ten guesses, also with the right password, to this account alone', async () => {
      for (let i = 0; i < 10; i++) await remove(ada, { password: 'Wrong-guess-1' });
      const answer = await remove(ada, { password: registeredPassword });
      expect([answer.statusCode, errorOf(answer).error]).toEqual([429, 'rate_limited']);
      const other = await registered(on, 'other@example.test');
      expect((await remove(other, { password: registeredPassword })).statusCode).toBe(200);
    });

    it('and a refusal is written down', async () => {
      await remove(ada, { password: 'Wrong-guess-1' });
      const rows = await on.db.selectFrom('security_events').select('kind').orderBy('id').execute();
      expect(rows.map((row) => row.kind)).toContain('account-deletion-refused');
    });
  });

  it('leaves the numbers of the ledger, when things happened, and nothing else', async () => {
    on.house.startWork();
    await inpaint(ada, 'a sofa for ada');
    const eve = await registered(on, 'eve@example.test');
    await inpaint(eve, 'a sofa for eve');
    const elsewhere = await signedIn(on, ada.user);
    await inpaint(ada, 'kept by a key', { 'idempotency-key': 'k1', prefer: 'respond-async' });
    await expect.poll(async () => (await get(on, ada, '/edits?state=open')).json()).toEqual({ edits: [] });

    const answer = await remove(ada, { password: registeredPassword });
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);

    for (const { headers } of [ada, elsewhere])
      expect(errorOf(await get(on, { headers }, '/auth/me')).error).toBe('session_expired');
    const { id } = ada.user;
    expect(await leftOf(id)).toEqual([]);
    const user = on.db.selectFrom('users').selectAll().where('id', '=', id);
    expect(await user.executeTakeFirstOrThrow()).toMatchObject({
      ...{ email: '', email_key: `deleted:${id}`, full_name: '', password_hash: null, auth_provider: 'none' },
      ...{ is_verified: 0, role: 'user', deleted_at: on.clock.now() },
    });
    const entries = on.db.selectFrom('credit_entries').selectAll().where('user_id', '=', id);
    const ledger = await entries.orderBy('position').execute();
    expect(ledger.map((entry) => [entry.amount, entry.balance_after, entry.description])).toEqual([
      [10, 10, 'welcome'],
      [-1, 9, ''],
      [-1, 8, ''],
    ]);
    const events = await on.db.selectFrom('security_events').selectAll().where('user_id', '=', id).execute();
    expect(events.map((event) => event.kind).toSorted()).toEqual(['account-deleted', 'signed-up']);
    expect(events.map(({ address, details }) => [address, details])).toEqual([
      ['', '{}'],
      ['', '{}'],
    ]);
    expect(await faults()).toEqual([]);
    // Eve keeps her photo, her result and her mask, with a small copy of each picture.
    expect(await blobs()).toHaveLength(5);
    expect((await get(on, eve, '/files')).json()).toMatchObject({ total: 2 });
  });

  it('makes addresses of pictures that were handed out lead nowhere', async () => {
    on.house.startWork();
    await inpaint(ada, 'a sofa');
    const { files } = (await get(on, ada, '/files')).json<{
      files: { url: string; maskImage?: { url: string } }[];
    }>();
    const urls = files.flatMap(({ url, maskImage }) => [
      url,
      `${url}&w=640`,
      ...(maskImage ? [maskImage.url] : []),
    ]);
    const statuses = async () => {
      const answers = await Promise.all(urls.map((url) => on.app.inject({ url })));
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
    await remove(ada, { password: registeredPassword });
    expect(await statuses()).toEqual([404, 404, 404, 404, 404]);
  });

  it('gives back what a running edit held, stops the work, and nothing comes of it', async () => {
    on.house.startWork();
    engine.hold();
    await begin(ada);
    await engine.begun();
    await remove(ada, { password: registeredPassword });
    engine.letGo();
    await on.house.stopWork();
    const account = on.db.selectFrom('credit_accounts').selectAll().where('user_id', '=', ada.user.id);
    expect(await account.executeTakeFirst()).toMatchObject({ balance: 10, held: 0 });
    expect(await leftOf(ada.user.id)).toEqual([]);
    expect(await blobs()).toEqual([]);
    expect(await faults()).toEqual([]);
  });

  it('leaves nothing of an edit that another process finishes afterwards', async () => {
    on.house.startWork();
    engine.hold();
    await begin(ada);
    await engine.begun();
    // Nobody tells this process that the edit is over.
    vi.spyOn(on.house.deps.edits.bus, 'publishEnd').mockImplementation(() => undefined);
    await remove(ada, { password: registeredPassword });
    engine.letGo();
    await expect.poll(blobs).toEqual([]);
    await on.house.stopWork();
    expect(await leftOf(ada.user.id)).toEqual([]);
    expect(await blobs()).toEqual([]);
    expect(await faults()).toEqual([]);
  });

  it('keeps nothing that arrives when its owner has gone', async () => {
    const image = await photoPart();
    const { images } = on.house.deps.files;
    const run = images.run.bind(images);
    const inspected = vi.spyOn(images, 'run');
    inspected.mockImplementation(async (...job) => {
      const seen = await run(...job);
      inspected.mockRestore();
      await remove(ada, { password: registeredPassword });
      return seen;
    });
    const late = await postForm(on, ada, { path: '/files/upload', parts: { image } });
    expect([late.statusCode, errorOf(late).error]).toEqual([401, 'session_expired']);
    expect(await leftOf(ada.user.id)).toEqual([]);
    expect(await blobs()).toEqual([]);
  });

  it('leaves nothing, whatever its owner does at the same moment', async () => {
    on.house.startWork();
    const login = { email: EMAIL, password: registeredPassword };
    const upload = async (seed: number) =>
      postForm(on, ada, { path: '/files/upload', parts: { image: await photoPart({ seed }) } });
    const signIn = () => on.app.inject({ method: 'POST', url: '/api/auth/login', payload: login });
    const others = [1, 2, 3, 4].flatMap((seed) => [upload(seed), begin(ada), signIn()]);
    const answer = await remove(ada, { password: registeredPassword });
    expect(answer.statusCode).toBe(200);
    await Promise.all(others);
    await on.house.stopWork();
    expect(await leftOf(ada.user.id)).toEqual([]);
    expect(await blobs()).toEqual([]);
    expect(await faults()).toEqual([]);
  });

  it('writes to the one who has gone, in their language, and drops what else waited for them', async () => {
    const zoe = await registered(on, 'zoe@example.test', 'fr');
    const resend = { email: 'Zoe@Example.TEST' };
    await on.app.inject({ method: 'POST', url: '/api/auth/resend-verification', payload: resend });
    await remove(zoe, { password: registeredPassword });
    const waiting = await on.db
      .selectFrom('mails')
      .select('kind')
      .where(({ or, eb }) => or([eb('user_id', '=', zoe.user.id), eb('email', 'is not', null)]))
      .execute();
    expect(waiting).toEqual([{ kind: 'account-deleted' }]);
    const mails = (await readMails(on)).filter(({ to }) => to === 'zoe@example.test');
    expect(mails.map((mail) => mail.kind)).toEqual(['account-deleted']);
    expect(mails[0]?.subject).toContain('supprimé');
    expect(mails[0]?.text).toContain('Ada Byron');
    expect(
      await on.db.selectFrom('mails').select('id').where('email', '=', 'zoe@example.test').execute(),
    ).toEqual([]);
  });

  it('frees the address at once, for an account that knows nothing of the old one', async () => {
    on.house.startWork();
    await inpaint(ada, 'a sofa');
    await remove(ada, { password: registeredPassword });
    const login = { email: EMAIL, password: registeredPassword };
    const gone = await on.app.inject({ method: 'POST', url: '/api/auth/login', payload: login });
    expect(errorOf(gone).error).toBe('wrong_credentials');
    const again = await registered(on, EMAIL);
    expect(again.user.id).not.toBe(ada.user.id);
    expect((await get(on, again, '/files')).json()).toMatchObject({
      files: [],
      total: 0,
      storageBytes: 0,
    });
    expect((await get(on, again, '/edits?state=all')).json()).toEqual({ edits: [] });
    expect((await get(on, again, '/credits/transactions')).json()).toMatchObject({ total: 1 });
    const signIn = await on.app.inject({ method: 'POST', url: '/api/auth/login', payload: login });
    expect(signIn.json<SignedIn>().user.id).toBe(again.user.id);
  });

  it('happens once, however often it is asked for at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => remove(ada, { password: registeredPassword })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await readMails(on)).filter((mail) => mail.kind === 'account-deleted')).toHaveLength(1);
  });

  it('is made whole by the sweep when the server dies before the pictures are gone', async () => {
    on.house.startWork();
    await inpaint(ada, 'a sofa');
    const { files } = on.house.deps;
    const dying = vi.spyOn(files.blobs, 'delete').mockImplementation(() => new Promise(() => {}));
    void remove(ada, { password: registeredPassword });
    await expect.poll(() => dying).toHaveBeenCalled();
    dying.mockRestore();
    expect(await leftOf(ada.user.id)).toEqual([]);
    expect(await blobs()).toHaveLength(5);
    await sweepFiles({ ...on.context({ now: Date.now }), ...files }, { startedAt: Date.now() + 1000 });
    expect(await blobs()).toEqual([]);
    expect(await faults()).toEqual([]);
  });
});
