import { DRAWN, type Kind } from '../lexicon/drawn-kinds.ts';

export const ROOM_TYPES = [
  'living-room',
  'bedroom',
  'dining-room',
  'home-office',
  'nursery',
  'hall',
] as const;
export type RoomType = (typeof ROOM_TYPES)[number];

export const FURNISH_STYLES = [
  'scandinavian',
  'japandi',
  'mid-century',
  'industrial',
  'rustic',
  'art-deco',
  'boho',
  'farmhouse',
  'minimal',
  'classic',
] as const;
export type FurnishStyle = (typeof FURNISH_STYLES)[number];

/** A word in English and French, as it stands beside a noun. */
type Word = readonly [en: string, fr: string];

/** What a decorator keeps to in a style: few colours, one wood, one metal. */
export interface Palette {
  readonly name: Word;
  /** Of what is sat or slept on: cloth and its colours, the first for the large piece. */
  readonly cloth: Word;
  readonly main: Word;
  readonly second: Word;
  readonly wood: Word;
  /** Of lamps and frames. */
  readonly metal: Word;
  readonly rug: Word;
  readonly curtains: Word;
  readonly pot: Word;
  readonly art: Word;
}

const BRASS: Word = ['brass', 'en laiton'];
const STEEL: Word = ['black steel', 'en acier noir'];
const OAK: Word = ['oak', 'en chêne'];
const LIGHT_OAK: Word = ['light oak', 'en chêne clair'];
const WALNUT: Word = ['walnut', 'en noyer'];
const LINEN: Word = ['linen', 'en lin'];
const FABRIC: Word = ['fabric', 'en tissu'];
const VELVET: Word = ['velvet', 'en velours'];
const LEATHER: Word = ['leather', 'en cuir'];
const BOUCLE: Word = ['boucle', 'en bouclé'];

const CREAM: Word = ['cream', 'crème'];
const BEIGE: Word = ['beige', 'beige'];
const SAND: Word = ['sand', 'sable'];
const LIGHT_GREY: Word = ['light grey', 'gris clair'];
const OFF_WHITE: Word = ['off white', 'blanc cassé'];
const TERRACOTTA: Word = ['terracotta', 'terracotta'];
const MUSTARD: Word = ['mustard', 'moutarde'];
const SAGE: Word = ['sage green', 'vert sauge'];
const ABSTRACT: Word = ['abstract painting', 'tableau abstrait'];
const LANDSCAPE: Word = ['landscape painting', 'tableau de paysage'];
const BOTANICAL: Word = ['botanical print', 'planche botanique'];
const GEOMETRIC: Word = ['geometric print', 'affiche géométrique'];

