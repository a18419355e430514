import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { renderStatic, textIn } from '#test/render-static.ts';
import type { Serving } from '../engine/offer.ts';
import { colourDifference } from './SearchResult.tsx';
import { TopUpContext } from '../../../platform/top-up.ts';
import { SearchPay } from './SearchPay.tsx';
import { SearchTips } from './SearchWork.tsx';
import { WishFields, WishOptions } from './WishFields.tsx';
import { emptySearch } from './search-draft.ts';
import { foundGaps, type SearchTool } from './search-tool.ts';

function nothing() {
  return undefined;
}
const engine = { name: 'stability', label: 'Stability AI', preview: false, price: 1, features: [] };
const offer = { price: 1, free: [], parameters: [], parametersFor: {} };
const serving: Serving = { engine, offer, isPremium: false, isOwnEngine: false };

function fields(tool: SearchTool, changes: Partial<Parameters<typeof WishFields>[0]> = {}) {
  const asked = {
    ...{ tool, serving, words: emptySearch.words, onChange: nothing, reading: null, isExact: false },
    reads: () => true,
    ...changes,
  };
  return renderStatic(
    createElement('div', null, createElement(WishFields, asked), createElement(WishOptions, asked)),
  );
}
function stylesIn(html: string) {
  return [...html.matchAll(/<option value="([^"]*)"/g)].map(([, style]) => style);
}

describe('the fields of a search screen', () => {
  it('offer no control that changes nothing', async () => {
    for (const tool of ['replace', 'recolor'] as const) {
      const html = await fields(tool, { reads: () => false });
      expect(stylesIn(html)).toEqual([]);
      for (const label of ['Guidance scale', 'Steps', 'What should not appear', 'Seed', 'Variations'])
        expect(html).not.toContain(label);
      expect(html).not.toContain('More options');
      expect(html).not.toContain('Image strength');
    }
  });

  it('offer the seed alone where the engine reads nothing else', async () => {
    const html = await fields('replace', { reads: (field) => field === 'seed' });
    expect(stylesIn(html)).toEqual([]);
    expect(html).toContain('Random seed');
  });

  it('have fourteen styles to replace with, none first', async () => {
    const styles = stylesIn(await fields('replace'));
    expect(styles).toHaveLength(15);
    expect(styles[0]).toBe('');
    expect(styles).toContain('anime');
  });

  it('have twelve styles to recolour with, anime and fantasy art not among them', async () => {
    const styles = stylesIn(await fields('recolor'));
    expect(styles).toHaveLength(13);
    expect(styles).not.toContain('anime');
    expect(styles).not.toContain('fantasy-art');
  });

  it('have image strength for recolouring alone', async () => {
    expect(await fields('recolor')).toContain('Image strength');
    expect(await fields('replace')).not.toContain('Image strength');
  });

  it('recolour in the light of the room unless the very colour is chosen', async () => {
    const chosen = async (isExact: boolean) => {
      const html = await fields('recolor', { isExact });
      return [...html.matchAll(/type="radio"[^>]*?( checked="")?\/>/g)].map(
        ([, checked]) => checked !== undefined,
      );
    };
    expect(await chosen(emptySearch.words.isExact)).toEqual([true, false]);
    expect(await chosen(true)).toEqual([false, true]);
    expect(textIn(await fields('recolor'))).toContain('In this room’s light');
    expect(await fields('replace')).not.toContain('In this room’s light');
  });

  it('call a manner free where it is', async () => {
    const free = { ...serving, offer: { ...offer, free: ['recolour' as const] } };
    const frees = async (by: Serving) =>
      textIn(await fields('recolor', { serving: by })).filter((text) => text === 'Free').length;
    expect(await frees(serving)).toBe(1);
    expect(await frees(free)).toBe(2);
  });

  it.each(['replace', 'recolor'] as const)('have three tips for %s', async (tool) => {
    const html = await renderStatic(createElement(SearchTips, { tool }));
    expect(html.match(/<li>/g)).toHaveLength(3);
  });
});

describe('the button of a search screen', () => {
  const topUp = (missing: number) => createElement('p', null, `${missing} missing`);
  const pay = (changes: object) =>
    renderStatic(
      createElement(
        TopUpContext,
        { value: topUp },
        createElement(SearchPay, {
          ...{ tool: 'replace', price: 1, count: 1, canStart: true, isWorking: false },
          ...{
            blocked: null,
            preview: null,
            short: null,
            onShortClose: nothing,
            onFewer: nothing,
            ...changes,
          },
        }),
      ),
    );

  it('cannot be pressed before there is something to send', async () => {
    expect(await pay({ canStart: false })).toMatch(/<button[^>]* disabled=""/);
  });

  it('says what all pictures cost together, or that it is free', async () => {
    expect(textIn(await pay({}))).toContain('Replace · 1 credit');
    expect(textIn(await pay({ price: 8, count: 4 }))).toContain('Replace, 4 pictures · 8 credits');
    expect(textIn(await pay({ tool: 'recolor', price: 0 }))).toContain('Recolour · free');
  });

  it('offers a free preview, and says why, where a removal will be rough', async () => {
    const said = textIn(await pay({ price: 0, preview: createElement('p', null, 'It will be rough.') }));
    expect(said).toContain('It will be rough.');
    expect(said).toContain('See a free preview');
    expect(said.join(' ')).not.toContain('Replace');
  });

  it('cannot be pressed while something stands in the way, and says what', async () => {
    const html = await pay({ blocked: 'Nothing is marked.' });
    expect(html).toMatch(/<button[^>]* disabled=""/);
    expect(textIn(html)).toContain('Nothing is marked.');
  });

  it('says how many credits there are when they are too few, and where there are more', async () => {
    const html = await pay({ price: 2, count: 2, short: { balance: 1, price: 2 } });
    expect(html).toContain('You need 2 credits, you have 1.');
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

function Recoloured({ find }: { find: string }) {
  const { t } = useTranslation();
  return t('edits.search.recolor.done', foundGaps(find));
}

it.each([
  ['fr', 'le canapé', 'Canapé recoloré'],
  ['fr', 'la chaise de gauche', 'Chaise de gauche recolorée'],
  ['fr', 'l’armoire', 'Couleur changée\u00A0: l’armoire'],
  ['en', 'le canapé', '“le canapé” was recoloured'],
] as const)(
  'says in the reader’s language what has another colour (%s): %s',
  async (language, find, said) => {
    expect(textIn(await renderStatic(createElement(Recoloured, { find }), language))).toEqual([said]);
  },
);
