import { COLOUR_WORDS, SHADES } from './colour-words.ts';
import type { Language } from './language.ts';
import { GLASS, GLASS_IN_FRENCH, MATERIAL_WORDS } from './material-words.ts';
import { STYLE_WORDS } from './style-words.ts';
import { TONES_IN_FRENCH } from './tone-words.ts';

/** What a way of laying is called behind its material, « chêne à bâtons rompus », and by itself. */
const LAYINGS: readonly (readonly [english: string, behind: string, alone: string])[] = [
  ['planks', 'en lames', 'lames'],
  ['herringbone', 'à bâtons rompus', 'bâtons rompus'],
  ['chevron', 'en point de Hongrie', 'point de Hongrie'],
  ['checkerboard', 'en damier', 'damier'],
  ['tiles', 'en carreaux', 'carrelage'],
  ['subway tiles', 'en carreaux métro', 'carrelage métro'],
  ['hexagon tiles', 'en carreaux hexagonaux', 'carreaux hexagonaux'],
  ['terracotta tiles', 'en tomettes', 'tomettes'],
  ['cement tiles', 'en carreaux de ciment', 'carreaux de ciment'],
  ['mosaic', 'en mosaïque', 'mosaïque'],
  ['brick', 'en brique', 'brique'],
  ['plaster', 'à la chaux', 'enduit à la chaux'],
  ['panelling', 'en boiseries', 'boiseries'],
  ['carpet', 'en moquette', 'moquette'],
  ['stripes', 'à rayures', 'rayures'],
  ['gingham', 'à carreaux vichy', 'vichy'],
  ['tartan', 'à motif écossais', 'motif écossais'],
  ['polka dots', 'à pois', 'pois'],
  ['floral', 'à fleurs', 'motif floral'],
  ['leaf print', 'à feuilles', 'motif de feuilles'],
];

interface FrenchName {
  readonly name: string;
  /** Where no material stands before it. */
  readonly alone?: string;
  /** French says the material first, then how it is laid, its colour, and what shifts the colour. */
  readonly rank: number;
}

/** The tables are written without the apostrophes and ligatures that a text may lack. */
const spelled = (french: string): string =>
  french.replace(/\bd (?=[aeiouéèêœ])/g, 'd’').replace(/oeuf/g, 'œuf');

function* entries(): Generator<readonly [english: string, name: FrenchName]> {
  for (const [phrase, { english, language }] of MATERIAL_WORDS)
    if (language !== 'en') yield [english, { name: spelled(phrase), rank: 0 }];
  yield [GLASS.english, { name: GLASS_IN_FRENCH, rank: 0 }];
  for (const [english, name, alone] of LAYINGS) yield [english, { name, alone, rank: 1 }];
  for (const [phrase, { english, language }] of COLOUR_WORDS)
    if (language !== 'en') yield [english, { name: spelled(phrase), rank: 2 }];
  yield ['and', { name: 'et', rank: 2 }];
  for (const [english, name] of TONES_IN_FRENCH) yield [english, { name, rank: 3 }];
  for (const [phrase, { english }] of SHADES)
    if (phrase !== english) yield [english, { name: phrase, rank: 3 }];
  for (const [phrase, { english, language }] of STYLE_WORDS)
    if (language === 'fr') yield [english, { name: phrase, rank: 4 }];
}

/** What is said first in a table is the usual word. */
function firstOfEach(): ReadonlyMap<string, FrenchName> {
  const first = new Map<string, FrenchName>();
  for (const [english, name] of entries()) if (!first.has(english)) first.set(english, name);
  return first;
}

const french = firstOfEach();

/** The longest phrase with a name that begins at a word, and where the next one begins. */
function phraseAt(words: readonly string[], from: number): { next: number; said: FrenchName } | null {
  for (let next = words.length; next > from; next--) {
    const said = french.get(words.slice(from, next).join(' '));
    if (said) return { next, said };
  }
  return null;
}

/**
 * What a colour, a material, a way of laying or a style is called in a language, by its canonical English name: "dark sage green"
 * is « vert sauge foncé ». What has no name there (RAL 7016, #9caf88) is given back as it came.
 */
export function nameOfLook(english: string, language: Language): string {
  if (language === 'en') return english;
  const words = english.split(' ');
  const names: FrenchName[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words, at);
    if (phrase === null) return english;
    names.push(phrase.said);
    at = phrase.next;
  }
  const hasMaterial = names.some(({ rank }) => rank === 0);
  return names
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ name, alone = name }) => (hasMaterial ? name : alone))
    .join(' ');
}
