export type FormValue = string | FormValue[] | { [name: string]: FormValue };

/**
 * Reads `a[b][0][c]=d` as Stripe does: numbers in brackets are places in a list.
 * @throws Error when a place is named twice, or as two kinds of thing
 */
export const readFormBody = (text: string): Record<string, FormValue> => {
  const root: Record<string, FormValue> = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const names = [...key.matchAll(/[^[\]]+/g)].map(([name]) => name);
    const last = names.pop();
    if (last === undefined) throw new Error(`a nameless parameter: ${key}`);
    let place = root;
    for (const name of names) {
      const inside = (place[name] ??= {});
      if (typeof inside !== 'object') throw new Error(`${key} is a text and more`);
      place = inside as Record<string, FormValue>;
    }
    if (place[last] !== undefined) throw new Error(`${key} is sent twice`);
    place[last] = value;
  }
  return withLists(root) as Record<string, FormValue>;
};

const withLists = (value: FormValue): FormValue => {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inside]) => [name, withLists(inside)] as const);
  const isList = entries.length > 0 && entries.every(([name], place) => name === String(place));
  return isList ? entries.map(([, inside]) => inside) : Object.fromEntries(entries);
};
