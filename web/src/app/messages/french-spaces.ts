/** Words as French sets them: the space before a mark, after an opening quote and after a number ends no line. */
export const withFrenchSpaces = (words: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(words).map(([key, text]) => [
      key,
      text.replace(/(«|\d) (?!à)| (?=[?!:;»%])/g, '$1\u00A0'),
    ]),
  );
