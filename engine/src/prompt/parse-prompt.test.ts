import { describe, expect, it } from 'vitest';
import { KINDS } from '../lexicon/kinds.ts';
import { parsePrompt } from './parse-prompt.ts';
import { toEnglish } from './to-english.ts';

describe('a prompt', () => {
  it.each(['', '   ', 'unicorn', '!!!', 'xyz 123'])('that names nothing known gives no kind: %j', (text) => {
    const wish = parsePrompt(text);
    expect(wish.kind).toBeNull();
    expect(wish.standIn).toBeNull();
  });

  it.each([
    ['a grand piano', 'piano', 'grand piano'],
    ['un billard en chêne', 'dining table', 'pool table'],
    ['une mappemonde', 'painting', 'map'],
    ['a bonsai tree', 'plant', 'bonsai tree'],
  ])(
    'for a thing without a model names a stand-in and never calls it the thing: %s',
    (text, standIn, noun) => {
      expect(parsePrompt(text)).toMatchObject({ kind: null, standIn, noun });
    },
  );

  it.each([
    ['a leather sofa', 'sofa', null, 'leather'],
    ['table and chairs', 'table and chairs', null, null],
    ['a television and its stand', 'television and stand', null, null],
    ['a white wardrobe', 'wardrobe', 'white', null],
    ['a coffee table', 'coffee table', null, null],
    ['a painting', 'painting', null, null],
    ['a potted plant', 'plant', null, null],
    ['a navy blue velvet armchair', 'armchair', 'navy blue', 'velvet'],
    ['two rattan chairs', 'chair', null, 'rattan'],
    ['a brightly lit dark green couch', 'sofa', 'dark green', null],
    ['walnut bedside table', 'nightstand', null, 'walnut'],
    ['a queen bed in light grey linen', 'bed', 'light grey', 'linen'],
    ['bookshelves', 'bookcase', null, null],
    ['a copper pendant light', 'pendant lamp', null, 'copper'],
    ['a mustard yellow armchair', 'armchair', 'mustard', null],
  ])('in English is read: %s', (text, kind, colour, material) => {
    const wish = parsePrompt(text);
    expect(wish.language).toBe('en');
    expect(wish.kind).toBe(kind);
    expect(wish.colour?.english ?? null).toBe(colour);
    expect(wish.material?.english ?? null).toBe(material);
  });

  it.each([
    ['un canapé en cuir marron', 'a brown leather sofa'],
    ['Une table avec quatre chaises', 'a dining table with 4 chairs'],
    ['table basse ronde en noyer', 'a round walnut coffee table'],
    ['un tableau abstrait bleu', 'a blue abstract painting'],
    ['une plante verte', 'a plant'],
    ['un grand monstera dans un pot blanc', 'a monstera in a white pot'],
    ['deux fauteuils en velours vert foncé', '2 dark green velvet armchairs'],
    ['rideaux blancs', 'white curtains'],
    ['un lit en lin gris clair', 'a light grey linen bed'],
    ['lampadaire en laiton', 'a brass floor lamp'],
    ['CANAPÉ BLEU CANARD', 'a teal sofa'],
    ['un canapé beige avec des coussins bleus', 'a beige sofa with blue accents'],
    ['un fauteuil jaune moutarde', 'a mustard armchair'],
    ['une armoire blanche', 'a white wardrobe'],
  ])('in French is put into English: %s', (text, english) => {
    const wish = parsePrompt(text);
    expect(wish.language).toBe('fr');
    expect(toEnglish(wish, text)).toBe(english);
  });

  it('in English stays as it was typed', () => {
    const text = 'a cosy sofa, late afternoon';
    expect(toEnglish(parsePrompt(text), text)).toBe(text);
  });

  it('does not take the coffee of a coffee table for its colour', () => {
    expect(parsePrompt('marble coffee table with brass legs')).toMatchObject({
      colour: null,
      accentMaterial: { english: 'brass' },
    });
  });

  it.each([
    ['a dark sofa', 'charcoal', null],
    ['un canapé plus clair', 'cream', null],
    ['a dark leather armchair', 'dark brown', 'leather'],
    ['a light dining table', null, 'light wood'],
    ['une table basse foncée', null, 'dark wood'],
    ['a dark oak desk', null, 'oak'],
    ['a dark blue sofa', 'dark blue', null],
    ['a ceiling light', null, null],
  ])('means the usual colour or wood by a shade of none: %s', (text, colour, material) => {
    const wish = parsePrompt(text);
    expect([wish.colour?.english ?? null, wish.material?.english ?? null]).toEqual([colour, material]);
  });

  it('gives the colour after "with" to the accents', () => {
    expect(parsePrompt('a grey sofa with mustard cushions')).toMatchObject({
      colour: { english: 'grey' },
      accent: { english: 'mustard' },
    });
  });

  it('makes a bed up in the colour of its bedding', () => {
    for (const words of [
      'a bed with blue bedding',
      'a bed with a blue duvet',
      'un lit avec une couette bleue',
    ])
      expect(parsePrompt(words), words).toMatchObject({
        kind: 'bed',
        bedding: { english: 'blue' },
        accent: null,
        leftOut: [],
      });
    const french = 'un lit en bois avec une couette bleue';
    expect(toEnglish(parsePrompt(french), french)).toBe('a wood bed with blue bedding');
    expect(parsePrompt('a bed with blue cushions')).toMatchObject({
      bedding: null,
      accent: { english: 'blue' },
    });
  });

  it('understands exact colours, numbers and shapes', () => {
    expect(parsePrompt('three round #aa3300 poufs')).toMatchObject({
      kind: 'pouf',
      colour: { hex: '#aa3300' },
      details: { count: 3, outline: 'round' },
    });
  });

  it.each([
    'a tan leather sofa with two cushions',
    'a two-seater sofa',
    'un canapé deux places',
    'un canapé avec trois coussins',
  ])('counts sofas, not seats or cushions: %s', (text) => {
    expect(parsePrompt(text)).toMatchObject({ kind: 'sofa' });
    expect(parsePrompt(text).details.count).toBeUndefined();
  });

  it('leaves cushions and books away when told to', () => {
    expect(parsePrompt('a sofa without cushions').hasDecor).toBe(false);
    expect(parsePrompt('un canapé sans coussins').hasDecor).toBe(false);
    expect(parsePrompt('a sofa').hasDecor).toBe(true);
  });

  it.each(KINDS)('can name every kind by its own name: %s', (kind) => {
    expect(parsePrompt(`a ${kind}`).kind).toBe(kind);
  });
});
