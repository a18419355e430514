import { brandName, type Locale } from '@maquette/contract';
import { withFrenchMarks } from '../../../french-marks.ts';
import type { GapValues } from '../../../refusal.ts';
import type { SavedCard } from '../../card-provider.ts';
import { type PageWords, pagesEn } from './messages/en.ts';
import { pagesFr } from './messages/fr.ts';

const words: Record<Locale, PageWords> = { en: pagesEn, fr: pagesFr };
const REGION: Record<Locale, string> = { en: 'en-US', fr: 'fr-FR' };

export type Say = (key: keyof PageWords, values?: GapValues) => string;

/** The pages' sentences in a language, their gaps filled; French marks and numbers stay on the line of what they belong to. */
export const sayIn =
  (locale: Locale): Say =>
  (key, values = {}) => {
    const said = words[locale][key].replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
    return locale === 'fr' ? withFrenchMarks(said) : said;
  };

/** Cents of US dollars, by the rules of the language. */
export const moneyIn = (locale: Locale, cents: number): string =>
  new Intl.NumberFormat(REGION[locale], { style: 'currency', currency: 'USD' }).format(cents / 100);

/** What a sentence about a card names. */
export const cardValues = ({ brand, last4, expMonth, expYear }: Omit<SavedCard, 'id'>) => ({
  brand: brandName(brand) ?? brand,
  last4,
  expiry: `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`,
});
