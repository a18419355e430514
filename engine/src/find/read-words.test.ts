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

test('what is said of the other thing is not said of the one', () => {
  const lamp = readWords('the white lamp on the brown table')!;
  expect(lamp.beside).toMatchObject({ relation: 'on', thing: 'table' });
  expect(lamp.colour![0]).toBeGreaterThan(lamp.beside!.colour![0]);
  expect(readWords('the lamp on the brown table')!.colour).toBeNull();
});

test.each([
  ['the lamp by the window', 'near', 'window'],
  ['the plant next to the bed', 'near', 'bed'],
  ['la lampe à côté du lit', 'near', 'bed'],
  ['the chair behind the sofa', 'behind', 'sofa'],
  ['la chaise derrière le canapé', 'behind', 'sofa'],
  ['le tapis sous la table', 'under', 'table'],
  ['the picture above the fireplace', 'above', 'fireplace'],
  ['the table in front of the sofa', 'before', 'sofa'],
  ['la lampe à gauche du lit', 'left of', 'bed'],
  ['everything on the desk', 'on', 'table'],
  ['tout ce qui est sur le bureau', 'on', 'table'],
] as const)('"%s": %s the %s', (words, relation, thing) => {
  expect(readWords(words)).toMatchObject({ beside: { relation, thing }, leftOut: [] });
});

test('a place is no relation, and both can be said', () => {
  expect(readWords('the lamp on the left')).toMatchObject({ beside: null, places: ['left'] });
  expect(readWords('the big brown sofa on the left')).toMatchObject({
    thing: 'sofa',
    places: ['biggest', 'left'],
    leftOut: [],
  });
});

test('things in a row are counted', () => {
  expect(readWords('the second chair from the left')).toMatchObject({ nth: 2, places: ['left'] });
  expect(readWords('la troisième chaise')).toMatchObject({ nth: 3, places: [] });
  expect(readWords('the last window')?.nth).toBe(-1);
  expect(readWords('the chair')?.nth).toBeNull();
});

test('the stuff of a thing is a hint at its colour', () => {
  const oak = readWords('the oak table')!;
  const marble = readWords('la table en marbre')!;
  expect(oak.matter![0]).toBeLessThan(marble.matter![0]);
  expect(readWords('the velvet sofa')).toMatchObject({ matter: null, leftOut: [] });
});

test.each([
  ['boxes', 'clutter'],
  ['les cartons', 'clutter'],
  ['clutter', 'clutter'],
  ['tout ce qui traîne', 'clutter'],
  ['everything on the desk', 'anything'],
] as const)('the group "%s" is many', (words, thing) => {
  expect(readWords(words)).toMatchObject({ thing, isPlural: true });
});

test.each(['the piano', 'le piano à queue', 'the clock', 'le paravent'])(
  'what is told from other things by words alone is asked about: "%s"',
  (words) => expect(readWords(words)?.isInexact).toBe(true),
);

test('a wall is told by the place in its name', () => {
  expect(readWords('the back wall')?.places).toEqual(['back']);
  expect(readWords('le mur du fond')?.places).toEqual(['back']);
  expect(readWords('wall')?.places).toEqual([]);
});

test('what is not heeded is told as typed, what holds a phrase together is not', () => {
  expect(readWords('the wobbly old chair near the Window')?.leftOut).toEqual(['wobbly old']);
  expect(readWords('la chaise de Grand-mère Élise')?.leftOut).not.toEqual([]);
  expect(readWords('the chair and the sofa')?.leftOut).toEqual(['sofa']);
  expect(readWords('the chair that is in my room, please')?.leftOut).toEqual([]);
  expect(readWords('la chaise qui est à gauche, svp')?.leftOut).toEqual([]);
});
