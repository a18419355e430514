import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  grantWelcomeCredits,
  releaseCredits,
  reserveCredits,
  settleCredits,
} from '../features/credits/index.ts';
import { ownerOfBlob } from '../features/files/index.ts';
import { diskBlobStorage } from '../platform/blob-storage/disk-blob-storage.ts';
import { guestId } from '../platform/database/migrations/0002-engines.ts';
import { queueMail } from '../platform/mailer/queue-mail.ts';
import { someOf } from '@maquette/engine/testing/size';
import { useImageProcess } from '#test/support/image-process.ts';
import { makePhoto } from '#test/support/make-photo.ts';
import { makeUser } from '#test/support/make-user.ts';
import { signedIn } from '#test/support/signed-in.ts';
import { describeOnBoth, type TestDatabase } from '#test/support/test-database.ts';
import { decodesIn } from './decodes.ts';
import { examine } from './examine.ts';
import { faultCodes, type FaultCode, type Patient } from './fault.ts';
import { mend } from './mend.ts';
import { paymentPlants } from '#test/support/doctor/payment-plants.ts';
import { subscriptionPlants } from '#test/support/doctor/subscription-plants.ts';

const folder = mkdtempSync(join(tmpdir(), 'maquette-doctor-'));
const blobs = diskBlobStorage({ blobs: join(folder, 'blobs'), temporary: join(folder, 'temporary') });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const deadlineMs = 120_000;

/** Those that refer to others first. */
const tables = [
  'mails',
  'sessions',
  'security_events',
  'engine_slots',
  'edits',
  'files',
  'masks',
  'file_totals',
  'credit_reservations',
  'credit_entries',
  'credit_accounts',
  'invoices',
  'invoice_series',
  'payments',
  'subscriptions',
  'orders',
  'users',
] as const;

/** A person with one edit that succeeded, one that failed and one that runs, and everything that belongs to them. */
const healthy = async (on: TestDatabase) => {
  const ctx = on.context();
  const { id: userId } = await makeUser(on.db);
  const [done, failed, running] = [ctx.newId(), ctx.newId(), ctx.newId()];
  await grantWelcomeCredits(ctx, { userId, amount: 10 });
  for (const editId of [done, failed, running]) await reserveCredits(ctx, { userId, editId, amount: 1 });
  await settleCredits(ctx, { userId, editId: done, source: 'inpaint', description: 'a sofa' });
  await releaseCredits(ctx, { userId, editId: failed });

  const photo = await storePicture(on, { table: 'files', userId, type: 'upload', seed: 1 });
  const mask = await storePicture(on, { table: 'masks', userId, type: 'mask', seed: 2 });
  const result = await storePicture(on, { table: 'files', userId, type: 'inpaint_result', seed: 3 });
  await on.db
    .insertInto('file_totals')
    .values({ user_id: userId, files: 2, bytes: photo.bytes + result.bytes })
    .execute();
  const edit = { userId, sourceId: photo.id, maskId: mask.id };
  await addEdit(on, { ...edit, id: done, state: 'succeeded', charged: 1, resultId: result.id });
  await addEdit(on, { ...edit, id: failed, state: 'failed', charged: 0, resultId: null });
  await addEdit(on, { ...edit, id: running, state: 'running', charged: 0, resultId: null });
  return { userId, done, failed, running, photo, mask, result };
};
type Healthy = Awaited<ReturnType<typeof healthy>>;

interface Picture {
  table: 'files' | 'masks';
  userId: string;
  type: string;
  seed: number;
}

const storePicture = async (on: TestDatabase, { table, userId, type, seed }: Picture) => {
  const id = on.context().newId();
  const blobKey = `${table}/00/${id}.png`;
  const content = await makePhoto({ seed, width: 40, height: 30, type: 'png' });
  const sha256 = createHash('sha256').update(content).digest('hex');
  const row = {
    id,
    user_id: userId,
    bytes: content.length,
    width: 40,
    height: 30,
    sha256,
    blob_key: blobKey,
  };
  await blobs.put(blobKey, content);
  await blobs.put(blobKey.replace('.png', '.w320.webp'), content);
  if (table === 'masks')
    await on.db
      .insertInto('masks')
      .values({ ...row, filename: `${id}.png`, created_at: on.clock.now() })
      .execute();
  else
    await on.db
      .insertInto('files')
      .values({
        ...row,
        type,
        name: 'room.png',
        mime: 'image/png',
        upload_sha256: null,
        original_id: null,
        mask_id: null,
        edit_id: null,
        prompt: null,
        translated_prompt: null,
        details: '{}',
        created_at: on.clock.now(),
        deleted_at: null,
        shown_type: type === 'upload' ? 'upload' : 'inpaint',
        name_key: 'room.png',
        search_text: 'room.png',
      })
      .execute();
  return { id, blobKey, bytes: content.length };
};

