// Fails a test that writes warnings or errors to the console: either something is wrong, or the test expects it and must say so.
import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

/** @type {string[]} */
let noise = [];
const real = { warn: console.warn, error: console.error };

beforeEach(() => {
  noise = [];
  console.warn = (...words) => void noise.push(format(...words));
  console.error = (...words) => void noise.push(format(...words));
});

afterEach(() => {
  Object.assign(console, real);
  if (noise.length > 0) throw new Error(`The test wrote to the console:\n${noise.join('\n')}`);
});
