import type { Edit, EditAccepted, EditAnswer } from '@maquette/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
import { oneDatabaseKind } from '#test/support/test-database.ts';
import { Refusal } from '../../platform/refusal.ts';

describe.each(oneDatabaseKind())('variations of one call (%s)', (kind) => {
  let engine: FakeEngine;
  let on: TestApp;
  beforeEach(async () => {
    engine = fakeEngine();
    on = await buildTestApp({ kind, changes: { engines: enginesOf(engine) } });
    on.house.startWork();
  });
  afterEach(() => on.close());

  const call = async (count: string, headers = {}) =>
    inpaintCall(
      { image: await photoPart(), mask: await maskPart(), prompt: 'a sofa', seed: '4294967293', count },
      headers,
    );

  it.each(['0', '5', 'many'])('are refused when there are %s', async (count) => {
    const answer = await postForm(on, await painter(on), await call(count));
    expect([answer.statusCode, Object.keys(errorOf(answer).fields ?? {})]).toEqual([400, ['count']]);
  });

  it('are all begun or none: three credits do not pay for four', async () => {
    const who = await painter(on, 3);
    const answer = await postForm(on, who, await call('4'));
    expect([answer.statusCode, errorOf(answer).error]).toEqual([402, 'not_enough_credits']);
    expect(await balanceOf(on, who)).toEqual({ balance: 3, held: 0 });
    expect((await get(on, who, '/edits')).json()).toEqual({ edits: [] });
  });

  it('are edits of their own with seeds that count up, each charged', async () => {
    const who = await painter(on);
    const answer = await postForm(on, who, await call('3', { prefer: 'respond-async' }));
    const { requestId, requestIds } = answer.json<EditAccepted>();
    expect(requestIds[0]).toBe(requestId);
    const edits: Edit[] = [];
    for (const id of requestIds) edits.push(await finished(on, who, id));
    expect(edits.map(({ request }) => request.seed)).toEqual([4294967293, 4294967294, 0]);
    expect(edits.every((edit) => edit.requestId === requestId && edit.state === 'succeeded')).toBe(true);
    expect(await balanceOf(on, who)).toEqual({ balance: 7, held: 0 });
  });

  it('succeed when one does, and only what there is costs', async () => {
    const who = await painter(on);
    engine.failWith(new Refusal('refused_by_engine'));
    const answer = await postForm(on, who, await call('2'));
    expect(answer.statusCode).toBe(200);
    const { outputPaths, charged, requestIds } = answer.json<EditAnswer>();
    expect([outputPaths.length, charged, requestIds.length]).toEqual([1, 1, 2]);
    expect(await balanceOf(on, who)).toEqual({ balance: 9, held: 0 });
  });

  it('are begun once when the call is repeated under its key', async () => {
    const who = await painter(on);
    const sent = await call('2', { 'idempotency-key': 'one', prefer: 'respond-async' });
    const first = (await postForm(on, who, sent)).json<EditAccepted>();
    expect((await postForm(on, who, sent)).json<EditAccepted>()).toEqual(first);
    expect(first.requestIds).toHaveLength(2);
  });
});
