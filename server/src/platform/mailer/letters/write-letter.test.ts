import { locales } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { type Letter, mailKinds } from '../mail-order.ts';
import { mailWords } from './messages/words.ts';
import { writeLetter as write } from './write-letter.ts';

const link = 'https://maquette.example/verify-email?token=abc_-&email=a%2Bb%40example.test';

const writeLetter = (one: Letter, hasSupport = true) => write(one, { hasSupport });

const letter = (changes: Partial<Letter> = {}): Letter => ({
  kind: 'verification',
  email: 'ada@example.test',
  fullName: 'Ada Byron',
  locale: 'en',
  link,
  details: { provider: 'Google', newEmail: 'new@example.test', ...paid },
  ...changes,
});

const paid = {
  ...{
    credits: '1000',
    amountCents: '2400',
    planId: 'pro',
    endsAt: '2026-12-31T23:30:00.000Z',
    isTest: 'false',
  },
  ...{ topic: 'money', message: 'Where is it?', replyTo: 'ada@example.test', account: '–' },
  ...{ tries: '1', creditsTakenBack: '300', balance: '5', receiptId: 'r-1' },
};

const leadsNowhere: readonly string[] = ['account-deleted', 'support'];

const everyLetter = mailKinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const));

describe('writeLetter', () => {
  it.each(everyLetter)('leaves no gap open and writes plain ASCII HTML: %s in %s', (kind, locale) => {
    const { subject, text, html } = writeLetter(letter({ kind, locale }));
    for (const part of [subject, text, html.replace(/<style>.*<\/style>/s, '')])
      expect(part).not.toMatch(/[{}]/);
    expect(html).toMatch(/^\p{ASCII}+$/u);
    expect(html).toContain(`<html lang="${locale}">`);
  });

  it.each(everyLetter)('loads nothing and leads nowhere but to its link: %s in %s', (kind, locale) => {
    const { html } = writeLetter(letter({ kind, locale }));
    expect(html).not.toMatch(/<(img|script|link|iframe|form)|src=|url\(|@import/i);
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, target]) =>
      target?.replaceAll('&amp;', '&'),
    );
    expect(new Set(targets)).toEqual(new Set(leadsNowhere.includes(kind) ? [] : [link]));
  });

  it.each(everyLetter)('has the same gaps in every language: %s, %s', (kind, locale) => {
    const gapsIn = (words: object): string[] =>
      JSON.stringify(words)
        .match(/\{\w+\}/g)
        ?.toSorted() ?? [];
    expect(gapsIn(mailWords(locale).letters[kind])).toEqual(gapsIn(mailWords('en').letters[kind]));
  });

  it.each(everyLetter)('asks nobody to write to us where no address is set: %s in %s', (kind, locale) => {
    const asks = /write to us|[ÉEée]crivez-nous/u;
    expect(writeLetter(letter({ kind, locale }), false).text).not.toMatch(asks);
    const { askUs } = mailWords(locale).letters[kind];
    expect(asks.test(writeLetter(letter({ kind, locale })).text)).toBe(askUs !== undefined);
  });

  it.each(locales)('says where to ask about money, and about a way in that somebody added (%s)', (locale) => {
    const asking = mailKinds.filter((kind) => mailWords(locale).letters[kind].askUs !== undefined);
    expect(asking).toEqual(['sign-in-method-added', 'receipt', 'renewal', 'refund']);
  });

  it('gives the link a line of its own', () => {
    expect(writeLetter(letter()).text.split('\n')).toContain(link);
  });

  it('says how long a link lives, and what to do about a mail nobody asked for', () => {
    const { text } = writeLetter(letter({ kind: 'password-reset' }));
    expect(text).toMatch(/one hour.*If you did not ask/s);
    expect(writeLetter(letter({ locale: 'fr' })).text).toMatch(/24\sheures.*Si vous n’avez pas créé/s);
  });

  it('takes what it is given for text, never for markup or another gap', () => {
    const odd = letter({
      kind: 'sign-in-reminder',
      fullName: 'Ada {provider} & "Co"',
      link: 'https://a.example/?"onclick=',
      details: { provider: '<b>{name}</b>' },
    });
    const { html, text } = writeLetter(odd);
    expect(html).toContain('Hello Ada {provider} &amp; &quot;Co&quot;,');
    expect(html).toContain('&lt;b&gt;{name}&lt;/b&gt;');
    expect(html).toContain('href="https://a.example/?&quot;onclick="');
    expect(text).toContain('Hello Ada {provider} & "Co",');
  });

  it('lets no line of French begin with a colon, in no part of a mail', () => {
    const { subject, text, html } = writeLetter(letter({ kind: 'receipt', locale: 'fr' }));
    expect(html.replace(/<style>.*<\/style>/s, '')).not.toMatch(/ [:;!?]/);
    expect(subject).toContain('facture Maquette\u00A0: ');
    expect(text).toContain('achat\u00A0: ');
    expect(subject + text).not.toMatch(/ [:;!?%»]|« /);
  });

  it('keeps a number with what it counts', () => {
    const { text, html } = writeLetter(letter({ kind: 'verification', locale: 'fr' }));
    expect(html).toContain('24&#160;heures');
    expect(text).toContain('24\u00A0heures');
  });

  it('says of a refund where its credit note is', () => {
    expect(writeLetter(letter({ kind: 'refund' })).text).toContain('The credit note is with your invoice.');
  });

  it('says what the button is for before it, and what else to do after it', () => {
    const lines = writeLetter(letter({ kind: 'password-changed' })).text.split('\n');
    const at = (start: string) => lines.findIndex((line) => line.startsWith(start));
    expect(at('If it was not you')).toBeLessThan(at('https://'));
    expect(at('https://')).toBeLessThan(at('Then also change'));
  });

  it('greets nobody by a name that is unknown', () => {
    expect(writeLetter(letter({ fullName: '' })).text).toMatch(/^Hello,\n/);
  });
});

describe('money in a letter', () => {
  const textOf = (
    kind: Letter['kind'],
    changes: Record<string, string> = {},
    locale: Letter['locale'] = 'en',
  ) => writeLetter(letter({ kind, locale, details: { ...paid, ...changes } })).text;

  it('is written by the rules of the reader’s language', () => {
    expect(textOf('receipt')).toContain('1,000 credits for $24.00.');
    expect(textOf('receipt', {}, 'fr')).toMatch(/1\s000\scrédits pour 24,00\s\$US\./);
  });

  it('counts one credit as one', () => {
    expect(textOf('credits-low', { balance: '1' })).toContain('has 1 credit left');
    expect(textOf('credits-low', { balance: '0' })).toContain('has 0 credits left');
    expect(textOf('credits-low', { balance: '0' }, 'fr')).toContain('reste 0\u00A0crédit sur');
  });

  it('is named as test money where it is, and only there', () => {
    expect(textOf('receipt', { isTest: 'true' })).toContain('test money');
    expect(textOf('refund', { isTest: 'true' }, 'fr')).toContain('argent fictif');
    expect(textOf('renewal')).not.toContain('test money');
  });

  it('tells the plan by its name, and its end as the day in UTC', () => {
    expect(textOf('renewal')).toContain('your Pro plan is paid until 31 December 2026.');
    expect(textOf('subscription-cancelled', { planId: 'gone' }, 'fr')).toMatch(/gone .*\s31\sdécembre 2026/);
  });

  it('promises another try until the third', () => {
    expect(textOf('renewal-failed', { tries: '2' })).toContain('We will try again');
    expect(textOf('renewal-failed', { tries: '3' })).toContain('We will not try again');
  });
});
