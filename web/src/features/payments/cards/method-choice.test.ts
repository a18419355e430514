import { expect, it } from 'vitest';
import { choiceOf, lineOf } from './method-choice.ts';

it('takes the empty line for no choice', () => {
  expect(choiceOf('')).toBeNull();
});

it('sends no card along to the checkout', () => {
  expect(choiceOf('checkout')).toEqual({});
});

it('finds the line of every choice again', () => {
  const lines = ['', 'checkout', 'card_1'];
  expect(lines.map((line) => lineOf(choiceOf(line)))).toEqual(lines);
});
