import { loadChunk } from '../../../../platform/load-chunk.ts';

const patienceMs = 15_000;
const asked = new Map<string, Promise<void>>();

const add = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      asked.delete(src);
      script.remove();
      reject(new Error(`Blocked or out of reach: ${src}`));
    };
    document.head.append(script);
  });

/**
 * Adds a provider's script to the page, once.
 * @throws ChunkLoadError when it is blocked, out of reach or slower than 15 s; the next call tries again
 */
export const loadScript = (src: string): Promise<void> => {
  const loading = asked.get(src) ?? add(src);
  asked.set(src, loading);
  return loadChunk(() => loading, patienceMs);
};
