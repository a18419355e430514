import { describe, expect, it } from 'vitest';
import { ChunkLoadError, loadChunk } from './load-chunk.ts';

describe('loading a chunk', () => {
  it('fails as a chunk-load error that keeps its cause', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const failure = await loadChunk(() => Promise.reject(cause)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ChunkLoadError);
    expect(failure).toHaveProperty('cause', cause);
  });

  it('fails when no answer comes in time', async () => {
    const never = () => new Promise<never>(() => undefined);
    await expect(loadChunk(never, 1)).rejects.toBeInstanceOf(ChunkLoadError);
  });

  it('gives back what was loaded', async () => {
    await expect(loadChunk(() => Promise.resolve(7))).resolves.toBe(7);
  });
});
