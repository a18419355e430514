import { storedValue } from '../../../platform/storage/stored-value.ts';

/** Ids are kept no longer than the tray looks back. */
const KEPT = 24;

const isIds = (text: string): boolean => /^[0-9a-f-]*( [0-9a-f-]+)*$/.test(text);

/** Ids of the ended edits a person has seen on this device, with a space between, newest first. */
export const traySeen = (userId: string) => {
  const stored = storedValue<string>(
    {
      key: `tray:${userId}`,
      parse: (text) => (isIds(text) ? text : null),
      print: String,
      fallback: () => '',
    },
    () => window.localStorage,
  );
  const add = (ids: readonly string[]): void => {
    const known = stored.get().split(' ').filter(Boolean);
    const fresh = ids.filter((id) => !known.includes(id));
    if (fresh.length > 0) stored.set([...fresh, ...known].slice(0, KEPT).join(' '));
  };
  return { stored, add };
};
