import { NOUNS, type Noun } from '../lexicon/lexicon.ts';
import { COLOUR_WORDS, SHADES } from './colour-words.ts';
import { languageOf, type Language } from './language.ts';
import { MATERIAL_WORDS, PLAIN_LAYING_WORDS } from './material-words.ts';
import { placedWords, type PlacedWord } from './placed-words.ts';
import { STYLE_WORDS } from './style-words.ts';
import { TONE_WORDS } from './tone-words.ts';
import { findPhrases, longestFirst, phrasesOf, type Found, type Phrase } from './words.ts';

/** What a word or phrase is there for. */
type Meaning = { readonly language: 'en' | 'fr' | 'both' } & (
  | { readonly label: 'noun'; readonly noun: Noun }
  | { readonly label: 'look' }
  | { readonly label: 'style'; readonly style: string }
);

/** 'turn': here begins what only says more about the thing; 'quantity': "a pair of"; 'part': legs, cushions; 'plain': describes without being heeded. */
export type Label =
  | Meaning['label']
  | 'small'
  | 'turn'
  | 'article'
  | 'number'
  | 'outline'
  | 'quantity'
  | 'part'
  | 'plain'
  | 'generic'
  | 'unknown';

/** A word or phrase: words `from` to `to` (exclusive). */
export interface Labelled {
  readonly from: number;
  readonly to: number;
  readonly label: Label;
  readonly noun?: Noun;
  readonly style?: string;
}

export interface LabelledText {
  readonly text: string;
  readonly words: readonly PlacedWord[];
  readonly parts: readonly Labelled[];
  readonly language: Language;
}

const look = (language: Meaning['language']): Meaning => ({ label: 'look', language });

/** How high a thing reaches names no floor. */
const HEIGHTS = ['floor to ceiling', 'du sol au plafond', 'toute hauteur'];

/** Where a look and a noun are the same word, the look comes first. */
const looks: readonly Phrase<Meaning>[] = phrasesOf<Meaning>([
  ...[...COLOUR_WORDS, ...MATERIAL_WORDS].map(([phrase, { language }]) => [phrase, look(language)] as const),
  ...PLAIN_LAYING_WORDS.map(([phrase]) => [phrase, look('both')] as const),
  ...SHADES.map(([phrase]) => [phrase, look('both')] as const),
  ...TONE_WORDS.map(([phrase, { language }]) => [phrase, look(language)] as const),
  ...HEIGHTS.map((phrase) => [phrase, look('both')] as const),
  ...STYLE_WORDS.map(
    ([phrase, { english, language }]) => [phrase, { label: 'style', style: english, language }] as const,
  ),
]);
const nouns: readonly Phrase<Meaning>[] = NOUNS.map((phrase) => ({
  ...phrase,
  value: { label: 'noun', noun: phrase.value, language: phrase.value.language },
}));
const vocabulary = longestFirst([...looks, ...nouns]);
const spokenIn = (language: Language): readonly Phrase<Meaning>[] =>
  vocabulary.filter(({ value }) => value.language === 'both' || value.language === language);
