import type { SignedIn } from '@maquette/contract';
import type { TestApp } from './build-test-app.ts';
import type { SignedInUser } from './signed-in.ts';

export const registeredPassword = 'Sofa-by-the-window-1';

/** Somebody who registered with a password and is signed in. */
export const registered = async (
  { app }: Pick<TestApp, 'app'>,
  email: string,
  locale: 'en' | 'fr' = 'en',
): Promise<SignedInUser> => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: { email, password: registeredPassword, fullName: 'Ada Byron' },
    headers: { 'accept-language': locale },
  });
  if (answer.statusCode !== 201) throw new Error(`${email} cannot register: ${answer.body}`);
  const { token, user } = answer.json<SignedIn>();
  return { user, token, headers: { authorization: `Bearer ${token}` } };
};
