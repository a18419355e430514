import { readWish } from '@maquette/engine';
import { outcomesIn, SENTENCES } from '@maquette/engine/testing/sentences';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wishWords } from '#test/edits/wish-words.ts';
import { wishLines } from './wish-lines.ts';

const requirements = new URL('../../../../../docs/requirements.md', import.meta.url);
const outcomes = outcomesIn(readFileSync(requirements, 'utf8'));

describe('before the click', () => {
  it('every sentence of the list is in the table of requirements, and no other', () => {
    expect(outcomes.map(({ sentence }) => sentence).toSorted()).toEqual(
      SENTENCES.map(({ sentence }) => sentence).toSorted(),
    );
  });

  it.each(SENTENCES)('the panel says of "$sentence" what the table says', async ({ sentence, language }) => {
    const t = await wishWords(language);
    const reading = readWish(sentence, 'repaint');
    const lines = wishLines(reading, { isOwnEngine: true, language, target: null });
    const said = outcomes.find((one) => one.sentence === sentence)?.said;
    expect(lines.map(({ key, gaps }) => t(key, gaps)).join(' ')).toBe(said);
  });
});
