import type { RefObject } from 'react';

type Elements<Refs> = {
  [Name in keyof Refs]: Refs[Name] extends RefObject<infer Part> ? NonNullable<Part> : never;
};

/** The elements that refs hold, in an effect: it runs when all of them are there. */
export function elementsOf<Refs extends Record<string, RefObject<Element | null>>>(
  refs: Refs,
): Elements<Refs> {
  return Object.fromEntries(
    Object.entries(refs).map(([name, { current }]) => [name, current]),
  ) as unknown as Elements<Refs>;
}
