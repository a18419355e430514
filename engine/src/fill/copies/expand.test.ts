import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { expandLabels, type Labelling } from './expand.ts';

/** Three labels on a 4 x 2 grid with costs at random, seams where labels differ. */
function drawn(seed: number): Labelling & { readonly total: (label: readonly number[]) => number } {
  const random = createRandom(seed);
  const costs = Array.from({ length: 8 }, () => Array.from({ length: 3 }, () => 10 * random()));
  const labelling: Labelling = {
    width: 4,
    height: 2,
    pixels: Int32Array.from({ length: 8 }, (_, i) => i),
    labels: 3,
    costOf: (node, label) => costs[node]![label]!,
    gapOf: (node) => ((node + Math.floor(node / 4)) % 2 === 0 ? 0.5 : 1.5),
    seam: 1,
    sweeps: 4,
  };
  const total = (label: readonly number[]): number => {
    let sum = 0;
    for (let i = 0; i < 8; i++) {
      sum += costs[i]![label[i]!]!;
      if (i % 4 < 3 && label[i] !== label[i + 1]) sum += 3;
      if (i < 4 && label[i] !== label[i + 4]) sum += 3;
    }
    return sum;
  };
  return { ...labelling, total };
}

describe('labels by expansion', () => {
  test('stay away where a label cannot be', () => {
    const labelling = { ...drawn(1), costOf: (node: number) => (node === 3 ? Infinity : 1) };
    const label = expandLabels(labelling);
    expect(label[3]).toBe(-1);
    expect([...label].filter((own) => own >= 0)).toHaveLength(7);
  });

  test.each([1, 2, 3, 4, 5, 6])('cost hardly more than the best there are (%i)', (seed) => {
    const labelling = drawn(seed);
    let best = Infinity;
    for (let code = 0; code < 3 ** 8; code++) {
      const label = Array.from({ length: 8 }, (_, i) => Math.floor(code / 3 ** i) % 3);
      best = Math.min(best, labelling.total(label));
    }
    const found = labelling.total([...expandLabels(labelling)]);
    expect(found).toBeLessThanOrEqual(1.05 * best + 1e-6);
  });
});
