import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { composeMail, type ComposeMail } from './compose-mail.ts';
import type { Letter } from '../mail-order.ts';

const link = `https://maquette.example/verify-email?token=${'x'.repeat(43)}&email=${'e'.repeat(240)}%40example.test`;
const now = Date.UTC(2026, 0, 15, 12);

const compose = (changes: Partial<Letter> = {}, options: Partial<ComposeMail> = {}) =>
  composeMail({
    id: '01a1ff0b-f10d-7728-9fef-38529ff2d8e2',
    letter: {
      kind: 'verification',
      email: 'ada@example.test',
      fullName: 'Ada Byron',
      locale: 'en',
      link,
      details: {},
      ...changes,
    },
    from: { name: 'Maquette', address: 'no-reply@maquette.example' },
    hasSupport: true,
    now,
    ...options,
  });

const hostile = [
  'Ada\r\nBcc: all@example.test',
  'Ada\nBcc: all@example.test',
  'Ada\rBcc: all@example.test',
  'Ada\r\n\r\n<script>',
  'Ada\u2028Bcc: all@example.test',
  'Ada, all@example.test',
  'Ada" <all@example.test>, "B',
];

describe('composeMail', () => {
  it.each(hostile)('lets no name add a header or a reader: %j', async (fullName) => {
    const { envelope, source } = await compose({ fullName });
    const { headers, to, bcc, cc } = await PostalMime.parse(source);
    expect(envelope.to).toBe('ada@example.test');
    expect([to?.map(({ address }) => address), bcc, cc]).toEqual([
      ['ada@example.test'],
      undefined,
      undefined,
    ]);
    expect(headers.map(({ key }) => key).toSorted()).toEqual(headerNames);
  });

  it.each([
    'ada@example.test\r\nBcc: all@example.test',
    'ada@example.test\r\nRCPT TO:<all@example.test>',
    'ada@example.test\nX: y',
    'ada@example.test, all@example.test',
    '<ada@example.test> <all@example.test>',
    '"ada all"@example.test',
  ])('refuses for good what could be more than one address: %j', async (email) => {
    await expect(compose({ email })).rejects.toMatchObject({ code: 'EADDRESS', isForGood: true });
  });

  it('lets nothing that the subject tells add a header', async () => {
    const details = { provider: 'Google\r\nBcc: all@example.test' };
    const { headers, subject } = await PostalMime.parse(
      (await compose({ kind: 'sign-in-method-added', details })).source,
    );
    expect(headers.map(({ key }) => key).toSorted()).toEqual(headerNames);
    expect(subject).toMatch(/with Google\s*Bcc: all@example.test$/);
  });

  it.each(['en', 'fr'] as const)(
    'keeps a long link whole in its source, on a line of its own (%s)',
    async (locale) => {
      const { source } = await compose({ locale });
      expect(source.toString().split('\r\n')).toContain(link);
      for (const line of source.toString('latin1').split('\r\n'))
        expect(line.length).toBeLessThanOrEqual(998);
      expect(source.toString()).not.toMatch(/(?<!\r)\n/);
    },
  );

  it('says the same in text and HTML, accents and all', async () => {
    const mail = await PostalMime.parse((await compose({ locale: 'fr', fullName: 'Zoë' })).source);
    expect(mail.to).toEqual([{ name: 'Zoë', address: 'ada@example.test' }]);
    expect(mail.subject).toBe('Confirmez votre adresse e-mail pour Maquette');
    for (const part of [mail.text, mail.html?.replaceAll('&#235;', 'ë')])
      expect(part).toContain('Bonjour Zoë,');
  });

  it('is the same mail when it leaves twice, whenever that is', async () => {
    const later = now + 60_000;
    const mails = [await compose(), await compose({}, { now: later })];
    const parsed = await Promise.all(mails.map(({ source }) => PostalMime.parse(source)));
    expect(parsed.map(({ messageId, date }) => [messageId, date])).toEqual([
      ['<01a1ff0b-f10d-7728-9fef-38529ff2d8e2@maquette.example>', new Date(now).toISOString()],
      ['<01a1ff0b-f10d-7728-9fef-38529ff2d8e2@maquette.example>', new Date(later).toISOString()],
    ]);
  });

  it('asks machines not to answer', async () => {
    const { headers } = await PostalMime.parse((await compose()).source);
    expect(headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  });

  it.each(['', 'Zoë, "Ours"', 'Ours\r\nBcc: all@example.test'])('has one sender, named %j', async (name) => {
    const mail = await compose({}, { from: { name, address: 'hello@maquette.example' } });
    const { from, headers } = await PostalMime.parse(mail.source);
    expect([mail.envelope.from, from?.address]).toEqual(['hello@maquette.example', 'hello@maquette.example']);
    expect(from?.name).toBe(name);
    expect(headers.map(({ key }) => key).toSorted()).toEqual(headerNames);
  });
});

const headerNames = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
];
