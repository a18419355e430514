import type { Family } from './material-words.ts';
import type { StyleName } from './style-words.ts';

/** A material of a part: family, sRGB colour, and the name of the very material where it has one. */
export type Part = readonly [family: Family, hex: string, name?: string];

/** What a decorator takes for a style where nobody said otherwise. Colours are sRGB. */
export interface StyleHabits {
  /** Woods of tables and cases, by name where they have one. */
  readonly woods: readonly [Part, ...Part[]];
  /** Legs, frames and stems of what is upholstered. */
  readonly supports: readonly [Part, ...Part[]];
  /** Covers of seats and beds. */
  readonly covers: readonly [Family, ...Family[]];
  /** What tables and cases are made of; 'wood' = one of the woods. */
  readonly solids: readonly [Part | 'wood', ...(Part | 'wood')[]];
  /** Colours of covers, curtains and rugs. */
  readonly colours: readonly [string, ...string[]];
  readonly leathers: readonly [string, ...string[]];
  readonly accents: readonly [string, ...string[]];
  /** Forms of parts that suit it, by the names that the models give them. */
  readonly forms: readonly string[];
}

const words = (list: string): readonly string[] => list.split(' ');

const OAK: Part = ['wood', '#b98a55', 'oak'];
const PALE_OAK: Part = ['wood', '#cfa877', 'light oak'];
const ASH: Part = ['wood', '#d3b78c', 'ash'];
const WALNUT: Part = ['wood', '#6e452a', 'walnut'];
const TEAK: Part = ['wood', '#96602f', 'teak'];
const DARK: Part = ['wood', '#3f2a1e', 'smoked oak'];
const RECLAIMED: Part = ['wood', '#8a633c', 'pine'];
const WHITE_PAINT: Part = ['lacquer', '#e8e4da'];
const BLACK_STEEL: Part = ['metal', '#26272a', 'steel'];
const BRASS: Part = ['metal', '#c9a25a', 'brass'];
const CHROME: Part = ['metal', '#c6c8ca', 'chrome'];
const WHITE_MARBLE: Part = ['marble', '#efede8'];
const RATTAN: Part = ['rattan', '#c19a63'];

const SCANDINAVIAN: StyleHabits = {
  woods: [PALE_OAK, ASH, ['wood', '#dcc39a', 'birch']],
  supports: [PALE_OAK, ASH],
  covers: ['fabric', 'wool', 'linen', 'boucle'],
  solids: ['wood', 'wood', WHITE_PAINT],
  colours: ['#d9d5cc', '#b4b6b5', '#8f9aa0', '#a9b3a3', '#e6e1d6'],
  leathers: ['#b5794a'],
  accents: ['#d3a64f', '#7f9490', '#c58f79', '#4c5a66'],
  forms: words(
    'classic frame tub tapered spindles shell slats legs plain cushions tripod drum berber stripes shag bell round woven',
  ),
};

const MID_CENTURY: StyleHabits = {
  woods: [WALNUT, TEAK],
  supports: [WALNUT, TEAK, BRASS],
  covers: ['fabric', 'velvet', 'leather', 'wool'],
  solids: ['wood', 'wood', 'wood', WHITE_MARBLE],
  colours: ['#b98a2f', '#4f6b55', '#2f5d68', '#b5562e', '#8c8a80'],
  leathers: ['#9a5a2b', '#7a4526'],
  accents: ['#c8962e', '#b5562e', '#2f6a72', '#d9d0bd'],
  forms: words(
    'classic frame tapered slats pad legs plain ribbed cushions channels tripod bow globe dome stem knob vintage stripes shag oval',
  ),
};

const INDUSTRIAL: StyleHabits = {
  woods: [RECLAIMED, ['wood', '#6d4a2e', 'smoked oak']],
  supports: [BLACK_STEEL, BLACK_STEEL, ['metal', '#5d5f62', 'steel']],
  covers: ['leather', 'leather', 'fabric'],
  solids: ['wood', 'wood', ['concrete', '#9a9a97'], ['metal', '#4a4c4f', 'steel']],
  colours: ['#6b6b69', '#4a4b4d', '#8a8175'],
  leathers: ['#6b3f24', '#8a5a34', '#2e2622'],
  accents: ['#a3552d', '#3d4a52', '#8a8175', '#b89a5a'],
  forms: words(
    'chesterfield classic club rail block frame slats metal plain bar shelf straight cone dome planks vintage plain jute stripes',
  ),
};

