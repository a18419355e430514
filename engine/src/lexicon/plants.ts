import { round } from '../furniture/piece.ts';
import { buildChristmasTree } from '../furniture/plants/christmas-tree.ts';
import { cactusPiece } from '../furniture/plants/cactus.ts';
import { buildVase } from '../furniture/plants/empty-vase.ts';
import { flowersPiece } from '../furniture/plants/flowers.ts';
import { hangingPlantPiece } from '../furniture/plants/hanging-plant.ts';
import { plantPiece } from '../furniture/plants/plant.ts';
import { free, plain, pots } from './habits.ts';
import { type Makers, type Records, undrawn } from './record.ts';

/** Plants, and what is grown. */
export const PLANTS = {
  plant: {
    en: 'plant, houseplant, house plant, potted plant, indoor plant, pot plant, green plant, greenery',
    fr: 'plante, plante verte, plante en pot, plante d’intérieur, verdure',
    variants: [
      [{ plant: 'monstera' }, 'monstera, monstera plant, swiss cheese plant', 'monstera'],
      [
        { plant: 'ficus' },
        'ficus, fiddle leaf fig, rubber plant, rubber tree, fig tree, ficus tree, ficus plant',
        'ficus, figuier, caoutchouc',
      ],
      [
        { plant: 'palm' },
        'palm, palm tree, areca, areca palm, kentia, kentia palm',
        'palmier, aréca, kentia',
      ],
      [{ plant: 'snake plant' }, 'snake plant, sansevieria', 'sansevière, sansevieria, langue de belle mère'],
      [
        { plant: 'olive tree' },
        'olive tree, tree, indoor tree, potted tree',
        'olivier, arbre, arbre d’intérieur',
      ],
    ],
    find: 'plant',
    ...free,
    size: [0.8, 1.3],
    fitsTables: true,
    aspectAt: (width: number) => width / 1.15,
    ...pots,
  },
  flowers: {
    en: 'flowers, flower, bouquet, bunch of flowers, bouquet of flowers, flower bouquet, flower arrangement, floral arrangement, vase of flowers, flower vase, vase with flowers, flowers in a vase, fresh flowers, cut flowers',
    fr: 'fleurs, fleur, bouquet, bouquet de fleurs, vase de fleurs, vase avec des fleurs, fleurs dans un vase, composition florale, fleurs coupées, fleurs fraîches',
    variants: [
      [
        { flower: 'tulips' },
        'tulips, tulip, bouquet of tulips, bunch of tulips, vase of tulips',
        'tulipes, tulipe, bouquet de tulipes, vase de tulipes',
      ],
      [
        { flower: 'roses' },
        'roses, bouquet of roses, bunch of roses, vase of roses, rose bouquet',
        'bouquet de roses, vase de roses',
      ],
      [
        { flower: 'peonies' },
        'peonies, peony, bouquet of peonies, vase of peonies',
        'pivoines, pivoine, bouquet de pivoines',
      ],
      [
        { flower: 'sunflowers' },
        'sunflowers, sunflower, bouquet of sunflowers, vase of sunflowers',
        'tournesols, tournesol, bouquet de tournesols, vase de tournesols',
      ],
      [
        { flower: 'lavender' },
        'bunch of lavender, lavender bouquet, bouquet of lavender, vase of lavender, lavender flowers',
        'bouquet de lavande, vase de lavande, brins de lavande',
      ],
      [
        { flower: 'dried' },
        'dried flowers, dry flowers, dried flower bouquet, pampas grass, pampas, vase of pampas grass',
        'fleurs séchées, bouquet de fleurs séchées, herbe de la pampa, herbes de la pampa, pampa',
      ],
    ],
    find: 'plant',
    stands: 'table',
    size: [0.38, 0.42],
    ...pots,
    body: 'frame',
    pair: ['vase', 'flowers'],
  },
  vase: {
    en: 'vase, floor vase, decorative vase, empty vase, vaze',
    fr: 'vase, soliflore, vase décoratif, vase vide',
    find: null,
    stands: 'table',
    size: [0.22, 0.34],
    ...pots,
  },
  'hanging plant': {
    en: 'hanging plant, trailing plant, hanging planter, hanging pot plant, hanging basket, plant hanger',
    fr: 'plante suspendue, plante retombante, plante tombante, suspension végétale, pot suspendu, plante à suspendre',
    variants: [
      [{ trailing: 'pothos' }, 'pothos, devil’s ivy, hanging pothos', 'pothos, scindapsus'],
      [
        { trailing: 'ivy' },
        'ivy, english ivy, hanging ivy, climbing plant',
        'lierre, lierre suspendu, plante grimpante',
      ],
      [{ trailing: 'fern' }, 'hanging fern, boston fern', 'fougère suspendue, fougère de boston'],
      [{ trailing: 'pearls' }, 'string of pearls', 'collier de perles végétal'],
    ],
    find: 'plant',
    stands: 'ceiling',
    size: [0.42, 0.9],
    ...pots,
  },
  cactus: {
    en: 'cactus, cacti, cactus plant, potted cactus',
    fr: 'cactus, cactée, cactus en pot',
    many: 'cacti',
    variants: [
      [
        { succulent: 'rosette' },
        'succulent, succulent plant, echeveria',
        'plante grasse, succulente, échévéria, joubarbe',
      ],
      [{ succulent: 'aloe' }, 'aloe vera, aloe, agave', 'aloe vera, aloès, agave'],
      [{ succulent: 'pads' }, 'prickly pear, opuntia', 'figuier de barbarie, oponce, opuntia'],
    ],
    find: 'plant',
    ...free,
    size: [0.24, 0.33],
    fitsTables: true,
    ...pots,
  },
  'christmas tree': {
    en: 'christmas tree, xmas tree, fir tree, pine tree, chrismas tree',
    fr: 'sapin de noël, sapin, arbre de noël',
    find: 'plant',
    ...free,
    size: [1.15, 1.95],
    families: ['lacquer', 'metal', 'fabric', 'wool', 'velvet'],
    colours: ['#2c4a2a', '#33502f', '#23402b', '#4d6640'],
    ...plain,
  },
} as const satisfies Records;

