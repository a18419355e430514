import { afterEach, expect, it } from 'vitest';
import { Refusal } from '../../../platform/refusal.ts';
import { buildTestApp, type TestApp } from '#test/support/build-test-app.ts';
import {
  finished,
  get,
  inpaintCall,
  maskPart,
  painter,
  photoPart,
  postForm,
} from '#test/support/edit-drivers.ts';
import { enginesOf, fakeEngine } from '#test/support/fake-engine.ts';
import { giveSubscription } from '#test/support/give-subscription.ts';
import type { SignedInUser } from '#test/support/signed-in.ts';

const open: TestApp[] = [];
afterEach(() => Promise.all(open.splice(0).map((app) => app.close())));

const house = async () => {
  const engine = fakeEngine();
  const on = await buildTestApp({
    changes: { engines: enginesOf(engine, { premium: fakeEngine({ name: 'premium' }) }) },
  });
  open.push(on);
  on.house.startWork();
  return { on, engine, who: await painter(on) };
};

const edit = async (on: TestApp, who: SignedInUser, headers = {}, parts = {}) => {
  const wishes = { image: await photoPart(), mask: await maskPart(), prompt: 'a sofa', ...parts };
  return postForm(on, who, inpaintCall(wishes, headers));
};

const told = ({ headers }: { headers: Record<string, unknown> }) => [
  headers['x-credits-remaining'],
  headers['x-credits-consumed'],
];

it('an edit that was not made tells no credits', async () => {
  const { on, engine, who } = await house();
  engine.failWith(new Refusal('engine_failed'));
  expect(told(await edit(on, who))).toEqual([undefined, undefined]);
});

it('an edit tells what it cost and what is left, all its variations together', async () => {
  const { on, who } = await house();
  expect(told(await edit(on, who))).toEqual(['9', '1']);
  expect(told(await edit(on, who, {}, { count: '3' }))).toEqual(['6', '3']);
});

it('one that is only taken on has cost nothing, though what it holds cannot be spent', async () => {
  const { on, engine, who } = await house();
  engine.hold();
  const started = await edit(on, who, { prefer: 'respond-async' });
  expect([started.statusCode, ...told(started)]).toEqual([202, '9', '0']);
  const { requestId } = started.json<{ requestId: string }>();
  expect(told(await get(on, who, `/edits/${requestId}`))).toEqual(['9', '0']);
  engine.letGo();
  await finished(on, who, requestId);
  expect(told(await get(on, who, `/edits/${requestId}`))).toEqual(['9', '1']);
});

it('a premium edit tells it when it starts and with its result', async () => {
  const { on, who } = await house();
  const parts = { image: await photoPart(), prompt: 'a brighter room' };
  const started = await postForm(on, who, { path: '/inpaint/flux-kontext-pro', parts });
  expect(told(started)).toEqual(['8', '0']);
  const { requestId } = started.json<{ requestId: string }>();
  await finished(on, who, requestId);
  expect(told(await get(on, who, `/inpaint/flux-kontext-pro/result/${requestId}`))).toEqual(['8', '2']);
});

it('a program with a key is told as well', async () => {
  const { on, who } = await house();
  await giveSubscription(on, { userId: who.user.id, planId: 'business' });
  const { headers } = who;
  const made = await on.app.inject({
    method: 'POST',
    url: '/api/auth/keys',
    payload: { name: 'Batch' },
    headers,
  });
  const authorization = `Bearer ${made.json<{ secret: string }>().secret}`;
  const answer = await edit(on, { ...who, headers: { authorization } });
  expect([answer.statusCode, ...told(answer)]).toEqual([200, '9', '1']);
});
