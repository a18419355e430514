import type { photoEditorStageEn } from './stage-en.ts';

export const photoEditorStageFr: Record<keyof typeof photoEditorStageEn, string> = {
  'photoEditor.stage.name': 'Votre image',
  'photoEditor.stage.picture': 'L’image avec vos changements',
  'photoEditor.stage.help.look':
    'Plus et moins changent le zoom, 0 montre l’image entière, 1 ses pixels réels. Quand elle est agrandie, les flèches la déplacent.',
  'photoEditor.stage.help.crop':
    'Les flèches déplacent le cadre d’un pixel, avec Maj de dix. La touche Tab mène à ses coins et à ses bords.',
  'photoEditor.stage.help.pick':
    'Les flèches déplacent le viseur. Entrée prélève la couleur qui se trouve dessous.',
  'photoEditor.stage.cropFrame': 'Cadre du recadrage',
  'photoEditor.stage.handle.nw': 'Coin supérieur gauche du cadre',
  'photoEditor.stage.handle.n': 'Bord supérieur du cadre',
  'photoEditor.stage.handle.ne': 'Coin supérieur droit du cadre',
  'photoEditor.stage.handle.e': 'Bord droit du cadre',
  'photoEditor.stage.handle.se': 'Coin inférieur droit du cadre',
  'photoEditor.stage.handle.s': 'Bord inférieur du cadre',
  'photoEditor.stage.handle.sw': 'Coin inférieur gauche du cadre',
  'photoEditor.stage.handle.w': 'Bord gauche du cadre',
  'photoEditor.stage.cropped':
    'Le cadre mesure {{width}} pixels sur {{height}}, à {{x}} pixels du bord gauche et {{y}} du bord supérieur.',
};
