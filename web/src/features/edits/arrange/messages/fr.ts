import type { arrangeEn } from './en.ts';

export const arrangeFr = {
  'edits.arrange.title': 'Le placer',
  'edits.arrange.role': 'meuble déplaçable',
  'edits.arrange.thing': '{{name}}, {{size}}',
  'edits.arrange.size': '{{width}} × {{height}} × {{depth}} cm',
  'edits.arrange.form': 'forme {{number}} sur {{count}}',
  'edits.arrange.said': '{{name}}, {{size}}, tourné de {{turn}}°, {{form}}',
  'edits.arrange.keys':
    'Faites-le glisser ou déplacez-le avec les flèches. [ et ] le tournent, + et − changent sa taille, N montre la forme suivante, Maj affine les pas.',
  'edits.arrange.turnLeft': 'Tourner à gauche',
  'edits.arrange.turnRight': 'Tourner à droite',
  'edits.arrange.smaller': 'Plus petit',
  'edits.arrange.larger': 'Plus grand',
  'edits.arrange.next': 'Forme suivante',
  'edits.arrange.reset': 'Revenir au départ',
  'edits.arrange.place':
    'Une esquisse rapide : l’image que vous payez a une vraie lumière et de vraies ombres. Hors du contour, rien ne change.',
  'edits.arrange.fits.small': 'La place est bien plus grande. Vous pouvez le déplacer à l’intérieur.',
  'edits.arrange.fits.tight':
    'Il est plus petit ici que dans le commerce. Une place plus large lui irait mieux.',
  'edits.arrange.note.isometric':
    'En style isométrique, rien n’est esquissé d’avance : l’objet est dessiné sous un angle à lui.',
  'edits.arrange.note.several':
    'Un seul objet à la fois peut être esquissé et déplacé d’avance. Plusieurs sont placés côte à côte, ou l’un au-dessus de l’autre, dans ce qui est marqué.',
  'edits.arrange.looking': 'Recherche de sa place…',
  'edits.arrange.failed': 'Il n’a pas pu être montré d’avance sur la photo. Vous pouvez générer quand même.',
  'edits.arrange.retry': 'Réessayer',
} as const satisfies Record<keyof typeof arrangeEn, string>;
