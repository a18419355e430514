import { BEDS } from './beds.ts';
import { HOUSEHOLD } from './household.ts';
import { LIGHTS } from './lights.ts';
import { MEDIA } from './media.ts';
import { PLANTS } from './plants.ts';
import type { DrawnRecord } from './record.ts';
import { SEATS } from './seats.ts';
import { SETS } from './sets.ts';
import { STORAGE } from './storage.ts';
import { TABLES } from './tables.ts';
import { TEXTILES } from './textiles.ts';
import { HANGINGS } from './walls.ts';

/** Everything there is a model of: one record each. */
const DRAWN = {
  ...SEATS,
  ...TABLES,
  ...STORAGE,
  ...BEDS,
  ...LIGHTS,
  ...TEXTILES,
  ...HANGINGS,
  ...PLANTS,
  ...MEDIA,
  ...HOUSEHOLD,
  ...SETS,
} as const;

/** Everything the engine has a model of. */
export type Kind = keyof typeof DRAWN;

export const KINDS = Object.keys(DRAWN) as readonly Kind[];

/** What is known of a kind. */
export function drawnRecord(kind: Kind): DrawnRecord {
  return DRAWN[kind];
}

/** A kind by its name; undefined where there is no model of that. */
export function findKind(name: string): Kind | undefined {
  return KINDS.find((kind) => kind === name);
}

/** A kind by its name; a side table for a name that is none. */
export function kindNamed(name: string): Kind {
  return findKind(name) ?? 'side table';
}
