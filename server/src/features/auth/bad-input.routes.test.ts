import type { SignedIn } from '@maquette/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';

const password = 'Vx9#qLm2';
const email = 'ada@example.test';

/** Every call of the feature that takes a body, with one that is in order but names nobody. */
const bodies = {
  'POST register': { email: 'new@example.test', password, fullName: 'Ada Byron' },
  'POST login': { email: 'nobody@example.test', password, rememberMe: true },
  'POST forgot-password': { email: 'nobody@example.test' },
  'POST resend-verification': { email: 'nobody@example.test' },
  'POST reset-password': { token: 'x'.repeat(43), password },
  'PUT password': { currentPassword: 'Wrong#123', newPassword: password },
};
type Call = keyof typeof bodies;
const calls = Object.keys(bodies) as Call[];
const fieldsOf = (call: Call) => Object.keys(bodies[call]);

const wrongTypes = [null, 1, 1.5, [], ['a@b.test'], {}, { $ne: null }];
const badEmails = [
  ...['', ' ', 'ada', 'ada@', '@example.test', 'ada@example', 'ada byron@example.test', 'ada@exa mple.test'],
  ...[
    'ada@example.test ',
    ' ada@example.test',
    'ada@example.test\u0000',
    'ada@example.test\r\nBcc: eve@evil.test',
  ],
  ...['ada@example.test\nTo: eve@evil.test', '<ada@example.test>', 'ada@example.test,eve@evil.test'],
  ...['🛋@example.test', 'أحمد@example.test', `${'a'.repeat(10_000)}@example.test`, 'ada@example.test?x=1'],
];
const badNames = [
  '',
  '   ',
  'a'.repeat(10_000),
  'Ada\r\nBcc: eve@evil.test',
  'Ada\u0000',
  'Ada\nByron',
  'Ada\u0085',
];

