import { buildPiano } from '../furniture/media/piano.ts';
import { buildSpeaker } from '../furniture/media/speaker.ts';
import { buildTelevision, buildTelevisionStand } from '../furniture/media/television.ts';
import { floor, hung, inWidths } from '../furniture/piece.ts';
import { backed, plain, solids } from './habits.ts';
import { apart, type Makers, type Records, undrawn } from './record.ts';

/** Screens, music and devices. */
export const MEDIA = {
  television: {
    en: 'television, tv, tele, television set, tv set, tv screen, flat screen, flat screen tv, wall mounted tv, televison',
    fr: 'télévision, télé, tv, téléviseur, écran plat, écran de télévision, poste de télévision, télévision murale',
    find: 'television',
    stands: 'wall',
    size: [1.25, 0.72],
    families: ['lacquer', 'metal', 'wood'],
    colours: ['#131314', '#1b1c1e', '#0f0f10'],
    ...plain,
  },
  'television and stand': {
    en: 'television and stand, television and its stand, tv and stand, tv and its stand, tv and tv stand, tv with stand, tv with tv stand, tv on a stand, television on a stand, television with stand, tv and cabinet, tv on a cabinet',
    fr: 'télévision et son meuble, télé et son meuble, tv et son meuble, télévision et meuble tv, télé et meuble tv, tv et meuble tv, tv avec meuble, télévision sur son meuble, télé sur son meuble, télévision avec meuble',
    find: 'television',
    ...backed,
    size: [1.6, 1.3],
    ...solids,
    body: 'boards',
    pair: ['television', 'sideboard'],
  },
  piano: {
    en: 'piano, upright piano, keyboard piano, digital piano, upright, paino',
    fr: 'piano, piano droit, piano numérique',
    find: 'sideboard',
    isInexact: true,
    ...backed,
    size: [1.5, 1.22],
    families: ['lacquer', 'wood'],
    colours: ['#121213', '#3a1c12', '#121213', '#ece8df'],
    body: 'boards',
    dress: 'wood',
  },
  speaker: {
    en: 'speaker, loudspeaker, loud speaker, floor standing speaker, hifi speaker',
    fr: 'enceinte, haut-parleur, enceinte hifi, enceinte colonne, enceinte acoustique',
    find: null,
    ...backed,
    size: [0.27, 0.98],
    families: ['wood', 'lacquer', 'metal', 'concrete', 'marble'],
    colours: ['#6e452a', '#b98a55', '#3a2418', '#8a5a34'],
    body: 'boards',
    dress: 'wood',
  },
} as const satisfies Records;

/** Who makes them. */
export const MEDIA_MAKERS: Makers<typeof MEDIA> = {
  television: ({ look }) => hung(...inWidths(buildTelevision, look, [0.96, 1.22, 1.44])),
  'television and stand': ({ look }) => floor(...inWidths(buildTelevisionStand, look, [1.3, 1.6, 1.9])),
  piano: ({ look }) => floor(() => buildPiano(look)),
  speaker: ({ look }) => floor(() => buildSpeaker(look)),
};

/** Without a model of their own. */
export const OTHER_MEDIA = [
  ...undrawn({ closest: 'piano', find: 'sideboard', isInexact: true, stands: 'floor' }, [
    [
      'grand piano, baby grand piano, baby grand, concert piano',
      'piano à queue, piano quart de queue, piano de concert',
    ],
  ]),
  ...undrawn({ closest: null, find: 'television', stands: 'wall' }, [
    ['monitor, screen, computer screen, computer monitor', 'écran, moniteur, écran d’ordinateur'],
  ]),
  ...undrawn({ closest: null, find: null, stands: 'table' }, [
    ['computer, laptop, pc, desktop computer, imac', 'ordinateur, ordinateur portable, pc'],
    ['printer', 'imprimante'],
    ['soundbar, sound bar, sound system, stereo', 'barre de son, chaîne hifi, chaîne hi-fi'],
    ['turntable, record player, vinyl player', 'tourne-disque, platine vinyle, platine'],
    ['radio', 'radio'],
    ['fan, desk fan', 'ventilateur'],
    ['game console, games console, playstation, xbox', 'console de jeu, console de jeux, playstation'],
    ...apart(
      'air purifier, humidifier, dehumidifier',
      'purificateur d’air, humidificateur, déshumidificateur',
    ),
    ['router, modem, wifi box', 'box internet, routeur'],
    ['camera, security camera', 'appareil photo, caméra, caméra de surveillance'],
    ['remote control, remote', 'télécommande'],
    ['sewing machine', 'machine à coudre'],
  ]),
];
