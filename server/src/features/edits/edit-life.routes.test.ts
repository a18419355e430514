import type { Edit, EditAnswer } from '@maquette/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { buildTestApp, errorOf, type TestApp } from '#test/support/build-test-app.ts';
import {
  balanceOf,
  finished,
  get,
  inpaintCall,
  maskPart,
  painter,
  photoPart,
  postForm,
} from '#test/support/edit-drivers.ts';
import { enginesOf, type FakeEngine, fakeEngine } from '#test/support/fake-engine.ts';
import { formOf } from '#test/support/form.ts';
import { signedIn, type SignedInUser } from '#test/support/signed-in.ts';
import { Refusal } from '../../platform/refusal.ts';

const open: TestApp[] = [];
afterEach(() => Promise.all(open.splice(0).map((app) => app.close())));

const house = async (settings = {}): Promise<{ on: TestApp; engine: FakeEngine }> => {
  const engine = fakeEngine();
  const on = await buildTestApp({ changes: { engines: enginesOf(engine) }, settings });
  open.push(on);
  on.house.startWork();
  return { on, engine };
};

const wishes = async () => ({ image: await photoPart(), mask: await maskPart(), prompt: 'a sofa' });

const start = async (on: TestApp, who: SignedInUser, headers = {}): Promise<string> => {
  const call = inpaintCall(await wishes(), { prefer: 'respond-async', ...headers });
  return (await postForm(on, who, call)).json<{ requestId: string }>().requestId;
};

const cancel = (on: TestApp, who: SignedInUser, id: string) =>
  on.app.inject({ method: 'POST', url: `/api/edits/${id}/cancel`, headers: who.headers });

describe('an edit that fails', () => {
  it('is not charged, says why in the language asked for, and leaves no picture', async () => {
    const { on, engine } = await house();
    const who = await painter(on);
    engine.failWith(new Refusal('refused_by_engine'));
    const answer = await postForm(on, who, inpaintCall(await wishes(), { 'accept-language': 'fr' }));
    expect([answer.statusCode, errorOf(answer).error]).toEqual([422, 'refused_by_engine']);
    expect(errorOf(answer).message).toContain('service');
    expect(await balanceOf(on, who)).toEqual({ balance: 10, held: 0 });
    const { files } = (await get(on, who, '/files')).json<{ files: { type: string }[] }>();
    expect(files.map(({ type }) => type)).toEqual(['upload']);
  });

  it('fails at its deadline', async () => {
    const { on, engine } = await house({ ENGINE_TIMEOUT_MS: '1000' });
    const who = await painter(on);
    engine.hold();
    const answer = await postForm(on, who, inpaintCall(await wishes()));
    expect([answer.statusCode, errorOf(answer).error]).toEqual([504, 'engine_timed_out']);
    expect(await balanceOf(on, who)).toEqual({ balance: 10, held: 0 });
  });
});

describe('cancelling', () => {
  it("is refused for somebody else's edit and for one that is over", async () => {
    const { on } = await house();
    const [who, other] = [await painter(on), await painter(on)];
    const id = await start(on, who);
    const edit = await finished(on, who, id);
    expect(edit.state).toBe('succeeded');
    expect((await cancel(on, other, id)).statusCode).toBe(404);
    const late = await cancel(on, who, id);
    expect([late.statusCode, errorOf(late).error]).toEqual([409, 'edit_is_final']);
    expect(await balanceOf(on, who)).toEqual({ balance: 9, held: 0 });
  });

  it('gives back what was held and ends the work, however often', async () => {
    const { on, engine } = await house();
    const who = await painter(on);
    engine.hold();
    const id = await start(on, who);
    await engine.begun();
    expect(await balanceOf(on, who)).toEqual({ balance: 9, held: 1 });
    for (let again = 0; again < 2; again++) {
      expect((await cancel(on, who, id)).json<Edit>()).toMatchObject({ state: 'cancelled', charged: 0 });
    }
    engine.letGo();
    await on.house.stopWork();
    expect(await balanceOf(on, who)).toEqual({ balance: 10, held: 0 });
    expect((await get(on, who, '/files?type=inpaint_result')).json()).toMatchObject({ total: 0 });
  });
});