/** Who makes them. */
export const PLANT_MAKERS: Makers<typeof PLANTS> = {
  plant: plantPiece,
  flowers: flowersPiece,
  vase: ({ look }) => round('floor', ...[0.24, 0.34, 0.55].map((height) => () => buildVase(look, height))),
  'hanging plant': hangingPlantPiece,
  cactus: cactusPiece,
  'christmas tree': ({ look }) => round('floor', () => buildChristmasTree(look)),
};

/** Without a model of their own. */
export const OTHER_PLANTS = [
  ...undrawn({ closest: 'plant', find: 'plant', stands: 'floor' }, [
    ['fern', 'fougère'],
    ['bonsai, bonsai tree', 'bonsaï'],
    ['bamboo plant', 'plante bambou'],
    ['lemon tree, orange tree, citrus tree', 'citronnier, oranger'],
    [
      'yucca, dracaena, philodendron, strelitzia, bird of paradise, calathea, banana plant, banana tree',
      'yucca, dracaena, philodendron, strelitzia, oiseau de paradis, calathea, bananier',
    ],
    ['herb garden, herbs, basil', 'herbes aromatiques, jardinière d’herbes, basilic'],
    ['hedge, bush, shrub', 'haie, buisson, arbuste'],
    ['lavender plant', 'plante de lavande'],
    ['artificial plant, fake plant', 'plante artificielle, fausse plante'],
  ]),
  ...undrawn({ closest: 'flowers', find: 'plant', stands: 'table' }, [
    ['orchid', 'orchidée'],
    ['artificial flowers, silk flowers', 'fleurs artificielles, fleurs en tissu'],
  ]),
];
