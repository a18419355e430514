import type { InvoiceTo, User } from '@maquette/contract';
import type { Context } from '../../../platform/context.ts';
import { instant } from '../../../platform/instant.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import type { AuthPorts } from '../ports.ts';
import { findPeopleBy, findUser, type StoredUser } from './users.store.ts';

/** The person signed in. */
export async function getMe(ctx: Context & Pick<AuthPorts, 'subscriptionStatusOf'>): Promise<{ user: User }> {
  const user = await findUser(ctx.db, requireUser(ctx));
  if (!user) throw new Refusal('session_expired');
  return { user: await userAnswer(ctx, user) };
}

const PEOPLE = 50;

type FindContext = Context & Pick<AuthPorts, 'subscriptionStatusOf'>;

/** The newest fifty people whose address, name or number contains the words. Not asked who asks. */
export async function findPeople(ctx: FindContext, { words }: { words: string }): Promise<User[]> {
  const found = await findPeopleBy(ctx.db, { words, limit: PEOPLE });
  return Promise.all(found.map((user) => userAnswer(ctx, user)));
}

/** Somebody by their number. Not asked who asks. @throws Refusal `not_found` also for whoever is gone */
export async function getPerson(ctx: FindContext, { id }: { id: string }): Promise<User> {
  const user = await findUser(ctx.db, id);
  if (!user) throw new Refusal('not_found');
  return userAnswer(ctx, user);
}

/** Who somebody is, for whoever takes their money; null when they are gone. */
export async function payerOf(
  { db }: Pick<Context, 'db'>,
  { userId }: { userId: string },
): Promise<{ email: string; fullName: string; invoiceTo: InvoiceTo | null } | null> {
  const user = await findUser(db, userId);
  return user && { email: user.email, fullName: user.fullName, invoiceTo: user.invoiceTo };
}

/** What a person is told about themselves. */
export async function userAnswer(
  ctx: Context & Pick<AuthPorts, 'subscriptionStatusOf'>,
  user: StoredUser,
): Promise<User> {
  return {
    id: user.id,
    email: user.email,
    fullName: user.fullName,
    authProvider: user.authProvider,
    isVerified: user.isVerified,
    role: user.role,
    ...(await ctx.subscriptionStatusOf(ctx, { userId: user.id })),
    memberSince: instant(user.createdAt),
    locale: user.locale,
    invoiceTo: user.invoiceTo,
  };
}
