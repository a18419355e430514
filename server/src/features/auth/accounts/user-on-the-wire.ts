import type { User } from '@maquette/contract';
import type { StoredUser } from './users.store.ts';

/** What a person is told about themselves. */
export const userOnTheWire = (user: StoredUser): User => ({
  id: user.id,
  email: user.email,
  fullName: user.fullName,
  authProvider: user.authProvider,
  isVerified: user.isVerified,
  role: user.role,
  accountType: 'free',
  memberSince: new Date(user.createdAt).toISOString(),
  locale: user.locale,
});
