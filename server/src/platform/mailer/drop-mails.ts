import type { Context } from '../context.ts';

/** Takes what waits for a person out of the outbox, whether it was ordered for them or to their address, however typed. */
export async function dropMailsTo(
  { db }: Pick<Context, 'db'>,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await db
    .deleteFrom('mails')
    .where(({ or, eb, fn }) =>
      or([eb('user_id', '=', userId), eb(fn<string>('lower', ['email']), '=', email.toLowerCase())]),
    )
    .execute();
}
