import type { Context } from '../../../platform/context.ts';
import { findUser } from './users.store.ts';

/** Who somebody is, for whoever takes their money; null when they are gone. */
export const payerOf = async (
  { db }: Pick<Context, 'db'>,
  { userId }: { userId: string },
): Promise<{ email: string; fullName: string } | null> => {
  const user = await findUser(db, userId);
  return user && { email: user.email, fullName: user.fullName };
};
