import type { Capabilities, CreditTransaction, Edit, FluxResult, FluxStarted } from '@maquette/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorOf, type TestApp, useTestApp } from '#test/support/build-test-app.ts';
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
import { enginesOf, fakeEngine } from '#test/support/fake-engine.ts';
import type { FormFile } from '#test/support/form.ts';
import type { SignedInUser } from '#test/support/signed-in.ts';
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

  it.each<[string, () => Promise<Parts>]>([
    ['a place was marked', async () => ({ mask: await maskPart() })],
    ['a place was marked before', async () => ({ maskFilename: 'mask-1.png' })],
  ])('in another shape is refused where %s: it could not be pasted back', async (_where, parts) => {
    const who = await painter(on.current);
    const wishes = { prompt: 'make the wall blue', aspect_ratio: '16:9' };
    const answer = await start(who, { ...wishes, ...(await parts()) });
    expect([answer.statusCode, Object.keys(errorOf(answer).fields ?? {})]).toEqual([400, ['aspect_ratio']]);
    expect((await get(on.current, who, '/files')).json()).toMatchObject({ total: 0 });
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

describe('a premium edit by an engine that reads no shape', () => {
  const plain = fakeEngine({ name: 'premium', tasks: ['instruct'], parameters: ['seed'] });
  const there = useTestApp({ changes: { engines: enginesOf(standard, { premium: plain }) } });

  it('is refused in another shape than the photo’s own', async () => {
    const who = await painter(there.current);
    const answer = await start(who, { prompt: 'make it bright', aspect_ratio: '16:9' }, there.current);
    expect([answer.statusCode, Object.keys(errorOf(answer).fields ?? {})]).toEqual([400, ['aspect_ratio']]);
  });

  it('says which settings it does not read', async () => {
    const who = await painter(there.current);
    const parts = { prompt: 'make it bright', safety_tolerance: '2', output_format: 'jpeg', seed: '5' };
    const answer = await start(who, parts, there.current);
    expect(answer.json<FluxStarted>().ignored.sort()).toEqual(['output_format', 'safety_tolerance']);
  });
});

describe('the premium call where no other engine is set up for it', () => {
  const there = useTestApp({ changes: { engines: enginesOf(standard) } });
  beforeAll(() => there.current.house.startWork());

  it('costs what the default engine costs, and is called no other', async () => {
    const who = await painter(there.current);
    const answer = await start(who, { prompt: 'make it bright' }, there.current);
    const edit = await finished(there.current, who, answer.json<FluxStarted>().requestId);
    expect(edit).toMatchObject({ state: 'succeeded', price: 1, charged: 1, engine: { isPremium: false } });
    const told = (await get(there.current, who, '/capabilities')).json<Capabilities>();
    expect(told.engines.premium).toMatchObject({ isOffered: false, price: 1 });
    expect((await get(on.current, who, '/capabilities')).json<Capabilities>().engines.premium).toMatchObject({
      isOffered: true,
      price: 2,
    });
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