describe('a caller who leaves', () => {
  it('in mid-edit loses nothing: the work goes on', async () => {
    const { on, engine } = await house();
    const who = await painter(on);
    engine.hold();
    const form = await formOf(await wishes());
    const leaving = new AbortController();
    const call = fetch(`${await on.listen()}/api/inpaint/inpaint`, {
      method: 'POST',
      body: new Uint8Array(form.payload),
      headers: { ...who.headers, ...form.headers },
      signal: leaving.signal,
    });
    await engine.begun();
    leaving.abort();
    await expect(call).rejects.toThrow('aborted');
    engine.letGo();
    const [edit] = (await get(on, who, '/edits')).json<{ edits: Edit[] }>().edits;
    expect(await finished(on, who, edit?.id ?? '')).toMatchObject({ state: 'succeeded', charged: 1 });
  });
});

describe('a call repeated under its key', () => {
  it('is refused when it asks for something else', async () => {
    const { on } = await house();
    const who = await painter(on);
    const key = { 'idempotency-key': 'one' };
    await start(on, who, key);
    const other = await postForm(on, who, inpaintCall({ ...(await wishes()), prompt: 'a table' }, key));
    expect([other.statusCode, errorOf(other).error]).toEqual([409, 'idempotency_conflict']);
  });

  it('begins and charges one edit, also when both calls come at the same moment', async () => {
    const { on } = await house();
    const who = await painter(on);
    const call = inpaintCall(await wishes(), { 'idempotency-key': 'two' });
    const answers = await Promise.all([1, 2, 3].map(() => postForm(on, who, call)));
    answers.push(await postForm(on, who, call));
    const ids = answers.map((answer) => answer.json<EditAnswer>().requestId);
    expect(new Set(ids).size).toBe(1);
    expect(await balanceOf(on, who)).toEqual({ balance: 9, held: 0 });
  });

  it("is somebody else's own call when somebody else uses the key", async () => {
    const { on } = await house();
    const key = { 'idempotency-key': 'three' };
    const [one, other] = [await painter(on), await painter(on)];
    expect(await start(on, one, key)).not.toBe(await start(on, other, key));
  });
});

