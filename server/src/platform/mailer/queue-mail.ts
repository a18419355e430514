import type { Context } from '../context.ts';
import type { MailOrder } from './mail-order.ts';

/**
 * Writes a mail into the outbox, within the transaction that is open, if one is: it leaves only when that is kept. Never
 * waits for the mail server.
 */
export async function queueMail(
  { db, now, newId, locale }: Pick<Context, 'db' | 'now' | 'newId' | 'locale'>,
  { kind, to, details = {}, ...order }: MailOrder,
): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      id: newId(),
      kind,
      user_id: 'userId' in to ? to.userId : null,
      email: 'email' in to ? to.email : null,
      locale: order.locale ?? locale,
      details: JSON.stringify(details),
      attempts: 0,
      due_at: now(),
      created_at: now(),
    })
    .execute();
}
