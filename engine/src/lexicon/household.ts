import { buildAquarium } from '../furniture/household/aquarium.ts';
import { buildBathtub } from '../furniture/household/bathtub.ts';
import { buildBooks } from '../furniture/household/books.ts';
import { buildFireplace } from '../furniture/household/fireplace.ts';
import { buildFridge } from '../furniture/household/fridge.ts';
import { buildFruitBowl } from '../furniture/household/fruit-bowl.ts';
import { buildRadiator } from '../furniture/household/radiator.ts';
import { buildStove } from '../furniture/household/stove.ts';
import { buildWashingMachine } from '../furniture/household/washing-machine.ts';
import { buildVanity } from '../furniture/household/vanity.ts';
import { floor, inWidths, round } from '../furniture/piece.ts';
import { backed, JOINERY, plain, solids, WOODS } from './habits.ts';
import { apart, type Makers, type Records, undrawn } from './record.ts';

/** What heats, washes, cooks and is kept. */
export const HOUSEHOLD = {
  fireplace: {
    en: 'fireplace, fire place, chimney, mantelpiece, mantel, fire surround, fireplce',
    fr: 'cheminée, âtre, foyer, manteau de cheminée, cheminé',
    find: 'fireplace',
    ...backed,
    size: [1.4, 1.15],
    families: ['marble', 'concrete', 'wood', 'lacquer', 'terrazzo', 'ceramic'],
    colours: ['#ece8e0', '#e2dccf', '#3b3a3a', '#c9bda8'],
    ...plain,
  },
  stove: {
    en: 'stove, wood stove, wood burner, wood burning stove, log burner, pellet stove',
    fr: 'poêle à bois, poêle, poêle à granulés',
    find: 'fireplace',
    ...backed,
    size: [0.8, 1.85],
    families: ['lacquer', 'metal', 'ceramic', 'concrete', 'marble'],
    colours: ['#2b2c2e', '#1f2021', '#3a3b3d', '#4a2420'],
    ...plain,
  },
  radiator: {
    en: 'radiator, heater, central heating radiator, cast iron radiator, radiater',
    fr: 'radiateur, chauffage, radiateur en fonte',
    find: 'radiator',
    ...backed,
    size: [1, 0.68],
    families: ['lacquer', 'metal', 'wood', 'concrete', 'marble'],
    colours: ['#eeece6', '#f3f2ee', '#3a3c3f', '#e2ddd1'],
    ...plain,
  },
  'washing machine': {
    en: 'washing machine, washer, front loader, washing maschine',
    fr: 'machine à laver, lave-linge',
    find: 'appliance',
    ...backed,
    size: [0.6, 0.85],
    families: ['lacquer', 'metal'],
    colours: ['#f1f1ee', '#e9e9e6', '#f4f4f2', '#5c6064'],
    ...plain,
  },
  fridge: {
    en: 'fridge, refrigerator, fridge freezer, freezer, frige',
    fr: 'frigo, réfrigérateur, frigidaire, réfrigérateur congélateur, congélateur',
    variants: [
      [
        { fridge: 'american' },
        'american fridge, american fridge freezer, side by side fridge, french door fridge, double door fridge',
        'frigo américain, réfrigérateur américain, frigo double porte',
      ],
      [
        { fridge: 'retro' },
        'retro fridge, retro refrigerator, vintage fridge',
        'frigo rétro, réfrigérateur rétro, frigo vintage',
      ],
      [
        { fridge: 'mini' },
        'mini fridge, small fridge, bar fridge, under counter fridge',
        'mini-frigo, petit frigo, frigo top, minibar',
      ],
    ],
    find: 'appliance',
    ...backed,
    size: [0.7, 1.75],
    families: ['lacquer', 'metal'],
    colours: ['#f1f1ee', '#c3c6c8', '#e9e6dd', '#3b3d40'],
    ...plain,
  },
  bathtub: {
    en: 'bathtub, bath tub, bath, tub, freestanding bath, clawfoot tub, freestanding tub, batthub',
    fr: 'baignoire, bain, baignoire îlot, baignoire sur pieds',
    find: null,
    ...backed,
    size: [1.7, 0.6],
    families: ['ceramic', 'marble', 'metal', 'concrete', 'terrazzo', 'wood', 'lacquer'],
    colours: ['#f4f2ed', '#f1efe9', '#e9e5dc'],
    ...plain,
  },
  vanity: {
    en: 'vanity, vanity unit, bathroom vanity, bathroom cabinet, sink cabinet, vanity cabinet, sink unit',
    fr: 'meuble vasque, meuble sous vasque, meuble sous lavabo, meuble de salle de bain, meuble lavabo',
    find: 'sideboard',
    ...backed,
    size: [0.9, 0.95],
    families: JOINERY,
    colours: [...WOODS, '#e9e6de', '#3d4a45'],
    body: 'boards',
    dress: 'wood',
  },
  aquarium: {
    en: 'aquarium, fish tank, fishtank, aquarum',
    fr: 'aquarium, bac à poissons, bocal à poissons',
    find: null,
    ...backed,
    size: [1, 1.3],
    ...solids,
  },
  'fruit bowl': {
    en: 'fruit bowl, bowl, bowl of fruit, bowl of fruits, bowl with fruit, fruit basket',
    fr: 'coupe de fruits, coupe à fruits, corbeille de fruits, panier de fruits, bol de fruits, saladier de fruits, bol, coupe',
    variants: [
      [
        { bowl: 'empty' },
        'empty bowl, salad bowl, decorative bowl',
        'saladier, coupe vide, bol vide, coupe décorative',
      ],
    ],
    find: null,
    stands: 'table',
    size: [0.31, 0.16],
    families: ['ceramic', 'wood', 'metal', 'marble', 'concrete', 'rattan'],
    colours: ['#ece7dc', '#3d4347', '#a9b6a4', '#8a5a34'],
    ...plain,
  },
  book: {
    en: 'book, books, coffee table book, hardback, hardcover book',
    fr: 'livre, bouquin, beau livre',
    variants: [
      [
        { book: 'stack' },
        'stack of books, pile of books, book stack, stacked books',
        'pile de livres, livres empilés, tas de livres',
      ],
      [{ book: 'row' }, 'row of books', 'rangée de livres'],
      [{ book: 'open' }, 'open book', 'livre ouvert'],
    ],
    find: null,
    stands: 'table',
    size: [0.28, 0.15],
    families: ['linen', 'leather', 'fabric', 'velvet', 'lacquer'],
    colours: ['#8a4a34', '#34516b', '#5d6b52', '#d8cbb4', '#33363a'],
    body: 'plain',
    dress: 'second',
  },
} as const satisfies Records;

