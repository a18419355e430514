import type { Locale } from '@maquette/contract';
import { withFrenchMarks } from '../../french-marks.ts';
import { printDay } from '../../print-day.ts';
import type { Letter } from '../mail-order.ts';
import { letterPage } from './letter-page.ts';
import { mailWords } from './messages/words.ts';

export interface WrittenLetter {
  /** Of the reader, for the address line and the greeting; empty where it is better not said. */
  readonly name: string;
  readonly subject: string;
  readonly text: string;
  /** A whole page, in ASCII. */
  readonly html: string;
}

/** Puts a letter into words, in its language; `hasSupport`: there is an address for questions. */
export function writeLetter(
  { kind, fullName, locale, link, details }: Letter,
  { hasSupport }: { hasSupport: boolean },
): WrittenLetter {
  const words = mailWords(locale);
  const letter = words.letters[kind];
  const facts = tellFacts(details, locale);
  const say = (sentences: readonly (string | null)[]) =>
    sentences
      .filter((sentence) => sentence !== null)
      // What a person wrote has lines of its own.
      .flatMap((sentence) => fill(sentence, facts).split(/\s*\n\s*/));
  const name = nameToShow(fullName);
  const set = locale === 'fr' ? withFrenchMarks : (said: string) => said;
  const subject = set(fill(letter.subject, facts));
  const greeting = name === '' ? words.greetingUnnamed : fill(words.greeting, { name });
  const page = {
    ...{ locale, subject, greeting },
    before: say([letter.opening, details['isTest'] === 'true' ? words.testMoney : null, letter.advice]),
    action:
      link === undefined || letter.button === null
        ? null
        : { link, label: letter.button, underButton: words.underButton },
    after: say([letter.notice, letter.notYou ?? null, (hasSupport && letter.askUs) || null]),
    ...{ signature: words.signature, footer: words.footer },
  };
  const linkLines = page.action && [`${set(fill(words.linkHeading, page.action))}\n${page.action.link}`];
  const closing = [page.signature, page.footer];
  const text = [
    greeting,
    ...page.before.map(set),
    ...(linkLines ?? []),
    ...page.after.map(set),
    ...closing,
  ].join('\n\n');
  return { name, subject, text, html: letterPage(page) };
}

const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);

const LONGEST = 60;

/**
 * A person's name where a mail may say it, else nothing. Whoever signs up types the name and the address, which may be a
 * stranger's: what could be a message or a link of its own is not carried there in our name.
 */
export function nameToShow(fullName: string): string {
  const name = fullName.trim();
  const isOdd = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069<>@/\\]|\p{L}\.\p{L}{2}|\d{5}/u.test(name);
  return isOdd || name.length > LONGEST ? '' : name;
}

/** Tries after which a renewal is given up. */
const LAST_TRY = 3;
const CENTS = 100;

/**
 * What an order's details say, as its reader reads it: cents as money, numbers with what they count, an instant as a day in
 * UTC, a plan by its name. Other details stay as they are.
 */
function tellFacts(
  details: Readonly<Record<string, string>>,
  locale: Locale,
): Readonly<Record<string, string>> {
  const words = mailWords(locale);
  const credits = (count: string): string => {
    const form = new Intl.PluralRules(locale).select(Number(count)) === 'one' ? 'one' : 'other';
    return words.credits[form].replace('{count}', Number(count).toLocaleString(locale));
  };
  const money = (cents: string): string =>
    (Number(cents) / CENTS).toLocaleString(locale, { style: 'currency', currency: 'USD' });
  const day = (instant: string): string => printDay(instant, locale);
  const told: readonly [string, string, (value: string) => string][] = [
    ['credits', 'credits', credits],
    ['creditsTakenBack', 'taken', credits],
    ['balance', 'left', credits],
    ['amountCents', 'amount', money],
    ['endsAt', 'date', day],
    ['planId', 'plan', (id) => words.plans[id] ?? id],
    ['topic', 'topic', (topic) => words.topics[topic] ?? topic],
    ['tries', 'outlook', (tries) => words.outlook[Number(tries) < LAST_TRY ? 'again' : 'ended']],
  ];
  const facts = told.flatMap(([name, gap, tell]) => {
    const value = details[name];
    return value === undefined ? [] : [[gap, tell(value)] as const];
  });
  return { ...details, ...Object.fromEntries(facts) };
}
