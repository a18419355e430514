import { withFrenchMarks } from '../../french-marks.ts';
import { letterPage } from './letter-page.ts';
import type { Letter } from '../mail-order.ts';
import { mailWords } from './messages/words.ts';
import { nameToShow } from './name-to-show.ts';
import { tellFacts } from './tell-facts.ts';

export interface WrittenLetter {
  /** Of the reader, for the address line and the greeting; empty where it is better not said. */
  readonly name: string;
  readonly subject: string;
  readonly text: string;
  /** A whole page, in ASCII. */
  readonly html: string;
}

/** Puts a letter into words, in its language. */
export function writeLetter({ kind, fullName, locale, link, details }: Letter): WrittenLetter {
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
    after: say([letter.notice, letter.notYou]),
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
