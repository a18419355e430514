/** Date and time in the reader's language, or null for text that is no date. */
export const printMoment = (text: string, language: string): string | null => {
  const ms = Date.parse(text);
  if (Number.isNaN(ms)) return null;
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
};
