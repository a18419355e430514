import { expect, test } from 'vitest';
import { sameNumbers } from './same-numbers.mjs';

const some = new Uint8Array([1, 2, 3]);

test.each([
  ['another number', new Uint8Array([1, 2, 4])],
  ['one more', new Uint8Array([1, 2, 3, 0])],
  ['one less', new Uint8Array([1, 2])],
])('%s is not the same', (_what, other) => {
  expect(sameNumbers(some, other)).toBe(false);
  expect(some).not.toEqual(other);
  expect({ data: [some] }).not.toEqual({ data: [other] });
});

test('the same numbers are the same, wherever they stand', () => {
  const copy = some.slice();
  expect(sameNumbers(some, copy)).toBe(true);
  expect({ data: [some] }).toStrictEqual({ data: [copy] });
});

test('minus nothing is not nothing, and no number is itself', () => {
  expect(sameNumbers(new Float32Array([0]), new Float32Array([-0]))).toBe(false);
  expect(sameNumbers(new Float32Array([NaN]), new Float32Array([NaN]))).toBe(true);
});

test.each([
  ['numbers of another kind', new Uint8ClampedArray([1, 2, 3])],
  ['a list', [1, 2, 3]],
  ['nothing', null],
])('%s are left to Vitest', (_what, other) => {
  expect(sameNumbers(some, other)).toBeUndefined();
});
