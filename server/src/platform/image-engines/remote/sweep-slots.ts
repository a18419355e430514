import type { Db } from '../../database/db.ts';

const HOUR_MS = 3_600_000;

/** Removes places at picture services whose holders died: those of a service still in use are taken over by themselves, the others stay for good. */
export async function sweepSlots({ db, now }: { db: Db; now: () => number }): Promise<void> {
  await db
    .deleteFrom('engine_slots')
    .where('held_until', '<', now() - HOUR_MS)
    .execute();
}
