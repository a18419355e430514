import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { silentLog } from '../log.ts';
import { runEvery } from './run-every.ts';

const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const count = (work: (turn: number) => Promise<void>) => {
  const errors: string[] = [];
  const log = { ...silentLog, error: (_fields: object, message: string) => void errors.push(message) };
  const turns = { done: 0 };
  const running = runEvery({ name: 'count', everyMs: HOUR_MS, log, work: () => work(++turns.done) });
  return { turns, errors, running };
};

it('goes on after a turn that failed, and tells the log', async () => {
  const { turns, errors } = count(async (turn) => {
    if (turn === 1) throw new Error('no');
  });
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect([turns.done, errors]).toEqual([3, ['repeated work failed']]);
});

it('waits for the present turn when it is stopped, and begins no other', async () => {
  let finish = () => {};
  const { turns, running } = count(() => new Promise((resolve) => (finish = resolve)));
  let isStopped = false;
  const stopping = running.stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(isStopped).toBe(false);
  finish();
  await stopping;
  await vi.advanceTimersByTimeAsync(5 * HOUR_MS);
  expect(turns.done).toBe(1);
});
