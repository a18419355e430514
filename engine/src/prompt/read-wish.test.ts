import { describe, expect, it } from 'vitest';
import { nameOfThing, readWish } from './read-wish.ts';

describe('words that ask for nothing that can be done', () => {
  it.each([
    "don't put a sofa",
    'ne mets pas de canapé',
    'open the curtains',
    'turn off the lights',
    'replace the sofa',
    'moins de coussins',
    'what is this?',
    'plus grand',
    'scandinavian style',
    'une fusée en velours',
    'my girlfriend',
  ])('put nothing that has a model: %s', (text) => {
    const { things, missing } = readWish(text);
    expect(things.filter(({ hasModel }) => hasModel)).toEqual([]);
    expect(missing).not.toEqual([]);
  });

  it.each(['', '   ', '???'])('of no letters are nothing at all: %j', (text) => {
    expect(readWish(text)).toMatchObject({ action: 'put', things: [], leftOut: [] });
  });
});

describe('the head of a group of nouns decides', () => {
  it.each([
    ['canvas armchair', 'armchair', ['canvas']],
    ['print cushions', 'cushion', []],
    ['four poster bed', 'bed', []],
    ['lamp table', 'side table', []],
    ['table lamp', 'table lamp', []],
    ['floor mat', 'rug', []],
    ['desk lamp', 'table lamp', []],
    ['bed sheet', 'bedding', []],
    ['window seat', 'banquette seat', []],
    ['bathroom mirror', 'mirror', []],
    ['ikea sofa', 'sofa', ['ikea']],
    ['wall-mounted shelf', 'bookcase', ['wall-mounted']],
    ['tapis de sol', 'rug', []],
    ['table de chevet', 'nightstand', []],
    ['un canapé dans le salon près de la cheminée', 'sofa', ['dans le salon près de la cheminée']],
    ['a lamp next to the red sofa', 'floor lamp', ['next to the red sofa']],
  ])('%s', (text, kind, leftOut) => {
    const reading = readWish(text);
    expect(reading.things.map((thing) => thing.kind)).toEqual([kind]);
    expect(reading.things[0]?.colour).toBeNull();
    expect(reading.leftOut).toEqual(leftOut);
  });

  it.each(['sofa flurbl', 'coffee grinder', 'lamp oil', 'un flurbl en velours', 'porte-jarretelles'])(
    'and is missing where nobody knows it: %s',
    (text) => {
      expect(readWish(text)).toMatchObject({ things: [], missing: [{ kind: null, closest: null }] });
    },
  );
});

describe('the tool settles what a bare phrase means', () => {
  it.each([
    ['a green sofa', 'repaint', 'put'],
    ['a green sofa', 'replace', 'replace'],
    ['green velvet', 'replace', 'material'],
    ['a green sofa', 'recolour', 'recolour'],
    ['oak', 'recolour', 'material'],
    ['remove it', 'recolour', 'remove'],
  ] as const)('%s in %s', (text, tool, action) => {
    expect(readWish(text, tool).action).toBe(action);
  });

  it('a new look that is none is missing', () => {
    expect(readWish('something nicer', 'recolour')).toMatchObject({
      action: 'recolour',
      things: [],
      missing: [{ words: 'something nicer', kind: null }],
    });
  });
});

describe('several requests', () => {
  it('for surfaces: the first is done, the others are told', () => {
    expect(readWish('marble floor and white walls')).toMatchObject({
      action: 'material',
      target: 'floor',
      things: [{ kind: 'floor', material: 'marble', colour: null }],
      leftOut: ['white walls'],
    });
  });

  it('with something unknown among them: the known is put, the other missing', () => {
    expect(readWish('a sofa and a flurbl')).toMatchObject({
      things: [{ kind: 'sofa' }],
      missing: [{ words: 'flurbl', kind: null, closest: null }],
    });
  });

  it('of one kind beyond what stands side by side are told', () => {
    expect(readWish('six chairs')).toMatchObject({ things: [{ kind: 'chair', count: 6 }], leftOut: ['six'] });
  });
});

describe('what a thing is called', () => {
  it.each([
    ['sofa', 'canapé'],
    ['side table', 'table d’appoint'],
    ['monstera', 'monstera'],
    ['dog', 'chien'],
  ])('%s is %s in French', (kind, name) => {
    expect(nameOfThing(kind, 'en')).toBe(kind);
    expect(nameOfThing(kind, 'fr')).toBe(name);
  });

  it('is what was asked where nobody knows it', () => {
    expect(nameOfThing('flurbl', 'fr')).toBe('flurbl');
  });
});
