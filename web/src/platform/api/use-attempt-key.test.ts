import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { attemptKeys } from './use-attempt-key.ts';

const keysInOrder = () => {
  let count = 0;
  return attemptKeys(() => String((count += 1)));
};
const failure = (status: number) => new ApiError({ status, code: null, message: 'API request failed' });

it.each([0, 429, 500, 502, 503])(
  'sends a wish again with its key while %i leaves open what became of it',
  (status) => {
    const keys = keysInOrder();
    expect(keys.keyFor({ credits: 100 })).toBe('1');
    keys.settle(failure(status));
    expect(keys.keyFor({ credits: 100 })).toBe('1');
  },
);

it.each([400, 402, 409])('makes a new try of the same wish after the refusal %i', (status) => {
  const keys = keysInOrder();
  keys.keyFor({ credits: 100 });
  keys.settle(failure(status));
  expect(keys.keyFor({ credits: 100 })).toBe('2');
});

it('makes a new order of the same wish after a success', () => {
  const keys = keysInOrder();
  keys.keyFor({ credits: 100 });
  keys.settle(null);
  expect(keys.keyFor({ credits: 100 })).toBe('2');
});

it('never sends another wish with the key of one that is open', () => {
  const keys = keysInOrder();
  keys.keyFor({ credits: 100 });
  keys.settle(failure(0));
  expect(keys.keyFor({ credits: 500 })).toBe('2');
});
