import type { Noun } from '../lexicon/lexicon.ts';
import type { Language } from './language.ts';
import { labelText, NUMBERS, type Labelled, type LabelledText } from './labels.ts';

/** Characters `from` to `to` (exclusive) of a text. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A number and where it stands. */
export interface Counted {
  readonly count: number;
  readonly at: Stretch;
}

/** What a group of words names, and what is said about it. Stretches are places in the text. */
export interface Group {
  readonly language: Language;
  /** What the head of the group names; null = nothing known. */
  readonly noun: Noun | null;
  /** The words that name it, or that should: a head that nobody knows. Null = nothing is named at all. */
  readonly head: Stretch | null;
  /** Nouns of the complements: "a painting of a landscape". */
  readonly others: readonly { readonly noun: Noun; readonly at: Stretch; readonly number: Counted | null }[];
  /** How many of it. */
  readonly number: Counted | null;
  readonly style: string | null;
  readonly isRound: boolean;
  readonly isAngular: boolean;
  /** The words that say the form. */
  readonly outlines: readonly Stretch[];
  /** What says how the thing itself looks, and how what comes with it looks. */
  readonly own: readonly Stretch[];
  readonly rest: readonly Stretch[];
  /** What is not heeded, as it stands in the text. */
  readonly leftOut: readonly Stretch[];
  /** Styles that are named; whether they are heeded is known to those who draw. */
  readonly styles: readonly Stretch[];
  /** Whether it only says how something looks. */
  readonly isLook: boolean;
  readonly hasArticle: boolean;
}

/** Words up to the next turn, with the turn that leads to them. */
interface Segment {
  readonly turn: string | null;
  readonly parts: readonly Labelled[];
}

const WITH = new Set(['with', 'avec', 'featuring']);
const WITHOUT = new Set(['without', 'sans']);
/** Lead to what something is made of or how it looks. */
const OF = new Set([',', 'of', 'in', 'en', 'de', 'd', 'du', 'des', 'a', 'au', 'aux', 'made', 'to', 'into']);
/** Join two things, or two colours of one. */
const JOINING = new Set(['and', 'et', 'or', 'ou']);
const INSIDE = new Set(['in', 'dans', 'en', 'with', 'avec']);
/** What grows in a pot, which takes the look that is named. */
const POTTED: ReadonlySet<string> = new Set(['plant', 'cactus', 'hanging plant']);
/** An unknown word that follows an English noun and only describes it: "facing", "covered". */
const PARTICIPLE = /(?:ing|ed|ly)$/;

/** Reads one group of words: "a round walnut table", « un fauteuil en velours vert dans le coin ». Its head decides what it is: in English the last noun before a turn, in French the first. */
export function readGroup(text: string): Group {
  const labelled = labelText(text);
  const [main, ...complements] = segmentsOf(labelled);
  const head = headOf(main, labelled.language);
  const place = (parts: readonly Labelled[]): Stretch | null => stretchOf(labelled, parts);
  const noun = head?.noun ?? null;
  const tail = complements.map((segment) => ({ ...readComplement(segment, noun), segment }));
  const own = [main.parts, ...tail.flatMap(({ role, segment }) => (role === 'own' ? [segment.parts] : []))];
  const rest = tail.flatMap(({ role, segment }) => (role === 'rest' ? [segment.parts] : []));
  const all = own.flat();
  return {
    language: labelled.language,
    noun,
    head: head && place(head.parts),
    others: complements.flatMap(({ parts }) =>
      parts.flatMap((part, i) =>
        part.noun
          ? [{ noun: part.noun, at: place([part])!, number: numberOf(labelled, parts.slice(0, i)) }]
          : [],
      ),
    ),
    number: numberOf(
      labelled,
      all.filter(({ from }) => from < (head?.parts[0]?.from ?? Infinity)),
    ),
    style: labelled.parts.find(({ style }) => style !== undefined)?.style ?? null,
    isRound: hasOutline(labelled, all, ROUND),
    isAngular: hasOutline(labelled, all, ANGULAR),
    outlines: all.flatMap((part) => (part.label === 'outline' ? (place([part]) ?? []) : [])),
    own: own.flatMap((parts) => place(parts) ?? []),
    rest: rest.flatMap((parts) => place(parts) ?? []),
    ...leftOutOf(labelled, { main, head, tail }),
    isLook: head === null && labelled.parts.some(({ label }) => label === 'look'),
    hasArticle: labelled.parts.some(({ label }) => label === 'article' || label === 'number'),
  };
}

function stretchOf({ words }: LabelledText, parts: readonly Labelled[]): Stretch | null {
  const [first, last] = [parts[0], parts.at(-1)];
  return first && last ? { from: words[first.from]!.from, to: words[last.to - 1]!.to } : null;
}

function wordOf({ words }: LabelledText, { from }: Labelled): string {
  return words[from]!.word;
}

