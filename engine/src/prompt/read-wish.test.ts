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
    'a less blue sofa',
    'un canapé moins bleu',
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

  it.each(['', '   '])('that are none are nothing at all: %j', (text) => {
    expect(readWish(text)).toMatchObject({ action: 'put', things: [], missing: [], leftOut: [] });
  });

  it.each(['?', '!!!', '...', 'please', 's’il te plaît'])(
    'and that say nothing are missing as they stand, so that nothing is drawn for them: %s',
    (text) => {
      const missing = [{ words: text, kind: null, closest: null }];
      for (const tool of ['repaint', 'replace'] as const)
        expect(readWish(text, tool)).toMatchObject({ things: [], missing, leftOut: [] });
    },
  );

  it.each([
    'remove everything but the sofa',
    'remove all the furniture except the bed',
    'remove everything except for the lamp',
    'remove nothing but the lamp',
    'remove everything, keep the sofa',
    'paint everything but the ceiling white',
    'replace everything but the sofa with plants',
    'anything but a sofa',
    'no furniture except the bed',
    'enlève tout sauf le canapé',
    'enlève tous les meubles à part le lit',
    'enlève tout à l’exception du canapé',
    'enlève tout, mais pas le canapé',
  ])('and name what shall stay are unclear: what an exception names is done nothing to: %s', (text) => {
    const missing = [{ words: text, kind: null, closest: null }];
    expect(readWish(text)).toMatchObject({ target: null, targetKind: null, things: [], missing });
  });

  it.each([
    ['change le papier peint', 'change le papier peint'],
    ['papier peint', 'papier peint'],
    ['nouveau papier peint', 'papier peint'],
    ['change the wallpaper', 'change the wallpaper'],
  ])('and name a surface without a new look are missing: %s', (text, words) => {
    expect(readWish(text)).toMatchObject({ action: 'put', target: null, things: [], missing: [{ words }] });
  });
});

describe('a name of several words', () => {
  it.each([
    ['change le papier peint en bleu', 'papier peint', 'blue'],
    ['un papier peint vert', 'papier peint', 'green'],
    ['make the coffee table white', 'coffee table', 'white'],
  ])('is no look: %s', (text, target, colour) => {
    expect(readWish(text)).toMatchObject({
      action: 'recolour',
      target,
      things: [{ words: target, colour, material: null }],
      leftOut: [],
    });
  });

  it.each([
    ['bed side lamp', 'table lamp'],
    ['a bed-side lamp', 'table lamp'],
    ['bed side table', 'nightstand'],
  ])('is known in several spellings: %s', (text, kind) => {
    expect(readWish(text)).toMatchObject({ things: [{ kind }], leftOut: [] });
  });
});

describe('a material with an adjective that nobody draws', () => {
  it.each([
    ['sofa bleu canard en velours capitonné', 'sofa', 'velvet', 'capitonné'],
    ['une table en chêne massif', 'dining table', 'oak', 'massif'],
    ['rideaux en lin lavé', 'curtains', 'linen', 'lavé'],
    ['a solid oak table', 'dining table', 'oak', 'solid'],
  ])('is still the material, and the adjective is told: %s', (text, kind, material, leftOut) => {
    expect(readWish(text)).toMatchObject({ things: [{ kind, material }], leftOut: [leftOut] });
  });
});

describe('a form', () => {
  it.each([
    ['a round mirror', []],
    ['a rectangular rug', []],
    ['une table ronde', []],
    ['a round sofa', ['round']],
    ['un canapé rond', ['rond']],
  ])('is heeded where the model has it, and told where it has not: %s', (text, leftOut) => {
    expect(readWish(text)).toMatchObject({ missing: [], leftOut });
  });
});

describe('a colour without a thing to paint', () => {
  it.each(['repaint in RAL 7016', 'repaint RAL 7016', 'peins en RAL 7016', 'paint this in RAL 7016'])(
    'is for what is marked: %s',
    (text) => {
      expect(readWish(text)).toMatchObject({
        action: 'recolour',
        target: null,
        targetKind: null,
        things: [{ kind: '', words: '', colour: 'RAL 7016' }],
        missing: [],
      });
    },
  );
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
    ['bath towel', 'towel', []],
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

  it.each([
    ['nightstand', 'bedside table'],
    ['dresser', 'chest of drawers'],
    ['crib', 'cot'],
  ])('%s is British, %s, and understood as both', (kind, name) => {
    expect(nameOfThing(kind, 'en')).toBe(name);
    for (const words of [kind, name])
      expect(readWish(`a white ${words}`).things).toMatchObject([{ kind, words, colour: 'white' }]);
  });

  it('is what was asked where nobody knows it', () => {
    expect(nameOfThing('flurbl', 'fr')).toBe('flurbl');
  });
});

it.each(['a bookcase full of books', 'a wall shelf filled with books', 'une bibliothèque remplie de livres'])(
  'shelves are drawn with what stands in them: %s',
  (text) => {
    expect(readWish(text)).toMatchObject({ missing: [], leftOut: [] });
  },
);
