// Compares the numbers of pictures one by one: Vitest goes through their names, which took longer than most of what is tested.
import { expect } from 'vitest';

/** Test files share a process, and what is told to Vitest stays. */
const TOLD = Symbol.for('maquette.same-numbers');

/** @typedef {Uint8Array | Uint8ClampedArray | Uint16Array | Uint32Array | Int16Array | Int32Array | Float32Array | Float64Array} Numbers */

/**
 * @param {unknown} thing
 * @returns {thing is Numbers}
 */
const isNumbers = (thing) =>
  ArrayBuffer.isView(thing) && !(thing instanceof DataView) && typeof Reflect.get(thing, 0) !== 'bigint';

/**
 * As Vitest judges it.
 * @param {unknown} one
 * @param {unknown} other
 * @returns {boolean | undefined} nothing for what is left to Vitest
 */
export function sameNumbers(one, other) {
  if (!isNumbers(one) || !isNumbers(other) || one.constructor !== other.constructor) return undefined;
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (!Object.is(one[i], other[i])) return false;
  return true;
}

if (!Reflect.has(globalThis, TOLD)) {
  Reflect.set(globalThis, TOLD, true);
  expect.addEqualityTesters([sameNumbers]);
}
