import { useSyncExternalStore } from 'react';
import type { StoredValue } from './stored-value.ts';

/** The stored value, current through changes here and in other tabs. Values must be primitives. */
export const useStoredValue = <T extends string | number | boolean | null>(stored: StoredValue<T>): T =>
  useSyncExternalStore(stored.subscribe, stored.get, stored.fallback);