describe('every call about accounts', () => {
  const server = useTestApp();
  let session = '';
  const send = (call: Call, payload: object) => {
    const [method, path] = call.split(' ') as ['POST' | 'PUT', string];
    const headers = { authorization: `Bearer ${session}` };
    return server.current.app.inject({ method, url: `/api/auth/${path}`, payload, headers });
  };
  const people = async () =>
    Number(
      (
        await server.current.db
          .selectFrom('users')
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );
  beforeAll(async () => {
    const answer = await send('POST register', { email, password, fullName: 'Ada' });
    session = answer.json<SignedIn>().token;
  });

  const refused = async (call: Call, changes: object, field: string) => {
    const answer = await send(call, { ...bodies[call], ...changes });
    const shown = JSON.stringify(changes).slice(0, 80);
    expect([shown, answer.statusCode, errorOf(answer).error]).toEqual([shown, 400, 'validation_failed']);
    expect(Object.keys(errorOf(answer).fields ?? {})).toEqual([field]);
    expect(answer.body.length).toBeLessThan(1000);
  };

  it.each(calls)(
    '%s refuses each field left out, empty, of another type or of 10,000 characters',
    async (call) => {
      for (const field of fieldsOf(call)) {
        for (const value of [...wrongTypes, '', 'a1B'.repeat(3334)])
          await refused(call, { [field]: value }, field);
        if (field !== 'rememberMe') await refused(call, { [field]: undefined }, field);
      }
    },
  );

  it.each(calls)('%s refuses fields it does not know, and does nothing', async (call) => {
    const before = await people();
    for (const field of ['role', 'isVerified', 'authProvider', 'id', 'constructor', 'confirmPassword']) {
      const answer = await send(call, { ...bodies[call], [field]: 'admin' });
      expect([field, answer.statusCode, errorOf(answer).error]).toEqual([field, 400, 'unknown_field']);
      expect(Object.keys(errorOf(answer).fields ?? {})).toEqual([field]);
    }
    expect(await people()).toBe(before);
  });

  it.each(['POST register', 'POST forgot-password', 'POST resend-verification'] as const)(
    '%s refuses what is no address, one that breaks a mail’s head among them',
    async (call) => {
      for (const bad of badEmails) await refused(call, { email: bad }, 'email');
    },
  );

  it('a name that is empty, too long or breaks a mail’s head makes no account', async () => {
    const before = await people();
    for (const bad of badNames) await refused('POST register', { fullName: bad }, 'fullName');
    expect(await people()).toBe(before);
  });

  it('a sign-in with what is no address fails like any other', async () => {
    for (const typed of ['nobody', '🛋', 'أحمد@example.test', "' or 1=1 --", 'guest', 'deleted:1']) {
      const answer = await send('POST login', { email: typed, password });
      expect([answer.statusCode, errorOf(answer).error]).toEqual([401, 'wrong_credentials']);
    }
  });

  it('tokens of any letters are refused as invalid', async () => {
    for (const token of ['🛋'.repeat(20), 'رمز', '%00', '../../etc/passwd', "' or 1=1 --", 'x'.repeat(200)]) {
      const reset = await send('POST reset-password', { token, password });
      expect([reset.statusCode, errorOf(reset).error]).toEqual([400, 'token_invalid']);
      const url = `/api/auth/verify-email?token=${encodeURIComponent(token)}`;
      const verify = await server.current.app.inject({ method: 'GET', url });
      expect([verify.statusCode, errorOf(verify).error]).toEqual([400, 'token_invalid']);
    }
  });

  it.each([
    '',
    '?token=',
    `?token=${'x'.repeat(10_000)}`,
    '?token=a%00b',
    '?token=a&token=b',
    '?email=a@b.test',
  ])('a link with the query "%.20s" is refused for its token', async (query) => {
    const answer = await server.current.app.inject({ method: 'GET', url: `/api/auth/verify-email${query}` });
    expect([answer.statusCode, errorOf(answer).error]).toEqual([400, 'validation_failed']);
    expect(Object.keys(errorOf(answer).fields ?? {})).toEqual(['token']);
  });

  it('sessions of others and those that never were are refused alike', async () => {
    const other = await send('POST register', { email: 'bob@example.test', password, fullName: 'Bob' });
    const { id } = await server.current.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', other.json<SignedIn>().user.id)
      .executeTakeFirstOrThrow();
    const answers = [];
    for (const wanted of [id, '01890000-0000-7000-8000-000000000000', 'x', '%F0%9F%9B%8B']) {
      const headers = { authorization: `Bearer ${session}` };
      const url = `/api/auth/sessions/${wanted}`;
      const answer = await server.current.app.inject({ method: 'DELETE', url, headers });
      answers.push([answer.statusCode, { ...errorOf(answer), requestId: '' }]);
    }
    expect(answers[0]).toMatchObject([404, { error: 'not_found' }]);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it('addresses are one whatever their case; dots and tags tell them apart', async () => {
    const register = async (typed: string) =>
      (await send('POST register', { email: typed, password, fullName: 'Ada' })).statusCode;
    expect(await register('Dot.Ted@Example.test')).toBe(201);
    expect(await register('dot.ted@example.TEST')).toBe(400);
    expect(await register('dotted@example.test')).toBe(201);
    expect(await register('dot.ted+tag@example.test')).toBe(201);
    const login = await send('POST login', { email: ' DOT.TED@EXAMPLE.TEST ', password });
    expect(login.json<SignedIn>().user.email).toBe('Dot.Ted@Example.test');
  });

  it('names of emoji and right-to-left letters, and passwords of any characters, are kept as they are', async () => {
    for (const [index, fullName] of ['🛋️ Sofa', 'أحمد بن محمد', 'Zoë O’Brien-Ñandú', '名前'].entries()) {
      const person = { email: `name${index}@example.test`, fullName, password: `Aa1🛋️أحمد\u0000${index}` };
      const answer = await send('POST register', person);
      expect(answer.json<SignedIn>().user.fullName).toBe(fullName);
      const login = await send('POST login', { email: person.email, password: person.password });
      expect(login.statusCode).toBe(200);
      const wrong = await send('POST login', { email: person.email, password: `Aa1🛋️أحمد\u0000x` });
      expect(wrong.statusCode).toBe(401);
    }
  });
});
