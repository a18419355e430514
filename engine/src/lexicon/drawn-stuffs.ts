export const TEXTILES = [
  'fabric',
  'leather',
  'velvet',
  'wool',
  'linen',
  'boucle',
  'corduroy',
  'knit',
] as const;
export const SOLIDS = [
  'wood',
  'marble',
  'metal',
  'concrete',
  'terrazzo',
  'lacquer',
  'rattan',
  'cane',
] as const;
export const CLOTHS = ['#8f9397', '#b9ac98', '#5b6b73', '#7a8471', '#a8644a', '#344865', '#d6ccbb'] as const;

/** Colours of wood, sRGB. */
export const WOODS = ['#b98a55', '#8a5a34', '#a8763f', '#cfa877', '#6e452a'] as const;

/** What stands on a floor and is mostly of wood. */
export const solids = { families: SOLIDS, colours: WOODS } as const;
