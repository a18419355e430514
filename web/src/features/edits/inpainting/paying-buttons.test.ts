import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderStatic, textIn } from '#test/render-static.ts';
import { TopUpContext } from '../../../platform/top-up.ts';
import { PayingButtons } from './PayingButtons.tsx';

function nothing() {
  return undefined;
}

describe('the button that spends', () => {
  const topUp = (missing: number) => createElement('p', null, `${missing} missing`);
  const buttons = (changes: object) =>
    renderStatic(
      createElement(
        TopUpContext,
        { value: topUp },
        createElement(PayingButtons, {
          price: 1,
          canStart: true,
          blocked: null,
          preview: null,
          isWorking: false,
          count: 1,
          short: null,
          onFewer: nothing,
          onShortClose: nothing,
          ...changes,
        }),
      ),
    );

  it('cannot be pressed while there is nothing to generate', async () => {
    expect(await buttons({ canStart: false })).toMatch(/<button[^>]* disabled=""/);
    expect(await buttons({})).not.toMatch(/<button[^>]* disabled=""/);
  });

  it('says what it costs', async () => {
    expect(textIn(await buttons({}))).toContain('Generate · 1 credit');
    expect(textIn(await buttons({ price: 2 }))).toContain('Generate · 2 credits');
    expect(textIn(await buttons({ price: 0 }))).toContain('Generate · free');
  });

  it('waits with the reason where nothing can be made of what is marked', async () => {
    const html = await buttons({
      blocked: 'Too little is marked.',
      removal: { price: 1, onRemove: nothing },
    });
    expect(html).toContain('Too little is marked.');
    expect(html.match(/<button[^>]* disabled=""/g)).toHaveLength(2);
  });

  it('says what a removal costs, where something is marked', async () => {
    expect(await buttons({})).not.toContain('Remove what is marked');
    const removal = (price: number) => buttons({ removal: { price, onRemove: nothing } });
    expect(textIn(await removal(1))).toContain('Remove what is marked · 1 credit');
    expect(textIn(await removal(0))).toContain('Remove what is marked · free');
  });

  it('offers another one beside the same order, at the price of one', async () => {
    expect(await buttons({ isSame: true })).not.toContain('Another one');
    const again = { onAnother: nothing, isSame: true, price: 4, count: 2 };
    const html = await buttons(again);
    expect(textIn(html)).toContain('Another one · 2 credits');
    expect(html).toContain('Nothing has changed since the last picture.');
    expect(await buttons({ ...again, isSame: false })).not.toContain('Nothing has changed');
  });

  it('says how many credits there are when they are too few, and where there are more', async () => {
    const html = await buttons({ price: 2, short: { price: 2, balance: 1 } });
    expect(html).toContain('You need 2 credits, you have 1.');
    expect(html).toContain('1 missing');
  });
});
