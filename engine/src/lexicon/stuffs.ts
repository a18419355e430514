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

/** What is upholstered. */
export const seats = { families: UPHOLSTERY, colours: CLOTHS, body: 'plain' } as const;
/** What stands on a floor and is mostly of wood. */
export const solids = { families: SOLIDS, colours: WOODS, dress: 'wood' } as const;
/** What stands in, or on, something of clay. */
export const pots = { families: POTTERY, colours: POTS, body: 'plain', dress: 'pot' } as const;
