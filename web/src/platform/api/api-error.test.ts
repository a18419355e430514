import { expect, it } from 'vitest';
import { ApiError, isPassing } from './api-error.ts';

const failed = (status: number) => new ApiError({ status, code: null, message: 'no' });

it('does not offer a refused call again', () => {
  expect([400, 401, 402, 404, 413, 415].map((status) => isPassing(failed(status)))).not.toContain(true);
  expect(isPassing(new Error('anything else'))).toBe(false);
});

it('offers a call again that was not answered, came too often or broke the server', () => {
  expect([0, 429, 500, 503].map((status) => isPassing(failed(status)))).not.toContain(false);
});
