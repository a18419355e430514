import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBoth, makeTestDatabase } from '#test/support/test-database.ts';
import { openDb } from '../db.ts';
import { migrate, migrations } from '../migrate.ts';
import { guestId } from './0002-engines.ts';

describeOnBoth('the seventh migration', (on) => {
  it('keeps every edit that was there, none of them a preview; takes go with their edit and stay without their picture', async () => {
    const { address, drop } = await makeTestDatabase(on.kind);
    const db = openDb(address);
    await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0007')));
    await sql`
      insert into edits (id, user_id, request_id, tool, is_premium, state, stage, progress, engine, price, charged, source_id,
        request, attempts, deadline_at, created_at)
      values ('one', ${guestId}, 'one', 'inpaint', 0, 'succeeded', 'done', 1, 'embedded', 1, 1, 'photo', '{}', 1, 9, 1)
    `.execute(db);
    await sql`
      insert into files (id, user_id, type, name, mime, bytes, width, height, sha256, blob_key, details, created_at)
      values ('file', ${guestId}, 'inpaint_result', 'a', 'image/png', 1, 1, 1, '', '', '{}', 1)
    `.execute(db);
    await migrate(db);
    expect(await db.selectFrom('edits').selectAll().execute()).toMatchObject([
      { id: 'one', charged: 1, preview_until: null, estimate: null, kept_as: null },
    ]);
    expect(await db.selectFrom('files').selectAll().execute()).toMatchObject([
      { id: 'file', aside_at: null },
    ]);
    const take = {
      edit_id: 'one',
      take_index: 0,
      file_id: 'file',
      method: 'planes',
      rating: 0.5,
      is_result: 1,
    };
    await db.insertInto('edit_takes').values(take).execute();
    await db.deleteFrom('files').execute();
    expect(await db.selectFrom('edit_takes').selectAll().execute()).toMatchObject([
      { ...take, file_id: null },
    ]);
    await db.deleteFrom('edits').execute();
    expect(await db.selectFrom('edit_takes').selectAll().execute()).toEqual([]);
    await db.destroy();
    await drop();
  });
});
