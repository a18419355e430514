import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderStatic, textIn } from '#test/render-static.ts';
import { WordsForm } from './WordsForm.tsx';
import { WordsOptions } from './WordsOptions.tsx';
import { noWords } from './words.ts';

function nothing() {
  return undefined;
}
function form() {
  const words = { words: noWords, onChange: nothing, onSubmit: nothing, hasExamples: true, children: null };
  return renderStatic(createElement(WordsForm, words));
}

function options(reads = (_field: string) => true) {
  return renderStatic(createElement(WordsOptions, { words: noWords, onChange: nothing, reads }));
}

describe('the words of an edit', () => {
  it('can begin with five examples', async () => {
    const html = await form();
    const examples = /<div role="group"[^]*?<\/div>/.exec(html)?.[0] ?? '';
    expect(textIn(examples)).toEqual([
      'Leather sofa',
      'Table and chairs',
      'Coffee table',
      'Painting',
      'Plant',
    ]);
  });

  it('have the seven styles of this screen, none first', async () => {
    const styles = [...(await options()).matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value);
    expect(styles).toEqual(['', 'photographic', 'digital-art', '3d-model', 'cinematic', 'anime', 'enhance']);
  });

  it('offer no control that changes nothing', async () => {
    const html = await options(() => false);
    for (const label of ['Style', 'Variations', 'More options', 'Guidance scale', 'Steps', 'Seed'])
      expect(html).not.toContain(label);
  });

  it('offer each control by itself where it changes something', async () => {
    const html = await options((field) => field === 'seed');
    expect(html).toContain('Random seed');
    expect(html).not.toContain('Guidance scale');
    expect(await options((field) => field === 'count')).toContain('Variations');
    expect(await options((field) => field === 'style_preset')).toContain('<select');
  });

  it('have more options for guidance, steps, seed and a random seed', async () => {
    const html = await options();
    for (const label of ['Guidance scale', 'Steps', 'Seed', 'Random seed']) expect(html).toContain(label);
  });
});