interface TestEdit {
  id: string;
  userId: string;
  state: string;
  charged: number;
  sourceId: string;
  maskId: string;
  resultId: string | null;
}

const addEdit = async (on: TestDatabase, edit: TestEdit): Promise<void> => {
  const now = on.clock.now();
  await on.db
    .insertInto('edits')
    .values({
      id: edit.id,
      user_id: edit.userId,
      request_id: edit.id,
      tool: 'inpaint',
      is_premium: 0,
      state: edit.state,
      stage: edit.state === 'running' ? 'drawing' : 'done',
      progress: 0.5,
      engine: 'embedded',
      price: 1,
      charged: edit.charged,
      source_id: edit.sourceId,
      mask_id: edit.maskId,
      request: '{}',
      result_id: edit.resultId,
      changed_outside: null,
      outside_pixels: null,
      error_code: null,
      attempts: 1,
      lease_owner: null,
      lease_until: null,
      deadline_at: now + deadlineMs,
      created_at: now,
      started_at: now,
      finished_at: edit.state === 'running' ? null : now,
    })
    .execute();
};

/** Everything of a person goes but the numbers of their ledger. */
const deletePerson = async (on: TestDatabase, { userId, running, photo, mask, result }: Healthy) => {
  await releaseCredits(on.context(), { userId, editId: running });
  for (const table of ['edits', 'files', 'masks', 'file_totals'] as const)
    await on.db.deleteFrom(table).where('user_id', '=', userId).execute();
  for (const { blobKey } of [photo, mask, result])
    for (const key of [blobKey, blobKey.replace('.png', '.w320.webp')]) await blobs.delete(key);
  await on.db.updateTable('credit_entries').set({ description: '' }).where('user_id', '=', userId).execute();
  await on.db
    .updateTable('users')
    .set({ email: '', email_key: `deleted:${userId}`, full_name: '', auth_provider: 'none', deleted_at: 1 })
    .where('id', '=', userId)
    .execute();
};

type Plant = (on: TestDatabase, person: Healthy) => Promise<unknown>;

