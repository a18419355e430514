import { describe, expect, it } from 'vitest';
import { readSentence } from './read-sentence.ts';

describe('an instruction', () => {
  it.each([
    'a leather sofa',
    'un canapé en cuir marron',
    'a white armchair with brass legs',
    '',
    '   ',
    'a painting of a removed house',
    'une table basse à la française',
  ])('is not read into a plain wish: %j', (prompt) => {
    expect(readSentence(prompt)).toEqual({ verb: 'put', target: null, wish: prompt.trim(), more: '' });
  });

  it.each([
    'replace the sofa',
    'make the room cosier',
    "don't put a sofa",
    'open the curtains',
    'turn off the lights',
    'ne mets pas de canapé',
    'déplace le canapé',
    'moins de coussins',
  ])('that nobody can follow is unclear: %j', (prompt) => {
    expect(readSentence(prompt)).toMatchObject({ verb: 'unclear', target: null, wish: prompt });
  });

  it.each([
    'remove',
    'remove it',
    'take this away',
    'get rid of it',
    'vide',
    'clear everything',
    'Nothing.',
    'supprime tout',
    'enlève-moi ça',
    'leave it empty',
    'juste le mur',
  ])('to take away what is marked: %j', (prompt) => {
    expect(readSentence(prompt)).toEqual({ verb: 'remove', target: null, wish: '', more: '' });
  });

  it.each([
    ['make it blue', 'recolour', 'blue'],
    ['peins-le en bleu canard', 'recolour', 'bleu canard'],
    ['paint it #fff', 'recolour', '#fff'],
    ['replace it with a plant', 'replace', 'a plant'],
  ])('about what is marked names no target: %s', (prompt, verb, wish) => {
    expect(readSentence(prompt)).toEqual({ verb, target: null, wish, more: '' });
  });

  it.each([
    ['cover the wall inside with white tiles', 'wall inside', 'white tiles'],
    ['recouvre le mur derrière le lit de lambris', 'mur derrière le lit', 'lambris'],
    ['cover the wall in the alcove with tiles', 'wall in the alcove', 'tiles'],
    ['couvre le mur du fond avec du carrelage', 'mur du fond', 'du carrelage'],
    ['recouvre le mur du fond de papier peint à fleurs', 'mur du fond', 'papier peint à fleurs'],
    ['recouvre le mur de carreaux de ciment', 'mur', 'carreaux de ciment'],
    ['cover the sofa in green velvet with piping', 'sofa', 'green velvet with piping'],
  ])('covers what is said, whole: %s', (text, target, wish) => {
    expect(readSentence(text)).toEqual({ verb: 'cover', target, wish, more: '' });
  });

  it.each([
    ['make the wall blue and add a plant', 'recolour', 'wall', 'blue', 'add a plant'],
    ['make the walls white and the floor oak', 'recolour', 'walls', 'white', 'the floor oak'],
    ['remove the sofa and paint the wall red', 'remove', 'sofa', '', 'paint the wall red'],
  ])(
    'to do two things is read as the first, and the rest is told: %s',
    (prompt, verb, target, wish, more) => {
      expect(readSentence(prompt)).toEqual({ verb, target, wish, more });
    },
  );

  it('to take something away and put another there replaces it', () => {
    const read = readSentence('Enlève le canapé et mets un fauteuil vert, stp');
    expect(read).toEqual({ verb: 'replace', target: 'canapé', wish: 'un fauteuil vert', more: '' });
  });

  it.each([
    ['Replace the sofa with a green armchair', 'sofa', 'a green armchair'],
    ['please replace my old sofa by two velvet armchairs.', 'old sofa', 'two velvet armchairs'],
    ['Could you swap the coffee table for a round oak table, please?', 'coffee table', 'a round oak table'],
    ['change the lamp into a plant', 'lamp', 'a plant'],
    ['replace the sofa with an armchair with brass legs', 'sofa', 'an armchair with brass legs'],
    ['put a green armchair instead of the sofa', 'sofa', 'a green armchair'],
    ['a bookcase instead of the painting', 'painting', 'a bookcase'],
    ['remplace le canapé par un fauteuil vert', 'canapé', 'un fauteuil vert'],
    ['Remplacez le canapé en cuir par un fauteuil en velours', 'canapé en cuir', 'un fauteuil en velours'],
    ['remplacer l’étagère par une plante', 'étagère', 'une plante'],
    ['échange la lampe contre un lampadaire en laiton', 'lampe', 'un lampadaire en laiton'],
    ['change le canapé en fauteuil vert', 'canapé', 'fauteuil vert'],
    ['mets un fauteuil vert à la place du canapé', 'canapé', 'un fauteuil vert'],
    ["Pourrais-tu remplacer les rideaux par des voilages, s'il te plaît ?", 'rideaux', 'des voilages'],
  ])('to replace: %s', (prompt, find, wish) => {
    expect(readSentence(prompt)).toEqual({ verb: 'replace', target: find, wish, more: '' });
  });

  it.each([
    ['make the wall blue', 'wall', 'blue'],
    ['Paint the walls sage green', 'walls', 'sage green'],
    ['paint the white wall blue!', 'white wall', 'blue'],
    ['make the leather sofa dark green', 'leather sofa', 'dark green'],
    ['turn the sofa into velvet', 'sofa', 'velvet'],
    ['change the sofa to a light grey colour', 'sofa', 'light grey'],
    ['change the colour of the wall to navy blue', 'wall', 'navy blue'],
    ['color the curtains #aabbcc', 'curtains', '#aabbcc'],
    ['paint all the doors in RAL 3020', 'doors', 'RAL 3020'],
    ['replace the sofa with a blue one', 'sofa', 'blue'],
    ['peins le mur en bleu', 'mur', 'bleu'],
    ['Peignez les murs en vert sauge', 'murs', 'vert sauge'],
    ['peindre en bleu canard le mur du fond', 'mur du fond', 'bleu canard'],
    ['mets le canapé en cuir noir', 'canapé', 'cuir noir'],
    ['change la couleur du mur en gris clair', 'mur', 'gris clair'],
    ['repeins l’armoire en blanc cassé stp', 'armoire', 'blanc cassé'],
    ['je voudrais peindre le plafond de couleur crème', 'plafond', 'crème'],
  ])('to recolour: %s', (prompt, find, wish) => {
    expect(readSentence(prompt)).toEqual({ verb: 'recolour', target: find, wish, more: '' });
  });

  it.each([
    ['remove the lamp', 'lamp'],
    ['Please delete those cushions on the sofa.', 'cushions on the sofa'],
    ['get rid of the rug', 'rug'],
    ['take the plant away', 'plant'],
    ['enlève la lampe', 'lampe'],
    ['Enlever la lampe du coin', 'lampe du coin'],
    ['enleve le tapis svp', 'tapis'],
    ['supprimez tous les tableaux', 'tableaux'],
    ["fais disparaître l'étagère", 'étagère'],
    ['débarrasse-moi de cette table', 'table'],
  ])('to remove: %s', (prompt, find) => {
    expect(readSentence(prompt)).toEqual({ verb: 'remove', target: find, wish: '', more: '' });
  });

  it.each([
    ['add a plant in the corner', 'a plant in the corner'],
    ['Put a floor lamp next to the sofa, please', 'a floor lamp next to the sofa'],
    ['hang a painting above the bed', 'a painting above the bed'],
    ['ajoute une plante dans le coin', 'une plante dans le coin'],
    ['mets un canapé bleu', 'un canapé bleu'],
    ['accrochez un miroir au mur', 'un miroir au mur'],
  ])('to add: %s', (prompt, wish) => {
    expect(readSentence(prompt)).toEqual({ verb: 'put', target: null, wish, more: '' });
  });
});
