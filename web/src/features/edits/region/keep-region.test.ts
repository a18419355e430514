import { describe, expect, it } from 'vitest';
import { keptRegion } from './keep-region.ts';
import type { RegionInHand } from './use-region.ts';

const shown: RegionInHand['shown'] = {
  mask: 'data:image/png;base64,AA',
  confidence: 0.9,
  coverage: 0.2,
  bounds: [1, 2, 3, 4],
  inside: { x: 2, y: 3 },
};

describe('what is asked about a region found by words', () => {
  const kept: string[] = [];
  const keeping = {
    mutateAsync: (mask: string) => {
      kept.push(mask);
      return Promise.resolve('mask-1.png');
    },
  };

  it.each<[string, Pick<RegionInHand, 'status' | 'shown'> | null]>([
    ['there is none', null],
    ['it is still looked for', { status: 'finding', shown }],
    ['nothing is shown', { status: 'nothing', shown: null }],
  ])('is nothing while %s', (_when, region) => {
    expect(keptRegion(region, keeping)).toBeNull();
  });

  it('is kept on the server only when it is asked about', async () => {
    const marked = keptRegion({ status: 'found', shown }, keeping);
    expect(kept).toEqual([]);
    expect(await marked?.keep()).toBe('mask-1.png');
    expect(kept).toEqual([shown.mask]);
  });
});
