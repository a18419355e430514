import { expect, test } from 'vitest';
import { askFirst } from './ask-hand.ts';
import { groundOf, type DrawnThing } from './testing/drawn-room.ts';

const sofa: DrawnThing = { left: 8, top: 40, right: 312, bottom: 230, colour: [60, 70, 120], kind: 'sofa' };

test('a hand is answered by what the whole picture shows, whatever its parts say of the classes', () => {
  const ground = groundOf(sofa);
  const { sight } = ground;
  const byParts = { ...sight.classes, data: sight.classes.data.toReversed() };
  const asked = { click: null, box: [8, 40, 312, 230] as const, named: null };
  const answer = askFirst(ground, asked).answer;
  expect(askFirst({ ...ground, sight: { ...sight, classes: byParts } }, asked).answer).toEqual(answer);
  const unlike = { ...sight, looks: sight.looks.map(() => byParts) };
  expect(askFirst({ ...ground, sight: unlike }, asked).answer).not.toEqual(answer);
});