const RUSTIC: StyleHabits = {
  woods: [RECLAIMED, ['wood', '#a8763f', 'oak'], ['wood', '#6d4a2e', 'smoked oak']],
  supports: [RECLAIMED, ['wood', '#6d4a2e', 'smoked oak']],
  covers: ['linen', 'wool', 'leather', 'fabric'],
  solids: ['wood'],
  colours: ['#cdbfa5', '#9a8b74', '#7c6a56', '#8a4a34', '#6f7358'],
  leathers: ['#7a4526', '#8a5a34'],
  accents: ['#8a3f2a', '#6f7358', '#b98f54', '#d6ccb9'],
  forms: words(
    'classic club wing block slats slab bridge framed knob plinth planks plain cushions pillows drum jute berber shag square',
  ),
};

const FARMHOUSE: StyleHabits = {
  woods: [['wood', '#c7a377', 'pine'], OAK, WHITE_PAINT],
  supports: [WHITE_PAINT, ['wood', '#c7a377', 'pine']],
  covers: ['linen', 'fabric', 'linen'],
  solids: ['wood', 'wood', WHITE_PAINT],
  colours: ['#e9e3d6', '#cfc8ba', '#a8b0aa', '#8d9ca6'],
  leathers: ['#a8703f'],
  accents: ['#8fa3ad', '#9aa58d', '#c9a27c', '#5c6670'],
  forms: words(
    'classic wing club block spindles slats slab tapered framed knob plinth planks cushions pillows drum bell jute stripes vintage',
  ),
};

const ART_DECO: StyleHabits = {
  woods: [
    ['wood', '#5b3522', 'walnut'],
    ['wood', '#6b2f20', 'mahogany'],
    ['wood', '#2b201b', 'ebony'],
  ],
  supports: [BRASS, BRASS, ['lacquer', '#16161a']],
  covers: ['velvet', 'velvet', 'leather'],
  solids: ['wood', ['marble', '#2b2b2d'], WHITE_MARBLE, ['lacquer', '#16161a']],
  colours: ['#12513f', '#1e2d52', '#6d1f2f', '#c9a99a', '#2b2b30', '#0f5560'],
  leathers: ['#3a221a', '#7a4526'],
  accents: ['#c9a25a', '#12513f', '#d8c7a8', '#6d1f2f'],
  forms: words(
    'classic tub chesterfield channels tapered pedestal drum hourglass ribbed plinth bar edge globe pleated round arch persian plain stem',
  ),
};

const BOHEMIAN: StyleHabits = {
  woods: [['wood', '#a06a36', 'teak'], ['wood', '#b98a55', 'oak'], RATTAN],
  supports: [
    ['wood', '#a06a36', 'teak'],
    ['wood', '#8a5a34'],
  ],
  covers: ['linen', 'corduroy', 'velvet', 'fabric'],
  solids: ['wood', RATTAN, ['cane', '#d2b07a']],
  colours: ['#b5623f', '#c98f4a', '#8a6a4f', '#d8c7a8', '#6f7a5a', '#8e4a52'],
  leathers: ['#9a5a2b'],
  accents: ['#c2552f', '#2f6a68', '#d0a23f', '#8e3f4c'],
  forms: words(
    'lounge classic frame tub rattan pillows spindles tripod drum pumpkin legs persian berber vintage jute globe woven round',
  ),
};

const MINIMALIST: StyleHabits = {
  woods: [PALE_OAK, ['lacquer', '#eceae5'], ASH],
  supports: [['lacquer', '#1d1d1e'], PALE_OAK, BLACK_STEEL],
  covers: ['fabric', 'wool', 'linen'],
  solids: ['wood', ['lacquer', '#eceae5'], ['concrete', '#a9a8a4']],
  colours: ['#e4e1da', '#c4c2bd', '#8d8d8b', '#3d3e40'],
  leathers: ['#2e2a28', '#c9b79d'],
  accents: ['#8d8d8b', '#d7d1c4', '#2f3032', '#b1a895'],
  forms: words(
    'lounge classic tub block rail pad frame plain edge plinth bridge straight drum dome cushions oblong stem',
  ),
};

const CLASSIC: StyleHabits = {
  woods: [['wood', '#6b3a24', 'mahogany'], ['wood', '#7d4d2d', 'cherry'], WALNUT],
  supports: [['wood', '#5b3522', 'mahogany'], WALNUT],
  covers: ['fabric', 'velvet', 'leather', 'linen'],
  solids: ['wood', 'wood', WHITE_MARBLE],
  colours: ['#cfc2a8', '#7d8b76', '#6b2f33', '#3c4f6b', '#a89a84'],
  leathers: ['#5b2f20', '#7a4526'],
  accents: ['#7a2e33', '#2f4564', '#b8955a', '#d8cdb8'],
  forms: words(
    'chesterfield classic wing club tapered block slats framed knob pedestal legs cushions drum bell persian vintage oval round',
  ),
};

