import type { Details } from '../furniture/catalogue.ts';
import type { Thing } from '../find/things.ts';
import type { Family } from '../prompt/material-words.ts';
import type { Kind } from './drawn-things.ts';

/** Where a thing rests; 'flat': lies on the floor; 'surface': is no thing of its own but what a room is bounded by or covered with. */
export type Stands = 'floor' | 'flat' | 'wall' | 'ceiling' | 'table' | 'surface';

/** What is known of a thing that has a model of its own. */
export interface DrawnRecord {
  /** Words for it, comma separated, its name first; plural forms are found by themselves unless they are irregular. */
  readonly en: string;
  readonly fr: string;
  /** What it is looked for as in a photo. */
  readonly find: Thing;
  readonly stands: Exclude<Stands, 'surface'>;
  /** Usual width and height, metres. */
  readonly size: readonly [width: number, height: number];
  /** Families its main part can be made of; the first is the usual one. */
  readonly families: readonly [Family, ...Family[]];
  /** Colours taken in turn by the seed when nobody names one, sRGB. */
  readonly colours: readonly [string, ...string[]];
  /** Whether "round" and "rectangular" change its form. */
  readonly hasOutlines?: true;
}

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

/** Things without a model. */
export function undrawn(group: Group, rows: readonly Words[]): ThingRecord[] {
  return rows.map(([en, fr]) => {
    const words = en.split(', ');
    return { id: words[0]!, en: words, fr: fr.split(', '), maker: null, ...group };
  });
}
