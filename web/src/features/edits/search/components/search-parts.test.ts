import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderStatic, textIn } from '../../../../testing/render-static.ts';
import { emptySearch, type SearchTool } from '../model/search-draft.ts';
import { colourDifference } from '../result/colour-difference.ts';
import { SearchPay } from './SearchPay.tsx';
import { SearchTips } from './SearchTips.tsx';
import { WishFields } from './WishFields.tsx';

const nothing = () => undefined;
const engine = { name: 'stability', label: 'Stability AI', preview: false, price: 1, features: [] };

const fields = (tool: SearchTool, changes: { isPremium?: boolean; isExact?: boolean } = {}) =>
  renderStatic(
    createElement(WishFields, {
      tool,
      words: emptySearch.words,
      onChange: nothing,
      serving: { engine, isPremium: changes.isPremium ?? false },
      isExact: changes.isExact ?? false,
    }),
  );
const stylesIn = (html: string) => [...html.matchAll(/<option value="([^"]*)"/g)].map(([, style]) => style);

describe('the fields of a search screen', () => {
  it('offer premium no style, guidance and steps', async () => {
    const html = await fields('search-replace', { isPremium: true });
    expect(stylesIn(html)).toEqual([]);
    for (const label of ['Guidance scale', 'Steps', 'What should not appear'])
      expect(html).not.toContain(label);
    expect(html).toContain('Seed');
  });

  it('have fourteen styles to replace with, none first', async () => {
    const styles = stylesIn(await fields('search-replace'));
    expect(styles).toHaveLength(15);
    expect(styles[0]).toBe('');
    expect(styles).toContain('anime');
  });

  it('have twelve styles to recolour with, anime and fantasy art not among them', async () => {
    const styles = stylesIn(await fields('search-recolor'));
    expect(styles).toHaveLength(13);
    expect(styles).not.toContain('anime');
    expect(styles).not.toContain('fantasy-art');
  });

  it('have image strength for recolouring alone', async () => {
    expect(await fields('search-recolor')).toContain('Image strength');
    expect(await fields('search-replace')).not.toContain('Image strength');
  });

  it('ask for nothing but the colour where it is to be exact', async () => {
    const html = await fields('search-recolor', { isExact: true });
    expect(stylesIn(html)).toEqual([]);
    expect(html).not.toContain('Variations');
    expect(html).toContain('measures it');
  });

  it.each(['search-replace', 'search-recolor'] as const)('have three tips for %s', async (tool) => {
    const html = await renderStatic(createElement(SearchTips, { tool, title: 'Tips' }));
    expect(html.match(/<li>/g)).toHaveLength(3);
  });
});

describe('the button of a search screen', () => {
  const topUp = ({ missing }: { missing: number }) => createElement('p', null, `${missing} missing`);
  const pay = (changes: object) =>
    renderStatic(
      createElement(SearchPay, {
        ...{ tool: 'search-replace', price: 1, count: 1, canStart: true, isWorking: false },
        ...{ asksToConfirm: false, short: null, topUp, onShortClose: nothing, onFewer: nothing, ...changes },
      }),
    );

  it('cannot be pressed before there is something to send', async () => {
    expect(await pay({ canStart: false })).toMatch(/<button[^>]* disabled=""/);
  });

  it('says what all pictures cost together, or that it is free', async () => {
    expect(textIn(await pay({}))).toContain('Replace · 1 credit');
    expect(textIn(await pay({ price: 8, count: 4 }))).toContain('Replace, 4 pictures · 8 credits');
    expect(textIn(await pay({ tool: 'search-recolor', price: 0 }))).toContain('Recolor · free');
  });

  it('asks whether an uncertain region is meant before it says a price', async () => {
    const texts = textIn(await pay({ asksToConfirm: true }));
    expect(texts).toContain('Use this region');
    expect(texts).not.toContain('Replace · 1 credit');
  });

  it('says how many credits there are when they are too few, and where there are more', async () => {
    const html = await pay({ price: 2, count: 2, short: { balance: 1, price: 2 } });
    expect(html).toContain('Credits needed: 2. You have 1.');
    expect(html).toContain('Make 1 picture instead');
    expect(html).toContain('1 missing');
  });
});

it.each([
  [0.6, 'none'],
  [1, 'close'],
  [2, 'slight'],
  [5, 'clear'],
] as const)('a difference of %f between colours is said to be: %s', (deltaE, said) => {
  expect(colourDifference(deltaE)).toBe(said);
});
