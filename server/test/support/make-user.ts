import { newId } from '../../src/platform/ids.ts';
import type { Db } from '../../src/platform/database/db.ts';

export interface TestUser {
  readonly id: string;
  readonly email: string;
}

export interface TestUserChanges {
  readonly email?: string;
  readonly role?: string;
  readonly passwordHash?: string;
  readonly authProvider?: string;
  readonly isVerified?: boolean;
  readonly locale?: string;
}

/** A person in the database, without password, session or credits. */
export const makeUser = async (db: Db, changes: TestUserChanges = {}): Promise<TestUser> => {
  const id = newId();
  const email = changes.email ?? `${id}@example.test`;
  await db
    .insertInto('users')
    .values({
      id,
      email,
      email_key: email.toLowerCase(),
      full_name: 'Ada Byron',
      password_hash: changes.passwordHash ?? null,
      auth_provider: changes.authProvider ?? 'local',
      is_verified: changes.isVerified ? 1 : 0,
      role: changes.role ?? 'user',
      locale: changes.locale ?? 'en',
      deleted_at: null,
      created_at: Date.UTC(2026, 0, 1),
    })
    .execute();
  return { id, email };
};
