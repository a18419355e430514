/** The day of an instant, written out in the reader's language and time zone; `otherwise` when it is no instant. */
export function printDay(instant: string, language: string, otherwise = instant): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return otherwise;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(date);
}
