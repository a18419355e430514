import { type Print, PRINTS } from '../lexicon/details.ts';

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
  | 'lacquer'
  | 'glass';

/** What surfaces can be covered with, and things be made of that are not looked through. */
export type OpaqueFamily = Exclude<Family, 'glass'>;

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

/** Clear glass, which only what has a top of it takes: it has a meaning there alone. */
export const GLASS: MaterialWord = { english: 'glass', family: 'glass', hex: '#dfe9e5', language: 'en' };
/** Its French name. */
export const GLASS_IN_FRENCH = 'verre';

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

type Row = readonly [english: string, more: string, french: string, family: OpaqueFamily, hex: string | null];

const ROWS: readonly Row[] = [
  ['leather', 'faux leather, hide', 'cuir, simili cuir, skaï', 'leather', '#7a4526'],
  ['suede', 'nubuck', 'daim, nubuck', 'velvet', '#9a7452'],
  ['velvet', 'velour, plush', 'velours', 'velvet', null],
  ['linen', 'flax', 'lin', 'linen', '#cfc4af'],
  ['cotton', 'canvas fabric', 'coton', 'fabric', null],
  ['fabric', 'cloth, upholstered, textile, tweed', 'tissu, textile, toile de coton', 'fabric', null],
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

/** A material that is not looked through. */
export type OpaqueWord = MaterialWord & { readonly family: OpaqueFamily };

function* words(): Generator<readonly [string, OpaqueWord]> {
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

export const MATERIAL_WORDS: readonly (readonly [string, OpaqueWord])[] = [...words()];

/** How a floor or wall is laid or finished. */
type Cover =
  | 'planks'
  | 'herringbone'
  | 'chevron'
  | 'checkerboard'
  | 'tiles'
  | 'subway tiles'
  | 'hexagon tiles'
  | 'terracotta tiles'
  | 'cement tiles'
  | 'mosaic'
  | 'brick'
  | 'plaster'
  | 'panelling'
  | 'carpet';

export type Laying = Cover | Print;

type LayingRow = readonly [laying: Laying, english: string, french: string];

const PRINT_ROWS: readonly (readonly [laying: Print, english: string, french: string])[] = [
  [
    'stripes',
    'striped, stripes, stripe, stripy, pinstripe, pinstripes, pinstriped',
    'rayé, rayures, rayure, à rayures',
  ],
  ['gingham', 'gingham, checked fabric', 'vichy, tissu à carreaux'],
  ['tartan', 'tartan', 'écossais, tartan, motif écossais'],
  ['polka dots', 'polka dots, polka dot, dotted, dots', 'à pois, pois'],
  [
    'floral',
    'floral, flowery, flowered, flowers, flower print, floral print, flower pattern, floral pattern',
    'fleuri, à fleurs, motif floral, motifs floraux, motif fleuri',
  ],
  [
    'leaf print',
    'leaf print, leafy, leaf pattern, leaves, botanical, tropical, jungle',
    'feuillage, à feuilles, végétal, botanique, tropical, jungle',
  ],
];

const LAYING_ROWS: readonly LayingRow[] = [
  [
    'planks',
    'planks, plank, floorboards, boards, parquet, laminate, vinyl, shiplap, slats, wood slats, wooden slats, beadboard, tongue and groove',
    'lames, lambris, planches, parquet, stratifié, vinyle, tasseaux',
  ],
  ['herringbone', 'herringbone', 'bâtons rompus, à bâtons rompus'],
  ['chevron', 'chevron', 'point de hongrie, chevrons'],
  ['checkerboard', 'checkerboard, chequerboard, checkered, chequered', 'damier'],
  ['tiles', 'tiles, tile, tiled, tiling', 'carrelage, carreaux, carrelé, zellige, faïence'],
  [
    'subway tiles',
    'subway tiles, subway tile, metro tiles, metro tile, brick tiles',
    'carrelage métro, carreaux métro, carreaux de métro, faïence métro',
  ],
  [
    'hexagon tiles',
    'hexagon tiles, hexagon tile, hexagonal tiles, hexagonal tile, hexagons, honeycomb tiles',
    'carreaux hexagonaux, carrelage hexagonal, hexagones, nid d abeille',
  ],
  [
    'terracotta tiles',
    'terracotta tiles, terracotta tile, tomettes',
    'tomettes, tomette, carreaux de terre cuite',
  ],
  [
    'cement tiles',
    'cement tiles, cement tile, encaustic tiles, encaustic tile, patterned tiles, moroccan tiles, azulejos',
    'carreaux de ciment, azulejos',
  ],
  ['mosaic', 'mosaic, mosaics, mosaic tiles, mosaic tile', 'mosaïque, mosaïques'],
  ['brick', 'brick, bricks, brickwork, exposed brick', 'brique, briques, briquettes'],
  [
    'plaster',
    'plaster, plastered, limewash, lime wash, lime plaster, stucco, venetian plaster, tadelakt',
    'enduit, chaux, enduit à la chaux, badigeon, stuc, tadelakt',
  ],
  [
    'panelling',
    'panelling, paneling, panelled, paneled, wall panels, wainscoting, wainscot, wainscotting, wall mouldings, wall moldings, mouldings, moldings',
    'boiseries, boiserie, moulures, panneaux moulurés, soubassement',
  ],
  [
    'carpet',
    'carpet, carpets, carpeting, carpeted, fitted carpet, wall to wall carpet',
    'moquette, moquettes',
  ],
  ...PRINT_ROWS,
];

/** Ways of laying and finishing floors and walls and what is printed on them, for surfaces that are there already: furniture that is drawn has none of them. */
export const LAYING_WORDS: readonly (readonly [string, Laying])[] = LAYING_ROWS.flatMap(
  ([laying, english, french]) =>
    [...english.split(', '), ...french.split(', ')].map((phrase) => [phrase, laying] as const),
);

/** Words of these that name a thing where something is put rather than covered. */
const THINGS_TOO: ReadonlySet<string> = new Set(['carpet', 'carpets', 'flowers', 'leaves']);

/** The same without those that may name a thing: what is said of any wish. */
export const PLAIN_LAYING_WORDS = LAYING_WORDS.filter(([phrase]) => !THINGS_TOO.has(phrase));

/** Whether something is printed or woven in, which furniture may have too. */
export function isPrint(laying: Laying): laying is Print {
  return (PRINTS as readonly Laying[]).includes(laying);
}
