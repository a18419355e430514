/** The day of an instant, written out in the reader's language and time zone. */
export const printDay = (instant: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(instant));
