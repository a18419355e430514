import type { Subject } from '../furniture/art.ts';
import type { PlantKind } from '../furniture/plant.ts';
import type { TableOutline } from '../furniture/tables/coffee-table.ts';

/** Bodies of seats: of a sofa the first five, of an armchair the last four. */
export type SeatForm =
  'classic' | 'loveseat' | 'corner' | 'chesterfield' | 'lounge' | 'club' | 'wing' | 'tub' | 'frame';

export const RUG_PATTERNS = ['plain', 'persian', 'berber', 'stripes', 'vintage', 'jute', 'shag'] as const;
export type RugPattern = (typeof RUG_PATTERNS)[number];

/** What the prompt said beyond kind, colour and material. */
export interface Details {
  readonly outline?: TableOutline;
  readonly plant?: PlantKind;
  readonly subject?: Subject;
  readonly seat?: SeatForm;
  readonly rug?: RugPattern;
  /** How many side by side, 1 to 4. */
  readonly count?: number;
}
