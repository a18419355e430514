import { useSyncExternalStore } from 'react';

let notice: string | null = null;
const listeners = new Set<() => void>();

/** What stands in the browser's title instead of the page's name: something happened while nobody looked. Null = nothing. */
export const setTitleNotice = (text: string | null): void => {
  notice = text;
  for (const listener of listeners) listener();
};

export const useTitleNotice = (): string | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => notice,
    () => null,
  );