/** Cuts a text at its turns. "A pair of" leads to what is meant; a turn at the very start is none. */
function segmentsOf(labelled: LabelledText): [Segment, ...Segment[]] {
  const segments: { turn: string | null; parts: Labelled[] }[] = [{ turn: null, parts: [] }];
  let hasNoun = false;
  for (const [i, part] of labelled.parts.entries()) {
    const isAfterQuantity = labelled.parts[i - 1]?.label === 'quantity' && !hasNoun;
    const isJoining = JOINING.has(wordOf(labelled, part)) && !hasNoun;
    const isTurn = part.label === 'turn' && !isAfterQuantity && !isJoining;
    const isParticiple = hasNoun && isDescribing(labelled, part);
    if (hasNoun && isAfterStop(labelled, part)) segments.push({ turn: ',', parts: [] });
    const last = segments.at(-1)!;
    const isTurning = last.turn !== null && last.parts.every(({ label }) => label === 'turn');
    // "Next to", « avec des »: turns side by side are one, and the first says what kind.
    if (isTurn && isTurning) last.parts.push(part);
    else if ((isTurn && i > 0) || isParticiple)
      segments.push({ turn: wordOf(labelled, part), parts: [part] });
    else if (part.label !== 'turn') segments.at(-1)!.parts.push(part);
    hasNoun ||= part.label === 'noun';
  }
  const [main = { turn: null, parts: [] }, ...complements] = segments;
  return [main, ...complements];
}

/** "Facing", "covered": an unknown English word that begins what only describes. */
function isDescribing(labelled: LabelledText, part: Labelled): boolean {
  return part.label === 'unknown' && labelled.language === 'en' && PARTICIPLE.test(wordOf(labelled, part));
}

