import { round } from '../furniture/piece.ts';
import { buildChristmasTree } from '../furniture/plants/christmas-tree.ts';
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
  'christmas tree': ({ look }) => round('floor', () => buildChristmasTree(look)),
};

/** Without a model of their own. */
export const OTHER_PLANTS = [
  ...undrawn({ closest: 'plant', find: 'plant', stands: 'floor' }, [
    [
      'flower, flowers, bouquet, bunch of flowers, bouquet of flowers, flower arrangement, floral arrangement, orchid, tulip, sunflower',
      'fleur, bouquet, bouquet de fleurs, fleurs, composition florale, orchidée, tulipe, tournesol',
    ],
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
    [
      'artificial plant, fake plant, dried flowers, pampas grass, pampas',
      'plante artificielle, fausse plante, fleurs séchées, herbe de la pampa, pampa',
    ],
  ]),
];
