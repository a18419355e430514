import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './load-chunk.ts';

describe('loading a chunk', () => {
  it('fails as a chunk-load error that keeps its cause', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const failure = await loadChunk(() => Promise.reject(cause)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ChunkLoadError);
    expect(failure).toHaveProperty('cause', cause);
  });

  it('fails when no answer comes within 120 seconds, and not a moment before', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const ended = vi.fn<(error: unknown) => void>();
    void loadChunk(() => new Promise<never>(() => undefined)).catch(ended);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith(expect.any(ChunkLoadError));
  });

  it('gives back what was loaded', async () => {
    await expect(loadChunk(() => Promise.resolve(7))).resolves.toBe(7);
  });
});
