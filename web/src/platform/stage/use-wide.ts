import { useSyncExternalStore } from 'react';

const query = '(width >= 64rem) or ((width >= 48rem) and (orientation: landscape))';

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the stage has columns beside the photo; it has a sheet below it otherwise. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
