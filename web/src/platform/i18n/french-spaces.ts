/** Gaps that a number fills. */
const NUMBERS = [
  ...['count', 'pictures', 'changed', 'most', 'width', 'height', 'credits'],
  ...['days', 'hours', 'minutes', 'seconds', 'value', 'bytes', 'pixels', 'covered'],
].join('|');
/** What follows a number without being counted by it. */
const LOOSE = '(?!(?:à|a|ont|sur|et|ou|est|sont|au) )';

const afterNumber = new RegExp(`(\\d|\\{\\{(?:${NUMBERS})(?:, number)?\\}\\}) (?=\\p{L})${LOOSE}`, 'gu');

/**
 * Text as French sets it: a no-break space before `: ; ? ! %`, within quotes, and between a number and what it counts. It is
 * the full one throughout: our font has no narrow one (U+202F), and what stands in for it is hardly seen.
 */
export function withFrenchSpaces(text: string): string {
  return text.replace(/(«) | (?=[:;?!%»])/g, '$1\u00A0').replace(afterNumber, '$1\u00A0');
}
