import { expect, test } from 'vitest';
import { readWords } from './read-words.ts';

test.each(['', 'hello', 'something nice', '###'])('"%s" names nothing', (text) => {
  expect(readWords(text)).toBeNull();
});

test.each([
  ['wall', 'wall'],
  ['le mur', 'wall'],
  ['parquet', 'floor'],
  ['le plafond', 'ceiling'],
  ['la fenêtre', 'window'],
  ['porte', 'door'],
  ['rideaux', 'curtain'],
  ['tapis', 'rug'],
  ['couch', 'sofa'],
  ['un fauteuil', 'armchair'],
  ['table basse', 'coffee table'],
  ['dining table', 'table'],
  ['le lit', 'bed'],
  ['commode', 'sideboard'],
  ['bookshelves', 'bookcase'],
  ['façade de cuisine', 'kitchen front'],
  ['lampadaire', 'lamp'],
  ['picture frame', 'painting'],
  ['miroir', 'mirror'],
  ['plante verte', 'plant'],
  ['throw pillows', 'cushion'],
  ['cheminée', 'fireplace'],
  ['tv', 'television'],
  ['meubles', 'furniture'],
] as const)('"%s" is %s', (text, thing) => {
  expect(readWords(text)?.thing).toBe(thing);
});

test('what is only named to say where the thing is, is not what is looked for', () => {
  expect(readWords('the lamp on the table')?.thing).toBe('lamp');
  expect(readWords('on the table the lamp')?.thing).toBe('lamp');
  expect(readWords('le tableau au dessus du canapé')?.thing).toBe('painting');
});

test('places are read in both languages', () => {
  expect(readWords('left curtain')?.places).toEqual(['left']);
  expect(readWords('le rideau de gauche')?.places).toEqual(['left']);
  expect(readWords('the biggest plant in the back')?.places).toEqual(['biggest', 'back']);
  expect(readWords('la chaise du fond à droite')?.places).toEqual(['back', 'right']);
});

test('a colour belongs to the noun it stands by', () => {
  const orange = readWords('the orange chair')!.colour!;
  expect(orange[1]).toBeGreaterThan(0.05);
  const dark = readWords('le canapé gris foncé')!.colour!;
  const grey = readWords('le canapé gris')!.colour!;
  expect(dark[0]).toBeLessThan(grey[0]);
  expect(readWords('chair')!.colour).toBeNull();
});

test('many are asked for by the plural alone', () => {
  expect(readWords('the chairs')?.isPlural).toBe(true);
  expect(readWords('les rideaux')?.isPlural).toBe(true);
  expect(readWords('rideau')?.isPlural).toBe(false);
  expect(readWords('le tapis')?.isPlural).toBe(false);
  expect(readWords('bookshelves')?.isPlural).toBe(true);
});
