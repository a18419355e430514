import type { Answer, adminEndpoints } from '@maquette/contract';
import { expect, it } from 'vitest';
import { queueMail } from '../../platform/mailer/queue-mail.ts';
import { useTestApp } from '#test/support/build-test-app.ts';
import { inpaintCall, maskPart, painter, photoPart, postForm } from '#test/support/edit-drivers.ts';
import { makeUser } from '#test/support/make-user.ts';
import { signedIn } from '#test/support/signed-in.ts';

const MINUTE_MS = 60_000;

const on = useTestApp({
  settings: {
    ...{ STABILITY_API_KEY: 'a-key-of-stability', BFL_API_KEY: 'a-key-of-bfl' },
    FALLBACK_ENGINE: 'embedded',
  },
});

const health = async () => {
  const admin = await signedIn(on.current, await makeUser(on.current.db, { role: 'admin' }));
  const answer = await on.current.app.inject({ url: '/api/admin/health', headers: admin.headers });
  return answer.json<Answer<typeof adminEndpoints.getHealth>>();
};

it('the health of a quiet house is told by who serves what, and that nothing waits', async () => {
  const idle = { open: { queued: 0, running: 0 }, lastDay: { succeeded: 0, failed: 0, cancelled: 0 } };
  const quiet = { isOpen: true, closedFor: null, pausedUntil: null, failuresInARow: 0, ...idle };
  expect(await health()).toEqual({
    engines: [
      { name: 'stability', label: 'Stability AI', tiers: ['default'], ...quiet },
      { name: 'bfl', label: 'FLUX.1 Kontext pro', tiers: ['premium'], ...quiet },
      { name: 'embedded', label: 'Maquette', tiers: ['fallback'], ...quiet },
    ],
    models: [],
    queue: { queued: 0, running: 0, oldestQueuedAt: null },
    lastDay: { succeeded: 0, failed: 0, cancelled: 0 },
    credits: { held: 0, spent: 0, returned: 0 },
    process: {
      role: 'all',
      residentBytes: expect.any(Number),
      childrenBytes: expect.any(Number),
      children: expect.any(Number),
    },
    takes: [],
    mails: { waiting: 0, oldestAt: null },
    cards: { provider: 'sandbox', test: true, openCheckouts: 0 },
    backups: { backup: null, drill: null },
  });
});

it('health tells which service is closed and for what, until it may be called again', async () => {
  const until = on.current.clock.now() + MINUTE_MS;
  await on.current.db
    .insertInto('engine_gates')
    .values([
      { engine: 'stability', paused_until: until, failures: 0, closed_for: 'operator' },
      { engine: 'bfl', paused_until: 0, failures: 3, closed_for: null },
    ])
    .execute();
  expect((await health()).engines).toMatchObject([
    { name: 'stability', isOpen: false, closedFor: 'operator', pausedUntil: new Date(until).toISOString() },
    { name: 'bfl', isOpen: true, closedFor: null, failuresInARow: 3 },
    { name: 'embedded', isOpen: true },
  ]);
  on.current.clock.advance(MINUTE_MS);
  expect((await health()).engines[0]).toMatchObject({ isOpen: true, closedFor: null, pausedUntil: null });
});

it('health tells what waits, and how the edits of the last day ended', async () => {
  const at = new Date(on.current.clock.now()).toISOString();
  const who = await painter(on.current);
  for (let n = 0; n < 4; n++) {
    const parts = { image: await photoPart(), mask: await maskPart(), prompt: `sofa ${n}` };
    await postForm(on.current, who, inpaintCall(parts, { prefer: 'respond-async' }));
  }
  const edits = await on.current.db.selectFrom('edits').select('id').orderBy('id').execute();
  const end = (n: number, state: string, finishedAt: number) =>
    on.current.db
      .updateTable('edits')
      .set({ state, finished_at: finishedAt, charged: state === 'succeeded' ? 1 : 0 })
      .where('id', '=', edits[n]?.id ?? '')
      .execute();
  const now = on.current.clock.now();
  await end(0, 'succeeded', now);
  await end(1, 'failed', now);
  await end(2, 'succeeded', now - 1500 * MINUTE_MS);
  await queueMail(on.current.context(), { kind: 'password-changed', to: { userId: who.user.id } });
  expect(await health()).toMatchObject({
    queue: { queued: 1, running: 0, oldestQueuedAt: at },
    engines: [
      {
        name: 'stability',
        open: { queued: 1, running: 0 },
        lastDay: { succeeded: 1, failed: 1, cancelled: 0 },
      },
      { name: 'bfl', open: { queued: 0 }, lastDay: { succeeded: 0 } },
      { name: 'embedded' },
    ],
    credits: { held: 1, spent: 1, returned: 1 },
    lastDay: { succeeded: 1, failed: 1, cancelled: 0 },
    mails: { waiting: 1, oldestAt: at },
  });
});
