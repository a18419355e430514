import { describe, expect, it } from 'vitest';
import { readWords } from '../find/read-words.ts';
import { readWish } from '../prompt/read-wish.ts';
import { plainWords } from '../prompt/words.ts';
import { drawnRecord, findKind, KINDS } from './kinds.ts';
import { THINGS, thingNamed } from './lexicon.ts';

const LANGUAGES = ['en', 'fr'] as const;

/** With each article its language has for one thing. */
const SINGULAR = { en: ['a'], fr: ['un', 'une'] } as const;

const spoken = THINGS.flatMap((thing) =>
  LANGUAGES.flatMap((language) => thing[language].map((words) => ({ thing, language, words }))),
);

describe('a word of the lexicon', () => {
  it('names one thing in its language', () => {
    for (const language of LANGUAGES) {
      const phrases = spoken
        .filter((one) => one.language === language)
        .map(({ words }) => plainWords(words).join(' '));
      const twice = phrases.filter((phrase, i) => phrases.indexOf(phrase) !== i);
      expect(twice).toEqual([]);
    }
  });

  it('is read as its own thing and as nothing else, by itself with an article', () => {
    const misread = spoken.filter(({ thing, language, words }) => {
      const readings = SINGULAR[language].map((article) => readWish(`${article} ${words}`));
      const kinds = readings.map(
        ({ things, missing, targetKind }) =>
          [...things, ...missing].map(({ kind }) => kind ?? '')[0] || targetKind,
      );
      // "Parquet" alone is a way of laying a floor, which takes it as a material.
      const isLaid = thing.stands === 'surface' && readings.some(({ action }) => action === 'material');
      return !isLaid && !kinds.includes(thing.id);
    });
    expect(misread.map(({ words }) => words)).toEqual([]);
  });

  it('is looked for as what its thing is found as', () => {
    const wrong = spoken.filter(({ thing, language, words }) =>
      SINGULAR[language].every((article) => (readWords(`${article} ${words}`)?.thing ?? null) !== thing.find),
    );
    expect(wrong.map(({ words }) => words)).toEqual([]);
  });
});

describe('what can be drawn', () => {
  it('can be found by each of its words', () => {
    const lost = spoken.filter(
      ({ thing, words }) => thing.maker !== null && (readWords(words)?.thing ?? null) !== thing.find,
    );
    expect(lost.map(({ words }) => words)).toEqual([]);
  });

  it('has a record of its own for every kind', () => {
    for (const kind of KINDS) expect(thingNamed(kind)?.maker).toEqual({ kind });
  });
});

describe('what is drawn and not found, or found and not drawn,', () => {
  it('is said on purpose: nothing tells a bathtub, an aquarium, a vase, a candle, a bowl, a book, a coat rack or a speaker from other things', () => {
    const unseen = KINDS.filter((kind) => drawnRecord(kind).find === null);
    expect(unseen.toSorted()).toEqual([
      'aquarium',
      'bathtub',
      'book',
      'candle',
      'coat rack',
      'fruit bowl',
      'speaker',
      'vase',
    ]);
  });

  it.each([
    ['the bar stools', 'les tabourets de bar', 'chair'],
    ['the kitchen island', 'l’îlot central', 'sideboard'],
    ['the upright piano', 'le piano droit', 'sideboard'],
    ['the radiator', 'le radiateur', 'radiator'],
    ['the pouf', 'le pouf', 'pouf'],
    ['the stool', 'le tabouret', 'stool'],
    ['the floor cushion', 'le coussin de sol', 'cushion'],
    ['the christmas tree', 'le sapin de noël', 'plant'],
    ['the washing machine', 'le lave-linge', 'appliance'],
    ['the front door', 'la porte d’entrée', 'door'],
    ['the stairs', 'l’escalier', 'stairs'],
  ])('is looked for in both languages: %s, %s', (english, french, thing) => {
    for (const words of [english, french]) expect(readWords(words)?.thing).toBe(thing);
  });

  it('is one or many as it is said', () => {
    for (const one of ['a piece of furniture', 'the bookshelf', 'le meuble', 'the curtain'])
      expect([one, readWords(one)?.isPlural]).toEqual([one, false]);
    for (const many of ['the shelves', 'floating shelves', 'les meubles', 'drapes', 'le bazar'])
      expect([many, readWords(many)?.isPlural]).toEqual([many, true]);
  });
});

describe('a pair that is put as one', () => {
  it('is of two kinds that are drawn by themselves', () => {
    const pairs = KINDS.flatMap((kind) => drawnRecord(kind).pair ?? []);
    expect(pairs.map(findKind)).toEqual(pairs);
  });
});

describe('what cannot be drawn', () => {
  it('is stood in for only by what can be', () => {
    for (const { maker, closest } of THINGS)
      if (closest !== null) expect([maker, KINDS.includes(closest)]).toEqual([null, true]);
  });

  it.each(['dog', 'cat', 'person', 'oven', 'wall', 'floor', 'door', 'window'])(
    'nothing is honestly close to: %s',
    (id) => {
      expect(thingNamed(id)).toMatchObject({ maker: null, closest: null });
    },
  );
});

describe('a compound is not what one of its words says', () => {
  it.each([
    ['ceiling light', 'ceiling'],
    ['floor mat', 'floor'],
    ['tv unit', 'television'],
    ['desk lamp', 'table'],
    ['bed sheet', 'sofa'],
    ['window seat', 'window'],
    ['wall clock', 'wall'],
    ['kitchen table', 'kitchen front'],
    ['bathroom mirror', 'window'],
    ['lampe de bureau', 'table'],
    ['tapis de sol', 'floor'],
    ['meuble tv', 'television'],
    ['table de chevet', 'table'],
    ['miroir de salle de bain', 'wall'],
  ])('%s is no %s', (words, other) => {
    expect(readWords(words)?.thing).not.toBe(other);
    expect(readWords(words)).not.toBeNull();
  });
});
