import type { ErrorCode, Locale } from '@maquette/contract';
import type { GapValues, ReasonCode } from '../refusal.ts';
import { errorsEn, reasonsEn } from './messages/en.ts';
import { errorsFr, reasonsFr } from './messages/fr.ts';

const sentences: Record<Locale, Record<ReasonCode, string>> = {
  en: { ...errorsEn, ...reasonsEn },
  fr: { ...errorsFr, ...reasonsFr },
};

/** The sentence for a code, its gaps filled. */
export const sentenceFor = (locale: Locale, code: ErrorCode | ReasonCode, values: GapValues = {}): string =>
  sentences[locale][code].replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
