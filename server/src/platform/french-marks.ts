/**
 * Text with the spaces that French sets at its marks: a narrow one before `; ? ! %`, a full one before a colon and within
 * quotes. None of them ends a line.
 */
export const withFrenchMarks = (text: string): string =>
  text.replace(/ (?=[;?!%])/g, '\u202F').replace(/(«) | (?=[:»])/g, '$1\u00A0');
