import { newId } from '../../src/platform/ids.ts';
import { hashOfToken, newSecretToken } from '../../src/platform/secret-token.ts';
import type { TestApp } from './build-test-app.ts';
import { makeUser, type TestUser } from './make-user.ts';

const DAY_MS = 86_400_000;

export interface SignedInUser {
  readonly user: TestUser;
  readonly token: string;
  /** Headers of a call of this person. */
  readonly headers: { readonly authorization: string };
}

/** A session of this person, or of a new one. */
export const signedIn = async (
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  person?: TestUser,
): Promise<SignedInUser> => {
  const user = person ?? (await makeUser(db));
  const token = newSecretToken();
  await db
    .insertInto('sessions')
    .values({
      id: newId(),
      user_id: user.id,
      token_hash: hashOfToken(token),
      idle_ms: DAY_MS,
      created_at: clock.now(),
      used_at: clock.now(),
      expires_at: clock.now() + DAY_MS,
      user_agent: 'test',
    })
    .execute();
  return { user, token, headers: { authorization: `Bearer ${token}` } };
};
