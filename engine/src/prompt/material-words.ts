/** How a material is drawn. */
export type Family =
  | 'leather'
  | 'fabric'
  | 'linen'
  | 'boucle'
  | 'velvet'
  | 'corduroy'
  | 'wool'
  | 'knit'
  | 'wood'
  | 'marble'
  | 'metal'
  | 'ceramic'
  | 'concrete'
  | 'terrazzo'
  | 'rattan'
  | 'cane'
  | 'lacquer';

const SOFT: ReadonlySet<Family> = new Set<Family>([
  'leather',
  'fabric',
  'linen',
  'boucle',
  'velvet',
  'corduroy',
  'wool',
  'knit',
]);

/** Whether a material is a cloth or leather, which covers rather than bears. */
export function isSoftFamily(family: Family): boolean {
  return SOFT.has(family);
}

export interface MaterialWord {
  readonly english: string;
  readonly family: Family;
  /** Its natural colour, sRGB; null for what comes in any colour. */
  readonly hex: string | null;
  readonly language: 'en' | 'fr' | 'both';
}

type Row = readonly [english: string, more: string, french: string, family: Family, hex: string | null];

const ROWS: readonly Row[] = [
  ['leather', 'faux leather, hide', 'cuir, simili cuir, skaï', 'leather', '#7a4526'],
  ['suede', 'nubuck', 'daim, nubuck', 'velvet', '#9a7452'],
  ['velvet', 'velour, plush', 'velours', 'velvet', null],
  ['linen', 'flax', 'lin', 'linen', '#cfc4af'],
  ['cotton', 'canvas fabric', 'coton', 'fabric', null],
  ['fabric', 'cloth, upholstered, textile, tweed', 'tissu, textile, tapissé, toile de coton', 'fabric', null],
  [
    'corduroy',
    'ribbed velvet, corduroy velvet',
    'velours côtelé, velours milleraies, velours à côtes',
    'corduroy',
    null,
  ],
  ['wool', 'woollen, woolen, felt', 'laine, feutre', 'wool', null],
  ['knit', 'knitted, chunky knit', 'tricot, tricoté, grosse maille, maille', 'knit', null],
  ['boucle', 'bouclé, teddy, sheepskin', 'bouclé, bouclette, peau de mouton', 'boucle', '#e6dfd2'],
  ['jute', 'sisal, seagrass', 'jute, sisal, jonc de mer', 'wool', '#b99b6b'],
  ['wood', 'wooden, timber, hardwood', 'bois, bois massif', 'wood', '#a8763f'],
  ['light wood', 'pale wood, blond wood', 'bois clair, bois blond', 'wood', '#d3b58a'],
  ['dark wood', 'dark stained wood', 'bois foncé, bois sombre, bois noir', 'wood', '#4a3020'],
  ['oak', '', 'chêne', 'wood', '#b98a55'],
  ['smoked oak', 'fumed oak, wenge', 'chêne fumé, wengé', 'wood', '#5a3f2a'],
  ['light oak', 'white oak', 'chêne clair', 'wood', '#cfa877'],
  ['walnut', '', 'noyer', 'wood', '#6e452a'],
  ['ash', 'ash wood', 'frêne', 'wood', '#d3b78c'],
  ['beech', '', 'hêtre', 'wood', '#cda274'],
  ['birch', '', 'bouleau', 'wood', '#dcc39a'],
  ['pine', '', 'pin', 'wood', '#d6aa6c'],
  ['teak', '', 'teck', 'wood', '#a06a36'],
  ['mahogany', '', 'acajou', 'wood', '#6b2f20'],
  ['cherry', 'cherry wood', 'merisier', 'wood', '#9a5434'],
  ['ebony', '', 'ébène', 'wood', '#2b201b'],
  ['bamboo', '', 'bambou', 'wood', '#cfae6e'],
  ['marble', '', 'marbre', 'marble', '#efede8'],
  ['quartz', '', 'quartz', 'marble', '#e9e6e0'],
  ['granite', '', 'granit', 'terrazzo', '#7f7d7a'],
  ['stone', 'travertine, limestone, sandstone', 'pierre, travertin', 'concrete', '#c9bda8'],
  ['concrete', 'cement', 'béton, ciment', 'concrete', '#9a9a97'],
  ['terrazzo', '', 'terrazzo, granito', 'terrazzo', '#dcd8d0'],
  ['ceramic', 'porcelain, stoneware', 'céramique, porcelaine, grès', 'ceramic', null],
  ['brass', 'golden metal', 'laiton', 'metal', '#c9a25a'],
  ['copper', '', 'cuivre', 'metal', '#b8714a'],
  ['bronze', '', 'bronze', 'metal', '#7d5b36'],
  ['chrome', 'stainless steel', 'chrome, chromé, inox', 'metal', '#c6c8ca'],
  ['steel', 'metal, iron, aluminium, aluminum', 'acier, métal, fer, aluminium', 'metal', '#6e7073'],
  ['rattan', 'wicker', 'rotin, osier', 'rattan', '#c19a63'],
  ['cane', 'cane webbing, bamboo cane', 'cannage, canné', 'cane', '#d2b07a'],
  ['lacquered', 'lacquer, glossy, painted, plastic', 'laqué, verni, peint, plastique', 'lacquer', null],
];

function* words(): Generator<readonly [string, MaterialWord]> {
  for (const [english, more, french, family, hex] of ROWS) {
    const inFrench = french.split(', ');
    const inEnglish = [english, ...more.split(', ')].filter((phrase) => phrase !== '');
    for (const phrase of inEnglish) {
      yield [phrase, { english, family, hex, language: inFrench.includes(phrase) ? 'both' : 'en' }];
    }
    for (const phrase of inFrench) {
      if (!inEnglish.includes(phrase)) yield [phrase, { english, family, hex, language: 'fr' }];
    }
  }
}

export const MATERIAL_WORDS: readonly (readonly [string, MaterialWord])[] = [...words()];

/** How a floor or wall is laid. */
export type Laying = 'planks' | 'herringbone' | 'chevron' | 'checkerboard' | 'tiles' | 'brick';

type LayingRow = readonly [laying: Laying, english: string, french: string];

const LAYING_ROWS: readonly LayingRow[] = [
  [
    'planks',
    'planks, plank, floorboards, boards, parquet, laminate, shiplap, slats, wood slats, wooden slats',
    'lames, lambris, planches, parquet, stratifié, tasseaux',
  ],
  ['herringbone', 'herringbone', 'bâtons rompus, à bâtons rompus'],
  ['chevron', 'chevron', 'point de hongrie, chevrons'],
  ['checkerboard', 'checkerboard, chequerboard, checkered, chequered', 'damier'],
  ['tiles', 'tiles, tile, tiled, tiling', 'carrelage, carreaux, carrelé, zellige, faïence'],
  ['brick', 'brick, bricks, brickwork, exposed brick', 'brique, briques, briquettes'],
];

/** Ways of laying floors and walls, for surfaces that are there already: furniture has none of them. */
export const LAYING_WORDS: readonly (readonly [string, Laying])[] = LAYING_ROWS.flatMap(
  ([laying, english, french]) =>
    [...english.split(', '), ...french.split(', ')].map((phrase) => [phrase, laying] as const),
);
