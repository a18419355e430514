import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderStatic, textIn } from '../../../testing/render-static.ts';
import { emptyDraft } from '../model/draft.ts';
import { PayingButtons } from './PayingButtons.tsx';
import { WordsForm } from './WordsForm.tsx';

const nothing = () => undefined;
const form = (features: readonly string[] = []) => {
  const words = {
    words: emptyDraft.words,
    onChange: nothing,
    onSubmit: nothing,
    features,
    isPremium: false,
    children: null,
  };
  return renderStatic(createElement(WordsForm, words));
};

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
    const styles = [...(await form()).matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value);
    expect(styles).toEqual(['', 'photographic', 'digital-art', '3d-model', 'cinematic', 'anime', 'enhance']);
  });

  it('say of a field that the engine does not read it, and only then', async () => {
    expect(await form([])).toContain('does not read this field');
    expect(await form(['negative-prompt'])).not.toContain('does not read this field');
  });

  it('have more options for guidance, steps, seed and a random seed', async () => {
    const html = await form();
    for (const label of ['Guidance scale', 'Steps', 'Seed', 'Random seed']) expect(html).toContain(label);
  });
});

describe('the button that spends', () => {
  const buttons = (changes: object) =>
    renderStatic(
      createElement(PayingButtons, {
        price: 1,
        canGenerate: true,
        canRemove: false,
        isStarting: false,
        count: 1,
        short: null,
        onFewer: nothing,
        topUp: ({ missing }: { missing: number }) => createElement('p', null, `${missing} missing`),
        onShortClose: nothing,
        onRemove: nothing,
        ...changes,
      }),
    );

  it('cannot be pressed while there is nothing to generate', async () => {
    expect(await buttons({ canGenerate: false })).toMatch(/<button[^>]* disabled=""/);
    expect(await buttons({})).not.toMatch(/<button[^>]* disabled=""/);
  });

  it('says what it costs', async () => {
    expect(textIn(await buttons({}))).toContain('Generate · 1 credit');
    expect(textIn(await buttons({ price: 2 }))).toContain('Generate · 2 credits');
    expect(textIn(await buttons({ price: 0 }))).toContain('Generate · free');
  });

  it('says how many credits there are when they are too few, and where there are more', async () => {
    const html = await buttons({ price: 2, short: { price: 2, balance: 1 } });
    expect(html).toContain('Credits needed: 2. You have 1.');
    expect(html).toContain('1 missing');
  });
});
