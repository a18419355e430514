import { hung } from '../furniture/piece.ts';
import { buildBlind } from '../furniture/textiles/blind.ts';
import { buildCurtains } from '../furniture/textiles/curtains.ts';
import { cushionPiece } from '../furniture/textiles/cushions.ts';
import { rugPiece } from '../furniture/textiles/rug.ts';
import { type Makers, type Records, undrawn } from './record.ts';

/** Rugs, curtains and other cloths. */
export const TEXTILES = {
  rug: {
    en: 'rug, carpet, area rug, floor rug, wool rug, runner rug, runner, floor runner, hall runner, hallway runner, kitchen runner, carpet runner, mat, floor mat, bath mat, bathmat, bath rug, shower mat, door mat, doormat, welcome mat',
    fr: 'tapis, tapis de sol, tapis de salon, tapis de couloir, tapis de cuisine, tapis de bain, tapis de douche, tapis de salle de bain, tapis d’entrée, paillasson, moquette, carpette, descente de lit',
    variants: [
      [
        { rug: 'persian' },
        'persian rug, persian carpet, oriental rug, oriental carpet, medallion rug, turkish rug',
        'tapis persan, tapis d’orient, tapis oriental, tapis médaillon, tapis turc',
      ],
      [
        { rug: 'berber' },
        'berber rug, moroccan rug, beni ourain rug, diamond rug, berber carpet, moroccan carpet',
        'tapis berbère, tapis marocain, tapis beni ouarain, tapis losanges, tapis à losanges',
      ],
      [
        { rug: 'stripes' },
        'striped rug, stripe rug, stripy rug, striped carpet, rug with stripes, kilim, kilim rug',
        'tapis rayé, tapis à rayures, kilim, tapis kilim',
      ],
      [
        { rug: 'vintage' },
        'vintage rug, faded rug, distressed rug, vintage carpet, antique rug',
        'tapis vintage, tapis délavé, tapis ancien, tapis vieilli, tapis patchwork',
      ],
      [
        { rug: 'jute' },
        'jute rug, sisal rug, seagrass rug, jute carpet, natural fibre rug, natural fiber rug',
        'tapis en jute, tapis de jute, tapis jute, tapis en sisal, tapis sisal, tapis en fibres naturelles, tapis en jonc de mer',
      ],
      [
        { rug: 'shag' },
        'shag rug, shaggy rug, shag carpet, fluffy rug, high pile rug, long pile rug, faux fur rug',
        'tapis shaggy, tapis à poils longs, tapis poils longs, tapis à poil long, tapis poilu, tapis moelleux, tapis en fausse fourrure',
      ],
    ],
    find: 'rug',
    stands: 'flat',
    size: [2.3, 1.6],
    isAnySize: true,
    families: ['wool', 'fabric', 'linen', 'knit'],
    colours: ['#ddd2bd', '#b9a58a', '#8c98a0', '#a8644a', '#6f7a6a'],
    hasOutlines: true,
    body: 'plain',
    dress: 'rug',
  },
  curtains: {
    en: 'curtains, curtain, drape, drapery, drapes, sheers, window treatment, net curtain, curtins',
    fr: 'rideaux, rideau, voilage, tenture, double rideau',
    many: 'drapes',
    find: 'curtain',
    stands: 'wall',
    size: [2, 2.3],
    isAnySize: true,
    aspectAt: (width: number) => width / 2.35,
    families: ['fabric', 'velvet', 'linen', 'corduroy'],
    colours: ['#d6ccbb', '#8f9a94', '#b9b3a4', '#5b6b73'],
    body: 'plain',
    dress: 'curtains',
  },
  blind: {
    en: 'blind, window blind, window shade',
    fr: 'store, store de fenêtre, store intérieur',
    variants: [
      [
        { blind: 'roller' },
        'roller blind, roller shade, blackout blind, zebra blind',
        'store enrouleur, store occultant, store jour nuit',
      ],
      [{ blind: 'roman' }, 'roman blind, roman shade', 'store bateau, store romain'],
      [
        { blind: 'venetian' },
        'venetian blind, slatted blind, slat blind',
        'store vénitien, store à lamelles',
      ],
      [
        { blind: 'pleated' },
        'pleated blind, pleated shade, cellular shade, honeycomb blind',
        'store plissé, store nid d’abeille',
      ],
    ],
    find: 'curtain',
    stands: 'wall',
    size: [1.2, 1.5],
    isAnySize: true,
    aspectAt: (width: number) => width / 1.5,
    families: ['fabric', 'linen', 'velvet', 'wood', 'metal', 'lacquer', 'rattan'],
    colours: ['#e4ddd0', '#b9b3a4', '#d6ccbb', '#8f9a94', '#7c8388'],
    body: 'plain',
    dress: 'curtains',
  },
  cushion: {
    en: 'cushion, throw pillow, scatter cushion, sofa cushion, print cushion, throw cushion, decorative pillow, accent pillow',
    fr: 'coussin, coussin de canapé, coussin décoratif, coussin déco',
    variants: [
      [
        { cushion: 'lumbar' },
        'lumbar pillow, lumbar cushion, oblong cushion',
        'coussin lombaire, coussin rectangulaire',
      ],
      [{ cushion: 'pillow' }, 'pillow, bed pillow', 'oreiller, traversin'],
    ],
    find: 'cushion',
    stands: 'table',
    onSeats: true,
    size: [0.46, 0.43],
    families: ['fabric', 'linen', 'velvet', 'wool', 'knit', 'boucle', 'corduroy', 'leather'],
    colours: ['#c2a07a', '#7d8b75', '#4e6077', '#b4694a', '#d8cfbf'],
    body: 'plain',
    dress: 'second',
  },
} as const satisfies Records;

