import type { preflightEn } from './en.ts';

export const preflightFr = {
  'edits.preflight.dark': 'Cette photo est sombre. On y distingue mal une grande partie de la pièce.',
  'edits.preflight.brighten': 'L’éclaircir',
  'edits.preflight.brightened':
    'Vous continuez avec une copie éclaircie. L’original reste dans votre historique.',
  'edits.preflight.brightenFailed': 'La photo n’a pas pu être éclaircie.',
  'edits.preflight.blurred':
    'Cette photo est floue. Ce qui est dessiné paraîtra plus net que la pièce autour.',
  'edits.preflight.notRoom': 'Cela ne ressemble pas à une pièce.',
  'edits.preflight.tiny':
    'Cette photo n’a que {{width}} × {{height}} pixels. Le résultat sera tout aussi petit.',
  'edits.preflight.chooseAnother': 'Choisir une autre photo',
  'edits.preflight.maskEmpty': 'Le masque est vide : rien n’est marqué qui puisse changer.',
  'edits.preflight.maskTooSmall':
    'Trop peu est marqué : un point ne fait pas un masque. Marquez tout ce qui doit changer.',
  'edits.preflight.useMiddle': 'Prendre le milieu',
  'edits.preflight.draw': 'Dessiner',
  'edits.preflight.maskUnsaved':
    'Ces marques ne sont pas encore enregistrées. Sans elles, la moitié centrale de la photo est repeinte.',
  'edits.preflight.maskHuge': 'Le masque couvre {{percent}} de la photo. Il resterait peu de votre pièce.',
  'edits.preflight.drawAgain': 'Redessiner',
  'edits.preflight.maskScattered':
    'Des parties du masque sont très éloignées. Une seule image peut difficilement les servir toutes avec les mêmes mots.',
  'edits.preflight.keepLargest': 'Garder la plus grande',
  'edits.preflight.clash': '« {{word}} » contredit vos autres mots.',
  'edits.preflight.deleteWord': 'Supprimer « {{word}} »',
} satisfies Record<keyof typeof preflightEn, string>;