describe('the last credit', () => {
  it('pays for exactly one of twenty edits begun at the same moment', async () => {
    const { on } = await house();
    const who = await painter(on, 1);
    const call = inpaintCall(await wishes(), { prefer: 'respond-async' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => postForm(on, who, call)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([202, ...Array.from({ length: 19 }, () => 402)]);
    const { edits } = (await get(on, who, '/edits')).json<{ edits: Edit[] }>();
    await finished(on, who, edits[0]?.id ?? '');
    expect(await balanceOf(on, who)).toEqual({ balance: 0, held: 0 });
  });
});

describe('waiting edits', () => {
  it('are told their place and, by the edits before, their time', async () => {
    const { on, engine } = await house();
    const who = await painter(on);
    await finished(on, who, await start(on, who));
    engine.hold();
    const ids = [await start(on, who), await start(on, who), await start(on, who), await start(on, who)];
    await engine.begun();
    await engine.begun();
    await engine.begun();
    const edits = await Promise.all(ids.map(async (id) => (await get(on, who, `/edits/${id}`)).json<Edit>()));
    expect(edits.map(({ queuePosition }) => queuePosition)).toEqual([0, 0, 0, 1]);
    expect(edits.map(({ state }) => state)).toEqual(['running', 'running', 'queued', 'queued']);
    expect(edits[3]?.etaMs).not.toBeNull();
    const { edits: ongoing } = (await get(on, who, '/edits?state=open')).json<{ edits: Edit[] }>();
    expect(ongoing.map(({ id }) => id)).toEqual([...ids].reverse());
    engine.letGo();
    for (const id of ids) expect((await finished(on, who, id)).state).toBe('succeeded');
  });
});

describe('the stream of events', () => {
  it('tells the open edits and every change, to their owner only', async () => {
    const { on, engine } = await house();
    const [who, other] = [await painter(on), await painter(on)];
    const address = await on.listen();
    engine.hold();
    const id = await start(on, who);
    await engine.begun();
    const leaving = new AbortController();
    const listen = async (person: SignedInUser) => {
      const answer = await fetch(`${address}/api/edits/events`, {
        headers: person.headers,
        signal: leaving.signal,
      });
      expect(answer.headers.get('content-type')).toContain('text/event-stream');
      return answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    };
    const [mine, theirs] = [await listen(who), await listen(other)];
    const toldStates = async (reader: typeof mine, last: string): Promise<string[]> => {
      let text = '';
      const states = () =>
        [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => (JSON.parse(data ?? '') as Edit).state);
      while (!states().includes(last as Edit['state'])) text += (await reader.read()).value ?? '';
      return states();
    };
    expect(await toldStates(mine, 'running')).toEqual(['running']);
    engine.letGo();
    expect((await toldStates(mine, 'succeeded')).at(-1)).toBe('succeeded');
    expect((await finished(on, who, id)).state).toBe('succeeded');
    expect((await theirs.read()).value).toBe(': here\n\n');
    leaving.abort();
  });
});

describe('more streams of one person than twenty', () => {
  it('end the oldest, which is told why; the others go on', async () => {
    const { on, engine } = await house();
    const who = await painter(on);
    const address = await on.listen();
    const leaving = new AbortController();
    const listen = () =>
      fetch(`${address}/api/edits/events`, { headers: who.headers, signal: leaving.signal });
    const oldest = (await listen()).text();
    const second = (await listen()).body!.pipeThrough(new TextDecoderStream()).getReader();
    for (let more = 2; more <= 20; more++) await listen();
    expect(await oldest).toBe(': here\n\nevent: replaced\ndata: null\n\n');
    engine.hold();
    await start(on, who);
    await engine.begun();
    let told = '';
    while (!told.includes('event: edit')) told += (await second.read()).value ?? 'event: edit (ended)';
    expect(told).not.toContain('ended');
    leaving.abort();
    engine.letGo();
  });
});

describe('the stream of events of a session that has ended', () => {
  it.each<[string, (on: TestApp, who: SignedInUser) => unknown]>([
    [
      'because its owner signed out',
      (on, { headers }) => on.app.inject({ method: 'POST', url: '/api/auth/logout', headers }),
    ],
    [
      'because it was taken away, as by a new password',
      (on, { user }) => on.db.deleteFrom('sessions').where('user_id', '=', user.id).execute(),
    ],
    ['of its age', (on) => on.clock.advance(24 * 3_600_000)],
  ])('%s ends with it, and tells nothing of what comes later', async (_why, end) => {
    const { on, engine } = await house();
    const who = await painter(on);
    const answer = await fetch(`${await on.listen()}/api/edits/events`, { headers: who.headers });
    const told = answer.text();
    await end(on, who);
    engine.hold();
    await start(on, await signedIn(on, who.user));
    await engine.begun();
    expect(await told).toBe(': here\n\n');
    engine.letGo();
  });
});

describe('a server that closes', () => {
  it('gives running edits back, tells those who wait, and a new one takes them up', async () => {
    const { on, engine } = await house();
    const who = await painter(on);
    engine.hold();
    const waiting = postForm(on, who, inpaintCall(await wishes()));
    await engine.begun();
    await on.house.stopWork();
    const answer = await waiting;
    expect([answer.statusCode, errorOf(answer).error]).toEqual([503, 'unavailable']);
    const [edit] = (await get(on, who, '/edits')).json<{ edits: Edit[] }>().edits;
    expect(edit).toMatchObject({ state: 'queued', stage: 'waiting' });
    expect(await balanceOf(on, who)).toEqual({ balance: 9, held: 1 });
  });
});
