import type { ErrorCode, Locale } from '@maquette/contract';
import { withFrenchMarks } from '../french-marks.ts';
import type { GapValues, ReasonCode } from '../refusal.ts';
import { errorsEn, reasonsEn } from './messages/en.ts';
import { errorsFr, reasonsFr } from './messages/fr.ts';

const sentences: Record<Locale, Record<ReasonCode, string>> = {
  en: { ...errorsEn, ...reasonsEn },
  fr: { ...errorsFr, ...reasonsFr },
};

/** The sentence for a code, its gaps filled; a part in brackets stands only where its gaps can be filled. */
export function sentenceFor(locale: Locale, code: ErrorCode | ReasonCode, values: GapValues = {}): string {
  const said = sentences[locale][code]
    .replace(/\[(.*?)\]/g, (_all, part: string) => (gapsIn(part).every((name) => name in values) ? part : ''))
    .replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
  return locale === 'fr' ? withFrenchMarks(said) : said;
}

const gapsIn = (part: string): string[] => [...part.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
