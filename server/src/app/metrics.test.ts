import { expect, it } from 'vitest';
import { BlobMissing } from '../platform/blob-storage/blob-storage.ts';
import { queueMail } from '../platform/mailer/queue-mail.ts';
import { useTestApp } from '#test/support/build-test-app.ts';
import { finished, inpaintCall, maskPart, painter, photoPart, postForm } from '#test/support/edit-drivers.ts';
import { enginesOf, fakeEngine } from '#test/support/fake-engine.ts';
import { Refusal } from '../platform/refusal.ts';

const TOKEN = 'a-token-for-those-who-watch';

const engine = fakeEngine();
const on = useTestApp({ settings: { METRICS_TOKEN: TOKEN }, changes: { engines: enginesOf(engine) } });
const closed = useTestApp();

const ask = (token?: string) =>
  on.current.app.inject({
    url: '/metrics',
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  });
/** Figures by name and labels, the labels in the order of the alphabet. */
const figures = async (): Promise<Record<string, number>> => {
  const { body } = await ask(TOKEN);
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)/.exec(line) ?? [];
      return [`${name} ${labels.split(',').sort().join(' ')}`.trim(), Number(value)];
    }),
  );
};

const start = async (prompt: string) => {
  const who = await painter(on.current);
  const parts = { image: await photoPart(), mask: await maskPart(), prompt };
  const answer = await postForm(on.current, who, inpaintCall(parts, { prefer: 'respond-async' }));
  return { who, id: answer.json<{ requestId: string }>().requestId };
};

it('figures are for those alone who have the token, and not there where none is set', async () => {
  expect((await ask()).statusCode).toBe(401);
  expect((await ask('another-token-of-some-length')).statusCode).toBe(401);
  const headers = { authorization: `Bearer ${TOKEN}` };
  expect((await closed.current.app.inject({ url: '/metrics', headers })).statusCode).toBe(404);
  expect((await ask(TOKEN)).headers['content-type']).toContain('text/plain');
});

it('figures tell of edits, credits, engines, mails, storage, calls and Node itself', async () => {
  const failing = await start('a sofa');
  const told = await figures();
  expect(told['maquette_queue_waiting']).toBe(1);
  expect(told[`maquette_edits_open engine="${engine.name}" state="queued"`]).toBe(1);
  on.current.clock.advance(7000);
  expect((await figures())['maquette_queue_oldest_seconds']).toBe(7);
  await queueMail(on.current.context(), { kind: 'password-changed', to: { userId: failing.who.user.id } });
  expect((await figures())['maquette_mails_waiting']).toBe(1);
  await on.current.house.deliverMails();
  await expect(on.current.house.deps.files.blobs.read('files/00/nothing')).rejects.toThrow(BlobMissing);
  await expect(on.current.house.deps.files.blobs.read('../secret')).rejects.toThrow(RangeError);

  engine.perform = () => Promise.reject(new Refusal('refused_by_engine'));
  on.current.house.startWork();
  expect((await finished(on.current, failing.who, failing.id)).state).toBe('failed');
  const until = { engine: 'stability', paused_until: on.current.clock.now() + 60_000, failures: 0 };
  await on.current.db
    .insertInto('engine_gates')
    .values({ ...until, closed_for: 'operator' })
    .execute();

  const after = await figures();
  const price = 1;
  expect(after).toMatchObject({
    maquette_queue_waiting: 0,
    maquette_queue_oldest_seconds: 0,
    maquette_mails_waiting: 0,
    'maquette_mails_total outcome="sent"': 1,
    'maquette_credits_total movement="reserved"': price,
    'maquette_credits_total movement="released"': price,
    [`maquette_edits_ended_total engine="${engine.name}" state="failed"`]: 1,
    [`maquette_engine_failures_total code="refused_by_engine" engine="${engine.name}"`]: 1,
    [`maquette_engine_seconds_count engine="${engine.name}" outcome="failed"`]: 1,
    [`maquette_edit_wait_seconds_sum engine="${engine.name}"`]: 7,
    'maquette_engine_open engine="stability"': 0,
    'maquette_storage_failures_total operation="read"': 1,
  });
  const route = 'method="POST" route="/api/inpaint/inpaint" status="202"';
  expect(after[`maquette_request_seconds_count ${route}`]).toBe(1);
  expect(after['process_resident_memory_bytes']).toBeGreaterThan(10_000_000);
  expect(after).toHaveProperty('nodejs_eventloop_lag_p99_seconds');
  // The photo was decoded by a process of its own.
  expect(Object.keys(after).some((name) => /child_resident_bytes .*program="image-process"/.test(name))).toBe(
    process.platform === 'linux',
  );
});

it('a backup is as old as the last that went well', async () => {
  expect(Object.keys(await figures()).join()).not.toContain('backup_age_seconds kind');
  const at = on.current.clock.now();
  const row = { kind: 'backup' as const, started_at: at, finished_at: at, succeeded_at: at, fault: null };
  await on.current.db.insertInto('backup_runs').values(row).execute();
  on.current.clock.advance(90_000);
  expect((await figures())['maquette_backup_age_seconds kind="backup"']).toBe(90);
});

it('a figure of another part is asked for with the others, and left out when it cannot be read', async () => {
  on.current.house.meter.gauge({
    name: 'guests_waiting',
    help: 'How many wait at the door',
    read: async () => [{ value: 42 }],
  });
  expect((await figures())['maquette_guests_waiting']).toBe(42);
});
