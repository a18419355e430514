import { describe, expect, it } from 'vitest';
import { heededOnly, heeds, priceOf, type Serving } from './offer.ts';

const serving: Serving = {
  engine: null,
  isPremium: false,
  isOwnEngine: false,
  offer: {
    price: 2,
    free: ['recolour'],
    parameters: ['seed', 'count', 'steps'],
    parametersFor: { recolour: ['steps'], remove: [] },
  },
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

  it('reads less for wishes that leave less to be said', () => {
    expect(['seed', 'count', 'steps'].map(heeds(serving, 'recolour'))).toEqual([false, false, true]);
    expect(['seed', 'count', 'steps'].map(heeds(serving, 'remove'))).toEqual([false, false, false]);
  });

  it('is sent the fields alone that it reads', () => {
    expect(heededOnly({ steps: 30, cfg_scale: 7 }, heeds(serving, 'put'))).toEqual({ steps: 30 });
  });
});