/** Who makes them. */
export const TEXTILE_MAKERS: Makers<typeof TEXTILES> = {
  rug: rugPiece,
  curtains: ({ look, aspect }) =>
    hung(() => buildCurtains(look, { width: Math.max(0.9, Math.min(3.4, aspect * 2.35)), height: 2.3 })),
  blind: ({ look, details, aspect }) => {
    const width = Math.max(0.45, Math.min(3, aspect * 1.5));
    return hung(() => buildBlind(look, { width, height: 1.5 }, details.blind));
  },
  cushion: cushionPiece,
};

/** Without a model of their own. */
export const OTHER_TEXTILES = [
  ...undrawn({ closest: 'curtains', find: 'curtain', stands: 'wall' }, [
    ['cafe curtain, half curtain', 'brise-bise'],
    ['shower curtain', 'rideau de douche'],
  ]),
  ...undrawn({ closest: null, find: null, stands: 'wall' }, [
    ['shutter, window shutter', 'volet'],
    ['curtain rod, curtain rail, curtain pole', 'tringle à rideaux, tringle'],
  ]),
  ...undrawn({ closest: null, find: null, stands: 'floor' }, [
    ['throw, blanket, throw blanket, sofa throw', 'plaid, couverture, jeté de canapé, jeté'],
    ['tablecloth, table cloth, table runner', 'nappe, chemin de table'],
    [
      'towel, bath towel, tea towel, hand towel, kitchen towel',
      'serviette, serviette de bain, torchon, essuie-main',
    ],
    ['placemat, table mat', 'set de table'],
    ['yoga mat, exercise mat, gym mat', 'tapis de yoga, tapis de gym, tapis de sport'],
    ['play mat, baby mat', 'tapis de jeu, tapis d’éveil'],
    ['treadmill', 'tapis de course, tapis roulant'],
    ['mouse pad, mouse mat', 'tapis de souris'],
    [
      'sheepskin rug, sheepskin, cowhide, cow hide, cowhide rug, fur',
      'peau de bête, peau de vache, fourrure',
    ],
    ['slipcover, sofa cover, chair cover', 'housse, housse de canapé, housse de chaise'],
    ['mosquito net, canopy, bed canopy', 'moustiquaire, ciel de lit, baldaquin'],
  ]),
  ...undrawn({ closest: null, find: 'clutter', stands: 'floor' }, [
    ['clothes, clothing, coat, jacket, shirt, dress', 'vêtement, manteau, veste, chemise, habits'],
    ['shoes, shoe, slipper, boots', 'chaussure, chausson, bottes, paire de baskets'],
    ['bag, handbag, backpack', 'sac, sac à main, sac à dos'],
    ['suitcase, luggage', 'valise, bagage'],
  ]),
];