const native = { en: spokenIn('en'), fr: spokenIn('fr') };
const foreign = { en: spokenIn('fr'), fr: spokenIn('en') };

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const ARTICLES = {
  en: setOf('a an the this that these those my our your some any'),
  fr: setOf('un une le la les l des du ce cet cette ces mon ma mes notre nos votre vos quelques'),
};
const TURNS = {
  en: setOf(
    'with without of in for on from like by near next under above over against beside behind to at made that which featuring inside around between into onto where who along across through until instead and',
  ),
  fr: setOf(
    'avec sans de d du des en a au aux pour sur sous dans contre pres devant derriere chez comme facon qui que par entre vers autour jusqu jusque dont ou et',
  ),
};
const SMALL = setOf(
  'full filled rempli remplie remplis remplies plein pleine pleins pleines garni garnie garnis garnies is are be it its s very so really quite too also please here there now again only just i want would like d need have me us let lets can you could one ones tres bien trop aussi svp stp ici plus merci moi nous y je veux voudrais il faut peu assez est sont on colour color coloured colored couleur ton teinte teint finish finition paint painted tone tones shade shades style look set please size but matte matt mat mate glossy gloss shiny polished brillant brillante poli polie vernis same all tout tous toute toutes both every each more x',
);
const QUANTITIES = setOf(
  'pair set couple bunch lot lots number kind sort type piece pieces pile stack group row bit coat shade touch tone colour color paire ensemble lot tas pile groupe rangee sorte genre type couche touche serie plein beaucoup nuance',
);
export const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  deux: 2,
  three: 3,
  trois: 3,
  four: 4,
  quatre: 4,
  five: 5,
  cinq: 5,
  six: 6,
  seven: 7,
  sept: 7,
  eight: 8,
  huit: 8,
  nine: 9,
  neuf: 9,
  ten: 10,
  dix: 10,
  twelve: 12,
  douze: 12,
  pair: 2,
  couple: 2,
  paire: 2,
};
const OUTLINES = setOf(
  'round circular oval rond ronde ronds rondes ovale ovales circulaire rectangular square rectangulaire carre carree carres carrees oblong',
);
export const PARTS = setOf(
  'cushion cushions pillow pillows leg legs foot feet base frame frames drawer drawers shelf shelves top seat seats back arm arms armrest armrests handle handles shade pot pots door doors trim piping accent accents detail details headboard fringe border coussin coussins oreiller oreillers pied pieds cadre cadres structure pietement tiroir tiroirs plateau assise dossier accoudoir accoudoirs poignee poignees porte portes etagere etageres rebord bordure franges interieur book books livre livres decor decoration',
);
const PLAIN = setOf(
  'nice beautiful pretty lovely gorgeous cosy cozy comfortable comfy soft big bigger large larger small smaller little tiny huge giant tall taller low lower wide vertical horizontal long longer high short slim thin thick new old elegant simple stylish cheap expensive warm cool cosier nicer better different other fluffy padded cushioned tufted patterned striped floral checked geometric plain hanging standing seater adjustable foldable extendable extra open closed empty single double deep fresh clean classy sturdy decorative beau bel belle beaux belles joli jolie jolis jolies grand grande grands grandes petit petite petits petites gros grosse immense enorme enormes vieux vieil vieille nouveau nouvel nouvelle neuf neuve autre autres confortable confortables elegant elegante simple simples magnifique superbe haut haute bas basse large larges long longue etroit etroite epais epaisse moelleux moelleuse chaleureux chaleureuse raye rayee fleuri fleurie uni unie design sobre douillet decoratif decorative mural murale carreaux motif motifs places place mieux meilleur different differente chouette sympa cool cotele cotelee coteles cotelees corded ribbed massif massive solid flotte brosse brossee brushed lave lavee washed tresse tressee woven vieilli vieillie patine patinee cire ciree recycle recyclee recycled capitonne capitonnee matelasse matelassee quilted',
);
/** Stand for a thing without naming it. */
const GENERIC = setOf(
  'something anything thing things stuff one ones it quelque chose truc trucs choses everything tout ca cela nothing rien',
);

/** Every word of a text with what it is there for. */
export function labelText(text: string): LabelledText {
  const words = placedWords(text);
  const plain = words.map(({ word }) => word);
  const language = languageOf(plain, vocabulary);
  const found = phrasesIn(plain, language).map((part) => named(part, plain, language));
  const isTaken = plain.map(() => false);
  for (const { from, to } of found) isTaken.fill(true, from, to);
  const others = plain.flatMap((word, from): Labelled[] =>
    isTaken[from] ? [] : [{ from, to: from + 1, label: labelOf(plain, from, language) }],
  );
  const parts = [...found, ...others].toSorted((a, b) => a.from - b.from);
  return { text, words, parts: parts.map((part) => asJoined(part, parts, { text, words })), language };
}

/** Words of the own language first; those of the other one where they leave gaps, and as nouns only where there are no own ones. */
function phrasesIn(plain: readonly string[], language: Language): Found<Meaning>[] {
  const own = findPhrases(plain, native[language]);
  const hasNoun = own.some(({ value }) => value.label === 'noun');
  const isFree = ({ from, to }: Found<Meaning>): boolean =>
    own.every((one) => one.to <= from || one.from >= to);
  const isSmall = ({ from, to }: Found<Meaning>): boolean =>
    to - from === 1 && !/^(?:noun|look|unknown)$/.test(labelOf(plain, from, language));
  const borrowed = findPhrases(plain, foreign[language]).filter(
    (found) => isFree(found) && !isSmall(found) && !(hasNoun && found.value.label === 'noun'),
  );
  return [...own, ...borrowed].toSorted((a, b) => a.from - b.from);
}

const nounByWords = new Map(NOUNS.toReversed().map((phrase) => [phrase.words.join(' '), phrase.value]));

