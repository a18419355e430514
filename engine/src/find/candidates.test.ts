import { expect, test } from 'vitest';
import { findCandidates } from './candidates.ts';
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
  const y = Math.round((160 / 240) * graph.height);
  const lasts = candidates.map(({ isIn }) => {
    const row = Array.from({ length: graph.width }, (_, x) => isIn[graph.label[y * graph.width + x]!]);
    return (row.lastIndexOf(1) * WIDTH) / graph.width;
  });
  expect(lasts[0]).toBeGreaterThan(SOFA.right - 5);
  expect(lasts[0]).toBeLessThan(SOFA.right + 3);
  expect(lasts.filter((last) => last > SOFA.right + 3 && last < LONG.right - 5)).toEqual([]);
});