const MODERN: StyleHabits = {
  woods: [['wood', '#a8763f', 'oak'], WALNUT, ['lacquer', '#e7e5e0']],
  supports: [['lacquer', '#1d1d1e'], BLACK_STEEL, CHROME],
  covers: ['fabric', 'leather', 'boucle'],
  solids: ['wood', ['lacquer', '#e7e5e0'], WHITE_MARBLE, ['concrete', '#a3a29f']],
  colours: ['#a5a6a6', '#5a5d61', '#d3cec4', '#37485a', '#2f3133'],
  leathers: ['#2a2624', '#a8703f', '#e1dbd0'],
  accents: ['#2f5d7a', '#c98a3a', '#3a3b3d', '#8fa39b'],
  forms: words(
    'lounge classic tub rail block pad frame plain ribbed edge bar bridge straight bow channels cushions stripes plain dome cone globe',
  ),
};

const COASTAL: StyleHabits = {
  woods: [['wood', '#d6bd94', 'ash'], WHITE_PAINT, PALE_OAK],
  supports: [['wood', '#d6bd94', 'ash'], WHITE_PAINT],
  covers: ['linen', 'fabric', 'linen'],
  solids: ['wood', 'wood', RATTAN, WHITE_PAINT],
  colours: ['#eae5d9', '#c5d2d6', '#7f9fb0', '#dccfb4', '#47647c'],
  leathers: ['#c9a27c'],
  accents: ['#3f6f8f', '#8fb5bd', '#d9c39a', '#e2836a'],
  forms: words(
    'classic lounge frame club block slats spindles framed legs cushions pillows drum tripod jute stripes woven round knob',
  ),
};

const STYLES: Partial<Record<StyleName, StyleHabits>> = {
  scandinavian: SCANDINAVIAN,
  japandi: {
    ...SCANDINAVIAN,
    woods: [PALE_OAK, ['wood', '#8a633f', 'walnut'], ['wood', '#3d2d22', 'smoked oak']],
    supports: [['wood', '#3d2d22', 'smoked oak'], PALE_OAK],
    covers: ['linen', 'boucle', 'fabric'],
    solids: ['wood'],
    colours: ['#d8cfbf', '#b8ab97', '#8a857a', '#6d7264', '#e7e0d2'],
    accents: ['#6d7264', '#8c5a44', '#2f302e', '#b8ab97'],
    forms: words(
      'lounge frame tub slats bridge slab block ribbed plain plinth edge jute plain berber globe drum woven cushions oblong stem',
    ),
  },
  'mid-century': MID_CENTURY,
  vintage: {
    ...MID_CENTURY,
    woods: [TEAK, ['wood', '#7d4d2d', 'cherry']],
    covers: ['leather', 'velvet', 'corduroy'],
  },
  industrial: INDUSTRIAL,
  rustic: RUSTIC,
  farmhouse: FARMHOUSE,
  'shabby chic': { ...FARMHOUSE, woods: [WHITE_PAINT, ['lacquer', '#d9ddd6']], solids: ['wood'] },
  'art deco': ART_DECO,
  glamorous: { ...ART_DECO, colours: ['#d9c7c0', '#c3c0c4', '#1e2d52', '#2b2b30', '#12513f'] },
  bohemian: BOHEMIAN,
  moroccan: { ...BOHEMIAN, colours: ['#a8452f', '#2f6a68', '#c98f2f', '#7a3550', '#3a4a86'] },
  minimalist: MINIMALIST,
  bauhaus: {
    ...MINIMALIST,
    supports: [CHROME],
    covers: ['leather', 'fabric'],
    accents: ['#c8352b', '#e0b21f', '#24499b', '#1d1d1e'],
  },
  classic: CLASSIC,
  modern: MODERN,
  coastal: COASTAL,
  mediterranean: {
    ...COASTAL,
    woods: [OAK, ['wood', '#a8763f', 'oak']],
    accents: ['#c46a3c', '#3a6f9a', '#d9b25f', '#7d8a55'],
  },
  tropical: {
    ...BOHEMIAN,
    colours: ['#3f6b4f', '#e0d6c2', '#7d8a55', '#c9b48a'],
    accents: ['#e2836a', '#d0a23f', '#2f6a68', '#eae5d9'],
  },
  victorian: {
    ...CLASSIC,
    covers: ['velvet', 'leather'],
    colours: ['#5d1f2c', '#1f4433', '#2c2f52', '#7a5a34'],
    woods: [DARK, ['wood', '#6b3a24', 'mahogany']],
  },
};

/** What is taken for a style; undefined for one that no furniture here has. */
export function habitsOfStyle(style: StyleName): StyleHabits | undefined {
  return STYLES[style];
}

/** Whether furniture is made in a style, by its English name. */
export function isFurnished(style: string): boolean {
  return Object.hasOwn(STYLES, style);
}