export const PALETTES: Readonly<Record<FurnishStyle, Palette>> = {
  scandinavian: {
    name: ['scandinavian', 'scandinave'],
    ...{ cloth: FABRIC, main: LIGHT_GREY, second: SAGE, wood: LIGHT_OAK, metal: LIGHT_OAK },
    ...{ rug: CREAM, curtains: OFF_WHITE, pot: ['white', 'blanc'], art: BOTANICAL },
  },
  japandi: {
    name: ['japandi', 'japandi'],
    ...{ cloth: LINEN, main: BEIGE, second: ['clay', 'argile'], wood: OAK, metal: OAK },
    ...{ rug: SAND, curtains: OFF_WHITE, pot: ['taupe', 'taupe'], art: ABSTRACT },
  },
  'mid-century': {
    name: ['mid-century', 'années 50'],
    ...{ cloth: FABRIC, main: ['teal', 'bleu canard'], second: MUSTARD, wood: WALNUT, metal: BRASS },
    ...{ rug: CREAM, curtains: BEIGE, pot: ['white', 'blanc'], art: GEOMETRIC },
  },
  industrial: {
    name: ['industrial', 'industriel'],
    ...{ cloth: LEATHER, main: ['cognac', 'cognac'], second: ['charcoal', 'gris anthracite'] },
    ...{ wood: ['oak', 'en chêne'], metal: STEEL, rug: ['grey', 'gris'], curtains: ['grey', 'gris'] },
    ...{ pot: ['black', 'noir'], art: ABSTRACT },
  },
  rustic: {
    name: ['rustic', 'rustique'],
    ...{
      cloth: LINEN,
      main: OFF_WHITE,
      second: ['rust', 'rouille'],
      wood: ['chestnut wood', 'en bois châtaigne'],
    },
    ...{ metal: ['bronze', 'en bronze'], rug: SAND, curtains: CREAM, pot: TERRACOTTA, art: LANDSCAPE },
  },
  'art-deco': {
    name: ['art deco', 'art déco'],
    ...{ cloth: VELVET, main: ['emerald', 'vert émeraude'], second: ['blush', 'rose poudré'], wood: WALNUT },
    ...{
      metal: BRASS,
      rug: CREAM,
      curtains: ['champagne', 'champagne'],
      pot: ['black', 'noir'],
      art: GEOMETRIC,
    },
  },
  boho: {
    name: ['boho', 'bohème'],
    ...{
      cloth: LINEN,
      main: CREAM,
      second: TERRACOTTA,
      wood: ['rattan', 'en rotin'],
      metal: ['rattan', 'en rotin'],
    },
    ...{ rug: ['rust', 'rouille'], curtains: OFF_WHITE, pot: TERRACOTTA, art: BOTANICAL },
  },
  farmhouse: {
    name: ['farmhouse', 'campagne chic'],
    ...{
      cloth: LINEN,
      main: OFF_WHITE,
      second: ['slate blue', 'bleu ardoise'],
      wood: ['pine', 'en pin'],
      metal: STEEL,
    },
    ...{ rug: BEIGE, curtains: OFF_WHITE, pot: ['white', 'blanc'], art: LANDSCAPE },
  },
  minimal: {
    name: ['minimalist', 'minimaliste'],
    ...{ cloth: BOUCLE, main: OFF_WHITE, second: ['taupe', 'taupe'], wood: LIGHT_OAK, metal: STEEL },
    ...{ rug: CREAM, curtains: OFF_WHITE, pot: ['white', 'blanc'], art: ABSTRACT },
  },
  classic: {
    name: ['classic', 'classique'],
    ...{ cloth: VELVET, main: ['navy blue', 'bleu marine'], second: BEIGE, wood: ['mahogany', 'en acajou'] },
    ...{ metal: BRASS, rug: CREAM, curtains: BEIGE, pot: ['white', 'blanc'], art: LANDSCAPE },
  },
};

/** What of a palette a kind is made of; everything else is of the style's wood. */
const DRESSED: Readonly<Partial<Record<Kind, (palette: Palette) => readonly Word[]>>> = {
  sofa: ({ main, cloth }) => [main, cloth],
  armchair: ({ second, cloth }) => [second, cloth],
  bed: ({ main, cloth }) => [main, cloth],
  pouf: ({ second, cloth }) => [second, cloth],
  rug: ({ rug }) => [rug],
  curtains: ({ curtains }) => [curtains],
  plant: ({ pot }) => [pot],
  'table lamp': ({ pot }) => [pot],
  'floor lamp': ({ metal }) => [metal],
  'pendant lamp': ({ metal }) => [metal],
  mirror: ({ metal }) => [metal],
  painting: () => [],
};

/** The words that a thing of a style is asked for with: « canapé scandinave en tissu gris clair ». */
export function wordsOf(kind: Kind, style: FurnishStyle, language: 'en' | 'fr'): string {
  const palette = PALETTES[style];
  const own = (DRESSED[kind] ?? (({ wood }) => [wood]))(palette);
  if (language === 'en') {
    const noun = kind === 'painting' ? palette.art[0] : nounOf(DRAWN[kind].en);
    return [palette.name[0], ...own.map(([word]) => word), noun].join(' ');
  }
  const noun = kind === 'painting' ? palette.art[1] : nounOf(DRAWN[kind].fr);
  return [noun, palette.name[1], ...own.toReversed().map(([, word]) => word)].join(' ');
}

function nounOf(words: string): string {
  return words.split(', ')[0]!;
}
