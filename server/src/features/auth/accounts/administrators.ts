import type { User } from '@maquette/contract';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { noteSecurityEvent } from '../audit/index.ts';
import { changeUser } from './change-users.store.ts';
import { findAdministrators, findUserByEmail, type StoredUser } from './users.store.ts';

/** Everybody who may administer, oldest account first. */
export const listAdministrators = ({ db }: Context): Promise<StoredUser[]> => findAdministrators(db);

/**
 * Makes somebody an administrator, or takes that away; it holds from their next call on.
 * @returns the person, and whether they were of another role before
 * @throws Refusal `not_found` when nobody has this address
 */
export const changeRole = (
  ctx: Context,
  { email, role }: { email: string; role: User['role'] },
): Promise<{ user: StoredUser; hasChanged: boolean }> =>
  inTransaction(ctx, async (tx) => {
    const user = await findUserByEmail(tx.db, email);
    if (!user) throw new Refusal('not_found');
    if (user.role === role) return { user, hasChanged: false };
    await changeUser(tx.db, user.id, { role });
    const kind = role === 'admin' ? 'role-granted' : 'role-revoked';
    await noteSecurityEvent(tx, { kind, userId: user.id, details: { role: 'admin' } });
    return { user: { ...user, role }, hasChanged: true };
  });
