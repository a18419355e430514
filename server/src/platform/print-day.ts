import type { Locale } from '@maquette/contract';

const REGION: Record<Locale, string> = { en: 'en-GB', fr: 'fr-FR' };

/** The day of an instant in UTC, written out: "21 November 2026". */
export const printDay = (instant: string, locale: Locale): string =>
  new Intl.DateTimeFormat(REGION[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
