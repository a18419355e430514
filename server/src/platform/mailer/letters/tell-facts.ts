import type { Locale } from '@maquette/contract';
import { printDay } from '../../print-day.ts';
import { mailWords } from './messages/words.ts';

/** Tries after which a renewal is given up. */
const LAST_TRY = 3;
const CENTS = 100;

/**
 * What an order's details say, as its reader reads it: cents as money, numbers with what they count, an instant as a day in
 * UTC, a plan by its name. Other details stay as they are.
 */
export function tellFacts(
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
