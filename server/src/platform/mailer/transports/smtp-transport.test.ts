import { describe, expect, it } from 'vitest';
import { listenSmtp } from '#test/support/listen-smtp.ts';
import type { SmtpListener, SmtpManner } from '@maquette/simulators';
import { describeMailTransport, noHurry, testMail } from './mail-transport.suite.ts';
import { smtpTransport } from './smtp-transport.ts';

describeMailTransport('SMTP', async () => {
  const listener = await listenSmtp();
  return {
    transport: smtpTransport({ url: listener.url }),
    arrived: () => listener.taken.map(({ source }) => source),
  };
});

const trusting = '?tls.rejectUnauthorized=false';
const ada = { user: 'ada', password: 'p:w d@é' };

const sendTo = (
  listener: SmtpListener,
  changes: { login?: string; query?: string; silenceMs?: number } = {},
) => {
  const { login = '', query = '', silenceMs = 10_000 } = changes;
  const url = `${listener.url.replace('://', `://${login}`)}/${query}`;
  return smtpTransport({ url, silenceMs }).send(testMail(), noHurry);
};

describe('a mail that is not taken', () => {
  it.each<[string, SmtpManner, object]>([
    [
      'is refused for good where the mailbox is not there',
      'refuses-recipient',
      { code: '550', isForGood: true },
    ],
    ['is refused for good where the mail itself is', 'refuses-mail', { code: '554', isForGood: true }],
    [
      'may be taken later where the server asks for patience',
      'greylists-once',
      { code: '451', isForGood: false },
    ],
    [
      'may be taken later where the settings are at fault',
      'refuses-sender',
      { code: '530', isForGood: false },
    ],
    ['may be taken later where the connection was cut', 'drops', { isForGood: false }],
  ])('%s', async (_rule, manner, told) => {
    const listener = await listenSmtp();
    listener.behave(manner);
    await expect(sendTo(listener)).rejects.toMatchObject({ name: 'MailRefused', ...told });
    expect(listener.taken).toEqual([]);
  });

  it('may be taken later where nobody answers', async () => {
    const listener = await listenSmtp();
    listener.behave('hangs');
    await expect(sendTo(listener, { silenceMs: 100 })).rejects.toMatchObject({
      code: 'ETIMEDOUT',
      isForGood: false,
    });
  });

  it('may be taken later where nobody listens', async () => {
    const listener = await listenSmtp();
    await listener.close();
    await expect(sendTo(listener)).rejects.toMatchObject({ isForGood: false });
  });

  it('is given up at once when it is told to', async () => {
    const listener = await listenSmtp();
    listener.behave('hangs');
    const giveUp = new AbortController();
    const sending = smtpTransport({ url: listener.url }).send(testMail(), giveUp.signal);
    await expect.poll(() => listener.recipients()).toBe(1);
    giveUp.abort();
    await expect(sending).rejects.toMatchObject({ code: 'EABORT', isForGood: false });
  });

  it('tells neither the address nor what the server said', async () => {
    const listener = await listenSmtp();
    listener.behave('refuses-recipient');
    const refusal: unknown = await sendTo(listener).catch((error: unknown) => error);
    expect(JSON.stringify([refusal, String(refusal), (refusal as Error).cause ?? null])).not.toMatch(
      /ada|nobody here/,
    );
  });
});

describe('TLS', () => {
  it('is taken up where the server offers it', async () => {
    const listener = await listenSmtp({ tls: 'starttls' });
    await sendTo(listener, { query: trusting });
    expect(listener.taken[0]?.wasEncrypted).toBe(true);
  });

  it('is spoken from the start by smtps://', async () => {
    const listener = await listenSmtp({ tls: 'smtps' });
    await sendTo(listener, { query: trusting });
    expect(listener.taken[0]?.wasEncrypted).toBe(true);
  });

  it.each(['starttls', 'smtps'] as const)(
    'hands nothing to a server nobody vouches for (%s)',
    async (tls) => {
      const listener = await listenSmtp({ tls });
      await expect(sendTo(listener)).rejects.toMatchObject({ isForGood: false });
      expect(listener.recipients()).toBe(0);
    },
  );
});

describe('a login', () => {
  const login = `${ada.user}:${encodeURIComponent(ada.password)}@`;

  it('that is wrong sends nothing, and may be right later', async () => {
    const listener = await listenSmtp({ login: { ...ada, password: 'another' } });
    await expect(sendTo(listener, { login })).rejects.toMatchObject({ code: '535', isForGood: false });
  });

  it('stands in the address', async () => {
    const listener = await listenSmtp({ login: ada });
    await sendTo(listener, { login });
    expect(listener.taken.map(({ user }) => user)).toEqual(['ada']);
  });
});
