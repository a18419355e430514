import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBoth, makeTestDatabase } from '#test/support/test-database.ts';
import { openDb } from '../db.ts';
import { migrate, migrations } from '../migrate.ts';
import { guestId } from './0002-engines.ts';

describeOnBoth('the sixth migration', (on) => {
  it('keeps every edit that was there, and says nothing of it that was not kept', async () => {
    const { address, drop } = await makeTestDatabase(on.kind);
    const db = openDb(address);
    await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0006')));
    await sql`
      insert into edits (id, user_id, request_id, tool, is_premium, state, stage, progress, engine, price, charged, source_id,
        request, attempts, deadline_at, created_at)
      values ('one', ${guestId}, 'one', 'inpaint', 0, 'succeeded', 'done', 1, 'embedded', 1, 1, 'photo', '{"prompt":"a sofa"}', 1, 9, 1)
    `.execute(db);
    await migrate(db);
    const rows = await db.selectFrom('edits').selectAll().execute();
    expect(rows).toMatchObject([
      { id: 'one', request: '{"prompt":"a sofa"}', charged: 1, heed: null, order_key: null, repeats: null },
    ]);
    await db.destroy();
    await drop();
  });
});
