import type { Context } from '../../../platform/context.ts';
import { noteSecurityEvent } from '../audit/index.ts';
import { changeUser } from './change-users.store.ts';
import { findUserByEmail } from './users.store.ts';

/** Takes an address as its owner's without a mail: for people who are made up. Done twice, it is done once. */
export const takeAsConfirmed = async (ctx: Context, { email }: { email: string }): Promise<void> => {
  const user = await findUserByEmail(ctx.db, email);
  if (!user || user.isVerified) return;
  await changeUser(ctx.db, user.id, { isVerified: true });
  await noteSecurityEvent(ctx, { kind: 'email-verified', userId: user.id });
};
