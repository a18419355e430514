import { beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '@maquette/contract';
import { useTestApp } from '#test/support/build-test-app.ts';
import { readMails } from '#test/support/mailbox.ts';
import { makeUser } from '#test/support/make-user.ts';
import { forgetUser } from './accounts/change-users.store.ts';
import { hashPassword } from './accounts/passwords.ts';
import { limitsOf } from './auth.rules.ts';

const password = 'Vx9#qLm2';

describe('answers about an address', () => {
  const server = useTestApp();
  const people: Record<string, string> = { unknown: 'unknown@example.test' };
  beforeAll(async () => {
    const { db } = server.current;
    const passwordHash = await hashPassword(password);
    const make = async (name: string, changes: object) => {
      people[name] = (await makeUser(db, { email: `${name}@example.test`, ...changes })).email;
    };
    await make('verified', { passwordHash, isVerified: true });
    await make('unverified', { passwordHash });
    await make('social', { authProvider: 'google', isVerified: true });
    const gone = await makeUser(db, { email: 'deleted@example.test', passwordHash, isVerified: true });
    await forgetUser(db, gone.id, 1);
    people['deleted'] = gone.email;
  });

  let callers = 0;
  const post = async (path: string, payload: object, remoteAddress = `192.0.2.${callers++ % 200}`) => {
    const options = { method: 'POST', url: `/api/auth/${path}`, payload, remoteAddress } as const;
    const { statusCode, headers, body } = await server.current.app.inject(options);
    const requestId = statusCode === 200 ? '' : (JSON.parse(body) as ErrorBody).requestId;
    const { date: _date, ...rest } = headers;
    return { statusCode, headers: rest, body: requestId === '' ? body : body.replace(requestId, '') };
  };
  const everybodys = (path: string, payload: (email: string) => object) =>
    Promise.all(Object.values(people).map((email) => post(path, payload(email))));

  it.each([
    { path: 'login', status: 401, more: { password: 'Wrong#123' } },
    { path: 'forgot-password', status: 200, more: {} },
    { path: 'resend-verification', status: 200, more: {} },
  ])('of $path are the same to the byte for everybody and nobody', async ({ path, status, more }) => {
    const answers = await everybodys(path, (email) => ({ email, ...more }));
    expect(answers).toHaveLength(5);
    expect(answers[0]?.statusCode).toBe(status);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it.each([
    { path: 'login', limit: limitsOf.signInByBoth, more: { password: 'Wrong#123' } },
    { path: 'forgot-password', limit: limitsOf.forgotByAccount, more: {} },
    { path: 'resend-verification', limit: limitsOf.resendByAccount, more: {} },
  ])('of $path are the same also when there were too many', async ({ path, limit, more }) => {
    const answers = [];
    for (const email of ['unverified@example.test', 'stranger@example.test']) {
      for (let i = 0; i <= limit.hits; i++) await post(path, { email, ...more }, '198.51.100.1');
      answers.push(await post(path, { email, ...more }, '198.51.100.1'));
    }
    expect(answers[0]?.statusCode).toBe(429);
    expect(Number(answers[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(answers[0]).toEqual(answers[1]);
  });

  it('lead to the same work: one mail ordered to the address as it was typed, whoever has it', async () => {
    const { db } = server.current;
    await db.deleteFrom('mails').execute();
    server.current.clock.advance(3_600_000);
    await everybodys('forgot-password', (email) => ({ email }));
    const orders = await db.selectFrom('mails').selectAll().orderBy('email').execute();
    expect(orders.map(({ email }) => email)).toEqual(Object.values(people).toSorted());
    const [first, ...others] = orders.map(({ id: _id, email: _email, ...order }) => order);
    for (const order of others) expect(order).toEqual(first);
    expect(first).toMatchObject({ user_id: null, kind: 'password-reset' });
  });

  it('lead to mails to those alone whom they concern', async () => {
    await server.current.db.deleteFrom('mails').execute();
    server.current.clock.advance(3_600_000);
    await everybodys('forgot-password', (email) => ({ email }));
    const told = async () =>
      (await readMails(server.current)).map(({ to, kind }) => `${to} ${kind}`).toSorted();
    expect(await told()).toEqual([
      'social@example.test sign-in-reminder',
      'unverified@example.test password-reset',
      'verified@example.test password-reset',
    ]);
    server.current.clock.advance(3_600_000);
    await everybodys('resend-verification', (email) => ({ email }));
    expect(await told()).toEqual(['unverified@example.test verification']);
  });
});
