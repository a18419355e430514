import { mailLimits } from '../platform/mailer/mail.rules.ts';
import type { Check } from './fault.ts';
import { instant } from '../platform/instant.ts';

/** How long past its time a mail may be found: it is given up at its next try only, an hour and a bit later. */
const graceMs = 2 * 3_600_000;

/** No mail waits longer than it may: it has left, or was given up. */
export const checkMails: Check = async ({ db, now }) => {
  const rows = await db
    .selectFrom('mails')
    .select(['id', 'kind', 'attempts', 'created_at as createdAt'])
    .where('created_at', '<', now() - mailLimits.livesMs - graceMs)
    .execute();
  const faults = rows.map(({ id, kind, attempts, createdAt }) => ({
    code: 'mail_overdue' as const,
    subject: `mails ${id}`,
    found: `${kind}, ordered ${instant(createdAt)}, tried ${attempts} times, neither sent nor given up`,
  }));
  return { looked: {}, faults };
};
