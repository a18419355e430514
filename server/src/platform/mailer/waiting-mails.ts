import type { Context } from '../context.ts';

/** How many mails have not left yet, and when the oldest of them was ordered; null where there is none. */
export async function waitingMails({
  db,
}: Pick<Context, 'db'>): Promise<{ waiting: number; oldestAt: number | null }> {
  const { waiting, oldestAt } = await db
    .selectFrom('mails')
    .select(({ fn }) => [fn.countAll().as('waiting'), fn.min('created_at').as('oldestAt')])
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), oldestAt: oldestAt === null ? null : Number(oldestAt) };
}
