import { expect, test } from 'vitest';
import { findCandidates, wholeFirst } from './candidates.ts';
import { meaningOf } from './signs.ts';
import { groundOf, WIDTH, type DrawnThing } from './testing/drawn-room.ts';
import { profileOf } from './things.ts';

const SOFA: DrawnThing = {
  kind: 'sofa',
  left: 40,
  top: 120,
  right: 110,
  bottom: 190,
  colour: [120, 120, 125],
};
/** As a bed is seen, nearly of the sofa's colour, and beside it up to the end of the picture. */
const LONG: DrawnThing = {
  ...{ kind: 'bed', left: SOFA.right, top: 140, right: WIDTH, bottom: 180 },
  colour: [128, 126, 130],
};

test('what goes on too far away is no part of a thing: nothing ends in a straight line where nothing ends', () => {
  const ground = groundOf(SOFA, LONG);
  const { graph } = ground.cut;
  const candidates = findCandidates(ground, meaningOf(ground, profileOf('sofa'), null));
  const y = 160;
  expect(graph.width).toBe(WIDTH);
  const rows = candidates.map(({ isIn }) =>
    Array.from({ length: WIDTH }, (_, x) => isIn[graph.label[y * graph.width + x]!]),
  );
  const lasts = rows.filter((row) => row[75] === 1).map((row) => row.lastIndexOf(1));
  expect(lasts.length).toBeGreaterThan(1);
  expect(Math.abs(lasts[0]! - SOFA.right)).toBeLessThan(4);
  expect(lasts.filter((last) => last > SOFA.right + 3 && last < 200)).toEqual([]);
});

test('what has the colour of a thing and lies apart from it is something else', () => {
  // Grey as the sofa is, and within reach of it.
  const apart: DrawnThing = { ...SOFA, kind: 'lamp', left: 120, right: 132, top: 100, bottom: 125 };
  const ground = groundOf(SOFA, apart);
  const { graph } = ground.cut;
  const candidates = findCandidates(ground, meaningOf(ground, profileOf('sofa'), null));
  const at = (x: number, y: number): number => graph.label[y * graph.width + x]!;
  const sofas = candidates.filter(({ isIn }) => isIn[at(75, 160)] === 1);
  expect(sofas.length).toBeGreaterThan(1);
  expect(sofas.filter(({ isIn }) => isIn[at(126, 112)] === 1)).toEqual([]);
});

test('of two that are trusted alike the whole comes before its part, and not what merely holds it', () => {
  const size = new Int32Array(10).fill(1);
  const of = (regions: string, trust: number) => ({ isIn: Uint8Array.from(regions, Number), trust });
  const half = of('1110000000', 0.5);
  const whole = of('1111110000', 0.5);
  const room = of('1111111111', 0.5);
  const doubted = of('1111100000', 0.4);
  const beside = of('0001111000', 0.5);
  expect(wholeFirst(size, [half, beside, room, whole, doubted])).toEqual([
    whole,
    half,
    beside,
    room,
    doubted,
  ]);
  expect(wholeFirst(size, [half, beside, room, doubted])[0]).toBe(half);
  expect(wholeFirst(size, [])).toEqual([]);
});
