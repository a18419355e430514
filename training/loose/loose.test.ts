import { describe, expect, it } from 'vitest';
import { findMovables, LOOSE_SIGNS, LOOSE_WEIGHTS, prepareSelection } from '../../engine/src/models.ts';
import { CLASSES, type ClassName } from '../rooms/labels.ts';
import { labelledRooms } from '../rooms/shard.ts';
import { fitLoose, type Sample } from './fit-loose.ts';
import { writeWeights } from './write-weights.ts';

const SIZE = { width: 400, height: 300 };
/** What may be either is not counted: hanging lamps, kitchens, curtains, and rugs that may be floors. */
const FIXED: readonly ClassName[] = ['ceiling', 'wall', 'window', 'door', 'stairs', 'radiator', 'fireplace'];
const MOVABLE: readonly ClassName[] = [
  'sofa',
  'bed',
  'table',
  'chair',
  'painting',
  'plant',
  'cushion',
  'screen',
];

describe('rendered rooms that are emptied', () => {
  const counts = { movable: 0, found: 0, fixed: 0, taken: 0 };
  for (const { photos, classes } of labelledRooms({ seed: 92001, rooms: 4, looks: 1, size: SIZE })) {
    const data = new Uint8Array(4 * classes.length).fill(255);
    for (let i = 0; i < classes.length; i++) data.set(photos[0]!.subarray(3 * i, 3 * i + 3), 4 * i);
    const { mask } = findMovables(prepareSelection({ ...SIZE, data }), 'empty');
    for (const [i, number] of classes.entries()) {
      const name = CLASSES[number]!;
      const isGone = mask.data[i] === 255;
      if (FIXED.includes(name)) counts.fixed++;
      if (FIXED.includes(name) && isGone) counts.taken++;
      if (MOVABLE.includes(name)) counts.movable++;
      if (MOVABLE.includes(name) && isGone) counts.found++;
    }
  }

  it('keep what is fixed, but for the rim around things', () => {
    expect(counts.fixed).toBeGreaterThan(0);
    expect(counts.taken / counts.fixed).toBeLessThan(0.12);
  });

  it('lose most of what may go', () => {
    expect(counts.movable).toBeGreaterThan(0);
    expect(counts.found / counts.movable).toBeGreaterThan(0.75);
  });
});

describe('the fit', () => {
  const samples: Sample[] = Array.from({ length: 200 }, (_, i) => ({
    signs: [i % 2, (i * 7) % 5],
    pixels: 10 + (i % 3),
    loose: i % 2 === 0 ? 0.9 : 0.1,
  }));

  it('finds which sign speaks for things lying about, and which says nothing', () => {
    const { bias, weights } = fitLoose(samples);
    const chance = (first: number): number =>
      1 / (1 + Math.exp(-bias - weights[0]! * first - weights[1]! * 2));
    expect(chance(0)).toBeGreaterThan(0.8);
    expect(chance(1)).toBeLessThan(0.2);
    expect(Math.abs(weights[1]!)).toBeLessThan(0.1);
  });

  it('is written down with the names of its signs', () => {
    const source = writeWeights({ bias: -1.5, weights: [0.125, 2] }, ['is wall', 'area']);
    expect(source).toContain('LOOSE_BIAS = -1.5;');
    expect(source).toContain('  0.125, // is wall\n  2, // area\n];');
  });

  it('has a name for every weight in use', () => {
    expect(new Set(LOOSE_SIGNS).size).toBe(LOOSE_WEIGHTS.length);
  });
});
