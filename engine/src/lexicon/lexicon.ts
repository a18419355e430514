import { findPhrases, type Found, type Phrase, phrasesOf, plainWords } from '../prompt/words.ts';
import { OTHER_BEDS } from './beds.ts';
import { BUILDING } from './building.ts';
import type { Details } from './details.ts';
import { OTHER_HOUSEHOLD } from './household.ts';
import { drawnRecord, type Kind, KINDS } from './kinds.ts';
import { OTHER_LIGHTS } from './lights.ts';
import { LIVING } from './living.ts';
import { OTHER_MEDIA } from './media.ts';
import { OTHER_PLANTS } from './plants.ts';
import { type Undrawn, undrawn, wordsIn } from './record.ts';
import { OTHER_SEATS } from './seats.ts';
import { OTHER_SETS } from './sets.ts';
import { OTHER_STORAGE } from './storage.ts';
import { OTHER_TABLES } from './tables.ts';
import { OTHER_TEXTILES } from './textiles.ts';
import { OTHER_HANGINGS } from './walls.ts';

/** What stands about. */
const SMALL_THINGS = [
  ...undrawn({ closest: null, find: 'clutter', stands: 'table' }, [
    [
      'box, boxes, cardboard box, storage box, crate, moving box, carton',
      'carton, boîte, caisse, boîte de rangement',
    ],
    [
      'clutter, mess, stuff, junk, things, item',
      'désordre, bazar, fouillis, bric-à-brac, affaires, choses',
      'clutter, mess, stuff, junk, désordre, bazar, fouillis, affaires',
    ],
  ]),
  ...undrawn({ closest: null, find: null, stands: 'table' }, [
    [
      'plant pot, flower pot, flowerpot, planter, window box, flower box',
      'pot de fleurs, pot, cache-pot, jardinière, bac à fleurs',
    ],
    ['sculpture, statue, bust, statuette, figurine', 'sculpture, statue, buste, statuette, figurine'],
    ['magazine, newspaper', 'magazine, revue, journal'],
    ['basket, wicker basket, storage basket', 'panier, corbeille, panier en osier'],
    ['globe', 'globe terrestre, globe'],
    [
      'ornament, trinket, knick knack, decoration, decor, accessory, decorative object',
      'bibelot, décoration, objet déco, objet décoratif, objet',
    ],
    ['incense, diffuser', 'encens, diffuseur'],
    ['jewellery, jewelry, jewellery box, jewelry box', 'bijou, boîte à bijoux'],
    ['telephone, phone, smartphone', 'téléphone, smartphone'],
    ['ashtray', 'cendrier'],
    ['key, keys', 'clé, clef, porte-clés'],
    ['letterbox, mailbox, letter box', 'boîte aux lettres'],
    ['first aid kit', 'trousse de secours'],
  ]),
];

/** A thing that people name: what draws it, what it is looked for as, and the kind that could stand in where nothing draws it. */
export interface ThingRecord extends Omit<Undrawn<Kind | null>, 'maker'> {
  /** What draws it; null = nothing does. */
  readonly maker: (Details & { readonly kind: Kind }) | null;
}

/** A kind, or a form of one, by its words. */
function drawnThing(kind: Kind, details: Details, [en, fr]: readonly [string, string]): ThingRecord {
  const { find, isInexact, stands, many } = drawnRecord(kind);
  const words = wordsIn(en);
  const named = { id: words[0]!, en: words, fr: wordsIn(fr), many: wordsIn(many) };
  const looked = { find, ...(isInexact && { isInexact }) };
  return { ...named, maker: { kind, ...details }, closest: null, ...looked, stands };
}

/** Everything that people name in a room: one record each. */
export const THINGS: readonly ThingRecord[] = [
  ...KINDS.map((kind) => {
    const { en, fr } = drawnRecord(kind);
    // Orders that are kept name it by its kind, which is not always what it is called first.
    return { ...drawnThing(kind, {}, [en, fr]), id: kind };
  }),
  ...KINDS.flatMap((kind) =>
    (drawnRecord(kind).variants ?? []).map(([details, en, fr]) => drawnThing(kind, details, [en, fr])),
  ),
  ...OTHER_SEATS,
  ...OTHER_TABLES,
  ...OTHER_STORAGE,
  ...OTHER_BEDS,
  ...OTHER_LIGHTS,
  ...OTHER_TEXTILES,
  ...OTHER_HANGINGS,
  ...OTHER_PLANTS,
  ...OTHER_MEDIA,
  ...OTHER_HOUSEHOLD,
  ...OTHER_SETS,
  ...BUILDING,
  ...SMALL_THINGS,
  ...LIVING,
];

/** A word or phrase for a thing. */
export interface Noun {
  readonly thing: ThingRecord;
  /** In English: as said, or the thing's name where it was said in French. */
  readonly english: string;
  readonly language: 'en' | 'fr' | 'both';
}

function* nouns(): Generator<readonly [string, Noun]> {
  for (const thing of THINGS) {
    for (const phrase of thing.en) {
      const language = thing.fr.includes(phrase) ? 'both' : 'en';
      yield [phrase, { thing, english: phrase, language }];
    }
    for (const phrase of thing.fr)
      if (!thing.en.includes(phrase)) yield [phrase, { thing, english: thing.id, language: 'fr' }];
  }
}

/** All words for things, ready to be looked for in a text. */
export const NOUNS: readonly Phrase<Noun>[] = phrasesOf(nouns(), 'noun');

const OWN_NOUNS = {
  en: NOUNS.filter(({ value }) => value.language !== 'fr'),
  fr: NOUNS.filter(({ value }) => value.language !== 'en'),
};

const byId: ReadonlyMap<string, ThingRecord> = new Map(THINGS.map((thing) => [thing.id, thing]));

/** The record of a canonical name; undefined for what is none. */
export function thingNamed(id: string): ThingRecord | undefined {
  return byId.get(id);
}

/** Words of the own language; those of the other one where there are none. */
export function inLanguage<T extends { readonly language: string }>(
  found: readonly Found<T>[],
  language: 'en' | 'fr',
): Found<T>[] {
  const other = language === 'en' ? 'fr' : 'en';
  const native = found.filter(({ value }) => value.language !== other);
  return native.length > 0 ? native : [...found];
}

/** The words for things in a text, of the language it is written in. */
export function nounsIn(words: readonly string[], language: 'en' | 'fr'): Found<Noun>[] {
  const native = findPhrases(words, OWN_NOUNS[language]);
  return native.length > 0 ? native : findPhrases(words, NOUNS);
}

/** Whether a word for a thing stands in the plural there, or means several by itself. */
export function isPlural(words: readonly string[], found: Found<Noun>): boolean {
  const { en, fr, many } = found.value.thing;
  if (many.includes(found.phrase)) return true;
  const base = plainWords(found.phrase);
  const hasSingular = [...en, ...fr].some((one) => [`${one}s`, `${one}x`, `${one}es`].includes(found.phrase));
  return words
    .slice(found.from, found.to)
    .some((word, i) => /[sx]$/.test(word) && (word !== base[i] || hasSingular));
}
