import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followEdits, type FollowPorts } from './use-edits.ts';

function streamOf(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
}

const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['gave way to newer ones', streamOf(': here\n\nevent: replaced\ndata: null\n\n')],
  ['ended', streamOf(': here\n\n')],
  ['is none', null],
])('does not open a stream again that %s, and takes nothing of it for an edit', async (_why, stream) => {
  const open = vi.fn<FollowPorts['open']>(() => Promise.resolve(stream));
  const onEdit = vi.fn<FollowPorts['onEdit']>();
  await followEdits({ open, onEdit });
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(open).toHaveBeenCalledTimes(1);
  expect(onEdit).not.toHaveBeenCalled();
});