/** Every fault, and how it comes about. What breaks one promise may break another with it. */
const plants: { name: string; codes: FaultCode[]; plant: Plant }[] = [
  {
    name: 'a balance changed behind the ledger',
    codes: ['ledger_sum_differs'],
    plant: (on, { userId }) =>
      on.db.updateTable('credit_accounts').set({ balance: 99 }).where('user_id', '=', userId).execute(),
  },
  {
    name: 'an account lost',
    codes: ['ledger_sum_differs'],
    plant: (on, { userId }) => on.db.deleteFrom('credit_accounts').where('user_id', '=', userId).execute(),
  },
  {
    name: 'an entry lost',
    codes: ['ledger_chain_broken', 'ledger_sum_differs'],
    plant: (on, { userId }) =>
      on.db.deleteFrom('credit_entries').where('natural_key', '=', `welcome:${userId}`).execute(),
  },
  {
    name: 'credits held for nobody',
    codes: ['held_differs'],
    plant: (on, { userId }) =>
      on.db.updateTable('credit_accounts').set({ held: 5 }).where('user_id', '=', userId).execute(),
  },
  {
    name: 'an edit charged twice',
    codes: ['charge_differs', 'ledger_sum_differs'],
    plant: (on, { userId, done }) =>
      on.db
        .insertInto('credit_entries')
        .values({
          id: on.context().newId(),
          user_id: userId,
          natural_key: `again:${done}`,
          amount: -1,
          source: 'inpaint',
          description: '',
          balance_after: 8,
          edit_id: done,
          created_at: 0,
          position: 3,
        })
        .execute(),
  },
  {
    name: 'a success that cost nothing',
    codes: ['charge_differs'],
    plant: (on, { done }) => on.db.updateTable('edits').set({ charged: 0 }).where('id', '=', done).execute(),
  },
  {
    name: 'a failure that cost something',
    codes: ['charge_differs'],
    plant: (on, { failed }) =>
      on.db.updateTable('edits').set({ charged: 1 }).where('id', '=', failed).execute(),
  },
  {
    name: 'a failure that still holds its price',
    codes: ['held_differs', 'reservation_differs'],
    plant: (on, { failed }) =>
      on.db.updateTable('credit_reservations').set({ state: 'held' }).where('edit_id', '=', failed).execute(),
  },
  {
    name: 'an edit without a reservation',
    codes: ['held_differs', 'reservation_differs'],
    plant: (on, { running }) =>
      on.db.deleteFrom('credit_reservations').where('edit_id', '=', running).execute(),
  },
  {
    name: 'a paid edit lost',
    codes: ['ledger_entry_without_edit', 'reservation_without_edit'],
    plant: (on, { done }) => on.db.deleteFrom('edits').where('id', '=', done).execute(),
  },
  {
    name: 'a success without a result',
    codes: ['result_missing'],
    plant: (on, { done }) =>
      on.db.updateTable('edits').set({ result_id: null }).where('id', '=', done).execute(),
  },
  {
    name: 'an edit forgotten past its deadline',
    codes: ['edit_overdue'],
    plant: async (on) => on.clock.advance(deadlineMs + 30_001),
  },
  {
    name: 'a variation whose call is lost',
    codes: ['request_group_broken'],
    plant: (on, { failed }) => sql`update edits set request_id = 'gone' where id = ${failed}`.execute(on.db),
  },
  {
    name: 'an edit without an account that has a price',
    codes: ['guest_charged', 'reservation_differs'],
    plant: async (on, { failed }) => {
      await sql`
        insert into users (id, email_key, email, full_name, password_hash, auth_provider, is_verified, role, locale, created_at)
        values (${guestId}, 'guest', '', '', null, 'none', 0, 'guest', 'en', 0)`.execute(on.db);
      await sql`update edits set user_id = ${guestId} where id = ${failed}`.execute(on.db);
    },
  },
  {
    name: 'a place at a picture service held by the dead',
    codes: ['slot_abandoned'],
    plant: (on) =>
      on.db
        .insertInto('engine_slots')
        .values({ engine: 'stability', slot: 0, holder: 'x', held_until: on.clock.now() - 86_400_001 })
        .execute(),
  },
  {
    name: 'a mail that nobody sends or gives up',
    codes: ['mail_overdue'],
    plant: (on, { userId }) =>
      queueMail(on.context({ now: () => on.clock.now() - 26 * 3_600_000 - 1 }), {
        kind: 'password-changed',
        to: { userId },
      }),
  },
  {
    name: 'the bytes of a picture lost',
    codes: ['picture_missing', 'blob_orphaned'],
    plant: async (on, { result }) => {
      await blobs.delete(result.blobKey);
      await blobs.put(`stray/${result.id}`, Buffer.from('stray'));
    },
  },
  {
    name: 'the bytes of a mask changed',
    codes: ['picture_differs'],
    plant: async (_, { mask }) => blobs.put(mask.blobKey, await makePhoto({ seed: 9, type: 'png' })),
  },
  {
    name: 'a picture stored truncated, its hash and all',
    codes: ['picture_unreadable'],
    plant: async (on, { photo, userId }) => {
      const half = (await blobs.read(photo.blobKey)).subarray(0, photo.bytes - 200);
      await blobs.put(photo.blobKey, half);
      await on.db.deleteFrom('files').where('id', '=', photo.id).execute();
      const sha256 = createHash('sha256').update(half).digest('hex');
      await on.db
        .insertInto('files')
        .values({
          id: photo.id,
          user_id: userId,
          type: 'upload',
          name: 'half.png',
          mime: 'image/png',
          bytes: half.length,
          width: 40,
          height: 30,
          sha256,
          upload_sha256: null,
          blob_key: photo.blobKey,
          original_id: null,
          mask_id: null,
          edit_id: null,
          prompt: null,
          translated_prompt: null,
          details: '{}',
          created_at: 0,
          deleted_at: null,
          shown_type: 'upload',
          name_key: 'half.png',
          search_text: 'half.png',
        })
        .execute();
      await on.db
        .updateTable('file_totals')
        .set((row) => ({ bytes: row('bytes', '-', 200) }))
        .where('user_id', '=', userId)
        .execute();
    },
  },
  {
    name: 'a row of a picture lost',
    codes: ['blob_orphaned', 'totals_differ'],
    plant: (on, { photo }) => on.db.deleteFrom('files').where('id', '=', photo.id).execute(),
  },
  {
    name: 'a picture in the trash that is still counted',
    codes: ['totals_differ'],
    plant: (on, { photo }) =>
      on.db.updateTable('files').set({ deleted_at: 1 }).where('id', '=', photo.id).execute(),
  },
  {
    name: 'a picture that is filtered as what it is not',
    codes: ['search_keys_differ'],
    plant: (on, { photo }) =>
      on.db.updateTable('files').set({ shown_type: 'edited' }).where('id', '=', photo.id).execute(),
  },
  {
    name: 'a picture that is not found by its name',
    codes: ['search_keys_differ'],
    plant: (on, { photo }) =>
      on.db.updateTable('files').set({ name: 'Été.png' }).where('id', '=', photo.id).execute(),
  },
  {
    name: 'a deleted account that still has a name',
    codes: ['deleted_account_named'],
    plant: async (on, person) => {
      await deletePerson(on, person);
      await on.db.updateTable('users').set({ full_name: 'Ada' }).where('id', '=', person.userId).execute();
    },
  },
  {
    name: 'the words of somebody who is gone',
    codes: ['deleted_account_named'],
    plant: async (on, person) => {
      await deletePerson(on, person);
      await on.db
        .updateTable('credit_entries')
        .set({ description: 'a sofa for Ada' })
        .where('edit_id', '=', person.done)
        .execute();
    },
  },
  {
    name: 'from where somebody called who is gone',
    codes: ['deleted_account_named'],
    plant: async (on, person) => {
      await deletePerson(on, person);
      const event = { id: 'x', user_id: person.userId, kind: 'signed-in', created_at: 0 };
      await on.db
        .insertInto('security_events')
        .values({ ...event, address: '192.0.2.1', details: '{}' })
        .execute();
    },
  },
  {
    name: 'a way in to a deleted account',
    codes: ['deleted_account_left'],
    plant: async (on, person) => {
      await deletePerson(on, person);
      await signedIn(on, { id: person.userId, email: '' });
    },
  },
  {
    name: 'credits that a deleted account still holds',
    codes: ['deleted_account_left'],
    plant: async (on, person) => {
      await deletePerson(on, person);
      await reserveCredits(on.context(), { userId: person.userId, editId: 'gone', amount: 1 });
    },
  },
  ...paymentPlants,
  ...subscriptionPlants,
];

