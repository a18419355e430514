import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderStatic, textIn } from '#test/render-static.ts';
import { PackCard } from './CreditsTab.tsx';

const nothing = () => undefined;

describe('a pack', () => {
  const offer = {
    id: 'payment-500',
    credits: 500,
    priceCents: 3999,
    dashboard: 'payment' as const,
    name: 'standard',
    isMostPopular: true,
  };
  const drawn = async (change: object) =>
    textIn(
      await renderStatic(createElement(PackCard, { offer: { ...offer, ...change }, onChoose: nothing })),
    );

  it('says its price, that of one credit, and that most people take it', async () => {
    expect(await drawn({})).toEqual([
      'Standard pack',
      'Most popular',
      '500 credits',
      '$39.99',
      '$0.08 per credit',
      'Buy for $39.99',
    ]);
  });

  it('that is not the most popular one does not say so', async () => {
    expect(await drawn({ isMostPopular: false })).not.toContain('Most popular');
  });
});
