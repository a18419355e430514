import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { HAND_SHARES } from '../../engine/src/models.ts';
import { CLASSES } from '../rooms/labels.ts';
import { coversIn } from './covers-in.ts';
import { fitShares, overlapOf, type Question } from './fit-shares.ts';
import { boxAround, middleOf } from './places.ts';
import { writeShares } from './write-shares.ts';

describe('the fit', () => {
  /** Features tell what belongs, the network says the opposite. */
  const questions: Question[] = [0, 1, 2].map((shift) => {
    const byFeatures = Float32Array.from({ length: 40 }, (_, r) => ((r + shift) % 5) - 2.5);
    return {
      heard: { sort: 'onThing', byFeatures, answered: byFeatures.map((value) => -value) },
      size: byFeatures.map(() => 10),
      inside: byFeatures.map((value) => (value > 0 ? 10 : 0)),
    };
  });

  it('believes who tells what belongs', () => {
    expect(fitShares(questions).answer).toBe(0);
    expect(overlapOf(questions[0]!, { features: 1, answer: 0, bold: 0 })).toBe(1);
    expect(overlapOf(questions[0]!, { features: 0, answer: 1, bold: 0 })).toBe(0);
  });
});

describe('what somebody may point at', () => {
  const [wall, sofa] = [CLASSES.indexOf('wall'), CLASSES.indexOf('sofa')];
  // The first thing fills a quarter of 400 pixels, the second a single one.
  const things = Uint8Array.from({ length: 400 }, (_, i) => (i < 100 ? 1 : i === 100 ? 2 : 0));
  const classes = things.map((thing) => (thing > 0 ? sofa : wall));

  it('is every surface and every thing that is more than a speck', () => {
    const aims = coversIn({ classes, things });
    expect(aims.map(({ kind, cover }) => [kind, cover.reduce((sum, value) => sum + value, 0)])).toEqual([
      ['wall', 299],
      ['sofa', 100],
    ]);
  });
});

describe('where a hand points', () => {
  // Rows of five: a column, and a square of three beside it.
  const rows = ['1.111', '1.111', '1.111', '1....'];
  const cover = Uint8Array.from(rows.join(''), (mark) => (mark === '1' ? 1 : 0));

  it('is the middle of the widest part', () => {
    expect(middleOf(cover, { width: 5, height: 4 })).toEqual({ x: 3, y: 1 });
  });

  it('is framed by the box around all of it', () => {
    expect(boxAround(cover, 5)).toEqual([0, 0, 5, 4]);
  });
});

it('the table is written as it is read', () => {
  const source = readFileSync(path.join(import.meta.dirname, '../../engine/src/find/hand-shares.ts'), 'utf8');
  expect(writeShares(HAND_SHARES)).toBe(source);
});
