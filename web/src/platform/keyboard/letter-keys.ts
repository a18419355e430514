import { type StoredValue, storedValue } from '../storage/stored-value.ts';

/** Whether single keys do anything in a part of the application (WCAG 2.1.4): on unless they were turned off. */
export function letterKeysOf(key: string): StoredValue<boolean> {
  return storedValue<boolean>(
    {
      key,
      parse: (text) => (text === 'on' || text === 'off' ? text === 'on' : null),
      print: (isOn) => (isOn ? 'on' : 'off'),
      fallback: () => true,
    },
    () => window.localStorage,
  );
}
