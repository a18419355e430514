/**
 * Text with the no-break spaces that French sets: before `: ; ? ! %`, within quotes, and between a number and what it counts.
 * The full one throughout: not every font has the narrow one (U+202F), and what stands in for it is hardly seen.
 */
export const withFrenchMarks = (text: string): string =>
  text
    .replace(/(«) | (?=[:;?!%»])/g, '$1\u00A0')
    .replace(/(?<=\d) (?=\p{L})(?!(?:à|a|ont|sur|et|ou|est|sont|au) )/gu, '\u00A0');
