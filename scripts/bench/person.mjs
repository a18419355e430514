// Somebody signed in, for measuring.

/**
 * @param {string} origin
 * @param {string} email
 * @returns {Promise<{ userId: string, authorization: string }>}
 */
export async function signUp(origin, email) {
  const answer = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Violet-Chair-42', fullName: 'Bench' }),
  });
  if (!answer.ok) throw new Error(`Registering answered ${answer.status}: ${await answer.text()}`);
  const { token, user } = await answer.json();
  return { userId: user.id, authorization: `Bearer ${token}` };
}

/**
 * @param {string} url
 * @param {RequestInit} init
 * @returns {Promise<any>}
 */
export async function ask(url, init) {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