/** "A light" is a lamp, "a light sofa" none: a word that is both is a noun where an article leads to it and nothing follows. */
function named({ from, to, value }: Found<Meaning>, plain: readonly string[], language: Language): Labelled {
  if (to - from === 1 && labelOf(plain, from, language) === 'quantity')
    return { from, to, label: 'quantity' };
  if (to - from === 1 && isPaint(plain, from)) return { from, to, label: 'small' };
  if (value.label !== 'look') return { from, to, ...value };
  const noun = nounByWords.get(plain.slice(from, to).join(' '));
  const isLed = ARTICLES[language].has(plain[from - 1] ?? '');
  const next = plain[to];
  const isEnd = next === undefined || TURNS[language].has(next);
  const isOwn =
    noun && noun.thing.stands !== 'surface' && noun.language !== (language === 'en' ? 'fr' : 'en');
  return isOwn && isLed && isEnd ? { from, to, label: 'noun', noun } : { from, to, label: 'look' };
}

/** « De la peinture verte » is paint, « une peinture » a picture. */
function isPaint(plain: readonly string[], at: number): boolean {
  const [before, article] = [plain[at - 2], plain[at - 1] ?? ''];
  return plain[at] === 'peinture' && (before === 'de' || !['une', 'la', 'cette', 'ma'].includes(article));
}

function labelOf(plain: readonly string[], at: number, language: Language): Label {
  const word = plain[at]!;
  if (isMeasure(plain, at)) return 'look';
  if (isDimension(plain, at)) return 'plain';
  if (QUANTITIES.has(word) && /^(?:of|de|d)$/.test(plain[at + 1] ?? '')) return 'quantity';
  const isTurn = TURNS[language].has(word);
  if (ARTICLES[language].has(word) && (at === 0 || !isTurn || plain[at - 1] === 'et')) return 'article';
  if (isTurn) return 'turn';
  if (/^\d+$/.test(word) || NUMBERS[word] !== undefined) return numberOrSeats(plain[at + 1] ?? '');
  return DESCRIBING.find(([, words]) => words.has(word))?.[0] ?? 'unknown';
}

/** In order: of two that hold a word the first counts. */
const DESCRIBING: readonly (readonly [Label, ReadonlySet<string>])[] = [
  ['outline', OUTLINES],
  ['plain', PLAIN],
  ['generic', GENERIC],
  ['small', SMALL],
  ['small', ARTICLES.en],
  ['small', ARTICLES.fr],
  ['part', PARTS],
];

/** A colour in numbers: "#9caf88", "RAL 6021", "rgb 10 20 30". */
function isMeasure(plain: readonly string[], at: number): boolean {
  const [before, word] = [plain[at - 1] ?? '', plain[at] ?? ''];
  if (/^(?:#[0-9a-f]{3,6}|ral\d{4}|ral|rgb)$/.test(word)) return true;
  return /^\d+$/.test(word) && /^(?:ral|rgb|\d+)$/.test(before);
}

const UNIT = /^(?:cm|mm|m|metres?|meters?|inch|inches|ft)$/;

/** "200x300", "160 x 230 cm", "2 m": how large it is is no thing and no count of them. */
function isDimension(plain: readonly string[], at: number): boolean {
  const [before, word, after] = [plain[at - 1] ?? '', plain[at] ?? '', plain[at + 1] ?? ''];
  const isCount = (text = ''): boolean => /^\d+$/.test(text);
  if (/^\d+(?:x\d+)*(?:cm|mm|m|in|ft)$|^\d+(?:x\d+)+$/.test(word)) return true;
  if (word === 'x') return isCount(before) && isCount(after);
  if (!isCount(word)) return UNIT.test(word) && /^\d/.test(before);
  return UNIT.test(after) || before === 'x' || (after === 'x' && isCount(plain[at + 2]));
}

const SEATS = /^(?:seater|seat|place|drawer|door|tiroir|porte|leg|pied)s?$/;

/** "Two seater" counts seats, no sofas. */
function numberOrSeats(next: string): Label {
  return SEATS.test(next) ? 'plain' : 'number';
}

/** "Wall-mounted" is no wall: a noun that a hyphen joins to an unknown word is part of it. */
function asJoined(
  part: Labelled,
  parts: readonly Labelled[],
  { text, words }: Pick<LabelledText, 'text' | 'words'>,
): Labelled {
  if (part.label !== 'noun') return part;
  const isJoined = (at: number): boolean =>
    at > 0 && at < words.length && /^[-‐‑]$/.test(text.slice(words[at - 1]!.to, words[at]!.from));
  const neighbours = parts.filter(
    ({ from, to }) => (to === part.from && isJoined(part.from)) || (from === part.to && isJoined(part.to)),
  );
  return neighbours.some(({ label }) => label === 'unknown' || label === 'plain')
    ? { from: part.from, to: part.to, label: 'unknown' }
    : part;
}
