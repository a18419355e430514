import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  askAgain,
  askFirst,
  HAND_SHARES,
  prepareSelection,
  type SelectionGround,
} from '../../engine/src/models.ts';
import { CLASSES } from '../rooms/labels.ts';
import type { LabelledRoom } from '../rooms/render/render-room.ts';
import { labelledRooms } from '../rooms/shard.ts';
import { coversIn } from './covers-in.ts';
import { fitShares, overlapOf, type Question } from './fit-shares.ts';
import { boxAround, correctionOf, middleOf } from './places.ts';
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

describe('the network behind the hand', () => {
  const size = { width: 256, height: 192 };

  function groundOf({ photos: [rgb] }: LabelledRoom): SelectionGround {
    const data = new Uint8Array(4 * size.width * size.height).fill(255);
    for (let i = 0; i < rgb!.length; i++) data[4 * Math.floor(i / 3) + (i % 3)] = rgb![i]!;
    return prepareSelection({ ...size, data });
  }

  /** What is answered to a click and to one correction: overlaps with what was meant. */
  function answersTo(ground: SelectionGround, cover: Uint8Array): [number, number] {
    const { graph } = ground.cut;
    const chosenBy = ({ odds }: { odds: Float32Array }): Uint8Array =>
      Uint8Array.from(graph.label, (region) => (odds[region]! > 0 ? 1 : 0));
    const overlap = (chosen: Uint8Array): number => {
      const both = chosen.reduce((sum, value, i) => sum + value * cover[i]!, 0);
      return both / chosen.reduce((sum, value, i) => sum + Math.max(value, cover[i]!), 0);
    };
    const click = { ...middleOf(cover, graph), keep: true };
    const first = askFirst(ground, { click, box: null, named: null });
    const again = askAgain(ground, first, correctionOf(cover, chosenBy(first), graph));
    return [overlap(chosenBy(first)), overlap(chosenBy(again))];
  }

  it('is put right by a second click', () => {
    const answers = [...labelledRooms({ seed: 93_501, rooms: 1, looks: 1, size })].flatMap((room) => {
      const ground = groundOf(room);
      return coversIn(room).map(({ cover }) => answersTo(ground, cover));
    });
    const mean = (which: 0 | 1): number =>
      answers.reduce((sum, overlaps) => sum + overlaps[which], 0) / answers.length;
    expect(answers.length).toBeGreaterThan(6);
    expect(mean(1)).toBeGreaterThan(mean(0) + 0.03);
  }, 300_000);
});

it('the table is written as it is read', () => {
  const source = readFileSync(path.join(import.meta.dirname, '../../engine/src/find/hand-shares.ts'), 'utf8');
  expect(writeShares(HAND_SHARES)).toBe(source);
});
