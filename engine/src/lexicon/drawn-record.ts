import type { Thing } from '../find/things.ts';
import type { Family } from '../prompt/material-words.ts';

/** Where a thing rests; 'flat': lies on the floor; 'surface': is no thing of its own but what a room is bounded by or covered with. */
export type Stands = 'floor' | 'flat' | 'wall' | 'ceiling' | 'table' | 'surface';

/** What is known of a thing that has a model of its own. */
export interface DrawnRecord {
  /** Words for it, comma separated, its name first; plural forms are found by themselves unless they are irregular. */
  readonly en: string;
  readonly fr: string;
  /** What it is looked for as in a photo; null = it cannot be looked for. */
  readonly find: Thing | null;
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
