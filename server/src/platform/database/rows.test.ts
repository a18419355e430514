import { describe, expect, it } from 'vitest';
import { describeOnBoth } from '#test/support/test-database.ts';
import { changesOne, findsAny, rowsOf, toRow } from './rows.ts';

interface Thing {
  readonly id: string;
  readonly isOver: boolean;
  readonly details: { readonly words: readonly string[] };
  readonly estimate: { readonly rating: number } | null;
  readonly uploadSha256: string | null;
  readonly createdAt: number;
}

const thing: Thing = {
  ...{ id: 'a', isOver: true, details: { words: ['é'] }, estimate: null },
  ...{ uploadSha256: null, createdAt: 5 },
};
const things = rowsOf<Thing>({ isOver: 'boolean', details: 'json', estimate: 'json' });

describe('rows', () => {
  it('have the fields of a thing as columns, booleans as 0 and 1, objects as JSON', () => {
    expect(toRow(thing)).toEqual({
      ...{ id: 'a', is_over: 1, details: '{"words":["é"]}', estimate: null },
      ...{ upload_sha256: null, created_at: 5 },
    });
  });

  it('lead back to the same things', () => {
    const others = [thing, { ...thing, id: 'b', isOver: false, estimate: { rating: 0.5 } }];
    expect(things.read(others.map((one) => toRow(one)))).toEqual(others);
    expect(things.read([])).toEqual([]);
  });

  it('leave out what does not change', () => {
    expect(toRow({ fullName: 'Ann', isVerified: undefined })).toEqual({ full_name: 'Ann' });
  });
});

describeOnBoth('asking for things', (on) => {
  const runs = rowsOf<{ kind: string; startedAt: number; finishedAt: number | null }>({});
  const query = () => on.db.selectFrom('backup_runs').select(['kind', 'started_at', 'finished_at']);
  const row = (kind: string) =>
    toRow({ kind, startedAt: 1, finishedAt: null, succeededAt: null, fault: null });

  it('gives a thing, null or all of them, and says whether a change met one', async () => {
    expect([await runs.first(query()), await findsAny(query())]).toEqual([null, false]);
    const add = (kind: string) =>
      on.db
        .insertInto('backup_runs')
        .values(row(kind))
        .onConflict((conflict) => conflict.doNothing());
    expect([await changesOne(add('backup')), await changesOne(add('backup'))]).toEqual([true, false]);
    await add('drill').execute();
    expect(await runs.first(query().where('kind', '=', 'drill'))).toEqual({
      ...{ kind: 'drill', startedAt: 1, finishedAt: null },
    });
    expect((await runs.list(query().orderBy('kind'))).map(({ kind }) => kind)).toEqual(['backup', 'drill']);
    expect(await changesOne(on.db.updateTable('backup_runs').set({ fault: 'none' }))).toBe(false);
    expect(await changesOne(on.db.deleteFrom('backup_runs').where('kind', '=', 'drill'))).toBe(true);
  });
});
