import type { ReactNode } from 'react';

interface RowsProps<Thing> {
  of: readonly Thing[];
  /** What stands there when there are none. */
  none: string;
  children: (thing: Thing) => ReactNode;
}

export function Rows<Thing>({ of, none, children }: RowsProps<Thing>) {
  if (of.length === 0) return <p className="text-ink-soft">{none}</p>;
  return <ul className="divide-y divide-line">{of.map(children)}</ul>;
}
