import { COLOUR_WORDS, type ColourWord } from './colour-words.ts';
import { isSoftFamily, type Family } from './material-words.ts';

const [DARK, LIGHT] = [
  new Set('dark darker fonce foncee fonces foncees sombre sombres'.split(' ')),
  new Set('light lighter pale clair claire clairs claires'.split(' ')),
];

const named = (name: string): ColourWord => COLOUR_WORDS.find(([, { english }]) => english === name)![1];
/** What is meant by a shade of no colour, by what it is a shade of. */
const MEANT = {
  leather: { dark: named('dark brown'), light: named('tan') },
  cloth: { dark: named('charcoal'), light: named('cream') },
} as const;

/** "A dark sofa", « un fauteuil clair »: the colour that is meant where none is named; null where nothing is, or for what is no cloth. `words`: plain, those of things left out. */
export function bareShade(words: readonly string[], family: Family | null): ColourWord | null {
  const shade = words.some((word) => DARK.has(word))
    ? 'dark'
    : words.some((word) => LIGHT.has(word))
      ? 'light'
      : null;
  if (!shade || !family || !isSoftFamily(family)) return null;
  return MEANT[family === 'leather' ? 'leather' : 'cloth'][shade];
}
