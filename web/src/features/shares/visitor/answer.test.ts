import { expect, it } from 'vitest';
import { addPin, bodyOf, changePin, choose, noAnswer, removePin } from './answer.ts';

it('says nothing while nothing is chosen and no comment has words', () => {
  expect(bodyOf(noAnswer)).toBeNull();
  expect(bodyOf({ ...noAnswer, name: 'Bo' })).toBeNull();
  expect(bodyOf(addPin(noAnswer, { position: 0, x: 0.5, y: 0.5 }))).toBeNull();
});

it('chooses one picture, another one instead, and none when it is chosen again', () => {
  const second = choose(choose(noAnswer, 0), 1);
  expect(bodyOf(second)).toEqual({ chosen: 1 });
  expect(choose(second, 1).chosen).toBeNull();
});

it('sends comments that have words, in order, without what was left empty', () => {
  let answer = addPin(addPin(noAnswer, { position: 0, x: 0.1, y: 0.2 }), { position: 2, x: 0.3, y: 0.4 });
  answer = changePin(answer, 2, { words: ' Darker, please ' });
  expect(bodyOf({ ...answer, name: ' Bo ' })).toEqual({
    name: 'Bo',
    pins: [{ position: 2, x: 0.3, y: 0.4, words: 'Darker, please' }],
  });
  expect(removePin(answer, 2).pins.map(({ key }) => key)).toEqual([1]);
});

it('keeps comments inside their picture', () => {
  const answer = changePin(addPin(noAnswer, { position: 0, x: 1.4, y: -0.1 }), 1, { y: 7 });
  expect(answer.pins).toMatchObject([{ x: 1, y: 1 }]);
});
