import { describe, expect, it } from 'vitest';
import { splitWishes } from './split-wishes.ts';

function nouns(text: string): (string | null)[] {
  return splitWishes(text).map(({ kind, noun }) => kind ?? noun);
}

describe('a prompt', () => {
  it.each([
    ['', null],
    ['something nice', null],
    ['a sofa', 'sofa'],
    ['a grey sofa with mustard cushions and oak legs', 'sofa'],
    ['a black and white armchair', 'armchair'],
    ['a dining table with chairs', 'table and chairs'],
    ['une table et quatre chaises', 'table and chairs'],
    ['a dresser with three drawers', 'dresser'],
    ['a painting of hills and trees', 'painting'],
    ['a painting of a table with a chair', 'painting'],
    ['a bench with seats', 'bench'],
    ['a wall shelf with books', 'wall shelf'],
    ['une étagère avec des livres', 'bookcase'],
    ['un canapé en velours vert avec des coussins roses', 'sofa'],
  ])('for one thing gives one wish: %j', (text, kind) => {
    expect(nouns(text)).toEqual([kind]);
  });

  it.each([
    ['a sofa and a floor lamp', ['sofa', 'floor lamp']],
    ['a bed with two nightstands', ['bed', 'nightstand']],
    ['un canapé et un lampadaire', ['sofa', 'floor lamp']],
    ['a table with chairs and a plant', ['table and chairs', 'plant']],
    ['a sofa, an armchair & a rug', ['sofa', 'armchair', 'rug']],
    ['a piano and a sofa', ['piano', 'sofa']],
    ['un bureau avec une chaise', ['desk', 'chair']],
  ])('for several things gives a wish each: %s', (text, kinds) => {
    expect(nouns(text)).toEqual(kinds);
  });

  it('keeps the colours of its things apart', () => {
    const [sofa, lamp] = splitWishes('a navy sofa and a red floor lamp');
    expect(sofa.colour?.english).toBe('navy');
    expect(lamp?.colour?.english).toBe('red');
  });
});
