import type { EditWords } from './en.ts';

export const fr: EditWords = {
  maskSaved: 'Le masque a été enregistré.',
  pictureReady: 'Votre image est prête.',
  premiumStarted: 'L’image est en préparation. Demandez-la par son numéro.',
  premiumPending: 'L’image est encore en préparation.',
  movables: {
    sofa: 'canapé',
    bed: 'lit',
    table: 'table',
    chair: 'chaise',
    rug: 'tapis',
    painting: 'tableau',
    plant: 'plante',
    lamp: 'lampe',
    cabinet: 'meuble de rangement',
    appliance: 'électroménager',
    cushion: 'coussin',
    screen: 'écran',
    mirror: 'miroir',
    curtain: 'rideau',
    clutter: 'objets qui traînent',
    other: 'autre objet',
  },
};
