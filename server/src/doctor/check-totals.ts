import type { Db } from '../platform/database/db.ts';
import type { Check, Fault, Patient } from './fault.ts';

interface Totals {
  files: number;
  bytes: number;
}

const none: Totals = { files: 0, bytes: 0 };

/** The count and the bytes kept for each person are those of their pictures outside the trash, and the bytes of what stands aside. */
export const checkTotals: Check = async (patient) => {
  const [kept, counted] = [await keptTotals(patient), await countedTotals(patient)];
  const people = new Set([...kept.keys(), ...counted.keys()]);
  const faults: Fault[] = [];
  for (const userId of people) {
    const [said, real] = [kept.get(userId) ?? none, counted.get(userId) ?? none];
    if (said.files !== real.files || said.bytes !== real.bytes)
      faults.push({
        code: 'totals_differ',
        subject: `file_totals ${userId}`,
        found: `${said.files} files of ${said.bytes} bytes, should be ${real.files} of ${real.bytes}`,
      });
  }
  return { looked: { totals: people.size }, faults };
};

const byPerson = (rows: (Totals & { userId: string })[]): Map<string, Totals> =>
  new Map(rows.map((row) => [row.userId, row]));

const keptTotals = async ({ db }: Patient): Promise<Map<string, Totals>> =>
  byPerson(await db.selectFrom('file_totals').select(['user_id as userId', 'files', 'bytes']).execute());

const countedTotals = async ({ db }: Patient): Promise<Map<string, Totals>> =>
  byPerson(await countPictures(db).execute());

/** What a person's totals should be: counted from the rows of their pictures. */
export function countPictures(db: Db) {
  return db
    .selectFrom('files')
    .select((row) => [
      'user_id as userId',
      row.fn.sum<number>(row.case().when('aside_at', 'is', null).then(1).else(0).end()).as('files'),
      row.fn.sum<number>('bytes').as('bytes'),
    ])
    .where(({ or, and, eb, not, exists, selectFrom }) =>
      or([
        eb('deleted_at', 'is', null),
        // What stands aside counts as long as its result is not in the trash.
        and([
          eb('aside_at', 'is not', null),
          not(
            exists(
              selectFrom('files as result')
                .select('result.id')
                .whereRef('result.edit_id', '=', 'files.edit_id')
                .where('result.deleted_at', 'is not', null)
                .where('result.aside_at', 'is', null),
            ),
          ),
        ]),
      ]),
    )
    .groupBy('user_id');
}
