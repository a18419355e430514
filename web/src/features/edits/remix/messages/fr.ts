import type { remixEn } from './en.ts';

export const remixFr = {
  'edits.remix.ask': 'Quitter le travail en cours ?',
  'edits.remix.askText':
    'La photo, le masque et les mots de l’image choisie prennent la place de ceux de cet écran. Vos images restent dans l’historique.',
  'edits.remix.take': 'Remixer l’image',
  'edits.remix.pictureGone': 'L’image à remixer n’est plus dans votre historique.',
  'edits.remix.photoGone':
    'La photo d’origine de cette image a été supprimée définitivement : elle ne peut pas être refaite. Vous pouvez utiliser l’image elle-même comme photo.',
  'edits.remix.notMade': 'Cette image n’a pas été faite par l’un des outils : il n’y a rien à refaire.',
  'edits.remix.photoInTrash':
    'La photo d’origine de cette image est dans la corbeille. Elle sert quand même ici ; restaurez-la dans l’historique pour la garder.',
  'edits.remix.productGone':
    'L’image de votre produit n’est plus conservée : elle disparaît un mois après son envoi. Choisissez-la de nouveau pour la placer.',
  'edits.remix.failed': 'L’image n’a pas pu être ouverte pour un remix. Veuillez réessayer.',
} satisfies Record<keyof typeof remixEn, string>;
