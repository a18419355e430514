export const UPHOLSTERY = [
  'fabric',
  'leather',
  'velvet',
  'wool',
  'linen',
  'boucle',
  'corduroy',
  'knit',
] as const;
const SOLIDS = ['wood', 'marble', 'metal', 'concrete', 'terrazzo', 'lacquer', 'rattan', 'cane'] as const;
export const JOINERY = ['wood', 'lacquer', 'rattan', 'metal', 'concrete', 'marble'] as const;
const POTTERY = ['ceramic', 'concrete', 'terrazzo', 'metal', 'rattan', 'wood', 'lacquer'] as const;

export const CLOTHS = ['#8f9397', '#b9ac98', '#5b6b73', '#7a8471', '#a8644a', '#344865', '#d6ccbb'] as const;
/** Colours of wood, sRGB. */
export const WOODS = ['#b98a55', '#8a5a34', '#a8763f', '#cfa877', '#6e452a'] as const;
const POTS = ['#e9e4da', '#b5653a', '#33363a', '#8d9a83', '#c9bda8'] as const;

/** Stands on the floor with its back to a wall, mostly; anywhere on the floor. */
export const backed = { stands: 'floor', hasBack: true } as const;
export const free = { stands: 'floor', hasBack: false } as const;

/** Takes every material and colour as it is named, and a style's wood where none is. */
export const plain = { body: 'plain', dress: 'wood' } as const;
/** What is upholstered. */
export const seats = { families: UPHOLSTERY, colours: CLOTHS, body: 'plain' } as const;
/** What is mostly of wood. */
export const solids = { families: SOLIDS, colours: WOODS, ...plain } as const;
/** Tables, whose tops may be of glass. */
export const tops = { ...solids, families: [...SOLIDS, 'glass'] } as const;
/** What stands in, or on, something of clay. */
export const pots = { families: POTTERY, colours: POTS, body: 'plain', dress: 'pot' } as const;
