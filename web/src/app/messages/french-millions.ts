/**
 * French has a form of its own for whole millions ("un million d’images"). Written in digits they read like other
 * numbers: the words for those serve.
 */
export const withFrenchMillions = (words: Record<string, string>): Record<string, string> => {
  const many = Object.entries(words).flatMap(([key, text]) =>
    key.endsWith('_other') ? [[key.replace(/_other$/, '_many'), text] as const] : [],
  );
  return { ...Object.fromEntries(many), ...words };
};
