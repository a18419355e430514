import { describe, expect, it } from 'vitest';
import { removalPairs } from './removal-pairs.ts';

describe('rooms with and without a thing', () => {
  const [pair] = [...removalPairs({ seed: 41, pairs: 1, side: 96 })];

  it('differ where the thing shows, and hardly far from it', () => {
    const { photo, truth, cover, width } = pair!;
    const gap = (i: number): number =>
      Math.abs(photo[3 * i]! - truth[3 * i]!) + Math.abs(photo[3 * i + 1]! - truth[3 * i + 1]!);
    const meanOver = (isMeant: (i: number) => boolean): number => {
      const all = [...cover.keys()].filter(isMeant);
      return all.reduce((sum, i) => sum + gap(i), 0) / all.length;
    };
    const isFar = (i: number): boolean =>
      [-8, 8].every((step) => cover[i + step] !== 1 && cover[i + step * width] !== 1) && cover[i] === 0;
    expect(meanOver((i) => cover[i] === 1)).toBeGreaterThan(4 * meanOver(isFar));
  });
});
