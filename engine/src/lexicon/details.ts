/** Fewest and most chairs that are set round a table. */
export const FEWEST_CHAIRS = 2;
export const MOST_CHAIRS = 8;

/** Bodies of seats: of a sofa the first five, of an armchair the last four. */
export type SeatForm =
  'classic' | 'loveseat' | 'corner' | 'chesterfield' | 'lounge' | 'club' | 'wing' | 'tub' | 'frame';

/** What is printed on wallpaper or woven into cloth, in two colours. */
export const PRINTS = ['stripes', 'gingham', 'tartan', 'polka dots', 'floral', 'leaf print'] as const;

export type Print = (typeof PRINTS)[number];

export const RUG_PATTERNS = ['plain', 'persian', 'berber', 'stripes', 'vintage', 'jute', 'shag'] as const;
export type RugPattern = (typeof RUG_PATTERNS)[number];

/** How a window blind is drawn up. */
export type BlindForm = 'roller' | 'roman' | 'venetian' | 'pleated';

/** A ceiling fan: over a lamp, with swept blades, or with paddles round a flat light. */
export type FanForm = 'lamp' | 'propeller' | 'paddles';

/** How a floor lamp stands. */
export type FloorLampForm = 'straight' | 'tripod' | 'bow';

/** What hangs from a ceiling. */
export type PendantForm = 'dome' | 'globe' | 'drum' | 'cone' | 'woven' | 'chandelier';

/** What candles stand in, and so what they are like. */
export type CandleForm = 'pillars' | 'tapers' | 'jars';

/** How a cushion is finished: square with a cord, oblong, square and plain; or a pillow one sleeps on. */
export type CushionForm = 'piped' | 'lumbar' | 'plain' | 'pillow';

/** A fridge that is named: one of the wide ones, round and old, or low. */
export type FridgeForm = 'american' | 'retro' | 'mini';

/** How books lie or stand on a table. */
export type BookForm = 'stack' | 'row' | 'open';

export type TableOutline = 'round' | 'rectangular';
export type PlantKind = 'monstera' | 'ficus' | 'palm' | 'snake plant' | 'olive tree';
/** What stands in a vase. */
export type FlowerKind = 'tulips' | 'roses' | 'peonies' | 'sunflowers' | 'lavender' | 'dried';
export type SucculentKind = 'column' | 'barrel' | 'pads' | 'rosette' | 'aloe';
/** What hangs over the rim of its pot. */
export type TrailingKind = 'pothos' | 'ivy' | 'fern' | 'pearls';
/** What a picture shows. */
export type Subject = 'abstract' | 'landscape' | 'botanical' | 'geometric';

/** What the prompt said beyond kind, colour and material. */
export interface Details {
  readonly outline?: TableOutline;
  readonly plant?: PlantKind;
  readonly flower?: FlowerKind;
  readonly succulent?: SucculentKind;
  readonly trailing?: TrailingKind;
  readonly subject?: Subject;
  readonly seat?: SeatForm;
  readonly rug?: RugPattern;
  readonly blind?: BlindForm;
  readonly candle?: CandleForm;
  readonly cushion?: CushionForm;
  readonly fan?: FanForm;
  /** A bowl without fruit in it. */
  readonly bowl?: 'empty';
  readonly fridge?: FridgeForm;
  readonly book?: BookForm;
  readonly floorLamp?: FloorLampForm;
  readonly pendant?: PendantForm;
  /** How many side by side, 1 to 4. */
  readonly count?: number;
  /** Named in the plural without a number: as many as the place has room for. */
  readonly isSeveral?: boolean;
  /** How many chairs stand round a table, 2 to 8. */
  readonly seats?: number;
}
