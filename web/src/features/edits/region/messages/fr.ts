import type { regionEn } from './en.ts';

export const regionFr = {
  'edits.region.title': 'Ce qui va changer',
  'edits.region.surface': 'Sélection sur {{photo}}',
  'edits.region.surfaceHelp':
    'Les flèches déplacent une mire, avec Maj par bonds. Entrée garde ce qu’elle vise, Suppr ou moins l’écarte. B pose le premier coin d’un cadre, B ou Entrée le second. Ctrl+Z reprend la dernière correction.',
  'edits.region.tools': 'Ce que fait un clic sur la photo',
  'edits.region.keep': 'Garder',
  'edits.region.leaveOut': 'Écarter',
  'edits.region.box': 'Cadre',
  'edits.region.keepHint': 'Cliquez sur ce qui en fait partie, ou glissez dessus. Avec Alt, c’est écarté.',
  'edits.region.leaveOutHint':
    'Cliquez sur ce qui n’en fait pas partie, ou glissez dessus. Avec Alt, c’est gardé.',
  'edits.region.boxHint': 'Tracez un cadre autour de ce que vous voulez dire.',
  'edits.region.notThis': 'Pas celui-là',
  'edits.region.undo': 'Reprendre la dernière correction',
  'edits.region.restart': 'Repartir des mots',
  'edits.region.alternatives': 'Vouliez-vous dire l’un de ceux-ci ?',
  'edits.region.alternative': 'Choix {{number}}, {{percent}} pour cent de la photo',
  'edits.region.unnamed': 'Sélection',
  'edits.region.idle': 'Dites ce qu’il faut trouver, ou cliquez dessus.',
  'edits.region.finding': 'Recherche en cours : {{name}}',
  'edits.region.found': '{{name}} : {{covered}} pour cent de la photo, sûr à {{sure}} pour cent',
  'edits.region.sure': 'Sûr',
  'edits.region.check': 'À vérifier',
  'edits.region.nothing': 'Rien n’a été trouvé pour « {{name}} ».',
  'edits.region.unknown': 'Notre propre recherche ne connaît pas « {{name}} ».',
  'edits.region.point': 'Cliquez dessus dans la photo, ou tracez un cadre autour.',
  'edits.region.failed': 'La recherche dans la photo n’a pas abouti.',
  'edits.region.retry': 'Réessayer',
} satisfies Record<keyof typeof regionEn, string>;
