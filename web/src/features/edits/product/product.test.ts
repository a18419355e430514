import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderStatic } from '#test/render-static.ts';
import { ProductField } from './ProductField.tsx';
import { type DraftProduct, isPlaceable, widthOf } from './product.ts';

const sofa: DraftProduct = {
  name: 'my-sofa.png',
  picture: 'data:image/png;base64,AAAA',
  width: '210',
  stands: 'floor',
  problems: { floor: null, wall: null },
};

function field(product: DraftProduct | null, language?: 'en' | 'fr') {
  return renderStatic(createElement(ProductField, { product, onChange: () => undefined }), language);
}

describe('the width of a product', () => {
  it.each([
    ['', null],
    ['wide', null],
    ['4.9', null],
    ['601', null],
    ['-80', null],
    ['1e2', null],
    ['5', 5],
    [' 82,5 ', 82.5],
    ['600', 600],
  ])('typed as "%s" is %s', (width, centimetres) => {
    expect(widthOf({ width })).toBe(centimetres);
  });
});

describe('a product of one’s own', () => {
  it('can be put once its width is known and its picture will do where it is to be', () => {
    expect(isPlaceable({ ...sofa, width: '' })).toBe(false);
    const print: DraftProduct = { ...sofa, problems: { floor: 'product_not_cut_out', wall: null } };
    expect(isPlaceable(print)).toBe(false);
    expect(isPlaceable({ ...print, stands: 'wall' })).toBe(true);
    expect(isPlaceable(sofa)).toBe(true);
  });

  it('is folded away until somebody wants it, and open once there is one', async () => {
    expect(await field(null)).not.toContain('<details open');
    const html = await field(sofa);
    expect(html).toMatch(/<details[^>]* open=""/);
    expect(html).toContain('my-sofa.png');
    expect(html).toContain('value="210"');
  });

  it('says in the reader’s language what is wrong with its picture or its width', async () => {
    const wrong: DraftProduct = {
      ...sofa,
      width: '4000',
      problems: { floor: 'product_not_cut_out', wall: null },
    };
    const english = await field(wrong);
    expect(english).toContain('is not transparent');
    expect(english).toContain('from 5 to 600');
    expect(await field(wrong, 'fr')).toContain('n’est pas transparent');
    expect(await field({ ...wrong, stands: 'wall' })).not.toContain('is not transparent');
  });
});
