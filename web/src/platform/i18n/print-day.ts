/** Dates and times as the reader's language writes them: our English is British. */
export function dateFormat(language: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language.startsWith('en') ? 'en-GB' : language, style);
}

/** The day of an instant, written out in the reader's language and time zone; `otherwise` when it is no instant. */
export function printDay(instant: string, language: string, otherwise = instant): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return otherwise;
  return dateFormat(language, { dateStyle: 'long' }).format(date);
}
