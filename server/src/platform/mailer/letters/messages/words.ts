import type { Locale } from '@maquette/contract';
import { mailEn, type MailWords } from './en.ts';
import { mailFr } from './fr.ts';

const words: Record<Locale, MailWords> = { en: mailEn, fr: mailFr };

/** What mails say in a language. */
export const mailWords = (locale: Locale): MailWords => words[locale];
