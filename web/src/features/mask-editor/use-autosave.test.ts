import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAutosaver } from './use-autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function counted(tookMs = 0): { saves: () => number; touch: () => void; flush: () => void } {
  let count = 0;
  const autosaver = createAutosaver(async () => {
    await new Promise((done) => setTimeout(done, tookMs));
    count += 1;
  });
  return { ...autosaver, saves: () => count };
}

it('saves nothing that has not changed', async () => {
  const { saves, flush } = counted();
  flush();
  await vi.advanceTimersByTimeAsync(5000);
  expect(saves()).toBe(0);
});

it('saves the first change after a rest at once', async () => {
  const { saves, touch } = counted();
  for (const times of [1, 2]) {
    touch();
    await vi.advanceTimersByTimeAsync(200);
    expect(saves()).toBe(times);
    await vi.advanceTimersByTimeAsync(2000);
  }
});

it('saves many changes once a second at most', async () => {
  const { saves, touch } = counted();
  for (let step = 0; step < 20; step += 1) {
    touch();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(saves()).toBe(2);
  await vi.advanceTimersByTimeAsync(400);
  expect(saves()).toBe(3);
});

it('lets a slow save end before it begins another, and forgets no change meanwhile', async () => {
  const { saves, touch } = counted(3000);
  touch();
  await vi.advanceTimersByTimeAsync(1500);
  touch();
  await vi.advanceTimersByTimeAsync(3000);
  expect(saves()).toBe(1);
  await vi.advanceTimersByTimeAsync(4000);
  expect(saves()).toBe(2);
});

it('saves at once when asked to, and not a second time', async () => {
  const { saves, touch, flush } = counted();
  touch();
  flush();
  await vi.advanceTimersByTimeAsync(1);
  expect(saves()).toBe(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(saves()).toBe(1);
});