const isMended = (code: FaultCode): boolean =>
  ['totals_differ', 'search_keys_differ', 'slot_abandoned'].includes(code);

describeOnBoth('examine', (on) => {
  /** On PostgreSQL some of them: each is looked for by the same questions. */
  const planted = someOf(plants, on.kind === 'postgres' ? 12 : plants.length);
  const images = useImageProcess();
  const patient = (): Patient => ({
    db: on.db,
    kind: on.kind,
    blobs,
    ownerOfBlob,
    decodes: decodesIn(images.process, folder),
    now: on.clock.now,
  });
  const faultsNow = async (pause = async () => {}) => (await examine(patient(), pause)).faults;
  beforeEach(async () => {
    for (const table of tables) await on.db.deleteFrom(table).execute();
    for await (const { key } of blobs.list()) await blobs.delete(key);
  });

  it.each(planted)('finds $name', async ({ codes, plant }) => {
    const person = await healthy(on);
    await plant(on, person);
    const found = new Set((await faultsNow()).map(({ code }) => code));
    expect([...found].toSorted()).toEqual(codes.toSorted());
  });

  it('finds nothing where all is in order, and says what it looked at', async () => {
    await healthy(on);
    const findings = await examine(patient(), async () => {
      throw new Error('there was no reason to look twice');
    });
    expect(findings).toEqual({
      looked: {
        ...{ accounts: 1, entries: 2, edits: 3, orders: 0, payments: 0, subscriptions: 0 },
        ...{ pictures: 3, blobs: 6, totals: 1, departed: 0 },
      },
      faults: [],
    });
  });

  it('misses nothing of a deleted account: its ledger names edits that went with it', async () => {
    await deletePerson(on, await healthy(on));
    const findings = await examine(patient(), async () => {});
    expect(findings).toMatchObject({ looked: { entries: 2, edits: 0, departed: 1 }, faults: [] });
  });

  it.each(plants.filter(({ codes }) => codes.every(isMended)))('puts right $name', async ({ plant }) => {
    const person = await healthy(on);
    await plant(on, person);
    const faults = await faultsNow();
    expect(await mend(patient(), faults)).toEqual(faults);
    expect(await faultsNow()).toEqual([]);
  });

  const untouched = planted.filter(({ codes }) => !codes.some(isMended));
  it.each(someOf(untouched, 8))('leaves alone $name', async ({ plant }) => {
    const person = await healthy(on);
    await plant(on, person);
    const faults = await faultsNow();
    expect(await mend(patient(), faults)).toEqual([]);
    expect(await faultsNow()).toEqual(faults);
  });

  it('lets pass what is in order at the second look', async () => {
    const late = `files/00/${on.context().newId()}.png`;
    await blobs.put(late, Buffer.from('arriving'));
    expect(await faultsNow(() => blobs.delete(late))).toEqual([]);
  });
});

describe('examine', () => {
  it('has a test for every fault it can find', () => {
    const planted = new Set(plants.flatMap(({ codes }) => codes));
    expect(faultCodes.filter((code) => !planted.has(code))).toEqual(['database_damaged']);
  });
});
