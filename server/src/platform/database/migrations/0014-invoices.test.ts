import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBoth, makeTestDatabase } from '#test/support/test-database.ts';
import { openDb } from '../db.ts';
import { migrate, migrations } from '../migrate.ts';
import { guestId } from './0002-engines.ts';

describeOnBoth('the fourteenth migration', (on) => {
  it('gives everything that was paid a number in the order of time, and what went back a credit note', async () => {
    const { address, drop } = await makeTestDatabase(on.kind);
    const db = openDb(address);
    await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0014')));
    const pay = async (id: string, paidAt: string, returned = 0) => {
      await sql`
        insert into orders (id, user_id, provider, kind, credits, amount_cents, renews, state, request_hash, created_at)
        values (${id}, ${guestId}, 'sandbox', 'credits', 100, 1000, 0, 'paid', '', 1)`.execute(db);
      await sql`
        insert into payments (id, user_id, order_id, provider, natural_key, amount_cents, returned_cents, credits,
          credits_taken_back, credits_missing, paid_at)
        values (${id}, ${guestId}, ${id}, 'sandbox', ${`order:${id}`}, 1000, ${returned}, 100, 0, 0, ${Date.parse(paidAt)})
      `.execute(db);
    };
    await pay('third', '2026-01-01T00:00:00Z');
    await pay('first', '2025-05-01T00:00:00Z', 400);
    await pay('second', '2025-06-01T00:00:00Z');
    await migrate(db);
    const rows = await db
      .selectFrom('invoices')
      .select(['payment_id', 'kind', 'year', 'running', 'corrects', 'total_cents'])
      .orderBy('year')
      .orderBy('running')
      .execute();
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['first', 'invoice', 2025, 1, null, 1000],
      ['first', 'credit_note', 2025, 2, '2025-000001', -400],
      ['second', 'invoice', 2025, 3, null, 1000],
      ['third', 'invoice', 2026, 1, null, 1000],
    ]);
    expect(await db.selectFrom('invoice_series').selectAll().orderBy('year').execute()).toEqual([
      { year: 2025, last: 3 },
      { year: 2026, last: 1 },
    ]);
    await db.destroy();
    await drop();
  });
});
