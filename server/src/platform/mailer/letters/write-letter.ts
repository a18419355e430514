import { letterPage } from './letter-page.ts';
import type { Letter } from '../mail-order.ts';
import { mailWords } from './messages/words.ts';
import { nameToShow } from './name-to-show.ts';

export interface WrittenLetter {
  /** Of the reader, for the address line and the greeting; empty where it is better not said. */
  readonly name: string;
  readonly subject: string;
  readonly text: string;
  /** A whole page, in ASCII. */
  readonly html: string;
}

/** Puts a letter into words, in its language. */
export const writeLetter = ({ kind, fullName, locale, link, details }: Letter): WrittenLetter => {
  const words = mailWords(locale);
  const letter = words.letters[kind];
  const say = (sentence: string) => fill(sentence, details);
  const name = nameToShow(fullName);
  const said = {
    locale,
    subject: say(letter.subject),
    greeting: name === '' ? words.greetingUnnamed : fill(words.greeting, { name }),
    opening: say(letter.opening),
    action:
      link === undefined || letter.button === null
        ? null
        : { link, label: letter.button, underButton: words.underButton },
    closing: [say(letter.notice), say(letter.notYou)],
    signature: words.signature,
    footer: words.footer,
  };
  const linkLines = said.action && [fill(words.linkHeading, said.action), said.action.link].join('\n');
  const paragraphs = [said.greeting, said.opening, linkLines, ...said.closing, said.signature, said.footer];
  const text = paragraphs.filter((paragraph) => paragraph !== null).join('\n\n');
  return { name, subject: said.subject, text, html: letterPage(said) };
};

const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
