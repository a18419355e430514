import { hung } from '../furniture/piece.ts';
import { buildClock } from '../furniture/walls/clock.ts';
import { galleryWallPiece } from '../furniture/walls/gallery-wall.ts';
import { mirrorPiece, paintingPiece } from '../furniture/walls/wall-pieces.ts';
import { plain, WOODS } from './habits.ts';
import { type Makers, type Records, undrawn } from './record.ts';

/** What hangs on a wall to be looked at or into. */
export const HANGINGS = {
  painting: {
    en: 'painting, picture, art, artwork, art work, wall art, canvas, canvas print, print, art print, poster, frame, picture frame, framed print, framed poster',
    fr: 'tableau, peinture, cadre, toile, affiche, poster, oeuvre, oeuvre d’art, gravure, tableau mural',
    variants: [
      [
        { subject: 'landscape' },
        'landscape painting, landscape picture, landscape, landscape print',
        'tableau de paysage, paysage, peinture de paysage, tableau paysage',
      ],
      [
        { subject: 'abstract' },
        'abstract painting, abstract art, abstract print, abstract picture, abstract canvas',
        'tableau abstrait, peinture abstraite, art abstrait, toile abstraite, affiche abstraite',
      ],
      [
        { subject: 'botanical' },
        'botanical print, botanical painting, botanical poster',
        'planche botanique, affiche botanique, gravure botanique',
      ],
      [
        { subject: 'geometric' },
        'geometric painting, geometric print, geometric art, geometric poster',
        'tableau géométrique, affiche géométrique',
      ],
    ],
    find: 'painting',
    stands: 'wall',
    size: [0.85, 0.85],
    isAnySize: true,
    aspectAt: (width: number) => width ** 2 / 0.7,
    families: ['wood', 'metal', 'lacquer'],
    colours: ['#b98a55', '#1c1c1c', '#8a5a34'],
    body: 'frame',
    dress: 'art',
  },
  'gallery wall': {
    en: 'gallery wall, picture wall, photo wall, wall of pictures, wall of frames, wall gallery, set of framed pictures, set of frames, group of pictures',
    fr: 'mur de cadres, mur de tableaux, mur de photos, mur d’images, composition de cadres, ensemble de cadres, galerie murale',
    find: 'painting',
    stands: 'wall',
    size: [1.7, 1.1],
    isAnySize: true,
    families: ['wood', 'metal', 'lacquer'],
    colours: ['#1c1c1c', '#b98a55', '#8a5a34', '#ece8e0'],
    body: 'frame',
    dress: 'art',
  },
  mirror: {
    en: 'mirror, wall mirror, bathroom mirror, hall mirror, floor mirror, full length mirror, miror',
    fr: 'miroir, glace murale, miroir mural, miroir de salle de bain, miroir de sol, glace, mirroir',
    find: 'mirror',
    stands: 'wall',
    size: [0.75, 0.8],
    isAnySize: true,
    aspectAt: (width: number) => width ** 2 / 0.6,
    families: ['metal', 'wood', 'lacquer', 'rattan'],
    colours: ['#c9a25a', '#1c1c1c', '#b98a55'],
    hasOutlines: true,
    body: 'frame',
    dress: 'metal',
  },
  clock: {
    en: 'clock, wall clock, kitchen clock, clok',
    fr: 'horloge, pendule, horloge murale, pendule murale',
    find: 'painting',
    isInexact: true,
    stands: 'wall',
    size: [0.5, 0.5],
    families: ['wood', 'metal', 'lacquer', 'marble', 'concrete', 'ceramic', 'rattan'],
    colours: WOODS,
    ...plain,
  },
} as const satisfies Records;

/** Who makes them. */
export const HANGING_MAKERS: Makers<typeof HANGINGS> = {
  painting: paintingPiece,
  'gallery wall': galleryWallPiece,
  mirror: mirrorPiece,
  clock: ({ look }) => hung(() => buildClock(look)),
};

/** Without a model of their own. */
export const OTHER_HANGINGS = [
  ...undrawn({ closest: 'clock', find: 'painting', isInexact: true, stands: 'wall' }, [
    ['grandfather clock, longcase clock', 'horloge comtoise, horloge de parquet'],
    ['alarm clock', 'réveil'],
  ]),
  ...undrawn({ closest: 'painting', find: 'painting', stands: 'wall' }, [
    ['photo, photograph, family photo, photo frame', 'photo, photographie, cadre photo, photo de famille'],
  ]),
  ...undrawn({ closest: 'painting', find: 'painting', isInexact: true, stands: 'wall' }, [
    ['tapestry, wall hanging, macrame', 'tapisserie, tenture murale, macramé'],
    ['map, world map, wall map', 'carte, carte du monde, planisphère, mappemonde'],
    [
      'chalkboard, blackboard, whiteboard, notice board, pin board, pinboard, cork board',
      'ardoise murale, tableau noir, tableau blanc, tableau d’affichage, pêle-mêle, tableau en liège',
    ],
    ['sign', 'enseigne, panneau'],
    ['wall sticker, decal, mural, fresco', 'sticker mural, fresque, papier peint panoramique'],
    ['calendar', 'calendrier'],
  ]),
];
