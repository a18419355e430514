import type { UpdateProfileBody, User } from '@maquette/contract';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { noteSecurityEvent } from '../audit/security-events.ts';
import { emailKey } from '../auth.rules.ts';
import type { AuthPorts } from '../ports.ts';
import { changeUser } from './change-users.store.ts';
import { userAnswer } from './queries.ts';
import { findAdministrators, findUser, findUserByEmail, type StoredUser } from './users.store.ts';

/**
 * Changes the caller's name, language, or what stands on their invoices. Their address may come along, as forms send it, but not another one.
 * @throws Refusal `not_signed_in`, `session_expired`, `email_not_yours`
 */
export async function changeProfile(
  ctx: Context & Pick<AuthPorts, 'subscriptionStatusOf'>,
  { email, fullName, locale, invoiceTo }: UpdateProfileBody,
): Promise<{ user: User }> {
  const userId = requireUser(ctx);
  const user = await findUser(ctx.db, userId);
  if (!user) throw new Refusal('session_expired');
  if (email !== undefined && emailKey(email) !== emailKey(user.email))
    throw new Refusal('email_not_yours', { fields: { email: { code: 'email_not_yours' } } });
  const changed = await changeUser(ctx.db, userId, { fullName, locale, invoiceTo });
  if (!changed) throw new Refusal('session_expired');
  return { user: await userAnswer(ctx, changed) };
}

/** Takes an address as its owner's without a mail: for people who are made up. Done twice, it is done once. */
export async function takeAsConfirmed(ctx: Context, { email }: { email: string }): Promise<void> {
  const user = await findUserByEmail(ctx.db, email);
  if (!user || user.isVerified) return;
  await changeUser(ctx.db, user.id, { isVerified: true });
  await noteSecurityEvent(ctx, { kind: 'email-verified', userId: user.id });
}

/** Everybody who may administer, oldest account first. */
export const listAdministrators = ({ db }: Context): Promise<StoredUser[]> => findAdministrators(db);

/**
 * Makes somebody an administrator, or takes that away; it holds from their next call on.
 * @returns the person, and whether they were of another role before
 * @throws Refusal `not_found` when nobody has this address
 */
export function changeRole(
  ctx: Context,
  { email, role }: { email: string; role: User['role'] },
): Promise<{ user: StoredUser; hasChanged: boolean }> {
  return inTransaction(ctx, async (tx) => {
    const user = await findUserByEmail(tx.db, email);
    if (!user) throw new Refusal('not_found');
    if (user.role === role) return { user, hasChanged: false };
    await changeUser(tx.db, user.id, { role });
    const kind = role === 'admin' ? 'role-granted' : 'role-revoked';
    await noteSecurityEvent(tx, { kind, userId: user.id, details: { role: 'admin' } });
    return { user: { ...user, role }, hasChanged: true };
  });
}
