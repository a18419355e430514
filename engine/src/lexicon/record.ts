import type { Thing } from '../find/things.ts';
import type { Details } from './details.ts';
import type { Kind } from './drawn-kinds.ts';
import type { Stands } from './drawn-record.ts';

/** A thing that people name, whether it can be drawn or not. */
export interface ThingRecord {
  /** Its English name: the first of its words. */
  readonly id: string;
  readonly en: readonly string[];
  readonly fr: readonly string[];
  /** What draws it; null = nothing does. */
  readonly maker: (Details & { readonly kind: Kind }) | null;
  /** What could honestly stand in where nothing draws it; null = nothing could. */
  readonly closest: Kind | null;
  /** What it is looked for as in a photo; null = it cannot be looked for. */
  readonly find: Thing | null;
  readonly stands: Stands;
}

/** What the things of a group have in common. */
export interface Group {
  readonly closest: Kind | null;
  readonly find: Thing | null;
  readonly stands: Stands;
}

/** English and French words of one thing, comma separated, names first. */
export type Words = readonly [en: string, fr: string];

/** Things that are alike in all but their names, each its own: the French names stand in the order of the English ones. */
export function apart(en: string, fr: string): Words[] {
  const french = fr.split(', ');
  return en.split(', ').map((name, i): Words => [name, french[i]!]);
}

/** Things without a model. */
export function undrawn(group: Group, rows: readonly Words[]): ThingRecord[] {
  return rows.map(([en, fr]) => {
    const words = en.split(', ');
    return { id: words[0]!, en: words, fr: fr.split(', '), maker: null, ...group };
  });
}
