import { describe, expect, it } from 'vitest';
import { silentLog } from '../../platform/log.ts';
import { useTestApp } from '#test/support/build-test-app.ts';
import { registered, registeredPassword } from '#test/support/registered.ts';
import { signedIn } from '#test/support/signed-in.ts';
import { databaseKinds } from '#test/support/test-database.ts';
import { sweepDeletedAccounts } from './delete-account.ts';

const DAY_MS = 86_400_000;

describe.each(databaseKinds())('what arrives for somebody who has gone (%s)', (kind) => {
  const on = useTestApp({ kind });
  const sweep = (cards = on.current.house.deps.payments.cards) =>
    sweepDeletedAccounts({
      ...on.current.context(),
      ...on.current.house.deps.edits,
      ...on.current.house.deps.payments,
      ...{ cards, log: silentLog },
    });
  const gone = async (email: string) => {
    const person = await registered(on.current, email);
    const { headers } = person;
    const payload = { password: registeredPassword };
    await on.current.app.inject({ method: 'DELETE', url: '/api/auth/account', payload, headers });
    return person.user;
  };
  const store = async (userId: string, id: string) => {
    await on.current.house.deps.files.blobs.put(`files/00/${id}.jpg`, Buffer.from('late'));
    await on.current.db
      .insertInto('files')
      .values({
        ...{ id, user_id: userId, type: 'upload', name: 'late.jpg', mime: 'image/jpeg', bytes: 4 },
        ...{ width: 1, height: 1, sha256: id, upload_sha256: id, blob_key: `files/00/${id}.jpg` },
        ...{ original_id: null, mask_id: null, edit_id: null, prompt: null, translated_prompt: null },
        ...{ details: '{}', created_at: on.current.clock.now(), deleted_at: null },
      })
      .execute();
  };
  const stored = async () => {
    const rows = await on.current.db.selectFrom('files').select('id').orderBy('id').execute();
    const sessions = await on.current.db.selectFrom('sessions').select('user_id as id').execute();
    const blobs: string[] = [];
    for await (const { key } of on.current.house.deps.files.blobs.list()) blobs.push(key);
    return { files: rows.map(({ id }) => id), blobs: blobs.toSorted(), people: sessions.map(({ id }) => id) };
  };

  it('is swept up, and nothing of those who are here', async () => {
    const [left, here] = [await gone('ada@example.test'), await registered(on.current, 'eve@example.test')];
    await store(left.id, 'late');
    await store(here.user.id, 'kept');
    await signedIn(on.current, left);
    await sweep();
    const kept = { files: ['kept'], blobs: ['files/00/kept.jpg'], people: [here.user.id] };
    expect(await stored()).toEqual(kept);
    on.current.clock.advance(8 * DAY_MS);
    await sweep();
    expect(await stored()).toEqual(kept);
  });

  it('is swept up also when the card provider cannot forget one of them yet: that is tried again', async () => {
    const people = [await gone('bea@example.test'), await gone('cid@example.test')];
    const { cards } = on.current.house.deps.payments;
    for (const { id: userId } of people) {
      await store(userId, `late-${userId}`);
      const customer_id = await cards.createCustomer({
        userId,
        email: 'late@example.test',
        fullName: 'Late',
      });
      const row = { user_id: userId, provider: cards.name, customer_id, created_at: on.current.clock.now() };
      await on.current.db.insertInto('card_customers').values(row).execute();
    }
    const away = { removeCustomer: { value: () => Promise.reject(new Error('away')) } };
    await sweep(Object.create(cards, away) as typeof cards);
    expect((await stored()).files.filter((id) => id.startsWith('late'))).toEqual([]);
    const known = async () => (await on.current.db.selectFrom('card_customers').selectAll().execute()).length;
    expect(await known()).toBe(2);
    await sweep();
    expect(await known()).toBe(0);
  });
});
