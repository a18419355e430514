import { readWish } from '@maquette/engine';
import { describe, expect, it } from 'vitest';
import { understoodText } from '../../../platform/wishes/wish-text.ts';
import { missingIn, type WishTool } from './reading.ts';
import { wishWords } from '#test/edits/wish-words.ts';
import { wishLines } from './wish-lines.ts';

interface Asked {
  language?: 'en' | 'fr';
  tool?: WishTool;
  isOwnEngine?: boolean;
  target?: string | null;
}

async function said(words: string, asked: Asked = {}): Promise<string[]> {
  const { language = 'en', tool = 'repaint', isOwnEngine = true, target } = asked;
  const t = await wishWords(language);
  const circumstances = { isOwnEngine, language, ...(target !== undefined && { target }) };
  return wishLines(readWish(words, tool), circumstances).map(({ key, gaps }) => t(key, gaps));
}

describe('the words panel', () => {
  it('says of what is not known that it is not, and promises nothing', async () => {
    expect(await said('a golden retriever')).toEqual(['Not known: golden retriever.']);
    expect(await said('un golden retriever', { language: 'fr' })).toEqual(['Inconnu : golden retriever.']);
  });

  it('names what is closest to a thing without a model', async () => {
    const [line = ''] = await said('a pool table');
    expect(line).toMatch(/^No model for: pool table\. Closest: dining table/);
  });

  it('knows nothing unknown to a picture service: it is told all words', async () => {
    expect(await said('a golden retriever', { isOwnEngine: false })).toEqual([
      'Will place: golden retriever.',
    ]);
  });

  it.each([
    ['remove', 'Will remove what is marked.'],
    ['remove the boxes', 'Will remove: boxes.'],
    ['sage green', 'Will paint what is marked sage green.'],
    ['paint the wall sage green', 'Will paint “wall” sage green.'],
    ['oak herringbone', 'Will cover what is marked with oak herringbone.'],
    ['a green velvet sofa', 'Will place: sofa (green, velvet).'],
    ['a beige sofa, a coffee table and a floor lamp', 'Will place: sofa (beige), coffee table, floor lamp.'],
  ])('says of "%s": %s', async (words, sentence) => {
    expect(await said(words)).toEqual([sentence]);
  });

  it('says in French what English words come to, and the other way round', async () => {
    expect(await said('a green velvet sofa', { language: 'fr' })).toEqual([
      'Placera : canapé (vert, velours).',
    ]);
    expect(await said('un canapé vert en velours')).toEqual(['Will place: sofa (green, velvet).']);
  });

  it('says what is marked where that changes, whatever else the words name', async () => {
    expect(await said('paint the wall sage green', { target: null })).toEqual([
      'Will paint what is marked sage green.',
    ]);
    expect(await said('remove the boxes', { target: null })).toEqual(['Will remove what is marked.']);
  });

  it('names what a field of its own says is replaced or painted', async () => {
    const replaced = await said('a green sofa', { tool: 'replace', target: ' the armchair ' });
    expect(replaced).toEqual(['Will replace “the armchair” with: sofa (green).']);
    const painted = await said('sage green', { tool: 'recolour', target: 'the wall', language: 'fr' });
    expect(painted).toEqual(['Peindra « the wall ». Couleur : vert sauge.']);
  });
});

describe('what is missing', () => {
  it('is nothing without words', () => {
    expect(missingIn(null, 'en')).toEqual([]);
  });

  it('is named for the reader', () => {
    const [billiards] = missingIn(readWish('a pool table'), 'fr');
    expect(billiards?.words).toContain('pool table');
    expect(billiards?.closest).toBe('table à manger');
  });
});

it('a result says what its words were taken to mean', async () => {
  const things = [{ kind: 'chair', name: 'chaise', words: 'chairs', colour: 'green', count: 2 }];
  const t = await wishWords('fr');
  expect(understoodText({ action: 'put', things }, t, 'fr')).toBe('Placer : 2 × chaise (vert)');
  expect(understoodText({ action: 'remove', things: [] }, t, 'fr')).toBe('Enlever ce qui est marqué');
});
