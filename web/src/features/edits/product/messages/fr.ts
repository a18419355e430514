import type { productEn } from './en.ts';

export const productFr = {
  'edits.product.title': 'Utiliser mon propre produit',
  'edits.product.own': 'Produit personnel',
  'edits.product.hint': 'Un PNG ou un WebP à fond transparent. Pour un mur, n’importe quelle image convient.',
  'edits.product.choose': 'Choisir une image',
  'edits.product.change': 'Autre image',
  'edits.product.remove': 'Retirer le produit',
  'edits.product.removed': 'Le produit a été retiré.',
  'edits.product.undo': 'Annuler',
  'edits.product.unreadable': 'Cette image ne peut pas être lue. Choisissez un PNG ou un WebP.',
  'edits.product.width': 'Largeur en cm',
  'edits.product.widthHint':
    'De ce qu’on en voit, de gauche à droite. Le produit est placé à sa vraie taille.',
  'edits.product.widthWrong': 'Saisissez un nombre entre {{min}} et {{max}}.',
  'edits.product.where': 'Où le placer',
  'edits.product.floor': 'Au sol',
  'edits.product.wall': 'Au mur',
  'edits.product.empty': 'On ne voit rien sur cette image\u00A0: elle est entièrement transparente.',
  'edits.product.tooSmall': 'Le produit est trop petit sur son image\u00A0: il faut au moins 64 pixels.',
  'edits.product.notCutOut':
    'L’arrière-plan de cette image n’est pas transparent. Détourez le produit, ou accrochez-le au mur.',
  'edits.product.asIs':
    'Il est placé tel quel, dans la lumière de la pièce. Les mots et le style ne le changent pas.',
} as const satisfies Record<keyof typeof productEn, string>;
