import { type Edit, type EditAnswer, type TakenOver, type Visit, VISIT_HEADER } from '@maquette/contract';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, errorOf, type TestApp } from '#test/support/build-test-app.ts';
import { get, maskPart, painter, photoPart } from '#test/support/edit-drivers.ts';
import { enginesOf, type FakeEngine, fakeEngine } from '#test/support/fake-engine.ts';
import { type FormFile, formOf } from '#test/support/form.ts';
import { oneDatabaseKind } from '#test/support/test-database.ts';
import { newSecretToken } from '../../../platform/secret-token.ts';
import { sweepGuests } from './guests.ts';

const HOUR_MS = 3_600_000;

describe.each(oneDatabaseKind())('a visit without an account (%s)', (kind) => {
  let engine: FakeEngine;
  let on: TestApp;
  beforeEach(async () => {
    engine = fakeEngine();
    on = await buildTestApp({ kind, changes: { engines: enginesOf(engine) } });
    on.house.startWork();
  });
  afterEach(() => on.close());

  type Parts = Record<string, string | FormFile>;
  type Caller = { remoteAddress?: string; key?: string };
  const order = async (visit: string | null, parts: Parts = {}, caller: Caller = {}) => {
    const { remoteAddress = '192.0.2.1', key } = caller;
    const words = { search_prompt: 'the chair', prompt: 'a sofa' };
    const form = await formOf({ image: await photoPart(), mask: await maskPart(), ...words, ...parts });
    const own = { ...(visit && { [VISIT_HEADER]: visit }), ...(key && { 'idempotency-key': key }) };
    const headers = { ...form.headers, ...own };
    const url = '/api/inpaint/search-replace/public';
    return on.app.inject({ method: 'POST', url, payload: form.payload, headers, remoteAddress });
  };
  const look = (payload: object = {}, remoteAddress = '192.0.2.1') =>
    on.app.inject({ method: 'POST', url: '/api/visits', payload, remoteAddress });
  const visitAt = async (address = '192.0.2.1', visit?: string) =>
    (await look(visit ? { visit } : {}, address)).json<Visit>();
  type Person = Awaited<ReturnType<typeof painter>>;
  const takeOver = ({ headers }: Person, visit: string) =>
    on.app.inject({ method: 'POST', url: '/api/visits/take-over', payload: { visit }, headers });

  it('is refused under a secret that cannot be one', async () => {
    for (const visit of ['', 'short', `${newSecretToken()}x`, 42])
      expect((await look({ visit })).statusCode).toBe(400);
  });

  it('cannot be taken over by whoever does not know its secret, and by nobody without an account', async () => {
    const { visit } = await visitAt();
    await order(visit);
    const who = await painter(on);
    expect((await takeOver(who, newSecretToken())).statusCode).toBe(404);
    const url = '/api/visits/take-over';
    expect((await on.app.inject({ method: 'POST', url, payload: { visit } })).statusCode).toBe(401);
    expect((await visitAt('192.0.2.1', visit)).edits).toHaveLength(1);
  });

  it('shows its pictures to nobody but who knows its secret', async () => {
    const { visit } = await visitAt();
    await order(visit);
    expect((await visitAt('192.0.2.1')).edits).toEqual([]);
    expect((await visitAt('192.0.2.1', newSecretToken())).edits).toEqual([]);
    const [edit] = (await visitAt('192.0.2.9', visit)).edits;
    expect(edit).toMatchObject({ state: 'succeeded', charged: 0, request: { prompt: 'a sofa' } });
  });

  it('repeats nothing that somebody else ordered, and costs no try where it repeats itself', async () => {
    const [one, other] = [await visitAt(), await visitAt('192.0.2.2')];
    const again = { seed: '7' };
    expect((await order(one.visit, again)).json<EditAnswer>().repeated).toBe(false);
    expect(
      (await order(other.visit, again, { remoteAddress: '192.0.2.2' })).json<EditAnswer>().repeated,
    ).toBe(false);
    expect((await order(one.visit, again)).json<EditAnswer>().repeated).toBe(true);
    expect(await visitAt('192.0.2.1', one.visit)).toMatchObject({ tries: 5, triesLeft: 4 });
  });

  it('has five tries a day wherever the device is, and so has the address whatever the device', async () => {
    const { visit } = await visitAt();
    for (let i = 0; i < 5; i++) {
      const remoteAddress = `192.0.2.${i + 1}`;
      expect((await order(visit, {}, { remoteAddress })).statusCode).toBe(200);
    }
    expect(errorOf(await order(visit, {}, { remoteAddress: '192.0.2.9' })).error).toBe('guest_limit_reached');
    expect((await visitAt('192.0.2.9', visit)).triesLeft).toBe(0);
    const at = '198.51.100.1';
    for (let i = 0; i < 5; i++) await order(newSecretToken(), {}, { remoteAddress: at });
    expect(errorOf(await order(newSecretToken(), {}, { remoteAddress: at })).error).toBe(
      'guest_limit_reached',
    );
    expect((await visitAt(at)).triesLeft).toBe(0);
  });

  it('is refused a key that was used for something else, and knows none of another visit', async () => {
    const [one, other] = [await visitAt(), await visitAt()];
    const { requestId } = (await order(one.visit, {}, { key: 'one' })).json<EditAnswer>();
    const differs = await order(one.visit, { prompt: 'a table' }, { key: 'one' });
    expect([differs.statusCode, errorOf(differs).error]).toEqual([409, 'idempotency_conflict']);
    const strange = (await order(other.visit, {}, { key: 'one' })).json<EditAnswer>();
    expect(strange.requestId).not.toBe(requestId);
    const nobody = await Promise.all([1, 2].map(() => order(null, {}, { key: 'one' })));
    expect(new Set(nobody.map((answer) => answer.json<EditAnswer>().requestId)).size).toBe(2);
  });

  it('orders once under a key and spends one try, also when both calls come at the same moment', async () => {
    const { visit } = await visitAt();
    const answers = await Promise.all([1, 2, 3].map(() => order(visit, {}, { key: 'two' })));
    answers.push(await order(visit, {}, { key: 'two' }));
    expect(new Set(answers.map((answer) => answer.json<EditAnswer>().requestId)).size).toBe(1);
    const seen = await visitAt('192.0.2.1', visit);
    expect([seen.triesLeft, seen.edits.length]).toEqual([4, 1]);
    on.clock.advance(23 * HOUR_MS + 1);
    await sweepGuests({ ...on.context(), ...on.house.deps.edits });
    expect(await on.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
  });

  it('is taken over with photo, mask, words and result, once', async () => {
    const { visit } = await visitAt();
    await order(visit);
    await order(visit, { prompt: 'a bench' });
    const [who, other] = [await painter(on), await painter(on)];
    const both = await Promise.all([takeOver(who, visit), takeOver(who, visit)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    const taken = both.find(({ statusCode }) => statusCode === 200)?.json<TakenOver>();
    expect(taken?.waiting).toBe(0);
    expect(taken?.edits.map(({ request }) => request.prompt)).toEqual(['a bench', 'a sofa']);
    const [{ id, files, source } = {} as Edit] = taken?.edits ?? [];
    const [result] = files;
    expect(result).toMatchObject({ originalImageId: source?.id, maskImage: { url: expect.any(String) } });
    expect((await get(on, who, `/edits/${id}`)).statusCode).toBe(200);
    // Both edits are of the same photo.
    expect((await get(on, who, '/files')).json()).toMatchObject({ total: 3 });
    for (const url of [result?.url, source?.url, result?.maskImage?.url])
      expect((await on.app.inject(url ?? '')).statusCode).toBe(200);
    expect((await takeOver(other, visit)).statusCode).toBe(404);
    expect((await visitAt('192.0.2.1', visit)).edits).toEqual([]);
    on.clock.advance(25 * HOUR_MS);
    await sweepGuests({ ...on.context(), ...on.house.deps.edits });
    // The session is over by then.
    const kept = on.db.selectFrom('files').select('id').where('user_id', '=', who.user.id);
    expect(await kept.execute()).toHaveLength(3);
  });

  it('cannot be taken over once its day is over', async () => {
    const { visit } = await visitAt();
    await order(visit);
    on.clock.advance(23 * HOUR_MS + 1);
    const who = await painter(on);
    expect((await takeOver(who, visit)).statusCode).toBe(404);
    expect((await visitAt('192.0.2.1', visit)).edits).toEqual([]);
  });

  it('counts what was taken over, and no longer what visitors left', async () => {
    const { visit } = await visitAt();
    await order(visit);
    const who = await painter(on);
    await takeOver(who, visit);
    const totals = await on.db.selectFrom('file_totals').selectAll().execute();
    expect(totals.map(({ files, bytes }) => [files, bytes > 0])).toEqual(
      expect.arrayContaining([
        [0, false],
        [2, true],
      ]),
    );
  });
});

describe('a wish for a room that ships', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maquette-rooms-'));
  const samples = join(folder, 'samples');
  const ready = (prompt: string, rest: object = {}) => ({
    ...{ locale: 'en', call: 'search-replace', image: 'bedroom-before.webp', mask: 'bedroom-chair.png' },
    form: { search_prompt: 'the chair', prompt, seed: 1 },
    ...rest,
  });
  let engine: FakeEngine;
  let on: TestApp;
  let room: FormFile;
  beforeAll(async () => {
    room = await photoPart();
    mkdirSync(samples);
    mkdirSync(join(folder, '.pages'));
    writeFileSync(join(folder, 'index.html'), '');
    for (const locale of ['en', 'fr']) writeFileSync(join(folder, '.pages', `home.${locale}.html`), '');
    writeFileSync(join(samples, 'bedroom-before.webp'), room.bytes);
    writeFileSync(join(samples, 'bedroom-chair.png'), (await maskPart()).bytes);
  });
  const open = async (
    calls: readonly object[],
    { engines = enginesOf(engine, { own: engine }), settings = {}, built = '2026-01-15T12:00:00Z' } = {},
  ) => {
    writeFileSync(join(samples, 'wishes.json'), JSON.stringify(calls));
    const git = { commitShort: 'abc1234', branch: 'main', commitDate: built };
    const version = { version: '0.0.0-test', git, build: { date: built, environment: 'test' } };
    on = await buildTestApp({ settings, changes: { engines, webFolder: folder, version } });
    on.house.startWork();
  };
  beforeEach(() => {
    engine = fakeEngine();
  });
  afterEach(() => on.close());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const promptsOf = (jobs: FakeEngine['jobs']) => jobs.map(({ words }) => words.prompt);

  let addresses = 0;
  const wish = async (parts: Record<string, string | FormFile> = {}) => {
    const words = { search_prompt: 'the chair', prompt: 'a sofa', seed: '1' };
    const form = await formOf({ image: room, mask: await maskPart(), ...words, ...parts });
    const headers = { ...form.headers, [VISIT_HEADER]: newSecretToken() };
    const call = { method: 'POST', url: '/api/inpaint/search-replace/public' } as const;
    const remoteAddress = `192.0.2.${++addresses}`;
    const answer = await on.app.inject({ ...call, payload: form.payload, headers, remoteAddress });
    expect(answer.statusCode).toBe(200);
    const { outputPath } = answer.json<EditAnswer>();
    return { outputPath, bytes: (await on.app.inject(outputPath)).rawPayload };
  };

  it('is drawn anew with another word, seed, mask or photo', async () => {
    await open([]);
    await wish();
    const before = engine.jobs.length;
    await wish({ prompt: 'a bench' });
    await wish({ seed: '2' });
    await wish({ mask: await maskPart({ white: [10, 10, 60, 60] }) });
    const other = await photoPart({ seed: 5 });
    await wish({ image: other });
    await wish({ image: other });
    expect(engine.jobs.length - before).toBe(5);
  });

  it('is drawn once for everybody, and each has a picture of their own', async () => {
    await open([]);
    const [one, other] = [await wish(), await wish()];
    expect(engine.jobs).toHaveLength(1);
    expect(other.outputPath).not.toBe(one.outputPath);
    expect(other.bytes.equals(one.bytes)).toBe(true);
  });

  it('is not drawn ahead of time by a service', async () => {
    const service = fakeEngine({ name: 'service' });
    await open([ready('a sofa')], { engines: enginesOf(service, { own: engine }) });
    await on.app.inject('/');
    await wish({ prompt: 'a bench' });
    expect([promptsOf(engine.jobs), promptsOf(service.jobs)]).toEqual([[], ['a bench']]);
  });

  it('is drawn ahead of time once the home page is looked at, in its language alone, and nothing is told of it', async () => {
    await open([ready('a sofa'), ready('un banc', { locale: 'fr' }), ready('a lamp', { call: 'nothing' })]);
    await on.app.inject('/?lng=fr');
    expect((await engine.begun()).words.prompt).toBe('un banc');
    await wish({ prompt: 'un banc' });
    await wish({ prompt: 'a bench' });
    expect(promptsOf(engine.jobs)).toEqual(['un banc', 'a bench']);
    await on.app.inject('/?lng=en');
    expect(await engine.begun()).toMatchObject({ words: { prompt: 'a bench' } });
    expect((await engine.begun()).words.prompt).toBe('a sofa');
    expect(await on.db.selectFrom('edits').select('id').execute()).toHaveLength(2);
  });

  it('that was drawn ahead of time is there after a restart, until another version takes over', async () => {
    const settings = { DATA_DIR: mkdtempSync(join(tmpdir(), 'maquette-lasting-')) };
    const home = join(settings.DATA_DIR, 'made-ahead');
    const toldOf = () => (existsSync(home) ? readdirSync(home, { recursive: true }) : []).map(String);
    await open([ready('a sofa')], { settings });
    await on.app.inject('/');
    await expect.poll(toldOf).toContainEqual(expect.stringMatching(/[.]json$/));
    const [first] = toldOf();
    await wish({ prompt: 'a bench' });
    await on.close();

    await open([], { settings });
    await wish();
    await wish({ prompt: 'a bench' });
    expect(promptsOf(engine.jobs)).toEqual(['a sofa', 'a bench', 'a bench']);
    await on.close();

    await open([ready('a lamp')], { settings, built: '2026-01-16T12:00:00Z' });
    await wish();
    await on.app.inject('/');
    await expect.poll(toldOf).not.toContain(first);
    expect(promptsOf(engine.jobs).slice(3)).toEqual(['a sofa', 'a lamp']);
    rmSync(settings.DATA_DIR, { recursive: true });
  });

  it('is waited for where it is drawn already', async () => {
    await open([ready('a sofa')]);
    engine.hold();
    await on.app.inject('/');
    await engine.begun();
    const wished = wish();
    await expect
      .poll(async () => (await on.db.selectFrom('edits').select('stage').execute())[0]?.stage)
      .toBe('drawing');
    engine.letGo();
    await wished;
    expect(engine.jobs).toHaveLength(1);
  });

  it('gives way to what somebody waits for, and is drawn afterwards', async () => {
    await open([ready('a sofa')]);
    engine.hold();
    await on.app.inject('/');
    await engine.begun();
    const wished = wish({ prompt: 'a bench' });
    expect((await engine.begun()).words.prompt).toBe('a bench');
    engine.letGo();
    await wished;
    await engine.begun();
    expect(promptsOf(engine.jobs)).toEqual(['a sofa', 'a bench', 'a sofa']);
  });

  it('does not keep the server from ending', async () => {
    await open([ready('a sofa')]);
    engine.hold();
    await on.app.inject('/');
    await engine.begun();
    await on.house.stopWork();
  });
});
