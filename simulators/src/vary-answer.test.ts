import { expect, it } from 'vitest';
import { MANNERS, varyAnswer, varyHeaders } from './vary-answer.ts';

const answer = { id: 'a', cost: 4, details: null, by: { node: { id: 'b', cost: 1 } }, list: [{ cost: 2 }] };
const loose = { optional: ['cost', 'seed'], maps: ['by'] };
const turns = Array.from({ length: MANNERS }, (_, turn) => turn);
const told = turns.map((turn) => varyAnswer(answer, turn, loose) as typeof answer);

it('leaves out what may be missing in a half of the answers, absent or null, and nothing else ever', () => {
  expect(told.map(({ cost }) => cost)).toEqual([4, undefined, 4, null]);
  expect(told.map((one) => 'details' in one)).toEqual([true, false, true, true]);
  expect(told.map(({ by }) => by.node.cost)).toEqual([1, undefined, 1, null]);
  expect(told.map(({ id, list }) => [id, list.length])).toEqual(turns.map(() => ['a', 1]));
});

it('adds what nobody knows to everything but maps, and turns the order round in a half of the answers', () => {
  expect(told.map((one) => 'not_announced' in one && 'not_announced' in one.by.node)).not.toContain(false);
  expect(told.map(({ by }) => Object.keys(by))).toEqual(turns.map(() => ['node']));
  const first = told.map((one) => Object.keys(one)[0]);
  expect(first).toEqual(['id', 'not_announced', 'not_announced', 'id']);
});

it('says the same in the same turn, and leaves the answer itself, texts and bytes alone', () => {
  expect(varyAnswer(answer, 1, loose)).toEqual(told[1]);
  expect(answer.cost).toBe(4);
  const bytes = Buffer.from('picture');
  expect([varyAnswer('page', 1, loose), varyAnswer(bytes, 1, loose)]).toEqual(['page', bytes]);
});

it('does so with headers', () => {
  const headers = { seed: '7', 'finish-reason': 'SUCCESS' };
  expect(varyHeaders(headers, 1, loose)).toEqual({
    'finish-reason': 'SUCCESS',
    'x-not-announced': '2026-11',
  });
  expect(varyHeaders(headers, 2, loose)).toMatchObject(headers);
});
