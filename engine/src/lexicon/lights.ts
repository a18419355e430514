import { buildCandles } from '../furniture/lights/candles.ts';
import { buildCeilingFan } from '../furniture/lights/ceiling-fan.ts';
import { buildFloorLamp, buildPendant, buildTableLamp } from '../furniture/lights/lamp.ts';
import { buildWallLamp } from '../furniture/lights/wall-lamp.ts';
import { floor, hung, round } from '../furniture/piece.ts';
import { free, pots } from './habits.ts';
import { type Makers, type Records, undrawn } from './record.ts';

/** Lamps, and what else gives light. */
export const LIGHTS = {
  'floor lamp': {
    en: 'floor lamp, standing lamp, standard lamp, lamp, reading lamp, floor standing lamp',
    fr: 'lampadaire, lampe sur pied, lampe, liseuse, lampe de lecture, lampe de sol',
    variants: [
      [
        { floorLamp: 'bow' },
        'arc lamp, arc floor lamp, arched floor lamp, arched lamp',
        'lampe arc, lampadaire arc, lampadaire arqué, lampe arquée',
      ],
      [
        { floorLamp: 'tripod' },
        'tripod lamp, tripod floor lamp',
        'lampe trépied, lampadaire trépied, lampadaire sur trépied',
      ],
    ],
    find: 'lamp',
    ...free,
    size: [0.5, 1.6],
    families: ['metal', 'wood', 'lacquer'],
    colours: ['#c9a25a', '#2b2b2b', '#b98a55'],
    body: 'frame',
    dress: 'metal',
  },
  'table lamp': {
    en: 'table lamp, desk lamp, bedside lamp, bed side lamp, night lamp, desk light',
    fr: 'lampe de table, lampe de chevet, lampe de bureau, lampe à poser, lampe de nuit, lampe de salon, lampe bureau',
    find: 'lamp',
    stands: 'table',
    size: [0.3, 0.5],
    ...pots,
  },
  'pendant lamp': {
    en: 'pendant lamp, pendant light, pendant, hanging lamp, hanging light, ceiling lamp, ceiling light, ceiling pendant',
    fr: 'suspension, plafonnier, lampe suspendue, lampe de plafond, lampe plafond, luminaire suspendu, luminaire de plafond',
    variants: [
      [{ pendant: 'chandelier' }, 'chandelier, sputnik chandelier, wagon wheel chandelier', 'lustre'],
      [
        { pendant: 'globe' },
        'globe pendant, globe pendant light, globe pendant lamp, globe light, globe lamp',
        'suspension globe, suspension boule, lampe globe',
      ],
      [
        { pendant: 'dome' },
        'dome pendant, dome pendant light, dome pendant lamp, dome light',
        'suspension dôme, suspension cloche',
      ],
      [
        { pendant: 'drum' },
        'drum pendant, drum pendant light, drum pendant lamp, drum light',
        'suspension tambour, suspension abat-jour',
      ],
    ],
    find: 'lamp',
    stands: 'ceiling',
    size: [0.45, 0.4],
    families: ['lacquer', 'metal', 'rattan', 'ceramic', 'wood'],
    colours: ['#1d1d1e', '#e9e4da', '#5b6b52'],
    body: 'plain',
    dress: 'metal',
  },
  'wall lamp': {
    en: 'wall lamp, wall light, wall sconce, sconce, picture light, wall mounted lamp, swing arm lamp',
    fr: 'applique, applique murale, lampe murale, lampe applique, applique lumineuse',
    find: 'lamp',
    stands: 'wall',
    size: [0.19, 0.29],
    families: ['metal', 'lacquer', 'wood', 'ceramic', 'concrete'],
    colours: ['#c9a25a', '#2b2b2b', '#b08d57', '#8d8f92'],
    body: 'plain',
    dress: 'metal',
  },
  'ceiling fan': {
    en: 'ceiling fan',
    fr: 'ventilateur de plafond, ventilateur plafonnier',
    variants: [
      [{ fan: 'lamp' }, 'ceiling fan light, ceiling fan with light', 'ventilateur de plafond lumineux'],
    ],
    find: 'lamp',
    stands: 'ceiling',
    size: [1.2, 0.45],
    families: ['wood', 'metal', 'lacquer', 'rattan'],
    colours: ['#8a5a34', '#b98a55', '#4a3020', '#cfa877'],
    body: 'plain',
    dress: 'wood',
  },
  candle: {
    en: 'candle, pillar candle',
    fr: 'bougie',
    variants: [
      [{ candle: 'tapers' }, 'candlestick, candle holder, candleholder, taper candle', 'bougeoir, chandelle'],
      [{ candle: 'jars' }, 'tea light, scented candle, votive candle', 'photophore, bougie parfumée'],
    ],
    find: null,
    stands: 'table',
    size: [0.26, 0.25],
    families: ['metal', 'ceramic', 'wood', 'concrete', 'marble'],
    colours: ['#c9a25a', '#8d8f92', '#33363a', '#b8714a'],
    body: 'plain',
    dress: 'metal',
  },
} as const satisfies Records;

/** Who makes them. */
export const LIGHT_MAKERS: Makers<typeof LIGHTS> = {
  'floor lamp': ({ look, details }) => floor(() => buildFloorLamp(look, details.floorLamp)),
  'table lamp': ({ look }) => round('floor', () => buildTableLamp(look)),
  'pendant lamp': ({ look, details }) => round('ceiling', () => buildPendant(look, details.pendant)),
  'wall lamp': ({ look }) => hung(() => buildWallLamp(look)),
  'ceiling fan': ({ look, details }) => round('ceiling', () => buildCeilingFan(look, details.fan)),
  candle: ({ look, details }) => round('floor', () => buildCandles(look, details.count, details.candle)),
};

/** Without a model of their own. */
export const OTHER_LIGHTS = [
  ...undrawn({ closest: 'pendant lamp', find: 'lamp', stands: 'ceiling' }, [
    ['light, light fixture, lighting', 'luminaire, lumière, éclairage, point lumineux'],
    [
      'spotlight, spot light, spot, recessed light, downlight, track lighting, track light',
      'spot, spot encastré, rail de spots, projecteur',
    ],
    ['paper lantern, lampion', 'boule japonaise, lampion'],
  ]),
  ...undrawn({ closest: 'pendant lamp', find: 'lamp', isInexact: true, stands: 'ceiling' }, [
    ['lampshade, lamp shade', 'abat-jour'],
    ['light bulb, bulb', 'ampoule'],
  ]),
  ...undrawn({ closest: 'table lamp', find: 'lamp', stands: 'wall' }, [
    ['lantern', 'lanterne'],
    ['lava lamp', 'lampe à lave, lampe lave'],
    ['night light, nightlight', 'veilleuse'],
  ]),
  ...undrawn({ closest: 'candle', find: null, stands: 'table' }, [['candelabra', 'chandelier, candélabre']]),
  ...undrawn({ closest: null, find: null, stands: 'wall' }, [
    ['fairy lights, string lights, string light, light chain', 'guirlande lumineuse, guirlande guinguette'],
    ['led strip, led strips, strip light, neon, neon sign, neon light', 'bandeau led, ruban led, néon'],
    ['projector', 'vidéoprojecteur, rétroprojecteur'],
  ]),
];
