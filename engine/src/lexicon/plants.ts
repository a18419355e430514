import { round } from '../furniture/piece.ts';
import { buildChristmasTree } from '../furniture/plants/christmas-tree.ts';
import { flowersPiece } from '../furniture/plants/flowers.ts';
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
    ...free,
    size: [0.38, 0.42],
    fitsTables: true,
    ...pots,
    body: 'frame',
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
  'christmas tree': ({ look }) => round('floor', () => buildChristmasTree(look)),
};

/** Without a model of their own. */
export const OTHER_PLANTS = [
  ...undrawn({ closest: 'plant', find: 'plant', stands: 'floor' }, [
    ['cactus, succulent, aloe vera', 'cactus, plante grasse, succulente, aloe vera'],
    ['fern', 'fougère'],
    ['bonsai, bonsai tree', 'bonsaï'],
    ['bamboo plant', 'plante bambou'],
    [
      'ivy, pothos, hanging plant, climbing plant',
      'lierre, pothos, plante grimpante, plante suspendue, plante retombante',
    ],
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
