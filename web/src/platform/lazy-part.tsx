import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { loadChunk } from './load-chunk.ts';

export interface LazyPart<P extends object = object> {
  (props: P): ReactNode;
  /** Starts the fetch before the component is drawn. Settles either way: a failure shows when it is drawn. */
  preload: () => Promise<void>;
}

/**
 * A component in its own chunk, by name. Once fetched it is drawn at once, without a moment of the fallback.
 * Failing to load throws ChunkLoadError into the nearest error boundary.
 */
export function lazyPart<P extends object, N extends string>(
  load: () => Promise<Record<N, ComponentType<P>>>,
  name: N,
): LazyPart<P> {
  let fetched: ComponentType<P> | undefined;
  const fetchPart = async () => {
    fetched = (await loadChunk(load))[name];
    return { default: fetched };
  };
  const Awaited = lazy(fetchPart);

  function Part(props: P) {
    // Decided once: changing the component in place would lose its state.
    const [Shown] = useState<ComponentType<P>>(() => fetched ?? Awaited);
    return <Shown {...props} />;
  }
  return Object.assign(Part, {
    preload: () =>
      fetchPart()
        .then(undefined, () => undefined)
        .then(() => undefined),
  });
}
