import { COLOUR_WORDS, type ColourWord } from './colour-words.ts';
import { drawnRecord, type Kind } from '../lexicon/kinds.ts';
import { isSoftFamily, MATERIAL_WORDS, type Family, type MaterialWord } from './material-words.ts';

const DARK = new Set('dark darker fonce foncee fonces foncees sombre sombres'.split(' '));
const LIGHT = new Set('light lighter pale clair claire clairs claires'.split(' '));

const colourNamed = (name: string): ColourWord =>
  COLOUR_WORDS.find(([, { english }]) => english === name)![1];
const woodNamed = (name: string): MaterialWord =>
  MATERIAL_WORDS.find(([, { english }]) => english === name)![1];

/** What is meant by a shade of no colour, by what it is a shade of. */
const LEATHER = { dark: colourNamed('dark brown'), light: colourNamed('tan') };
const CLOTH = { dark: colourNamed('charcoal'), light: colourNamed('cream') };
const WOOD = { dark: woodNamed('dark wood'), light: woodNamed('light wood') };

/** What a shade of no colour comes to: one of the two, or nothing. */
interface BareShade {
  readonly colour?: ColourWord;
  readonly material?: MaterialWord;
}

function shadeIn(words: readonly string[]): 'dark' | 'light' | null {
  if (words.some((word) => DARK.has(word))) return 'dark';
  return words.some((word) => LIGHT.has(word)) ? 'light' : null;
}

/** "A dark sofa", « une table claire »: what is meant where neither a colour nor a wood is named. `words` are plain; `family`: what it is made of. */
function bareShade(words: readonly string[], family: Family): BareShade {
  const shade = shadeIn(words);
  if (!shade) return {};
  if (family === 'wood') return { material: WOOD[shade] };
  if (!isSoftFamily(family)) return {};
  return { colour: family === 'leather' ? LEATHER[shade] : CLOTH[shade] };
}

/** The looks that words name. */
interface Named {
  readonly colours: readonly unknown[];
  readonly materials: readonly MaterialWord[];
}

/** "A dark sofa", "a light table": what goes without its name, where neither a colour nor a wood is said. */
export function meantBy(
  words: readonly string[],
  kind: Kind | null,
  { colours: [colour], materials: [material] }: Named,
): BareShade {
  if (kind === null || colour || material?.family === 'wood') return {};
  return bareShade(words, material?.family ?? drawnRecord(kind).families[0]);
}
