import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { mailTokenLifeMs } from '../auth.rules.ts';
import { isKeptForSomebody } from './email-changes.store.ts';

/** @throws Refusal `email_in_use` while somebody else, who left this address, may still want it back */
export async function assertNotKept(
  { db, now }: Context,
  { email, userId }: { email: string; userId: string | null },
): Promise<void> {
  const since = now() - mailTokenLifeMs['email-changed'];
  if (await isKeptForSomebody(db, { email, userId, since }))
    throw new Refusal('email_in_use', { fields: { email: { code: 'email_in_use' } } });
}
