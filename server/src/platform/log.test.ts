import { describe, expect, it } from 'vitest';
import { openLog } from './log.ts';

const logging = () => {
  const lines: string[] = [];
  return { lines, log: openLog('info', { write: (line) => void lines.push(line) }) };
};

describe('the log', () => {
  it('blacks out what carries a secret’s name, at the top and inside', () => {
    const { lines, log } = logging();
    log.info({ password: 'canary', body: { token: 'canary', deep: { secret: 'canary' } } }, 'a');
    log.info({ headers: { authorization: 'canary', cookie: 'canary' }, url: { signature: 'canary' } }, 'b');
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain('canary');
  });

  it('does not tell the row that a database error carries', () => {
    const { lines, log } = logging();
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(canary)',
    });
    log.error({ err: error }, 'a');
    expect(lines.join('')).toContain('duplicate key');
    expect(lines.join('')).not.toContain('canary');
  });
});

describe('what a log was told to conceal', () => {
  const key = 'sk-live/9f27+c1e5="q\\';
  const words = 'correct horse battery';
  const concealing = () => {
    const { lines, log } = logging();
    log.conceal([key, words]);
    return { log, told: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
  };

  it.each([
    ['as it is', key],
    ['in quotes', JSON.stringify({ said: key })],
    ['in an address', encodeURIComponent(key)],
    ['in an address, in small letters', encodeURIComponent(key).toLowerCase()],
    ['in a form', new URLSearchParams({ key: words }).toString()],
    ['in base64', Buffer.from(key).toString('base64')],
    ['in base64 behind something else', Buffer.from(`\0mailer\0${key}`).toString('base64')],
    ['in base64 of addresses, before something else', Buffer.from(`u:${key}:x`).toString('base64url')],
    ['in hex', Buffer.from(key).toString('hex')],
    ['cut off', key.slice(0, 12)],
  ])('is in no message, field, object, list, error or child of it: %s', (_form, written) => {
    const { log, told } = concealing();
    const error = new Error(`status 401: ${written}\nat the gate`);
    log.error({ err: error, reason: written, deep: { er: { still: [`x${written}y`] } } }, `a ${written} b`);
    log.child({ [written]: 1, requestId: written }).info(`c ${written}`);
    const lines = JSON.stringify(told());
    expect(told()).toHaveLength(2);
    expect(told()[0]).toMatchObject({ msg: expect.stringMatching(/^a .*\[secret\].* b$/), level: 50 });
    for (const part of ['9f27', 'horse', Buffer.from('9f27').toString('hex'), written])
      expect(lines).not.toContain(part);
  });

  it('is cut out from then on, and nothing else is', () => {
    const { lines, log } = logging();
    const said = { path: 'file:///src/main.ts:1:2', url: 'http://127.0.0.1:8080/a?w=320', count: 17_000_000 };
    log.conceal(['17000000']);
    log.info(said, 'Basic information: no bearer token');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ ...said, msg: 'Basic information: no bearer token' });
  });

  it.each([
    ['a bearer token', 'authorization: Bearer 9f27c1e5canary'],
    ['a password in an address', 'connect postgres://ada:canary@db.example.test/x'],
    ['a signature in an address', '/api/files/1?w=320&signature=canary'],
    ['a token in an address', 'GET https://graph.example.test/me?access_token=canary&x=1'],
  ])('is joined by what is a credential by its place: %s', (_what, said) => {
    const { lines, log } = logging();
    log.warn({ err: new Error(said) }, said);
    expect(lines.join('')).toContain('[secret]');
    expect(lines.join('')).not.toContain('canary');
  });
});
