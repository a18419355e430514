import { describe, expect, it } from 'vitest';
import { readWish, type Reading } from './read-wish.ts';
import { SENTENCES } from './testing/forty-sentences.ts';
import type { SentenceRead } from './testing/sentence-read.ts';

/** Without what is null or empty. */
function shortened({
  action,
  target,
  language,
  things,
  missing,
  leftOut,
}: Reading): Omit<SentenceRead, 'sentence'> {
  return {
    language,
    action,
    ...(target !== null && { target }),
    things: things.map(({ kind, colour, material, style, count }) => ({
      kind,
      ...(colour !== null && { colour }),
      ...(material !== null && { material }),
      ...(style !== null && { style }),
      ...(count !== null && { count }),
    })),
    ...(missing.length > 0 && {
      missing: missing.map(({ words, closest, lack }) => ({
        ...{ words, closest },
        ...(lack !== 'no_model' && { lack }),
      })),
    }),
    ...(leftOut.length > 0 && { leftOut }),
  };
}

describe('a sentence', () => {
  it('is listed at least twenty times in each language', () => {
    for (const language of ['en', 'fr']) {
      expect(SENTENCES.filter((one) => one.language === language).length).toBeGreaterThanOrEqual(20);
    }
  });

  it.each(SENTENCES.map((one) => [one.sentence, one] as const))('is read: %s', (text, read) => {
    expect({ sentence: text, ...shortened(readWish(text)) }).toEqual(read);
  });

  it.each(SENTENCES.map(({ sentence }) => sentence))('never draws what has no model: %s', (text) => {
    const { things, missing, action } = readWish(text);
    if (action !== 'put' && action !== 'replace') return;
    const undrawn = things.filter(({ hasModel }) => !hasModel).map(({ words }) => words);
    expect(missing.map(({ words }) => words)).toEqual(expect.arrayContaining(undrawn));
    expect(things.some(({ hasModel }) => hasModel) || missing.length > 0).toBe(true);
  });
});
