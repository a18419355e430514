import { expect, it } from 'vitest';
import { describeOnBoth } from '#test/support/test-database.ts';
import { prepared } from './prepared.ts';

describeOnBoth('a prepared query', (on) => {
  it('is answered by the values of each run, in whatever order they stand, also within a transaction', async () => {
    let built = 0;
    const between = prepared<{ least: number; most: number }, { bucket: string }>((db, value) => {
      built += 1;
      return db
        .selectFrom('rate_limits')
        .select('bucket')
        .where('hits', '<=', value('most'))
        .where('hits', '>=', value('least'))
        .where('bucket', 'like', 'prepared%')
        .orderBy('bucket')
        .limit(value('most'));
    });
    const rows = [1, 2, 3].map((hits) => ({ bucket: `prepared ${hits}`, hits, expires_at: 1 }));
    await on.db.insertInto('rate_limits').values(rows).execute();

    expect(await between(on.db, { least: 2, most: 3 })).toMatchObject([
      { bucket: 'prepared 2' },
      { bucket: 'prepared 3' },
    ]);
    const inside = on.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('rate_limits').where('hits', '=', 1).execute();
      expect(await between(tx, { least: 1, most: 2 })).toMatchObject([{ bucket: 'prepared 2' }]);
      throw new Error('undone');
    });
    await expect(inside).rejects.toThrow('undone');
    expect(await between(on.db, { least: 1, most: 1 })).toMatchObject([{ bucket: 'prepared 1' }]);
    expect(built).toBe(1);
  });
});
