export interface StoredValue<T> {
  get: () => T;
  /** The value where nothing is stored, as in a page that is drawn ahead. */
  fallback: () => T;
  set: (value: T) => void;
  clear: () => void;
  /** Called after a change here or in another tab; gives back how to stop. */
  subscribe: (listener: () => void) => () => void;
}

interface Definition<T> {
  key: string;
  /** Turns the stored text into a value, or null when the text makes no sense. */
  parse: (text: string) => T | null;
  print: (value: T) => string;
  /** The value while nothing sensible is stored. */
  fallback: () => T;
}

/**
 * One value of the browser's local storage under a fixed key. Where storage is forbidden or full the value lives until
 * the page is left.
 */
export function storedValue<T>(definition: Definition<T>, storage: () => Storage): StoredValue<T> {
  const listeners = new Set<() => void>();
  let unstored: { value: T | null } | undefined;

  const read = (): string | null => {
    try {
      return storage().getItem(definition.key);
    } catch {
      return null;
    }
  };
  const write = (value: T | null) => {
    try {
      if (value === null) storage().removeItem(definition.key);
      else storage().setItem(definition.key, definition.print(value));
      unstored = undefined;
    } catch {
      unstored = { value };
    }
    for (const listener of listeners) listener();
  };
  const fromOtherTab = (listener: () => void) => (event: StorageEvent) => {
    if (event.key === definition.key || event.key === null) listener();
  };

  return {
    fallback: definition.fallback,
    get: () => {
      if (unstored) return unstored.value ?? definition.fallback();
      const text = read();
      return (text === null ? null : definition.parse(text)) ?? definition.fallback();
    },
    set: (value) => write(value),
    clear: () => write(null),
    subscribe: (listener) => {
      const heard = fromOtherTab(listener);
      listeners.add(listener);
      globalThis.addEventListener?.('storage', heard);
      return () => {
        listeners.delete(listener);
        globalThis.removeEventListener?.('storage', heard);
      };
    },
  };
}