/** Who makes them. */
export const HOUSEHOLD_MAKERS: Makers<typeof HOUSEHOLD> = {
  fireplace: ({ look }) => floor(() => buildFireplace(look)),
  stove: ({ look }) => floor(() => buildStove(look)),
  radiator: ({ look }) => floor(...inWidths(buildRadiator, look, [0.8, 1, 1.3])),
  'washing machine': ({ look }) => floor(() => buildWashingMachine(look)),
  fridge: ({ look, details }) => floor(() => buildFridge(look, details.fridge)),
  bathtub: ({ look }) => floor(() => buildBathtub(look)),
  'fruit bowl': ({ look, details }) => round('floor', () => buildFruitBowl(look, details.bowl === 'empty')),
  vanity: ({ look }) => floor(...inWidths(buildVanity, look, [0.7, 0.9, 1.1])),
  book: ({ look, details }) => floor(() => buildBooks(look, details.book, details.count)),
  aquarium: ({ look }) => floor(...inWidths(buildAquarium, look, [0.8, 1, 1.2])),
};

/** Without a model of their own. */
export const OTHER_HOUSEHOLD = [
  ...undrawn({ closest: 'radiator', find: 'radiator', stands: 'floor' }, [
    ['towel radiator, heated towel rail', 'sèche-serviettes, radiateur sèche-serviettes'],
  ]),
  ...undrawn({ closest: 'mirror', find: 'mirror', stands: 'wall' }, [
    ['medicine cabinet, mirror cabinet, mirrored cabinet', 'armoire de toilette, armoire à pharmacie'],
  ]),
  ...undrawn({ closest: null, find: 'appliance', stands: 'floor' }, [
    [
      'appliance, household appliance, kitchen appliance',
      'électroménager, appareil électroménager, gros électroménager',
    ],
    [
      'oven, cooker, range cooker, kitchen stove, gas stove, cooking range',
      'four, cuisinière, gazinière, piano de cuisson',
    ],
    ['dishwasher, dish washer', 'lave-vaisselle'],
    ['microwave, microwave oven', 'micro-ondes, four micro-ondes, micro-onde'],
  ]),
  ...undrawn({ closest: 'fridge', find: 'appliance', stands: 'floor' }, [
    ['wine fridge, wine cooler, wine cabinet', 'cave à vin'],
  ]),
  ...undrawn({ closest: 'washing machine', find: 'appliance', stands: 'floor' }, [
    ['dryer, tumble dryer, clothes dryer', 'sèche-linge'],
  ]),
  ...undrawn({ closest: 'bathtub', find: null, stands: 'floor' }, [['jacuzzi, hot tub', 'jacuzzi']]),
  ...undrawn({ closest: null, find: null, stands: 'floor' }, [
    [
      'hob, cooktop, induction hob',
      'plaque de cuisson, plaques de cuisson, plaque à induction, table de cuisson',
    ],
    ['cooker hood, extractor hood, range hood, extractor fan', 'hotte, hotte aspirante'],
    ['kettle', 'bouilloire'],
    ['toaster', 'grille-pain'],
    ['coffee machine, coffee maker, espresso machine', 'machine à café, cafetière'],
    ['blender, mixer, food processor', 'mixeur, robot de cuisine, blender'],
    ['kitchen sink, sink, basin, washbasin, wash basin, bathroom sink', 'évier, lavabo, vasque'],
    ['tap, faucet, mixer tap, kitchen tap', 'robinet, mitigeur, robinetterie'],
    [
      'shower, walk in shower, shower cabin, shower screen, shower head',
      'douche, cabine de douche, douche à l’italienne, paroi de douche, pommeau de douche',
    ],
    ['toilet, wc, loo, toilet seat, toilet bowl', 'toilettes, wc, cuvette, abattant, abattant wc'],
    ['bidet', 'bidet'],
    ['bathroom', 'salle de bain, salle d’eau'],
    ['toilet paper, toilet roll', 'papier toilette, rouleau de papier toilette'],
    ['toilet paper holder, toilet roll holder', 'porte-papier, dérouleur'],
    ['towel rail, towel rack, towel holder', 'porte-serviettes, porte-serviette'],
    ['soap dispenser, soap, soap dish', 'distributeur de savon, savon, porte-savon'],
    ['toothbrush', 'brosse à dents'],
    ['scale, bathroom scale', 'balance, pèse-personne'],
    ['laundry basket, laundry, hamper', 'panier à linge, linge, corbeille à linge'],
    ['drying rack, clothes airer', 'étendoir, séchoir à linge, tancarville'],
    ['ironing board, iron', 'planche à repasser, fer à repasser, table à repasser'],
    ['vacuum cleaner, vacuum, hoover, robot vacuum', 'aspirateur, robot aspirateur'],
    ...apart('broom, mop, bucket', 'balai, serpillière, seau'),
    [
      'trash can, bin, rubbish bin, waste bin, garbage can, dustbin, trash bin, trash, rubbish, garbage, waste basket',
      'poubelle, corbeille à papier, ordures',
    ],
    ['recycling bin', 'bac de recyclage, bac de tri'],
    ['water heater, boiler', 'chauffe-eau, chaudière, cumulus, ballon d’eau chaude'],
  ]),
  ...undrawn({ closest: null, find: null, stands: 'table' }, [
    ['dishes, plate, crockery, dinnerware, dinner set', 'vaisselle, assiette, service de table'],
    ['glass, wine glass, drinking glass', 'verre, verre à vin'],
    ['cup, mug, coffee cup, tea cup', 'tasse, mug, tasse à café'],
    ['bottle, wine bottle', 'bouteille, bouteille de vin'],
    ['cutlery, fork, knife, spoon', 'couverts, fourchette, couteau, cuillère'],
    ['pot, saucepan, cooking pot, frying pan, pan', 'casserole, poêle à frire, marmite, cocotte'],
    ['tray', 'plateau'],
    ['teapot, tea set, coffee pot', 'théière, service à thé'],
    ['jug, pitcher, carafe', 'carafe, pichet, cruche'],
    ['cutting board, chopping board', 'planche à découper'],
    ['spice rack', 'étagère à épices'],
    ['fruit, fruits, apple, lemon, banana', 'fruit, pomme, citron, banane'],
    ...apart('food, cake, bread, pizza', 'nourriture, gâteau, pain, pizza'),
  ]),
  ...undrawn({ closest: 'aquarium', find: null, stands: 'floor' }, [['terrarium', 'terrarium']]),
];
