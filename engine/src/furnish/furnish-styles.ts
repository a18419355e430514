import { drawnRecord, type Kind } from '../lexicon/kinds.ts';
import { wordsIn, type Dress } from '../lexicon/record.ts';

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

/** What of a palette a thing is asked for with, by what its record says it takes. */
const DRESSED: Readonly<Record<Dress, (palette: Palette) => readonly Word[]>> = {
  main: ({ main, cloth }) => [main, cloth],
  second: ({ second, cloth }) => [second, cloth],
  wood: ({ wood }) => [wood],
  metal: ({ metal }) => [metal],
  rug: ({ rug }) => [rug],
  curtains: ({ curtains }) => [curtains],
  pot: ({ pot }) => [pot],
  art: () => [],
};

/** The words that a thing of a style is asked for with, as they begin a line: « Canapé scandinave en tissu gris clair », « Plante scandinave en pot blanc ». */
export function wordsOf(kind: Kind, style: FurnishStyle, language: 'en' | 'fr'): string {
  const words = plainWordsOf(kind, style, language);
  return words.slice(0, 1).toLocaleUpperCase(language) + words.slice(1);
}

function plainWordsOf(kind: Kind, style: FurnishStyle, language: 'en' | 'fr'): string {
  const palette = PALETTES[style];
  const record = drawnRecord(kind);
  const own = DRESSED[record.dress](palette);
  const at = language === 'en' ? 0 : 1;
  const noun = record.dress === 'art' ? palette.art[at] : wordsIn(record[language])[0]!;
  const name = palette.name[at];
  if (record.dress === 'pot') {
    const pot = own.map((word) => word[at]).join(' ');
    return language === 'en' ? `${name} ${noun} in a ${pot} pot` : `${noun} ${name} en pot ${pot}`;
  }
  return language === 'en'
    ? [name, ...own.map(([word]) => word), noun].join(' ')
    : [noun, name, ...own.toReversed().map(([, word]) => word)].join(' ');
}
