import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderStatic, textIn } from '#test/render-static.ts';
import { WordsPreflight } from './WordsPreflight.tsx';

function nothing() {
  return undefined;
}
function warningsOf(prompt: string, negativePrompt = '') {
  return renderStatic(createElement(WordsPreflight, { prompt, negativePrompt, onChange: nothing }));
}

describe('words before the price', () => {
  it('that say one thing are left in peace', async () => {
    expect(await warningsOf('a red sofa with white cushions', 'plants')).toBe('');
  });

  it('that are wished and excluded at once can be deleted with one click', async () => {
    const html = await warningsOf('a sofa with cushions', 'cushions');
    expect(textIn(html)).toEqual(['“cushions” contradicts your other words.', 'Delete “cushions”']);
  });

  it('that ask for nothing but a removal are left in peace: the removal is what will be done', async () => {
    expect(await warningsOf('remove the lamp')).toBe('');
    expect(await warningsOf('enlève le tapis')).toBe('');
  });
});
