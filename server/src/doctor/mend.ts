import { searchKeysOfRow } from '../features/files/index.ts';
import type { Db } from '../platform/database/db.ts';
import { sweepSlots } from '../platform/image-engines/remote/sweep-slots.ts';
import { countPictures } from './check-totals.ts';
import type { Fault, FaultCode, Patient } from './fault.ts';

type Mend = (patient: Pick<Patient, 'db' | 'now'>, id: string) => Promise<void>;

/** Puts a person's totals right, also while the server counts pictures in and out: their row is held meanwhile. */
const mendTotals: Mend = async ({ db }, userId) => {
  await db.transaction().execute(async (tx) => {
    const none = { user_id: userId, files: 0, bytes: 0, version: 0 };
    await tx
      .insertInto('file_totals')
      .values(none)
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute();
    await newVersion(tx, userId);
    const real = await countPictures(tx).where('user_id', '=', userId).executeTakeFirst();
    await tx
      .updateTable('file_totals')
      .set({ files: Number(real?.files ?? 0), bytes: Number(real?.bytes ?? 0) })
      .where('user_id', '=', userId)
      .execute();
  });
};

/** Writes down anew what a picture is found by. */
const mendSearchKeys: Mend = async ({ db }, id) => {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('files')
      .select(['user_id', 'type', 'name', 'prompt', 'translated_prompt as translatedPrompt', 'details'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return;
    await newVersion(tx, row.user_id);
    await tx.updateTable('files').set(searchKeysOfRow(row)).where('id', '=', id).execute();
  });
};

/** What is remembered of the person's lists holds no more. */
async function newVersion(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('file_totals')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('user_id', '=', userId)
    .execute();
}

/**
 * What can be put right without a doubt, because other rows alone say what it should be: neither money nor pictures are
 * touched. Everything else is for a person to judge.
 */
const mends: Partial<Record<FaultCode, Mend>> = {
  totals_differ: mendTotals,
  search_keys_differ: mendSearchKeys,
  slot_abandoned: (patient) => sweepSlots(patient),
};

/** Puts right what is safe to. @returns the faults it was done for */
export async function mend(
  patient: Pick<Patient, 'db' | 'now'>,
  faults: readonly Fault[],
): Promise<readonly Fault[]> {
  const mended: Fault[] = [];
  for (const fault of faults) {
    const [, id = ''] = fault.subject.split(' ');
    const put = mends[fault.code];
    if (!put) continue;
    await put(patient, id);
    mended.push(fault);
  }
  return mended;
}
