import type { Subject } from '../furniture/art.ts';
import type { PlantKind } from '../furniture/plant.ts';
import type { TableOutline } from '../furniture/tables/coffee-table.ts';

/** Fewest and most chairs that are set round a table. */
export const FEWEST_CHAIRS = 2;
export const MOST_CHAIRS = 8;

/** What the prompt said beyond kind, colour and material. */
export interface Details {
  readonly outline?: TableOutline;
  readonly plant?: PlantKind;
  readonly subject?: Subject;
  /** How many side by side, 1 to 4. */
  readonly count?: number;
  /** How many chairs stand round a table, 2 to 8. */
  readonly seats?: number;
}
