import type { CreditTransaction, Edit, FluxResult, FluxStarted } from '@maquette/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorOf, type TestApp, useTestApp } from '../../testing/build-test-app.ts';
import {
  balanceOf,
  finished,
  get,
  inpaintCall,
  maskPart,
  painter,
  photoPart,
  postForm,
} from '../../testing/edit-drivers.ts';
import { enginesOf, fakeEngine } from '../../testing/fake-engine.ts';
import type { FormFile } from '../../testing/form.ts';
import type { SignedInUser } from '../../testing/signed-in.ts';
import { Refusal } from '../../platform/refusal.ts';

const standard = fakeEngine();
const premium = fakeEngine({ name: 'premium', tasks: ['instruct'] });
const on = useTestApp({ changes: { engines: enginesOf(standard, { premium }) } });
beforeAll(() => on.current.house.startWork());

type Parts = Record<string, string | FormFile>;

const start = async (who: SignedInUser, parts: Parts, app: TestApp = on.current) =>
  postForm(app, who, {
    path: '/inpaint/flux-kontext-pro',
    parts: { image: await photoPart(), ...parts },
  });

const resultOf = async (who: SignedInUser, id: string) =>
  get(on.current, who, `/inpaint/flux-kontext-pro/result/${id}`);

describe('a premium edit', () => {
  it.each([
    ['prompt', { search_prompt: 'the chair' }],
    ['select_prompt', { prompt: 'x', search_prompt: 'the chair', select_prompt: 'the wall' }],
    ['aspect_ratio', { prompt: 'x', aspect_ratio: '5:1' }],
    ['safety_tolerance', { prompt: 'x', safety_tolerance: '7' }],
    ['output_format', { prompt: 'x', output_format: 'gif' }],
  ])('is refused with a bad %s', async (field, parts) => {
    const answer = await start(await painter(on.current), parts as Record<string, string>);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(errorOf(answer).fields ?? {})).toEqual([field]);
  });

  it('is told to nobody else, and no other tool’s edit is told as one', async () => {
    const [who, other] = [await painter(on.current), await painter(on.current)];
    const { requestId } = (await start(who, { prompt: 'make it bright' })).json<FluxStarted>();
    await finished(on.current, who, requestId);
    expect((await resultOf(other, requestId)).statusCode).toBe(404);
    const parts = { image: await photoPart(), prompt: 'a sofa' };
    const inpainted = await postForm(on.current, who, inpaintCall(parts));
    expect((await resultOf(who, inpainted.json<{ requestId: string }>().requestId)).statusCode).toBe(404);
  });

  it('answers at once, is pending while it runs, then ready with its picture, for two credits', async () => {
    const who = await painter(on.current);
    premium.hold();
    const answer = await start(who, {
      prompt: 'make it bright',
      aspect_ratio: '16:9',
      safety_tolerance: '2',
    });
    const { requestId, message } = answer.json<FluxStarted>();
    expect(message).not.toBe('');
    await premium.begun();
    expect((await resultOf(who, requestId)).json<FluxResult>()).toMatchObject({ status: 'Pending' });
    expect(await balanceOf(on.current, who)).toEqual({ balance: 8, held: 2 });
    premium.letGo();
    await finished(on.current, who, requestId);
    const ready = (await resultOf(who, requestId)).json<FluxResult>();
    expect(ready).toMatchObject({ status: 'Ready', progress: 1 });
    expect((await on.current.app.inject(ready.imageUrl ?? '')).headers['content-type']).toBe('image/png');
    expect(premium.jobs.at(-1)).toMatchObject({ task: 'instruct', aspectRatio: '16:9', safetyTolerance: 2 });
    expect(await balanceOf(on.current, who)).toEqual({ balance: 8, held: 0 });
  });

  it('keeps to the photo’s own shape where a place was marked, whatever shape was asked for', async () => {
    const who = await painter(on.current);
    const wishes = { prompt: 'make the wall blue', aspect_ratio: '16:9' };
    const answer = await start(who, { ...wishes, mask: await maskPart() });
    const edit = await finished(on.current, who, answer.json<FluxStarted>().requestId);
    expect(premium.jobs.at(-1)).toMatchObject({ task: 'instruct', aspectRatio: null });
    expect(edit).toMatchObject({ state: 'succeeded', request: { aspectRatio: '16:9' } });
  });

  it.each([
    ['Failed', new Refusal('refused_by_engine')],
    ['Error', new Refusal('engine_failed')],
  ])('that does not succeed is told as %s, in words, for nothing', async (status, error) => {
    const who = await painter(on.current);
    premium.failWith(error);
    const { requestId } = (await start(who, { prompt: 'x' })).json<FluxStarted>();
    await finished(on.current, who, requestId);
    const told = (await resultOf(who, requestId)).json<FluxResult>();
    expect(told.status).toBe(status);
    expect(told.message).not.toBe('');
    expect(await balanceOf(on.current, who)).toEqual({ balance: 10, held: 0 });
  });

  it.each<[string, { mask?: true; search_prompt?: string; select_prompt?: string }]>([
    ['usage', {}],
    ['inpaint', { mask: true }],
    ['search-replace', { search_prompt: 'the chair' }],
    ['search-recolor', { select_prompt: 'the wall' }],
  ])('stands in the ledger as %s', async (source, { mask, ...words }) => {
    const who = await painter(on.current);
    const parts = { prompt: 'green', ...words };
    const answer = await start(who, { ...parts, ...(mask && { mask: await maskPart() }) });
    const edit = await finished(on.current, who, answer.json<FluxStarted>().requestId);
    expect(edit).toMatchObject({
      state: 'succeeded',
      charged: 2,
      engine: { name: 'premium', isPremium: true },
      files: [{ type: 'flux_kontext_pro_result', name: 'inpainted-room.png' }],
    } satisfies Partial<Record<keyof Edit, unknown>>);
    const { transactions } = (await get(on.current, who, '/credits/transactions')).json<{
      transactions: CreditTransaction[];
    }>();
    expect(transactions[0]).toMatchObject({ amount: -2, source });
  });
});

describe('a photo that was drawn anew', () => {
  const anew = fakeEngine({ name: 'premium', tasks: ['instruct'], outcome: { region: null } });
  const there = useTestApp({ changes: { engines: enginesOf(standard, { premium: anew }) } });
  beforeAll(() => there.current.house.startWork());

  const edited = async (parts: Parts): Promise<Edit> => {
    const who = await painter(there.current);
    const { requestId } = (await start(who, parts, there.current)).json<FluxStarted>();
    return finished(there.current, who, requestId);
  };

  it('is refused where a place was marked', async () => {
    expect(await edited({ prompt: 'x', mask: await maskPart() })).toMatchObject({
      state: 'failed',
      charged: 0,
      error: { code: 'engine_reframed' },
    });
  });

  it('is kept as it came otherwise, and says so', async () => {
    const edit = await edited({ prompt: 'x' });
    expect(edit).toMatchObject({ state: 'succeeded', changedOutside: null });
    expect(edit.files[0]?.metadata.isReframed).toBe(true);
  });
});
