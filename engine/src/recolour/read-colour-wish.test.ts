import { describe, expect, it } from 'vitest';
import { oklabFromRgb } from '../colour/oklab.ts';
import { readColourWish } from './read-colour-wish.ts';

describe('a colour wish', () => {
  it.each([
    '',
    'nothing',
    'plus de coussins',
    'mat',
    'glossy',
    'RAL 9999',
    '#12',
    'rgb(1,2,300)',
    'a coffee table',
  ])('is null where neither colour nor material is named: "%s"', (text) =>
    expect(readColourWish(text)).toBeNull(),
  );

  it.each([
    ['sage green', 'sage green', '#94a084'],
    ['vert sauge', 'sage green', '#94a084'],
    ['NAVY BLUE', 'navy blue', '#1f2f57'],
    ['bleu canard', 'teal', '#1f5f66'],
    ['paint the walls terracotta', 'terracotta', '#b5623f'],
    ['peins le mur en terre cuite', 'terracotta', '#b5623f'],
    ['jaune moutarde', 'mustard', '#c4952b'],
    ['mustard yellow', 'mustard', '#c4952b'],
    ['des rideaux roses', 'pink', '#d9a0a6'],
    ['rouge brique', 'brick red', '#95482f'],
  ])('in words has its canonical name and colour: %s', (text, name, hex) => {
    expect(readColourWish(text)).toEqual({ hex, name, finish: null, material: null, isExact: false });
  });

  it.each([
    ['darker', 'plus foncé', 'darker'],
    ['make it a bit darker', 'un peu plus sombre', 'slightly darker'],
    ['much lighter', 'beaucoup plus clair', 'much lighter'],
    ['a little brighter', 'légèrement plus lumineuse', 'slightly lighter'],
    ['warmer', 'plus chaude', 'warmer'],
    ['cooler', 'plus froids', 'cooler'],
    ['more colourful', 'plus colorés', 'more vivid'],
    ['less saturated', 'moins vifs', 'more muted'],
    ['less yellow', 'moins jaune', 'more muted'],
    ['a bit less green', 'un peu moins verte', 'slightly more muted'],
  ])('that names no colour changes the one that is there: %s, %s', (english, french, name) => {
    const wish = readColourWish(english);
    expect(wish).toMatchObject({ hex: null, name, material: null });
    expect(readColourWish(french)).toEqual(wish);
  });

  it('names its colour where it names one, however it is shaded', () => {
    expect(readColourWish('darker blue')?.name).toBe('darker blue');
    expect(readColourWish('un bleu plus clair')?.hex).toMatch(/^#/);
  });

  it.each([
    ['RAL 6021', 'RAL 6021', '#8a9977'],
    ['ral6021', 'RAL 6021', '#8a9977'],
    ['Ral-9010 please', 'RAL 9010', '#f1ede1'],
    ['#A1B2C3', '#a1b2c3', '#a1b2c3'],
    ['#abc', '#aabbcc', '#aabbcc'],
    ['rgb(1, 2, 3)', '#010203', '#010203'],
    ['rgb 255 0 16', '#ff0010', '#ff0010'],
  ])('in numbers is exact: %s', (text, name, hex) => {
    expect(readColourWish(text)).toMatchObject({ hex, name, isExact: true });
  });

  it.each([
    ['dark sage green', 'vert sauge foncé'],
    ['pale turquoise', 'turquoise pâle'],
    ['very dark teal', 'bleu canard très foncé'],
    ['bright red', 'rouge vif'],
  ])('is shaded alike in both languages: %s, %s', (english, french) => {
    expect(readColourWish(french)?.hex).toBe(readColourWish(english)?.hex);
  });

  it('grows darker with every word that says so', () => {
    const green = (text: string): number => parseInt(readColourWish(text)!.hex!.slice(3, 5), 16);
    expect(green('olive')).toBeGreaterThan(green('dark olive'));
    expect(green('dark olive')).toBeGreaterThan(green('very dark olive'));
  });

  it.each([
    ['blanc mat', 'matte'],
    ['matt white', 'matte'],
    ['rouge brillant', 'gloss'],
    ['laqué noir', 'gloss'],
    ['glossy RAL 3020', 'gloss'],
    ['white', null],
  ])('says its finish: %s', (text, finish) => {
    expect(readColourWish(text)?.finish).toBe(finish);
  });

  it.each([
    ['in walnut', 'walnut', 'walnut', '#6e452a'],
    ['en noyer', 'walnut', 'walnut', '#6e452a'],
    ['marbre', 'marble', 'marble', '#efede8'],
    ['white marble', 'marble', 'white marble', '#f2f0eb'],
    ['velours vert émeraude', 'velvet', 'emerald velvet', '#1f5a45'],
    ['cuir', 'leather', 'leather', '#7a4526'],
    ['linen', 'linen', 'linen', '#cfc4af'],
    ['béton', 'concrete', 'concrete', '#9a9a97'],
    ['exposed brick', 'brick', 'brick', '#9c5a43'],
    ['terrazzo', 'terrazzo', 'terrazzo', '#dcd8d0'],
    ['parquet en chêne', 'oak planks', 'oak planks', '#b98a55'],
    ['chêne en point de Hongrie', 'oak chevron', 'oak chevron', '#b98a55'],
    ['walnut herringbone parquet', 'walnut herringbone', 'walnut herringbone', '#6e452a'],
    ['carrelage blanc', 'tiles', 'white tiles', '#f2f0eb'],
  ])('names its material: %s', (text, material, name, hex) => {
    expect(readColourWish(text)).toMatchObject({ material, name, hex });
  });

  it.each([
    ['black and white tiles', 'black and white checkerboard', '#1d1d1e', '#f2f0eb'],
    ['carrelage noir et blanc', 'black and white checkerboard', '#1d1d1e', '#f2f0eb'],
    ['dark green and cream tiles', 'dark green and cream checkerboard', undefined, undefined],
    ['a checkerboard floor', 'black and white checkerboard', '#1d1d1e', '#f2f0eb'],
    ['damier vert', 'green and white checkerboard', undefined, '#f2f0eb'],
    ['white checkered tiles', 'white and black checkerboard', '#f2f0eb', '#1d1d1e'],
    ['black and white marble tiles', 'black and white marble checkerboard', '#1d1d1e', '#f2f0eb'],
  ])('of two colours lays its tiles in turns: %s', (text, name, hex, second) => {
    const wish = readColourWish(text)!;
    expect(wish).toMatchObject({ name, ...(hex && { hex }), ...(second && { second }) });
    expect(wish.second).toMatch(/^#[0-9a-f]{6}$/);
    expect(readColourWish(wish.name)).toEqual(wish);
  });

  it.each([
    ['blue and white striped wallpaper', 'blue and white stripes'],
    ['papier peint rayé bleu et blanc', 'blue and white stripes'],
    ['green tropical leaves on white', 'white and green leaf print'],
    ['pois blancs sur fond bleu', 'blue and white polka dots'],
    ['blanc à rayures bleues', 'white and blue stripes'],
    ['navy blue with white dots', 'navy blue and white polka dots'],
    ['floral wallpaper', 'ivory and dusty pink floral'],
    ['tissu vichy rouge', 'red and white fabric gingham'],
    ['pale blue stripes', 'pale blue and blue stripes'],
    ['cream stripes', 'cream and dark cream stripes'],
    ['white stripes', 'white and light grey stripes'],
    ['carreaux de ciment verts', 'green and white cement tiles'],
  ])('that is printed has a ground and what is on it: %s', (text, name) => {
    const wish = readColourWish(text)!;
    expect(wish).toMatchObject({ name, second: expect.stringMatching(/^#[0-9a-f]{6}$/) });
    expect(wish.second).not.toBe(wish.hex);
    expect(readColourWish(wish.name)).toEqual(wish);
  });

  it.each([
    ['white subway tiles', 'white subway tiles'],
    ['carrelage métro', 'subway tiles'],
    ['black hexagon tiles', 'black hexagon tiles'],
    ['tomettes', 'terracotta tiles'],
    ['limewash beige', 'beige plaster'],
    ['moquette grise', 'grey carpet'],
    ['boiseries bleu nuit', 'midnight blue panelling'],
    ['oak panelling', 'oak panelling'],
  ])('is laid or finished in a way of its own: %s', (text, name) => {
    const wish = readColourWish(text)!;
    expect(wish.name).toBe(name);
    expect(wish).not.toHaveProperty('second');
    expect(readColourWish(name)).toEqual(wish);
  });

  it.each(['blue', 'green', 'navy', 'red', 'brown', 'mustard', 'pink', 'teal'])(
    'is pale where that was said, and paler than what is light: %s',
    (colour) => {
      const lightness = (words: string): number => {
        const { hex } = readColourWish(words)!;
        const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex!.slice(at, at + 2), 16)) as [
          number,
          number,
          number,
        ];
        return oklabFromRgb(r, g, b)[0];
      };
      expect(lightness(`pale ${colour}`)).toBeGreaterThan(0.77);
      expect(lightness(`pale ${colour}`)).toBeGreaterThan(lightness(`light ${colour}`));
      expect(lightness(`light ${colour}`)).toBeGreaterThan(lightness(colour));
    },
  );

  it('takes stains and whitewash into the wood', () => {
    expect(readColourWish('dark stained oak')).toMatchObject({ name: 'dark oak', material: 'oak' });
    expect(readColourWish('whitewashed oak')).toMatchObject({ name: 'whitewashed oak', material: 'oak' });
    expect(readColourWish('lime wash')).toMatchObject({ material: 'plaster' });
  });

  it.each([
    'black tiles',
    'black and white',
    'white tiles and black walls',
    'mustard yellow tiles',
    'white tiles on a black wall',
    'white with black tiles',
  ])('of one colour, or of things, has no second one: %s', (text) =>
    expect(readColourWish(text)).not.toHaveProperty('second'),
  );

  it('shades the material itself when no colour is said', () => {
    expect(readColourWish('dark oak')).toMatchObject({ name: 'dark oak', material: 'oak' });
    expect(readColourWish('dark oak')?.hex).not.toBe(readColourWish('oak')?.hex);
  });
});
