import { type Oklab, oklabOfHex } from '../colour/oklab.ts';
import { placedWords } from './placed-words.ts';
import { termsOf, type Term } from './terms.ts';

export interface ColourClash {
  /** The colour that contradicts an earlier one. */
  readonly later: Term;
  /** Where what leads up to it begins: "in black", « de couleur noire ». */
  readonly cutFrom: number;
}

/** Here another thing begins, or the thing has both colours. */
const TURNS =
  /[,;.+&/]|(?<![\p{L}\d])(?:with|avec|and|et|or|ou|on|sur|under|sous|against|contre|near|beside|next|behind|before|between|from|to|devant|derri[eè]re|dans|pr[eè]s|c[oô]t[ée]|entre|pour|for|plus|featuring)(?![\p{L}\d])/giu;
/** Things that have several colours by their nature. */
const PATTERNED =
  /strip|check|pattern|tartan|plaid|two.?tone|bicolo|multicolo|mosaic|rayé|rayure|carreau|damier|motif|fleuri|floral|zebra|zèbre|dégradé|gradient/iu;
/** Farther apart (OKLab, lightness counting less), two names are no shade of each other: "blue green" is one colour, "white black" is not. */
const FAR = 0.21;
const LIGHTNESS_WEIGHT = 0.6;

/** Colours that contradict an earlier colour of the same thing, clause by clause. */
export function twoColours(text: string): ColourClash[] {
  if (PATTERNED.test(text)) return [];
  const turns = [...text.matchAll(TURNS)].map(({ index }) => index);
  const terms = termsOf(text);
  const clauseOf = (term: Term): number => turns.filter((at) => at < term.from).length;
  return [0, ...turns].flatMap((_, clause) =>
    clashesIn(
      text,
      terms.filter((term) => clauseOf(term) === clause),
    ),
  );
}

function clashesIn(text: string, terms: readonly Term[]): ColourClash[] {
  const colours = terms.filter(({ kind }) => kind === 'colour');
  return colours.flatMap((later, i): ColourClash[] => {
    const earlier = colours[i - 1];
    if (!earlier || !isOfOneThing(terms, earlier, later) || distance(earlier, later) < FAR) return [];
    return [{ later, cutFrom: leadOf(text, later) }];
  });
}

/** Side by side; or the thing stands between, and nothing follows that the second could belong to. */
function isOfOneThing(terms: readonly Term[], earlier: Term, later: Term): boolean {
  const between = terms.slice(terms.indexOf(earlier) + 1, terms.indexOf(later));
  const nouns = between.filter(({ kind }) => kind === 'thing' || kind === 'word');
  const isLast = terms.slice(terms.indexOf(later) + 1).every(({ kind }) => kind === 'look');
  return nouns.length === 0 || (nouns.length === 1 && isLast);
}

const LEADS = new Set(['in', 'en', 'de', 'd', 'of', 'colour', 'color', 'couleur', 'the', 'a']);

function leadOf(text: string, later: Term): number {
  let from = later.from;
  for (const word of placedWords(text.slice(0, later.from)).reverse()) {
    if (!LEADS.has(word.word)) break;
    from = word.from;
  }
  return from;
}

function distance(one: Term, two: Term): number {
  const [a, b] = [one, two].map(({ hex }) => oklabOfHex(hex ?? '#000000')) as [Oklab, Oklab];
  return Math.hypot(LIGHTNESS_WEIGHT * (a[0] - b[0]), a[1] - b[1], a[2] - b[2]);
}
