import { describe, expect, it } from 'vitest';
import { readInstruction } from './read-instruction.ts';

describe('an instruction', () => {
  it.each([
    'a leather sofa',
    'un canapé en cuir marron',
    'a white armchair with brass legs',
    'make it blue',
    'make the room cosier',
    'remove',
    'remove it',
    'replace the sofa',
    '',
    '   ',
    'a painting of a removed house',
    'une table basse à la française',
  ])('is not read into a plain wish, nor into a verb without a thing: %j', (prompt) => {
    expect(readInstruction(prompt)).toEqual({ kind: 'add', wish: prompt.trim() });
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
    expect(readInstruction(prompt)).toEqual({ kind: 'replace', find, wish });
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
    expect(readInstruction(prompt)).toEqual({ kind: 'recolour', find, wish });
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
    expect(readInstruction(prompt)).toEqual({ kind: 'remove', find });
  });

  it.each([
    ['add a plant in the corner', 'a plant in the corner'],
    ['Put a floor lamp next to the sofa, please', 'a floor lamp next to the sofa'],
    ['hang a painting above the bed', 'a painting above the bed'],
    ['ajoute une plante dans le coin', 'une plante dans le coin'],
    ['mets un canapé bleu', 'un canapé bleu'],
    ['accrochez un miroir au mur', 'un miroir au mur'],
  ])('to add: %s', (prompt, wish) => {
    expect(readInstruction(prompt)).toEqual({ kind: 'add', wish });
  });
});
