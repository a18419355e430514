import { expect, it } from 'vitest';
import { describeOnBoth } from '#test/support/test-database.ts';
import { inTransaction } from './transaction.ts';

describeOnBoth('inTransaction', (on) => {
  const bucket = (name: string) => ({ bucket: name, hits: 0, expires_at: 0 });
  const hitsOf = async (name: string) =>
    (await on.db.selectFrom('rate_limits').select('hits').where('bucket', '=', name).executeTakeFirst())
      ?.hits;

  it('leaves nothing behind when the work throws', async () => {
    const work = inTransaction(on.context(), async ({ db }) => {
      await db.insertInto('rate_limits').values(bucket('refused')).execute();
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await hitsOf('refused')).toBeUndefined();
  });

  it('joins a transaction that is open, so that the inner work falls with the outer', async () => {
    const work = inTransaction(on.context(), async (outer) => {
      await inTransaction(outer, async (inner) => {
        expect(inner.db).toBe(outer.db);
        await inner.db.insertInto('rate_limits').values(bucket('inner')).execute();
      });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await hitsOf('inner')).toBeUndefined();
  });

  it('lets 30 racing conditional debits spend what is there and no more', async () => {
    await on.db
      .insertInto('rate_limits')
      .values({ ...bucket('race'), hits: 10 })
      .execute();
    const debit = () =>
      inTransaction(on.context(), async ({ db }) => {
        const { numUpdatedRows } = await db
          .updateTable('rate_limits')
          .set((row) => ({ hits: row('hits', '-', 1) }))
          .where('bucket', '=', 'race')
          .where('hits', '>', 0)
          .executeTakeFirstOrThrow();
        return Number(numUpdatedRows);
      });
    const won = await Promise.all(Array.from({ length: 30 }, debit));
    expect(won.reduce((sum, one) => sum + one)).toBe(10);
    expect(await hitsOf('race')).toBe(0);
  });

  it('runs the work again when it lost a race that may go well the next time', async () => {
    let runs = 0;
    const result = await inTransaction(on.context(), async ({ db }) => {
      await db.insertInto('rate_limits').values(bucket('again')).execute();
      runs++;
      if (runs < 3) throw Object.assign(new Error('could not serialize'), { code: '40001' });
      return 'done';
    });
    expect([result, runs, await hitsOf('again')]).toEqual(['done', 3, 0]);
  });
});
