import { useSyncExternalStore } from 'react';

let notice: string | null = null;
const listeners = new Set<() => void>();

/** What stands in the browser's title instead of the page's name: something happened while nobody looked. Null = nothing. */
export function setTitleNotice(text: string | null): void {
  notice = text;
  for (const listener of listeners) listener();
}

export function useTitleNotice(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => notice,
    () => null,
  );
}