/** A comma or the like stands before the word. */
function isAfterStop({ text, words }: LabelledText, { from }: Labelled): boolean {
  return from > 0 && /[,;:.+&(]/.test(text.slice(words[from - 1]!.to, words[from]!.from));
}

interface Head {
  readonly noun: Noun | null;
  readonly parts: readonly Labelled[];
}

/** What the first segment is about; null = it only describes. */
function headOf({ parts }: Segment, language: Language): Head | null {
  const nouns = parts.filter(({ label }) => label === 'noun');
  const noun = language === 'en' ? nouns.at(-1) : nouns[0];
  const article = parts.findLastIndex(({ label }) => label === 'article');
  const isVerb = parts
    .slice(0, Math.max(0, article))
    .some(({ label }) => label === 'unknown' || label === 'plain');
  if (isVerb) return { noun: null, parts };
  const strange = parts.filter(({ label }) => label === 'unknown' || label === 'part' || label === 'generic');
  if (!noun) {
    const said = strange.filter(({ label }) => label !== 'generic');
    const all = parts.filter(({ label }) => label !== 'article');
    return strange.length > 0 ? { noun: null, parts: said.length > 0 ? said : all } : null;
  }
  const after = strange.filter(({ from, label }) => from >= noun.to && label !== 'generic');
  if (language === 'en' && after.length > 0) return { noun: null, parts: [noun, ...after] };
  return { noun: noun.noun ?? null, parts: [noun] };
}

/** Of these a complement may consist without saying anything that is not heeded: "in a rustic style". */
const WORDLESS: ReadonlySet<string> = new Set(['small', 'article', 'style']);

type Role = 'own' | 'rest' | 'heeded' | 'leftOut';

/** What a complement does for the thing: say what it is made of, say how what comes with it looks, or nothing that can be drawn. */
function readComplement({ turn, parts }: Segment, noun: Noun | null): { readonly role: Role } {
  const lead = turn ?? '';
  const said = parts.filter(({ label }) => label !== 'turn');
  const hasLook = said.some(({ label }) => label === 'look');
  const names = said.flatMap((part) => part.noun ?? []);
  const isOnlyLook =
    names.length === 0 && said.every(({ label }) => label !== 'unknown' && label !== 'generic');
  const kind = noun?.thing.maker?.kind;
  if (WITHOUT.has(lead)) return { role: isPart(said) ? 'heeded' : 'leftOut' };
  const byHolder = roleOfHolder(lead, noun, said);
  if (byHolder) return { role: byHolder };
  if (WITH.has(lead) || JOINING.has(lead))
    return { role: hasLook ? 'rest' : isPart(said) ? 'heeded' : 'leftOut' };
  if (names.some(({ thing }) => kind !== undefined && thing.maker?.kind === kind)) return { role: 'heeded' };
  if (hasLook && isOnlyLook && (OF.has(lead) || PARTICIPLE.test(lead))) return { role: 'own' };
  return { role: said.every(({ label }) => WORDLESS.has(label)) ? 'heeded' : 'leftOut' };
}

/** Are drawn with what stands in them: "full of books". */
const SHELVES: ReadonlySet<string> = new Set(['bookcase', 'wall shelf']);

/** What a complement does that speaks of what holds the thing, or is held by it: its look is the thing's own, or comes with it. Null = it speaks of nothing alike. */
function roleOfHolder(lead: string, noun: Noun | null, said: readonly Labelled[]): Role | null {
  const hasLook = said.some(({ label }) => label === 'look');
  if (SHELVES.has(noun?.thing.maker?.kind ?? '') && isPart(said) && !hasLook) return 'heeded';
  if (POTTED.has(noun?.thing.maker?.kind ?? '') && INSIDE.has(lead) && said.some(isPot)) return 'own';
  if (![INSIDE, OF, JOINING].some((leads) => leads.has(lead))) return null;
  const names = said.flatMap((part) => part.noun ?? []);
  if (!isVaseAndFlowers(noun, names)) return null;
  return hasLook ? 'rest' : 'heeded';
}

/** "Roses in a vase", "a vase of roses". */
function isVaseAndFlowers(noun: Noun | null, names: readonly Noun[]): boolean {
  const kinds = names.map(({ thing }) => thing.maker?.kind);
  const kind = noun?.thing.maker?.kind;
  return (kind === 'flowers' && kinds.includes('vase')) || (kind === 'vase' && kinds.includes('flowers'));
}

function isPot({ noun }: Labelled): boolean {
  return noun?.thing.id === 'plant pot' || noun?.thing.id === 'basket' || noun?.thing.id === 'pot';
}

/** Things that are part of another one, or lie on it, and are drawn with it. */
const WORN: ReadonlySet<string> = new Set([
  'cushion',
  'pillow',
  'throw',
  'bedding',
  'duvet',
  'bedspread',
  'book',
  'ornament',
  'bookcase',
  'dresser',
  'painting',
  'chair',
]);

function isPart(said: readonly Labelled[]): boolean {
  const named = said.filter(({ label }) => ['noun', 'part', 'unknown'].includes(label));
  return (
    named.length > 0 &&
    named.every(({ label, noun }) => label === 'part' || (noun !== undefined && WORN.has(noun.thing.id)))
  );
}

function numberOf(labelled: LabelledText, before: readonly Labelled[]): Group['number'] {
  const said = before.find(
    ({ label, from }) => label === 'number' || (label === 'quantity' && NUMBERS[labelled.words[from]!.word]),
  );
  if (!said) return null;
  const word = wordOf(labelled, said);
  const count = NUMBERS[word] ?? Number(word);
  const at = stretchOf(labelled, [said]);
  return at && count > 1 && count < 100 ? { count, at } : null;
}

const ROUND = /^(?:round|circular|oval|ronde?s?|ovales?|circulaire)$/;
const ANGULAR = /^(?:rectangular|square|rectangulaire|carree?s?|oblong)$/;

function hasOutline(labelled: LabelledText, parts: readonly Labelled[], form: RegExp): boolean {
  return parts.some((part) => part.label === 'outline' && form.test(wordOf(labelled, part)));
}

interface Read {
  readonly main: Segment;
  readonly head: Head | null;
  readonly tail: readonly { readonly role: Role; readonly segment: Segment }[];
}

/** What else a complement says that is drawn: « côtelé » of « velours côtelé ». */
const OVERHEARD: Readonly<Record<Exclude<Role, 'leftOut'>, ReadonlySet<string>>> = {
  own: new Set(['unknown', 'style', 'plain']),
  rest: new Set(['unknown', 'style']),
  heeded: new Set(['unknown', 'style']),
};

/** Words that no drawing heeds, those side by side as one; styles apart. */
function leftOutOf(labelled: LabelledText, { main, head, tail }: Read): Pick<Group, 'leftOut' | 'styles'> {
  const isHead = (part: Labelled): boolean => head?.parts.includes(part) ?? false;
  const dropped: Labelled[] = main.parts.filter((part) => !isHead(part) && isUnheeded(part));
  for (const { role, segment } of tail) {
    if (role === 'leftOut') dropped.push(...segment.parts);
    else dropped.push(...segment.parts.filter(({ label }) => OVERHEARD[role].has(label)));
  }
  const inOrder = dropped.toSorted((a, b) => a.from - b.from);
  return {
    leftOut: joined(
      labelled,
      inOrder.filter(({ label }) => label !== 'style'),
    ),
    styles: joined(
      labelled,
      inOrder.filter(({ label }) => label === 'style'),
    ),
  };
}

function isUnheeded({ label }: Labelled): boolean {
  return ['unknown', 'plain', 'style', 'noun', 'part'].includes(label);
}

function joined(labelled: LabelledText, parts: readonly Labelled[]): Stretch[] {
  const runs: Labelled[][] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.at(-1)?.to === part.from) last.push(part);
    else runs.push([part]);
  }
  return runs.flatMap((run) => stretchOf(labelled, run) ?? []);
}
