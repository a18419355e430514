import type { removalEn } from './en.ts';

export const removalFr = {
  'edits.removal.rough': 'L’effacement sera approximatif à cet endroit.',
  'edits.removal.reason.large': 'La zone marquée occupe une grande partie de la photo.',
  'edits.removal.reason.window':
    'Une fenêtre ou un rideau se trouve à côté, et ce qu’il y a derrière n’est pas sur la photo.',
  'edits.removal.reason.furniture': 'D’autres meubles se trouvent tout autour.',
  'edits.removal.reason.two_planes': 'Le mur et le sol se rejoignent derrière.',
  'edits.removal.reason.unclear_room': 'La forme de cette pièce est difficile à lire.',
  'edits.removal.seePreview': 'Voir un aperçu gratuit',
  'edits.removal.tag': 'Aperçu gratuit, {{pixels}} pixels',
  'edits.removal.previewTitle': 'Aperçu gratuit',
  'edits.removal.previewText':
    'Petit, et à peu près aussi bon que l’image en pleine taille. Rien n’a été débité.',
  'edits.removal.until': 'Conservé jusqu’au {{moment}}.',
  'edits.removal.keep_one': 'Le garder · {{count}} crédit',
  'edits.removal.keep_other': 'Le garder · {{count}} crédits',
  'edits.removal.keepHint':
    'Le garder, c’est l’obtenir en pleine taille ; hors du masque, chaque pixel reste le même.',
  'edits.removal.keepFailed': 'L’aperçu n’a pas pu être gardé.',
  'edits.removal.short': 'L’aperçu reste ici pendant un jour.',
  'edits.removal.discard': 'Abandonner',
  'edits.removal.take': 'Version {{number}} sur {{count}}',
  'edits.removal.takes': 'Les versions obtenues',
  'edits.removal.takesHint':
    'Celle que vous voyez est celle de votre historique. Ensemble, elles coûtent une seule retouche.',
  'edits.removal.chooseFailed': 'Cette version n’a pas pu être choisie.',
  'edits.removal.done': 'Aperçu gratuit, prêt à regarder',
} as const satisfies Record<keyof typeof removalEn, string>;
