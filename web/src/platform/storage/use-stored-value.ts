import { useSyncExternalStore } from 'react';
import type { StoredValue } from './stored-value.ts';

/** The stored value, current through changes here and in other tabs. Values must be primitives. */
export function useStoredValue<T extends string | number | boolean | null>(stored: StoredValue<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.get, stored.fallback);
}
