import type { maskHelpEn } from './en.ts';

export const maskHelpFr = {
  'edits.help.title': 'Suggestions pour le masque',
  'edits.help.wider': 'Un peu plus large',
  'edits.help.shadow': 'Avec son ombre',
  'edits.help.reflection': 'Avec son reflet',
  'edits.help.both': 'Avec son ombre et son reflet',
  'edits.help.whole': 'Prendre {{thing}} en entier',
  'edits.help.wholeUnnamed': 'Prendre l’ensemble',
  'edits.help.cut': 'Le masque coupe {{thing}}.',
  'edits.help.cutUnnamed': 'Le masque semble couper un objet.',
  'edits.help.thing.sofa': 'le canapé',
  'edits.help.thing.bed': 'le lit',
  'edits.help.thing.table': 'la table',
  'edits.help.thing.chair': 'la chaise',
  'edits.help.thing.plant': 'la plante',
  'edits.help.thing.lamp': 'la lampe',
  'edits.help.thing.cabinet': 'le meuble',
  'edits.help.thing.radiator': 'le radiateur',
  'edits.help.thing.appliance': 'l’appareil',
  'edits.help.thing.cushion': 'le coussin',
  'edits.help.thing.screen': 'l’écran',
} as const satisfies Record<keyof typeof maskHelpEn, string>;
