import { describe, expect, it } from 'vitest';
import { heededOnly, heeds, priceOf, type Serving } from './offer.ts';

const serving: Serving = {
  engine: null,
  isPremium: false,
  isOwnEngine: false,
  offer: { price: 2, free: ['recolour'], parameters: ['seed', 'count', 'steps'] },
};

describe('what a tool is with an engine', () => {
  it('reads nothing and costs a credit while it is not known', () => {
    const unknown = { ...serving, offer: null };
    expect(heeds(unknown, 'put')('seed')).toBe(false);
    expect(priceOf(unknown, 'recolour')).toBe(1);
  });

  it('costs nothing for the wishes that are free, and its price for the others', () => {
    expect(priceOf(serving, 'recolour')).toBe(0);
    expect(priceOf(serving, 'material')).toBe(2);
  });

  it('reads what it says, and no more', () => {
    expect(['seed', 'steps', 'cfg_scale'].map(heeds(serving, 'put'))).toEqual([true, true, false]);
  });

  it('leaves nothing to chance where our own engine gives a colour or a material', () => {
    const own = { ...serving, isOwnEngine: true };
    for (const action of ['recolour', 'material'] as const)
      expect(['seed', 'count', 'steps'].map(heeds(own, action))).toEqual([false, false, true]);
    expect(heeds(own, 'put')('seed')).toBe(true);
    expect(heeds(serving, 'recolour')('seed')).toBe(true);
  });

  it('is sent the fields alone that it reads', () => {
    expect(heededOnly({ steps: 30, cfg_scale: 7 }, heeds(serving, 'put'))).toEqual({ steps: 30 });
  });
});
