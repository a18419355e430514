import { apart, undrawn, type ThingRecord } from './record.ts';

/** What a room is bounded by and covered with: it takes colours and materials. */
const SURFACES: readonly ThingRecord[] = [
  ...undrawn({ closest: null, find: 'wall', stands: 'surface' }, [
    [
      'wall, accent wall, feature wall, back wall, walls, end wall, paintwork, plaster',
      'mur, murs, paroi, pan de mur, mur d’accent, mur du fond, cloison',
    ],
    ['wallpaper, wall paper', 'papier peint, tapisserie murale'],
    [
      'wall panelling, panelling, paneling, wall paneling, wainscoting, wainscot',
      'boiserie, soubassement, moulures murales',
    ],
    ['skirting board, baseboard, skirting', 'plinthe'],
    ['backsplash, splashback, back splash', 'crédence'],
  ]),
  ...undrawn({ closest: null, find: 'floor', stands: 'surface' }, [
    [
      'floor, flooring, ground, wood floor, wooden floor, hardwood floor, tile floor, tiled floor, floor tile, parquet floor, floorboards, parquet, tiles',
      'sol, plancher, revêtement de sol, parquet, carrelage, dalle, carrelage de sol, carrelage au sol, dallage',
    ],
    ['linoleum, lino, vinyl floor, vinyl flooring', 'linoléum, lino, sol vinyle'],
    ['terrace floor, deck, decking, patio floor', 'plancher de terrasse, sol de terrasse'],
  ]),
  ...undrawn({ closest: null, find: 'ceiling', stands: 'surface' }, [
    ['ceiling, false ceiling', 'plafond, faux plafond'],
    ['crown moulding, moulding, molding, cornice', 'moulure, corniche'],
  ]),
  ...undrawn({ closest: null, find: 'kitchen front', stands: 'surface' }, [
    [
      'kitchen front, kitchen cabinet, kitchen cupboard, kitchen unit, cabinet front, cabinet door, cupboard door, drawer front, kitchen',
      'façade de cuisine, façade, meuble de cuisine, placard de cuisine, élément de cuisine, porte de placard, cuisine, meubles de cuisine',
    ],
  ]),
  ...undrawn({ closest: null, find: 'table', stands: 'surface' }, [
    [
      'worktop, countertop, counter top, work top, worksurface, kitchen counter, counter, kitchen worktop, benchtop',
      'plan de travail, plan de cuisine, comptoir',
    ],
    ['table top, tabletop', 'plateau de table, dessus de table'],
  ]),
];

/** What is built in. */
const BUILT_IN: readonly ThingRecord[] = [
  ...undrawn({ closest: null, find: 'window', stands: 'wall' }, [
    [
      'window, window pane, window frame, french window, bay window, skylight, roof window',
      'fenêtre, vitre, baie vitrée, porte-fenêtre, velux, lucarne, fenêtre de toit',
    ],
    ['window sill, windowsill', 'rebord de fenêtre, appui de fenêtre'],
    ['stained glass, stained glass window', 'vitrail'],
    ['glass partition, crittall, glass wall', 'verrière, verrière d’intérieur'],
  ]),
  ...undrawn({ closest: null, find: 'door', stands: 'wall' }, [
    [
      'door, doorway, front door, sliding door, barn door, french door, glass door, pocket door, interior door, door frame',
      'porte, porte d’entrée, porte coulissante, porte vitrée, porte intérieure, encadrement de porte',
    ],
    ['garage door', 'porte de garage'],
    ['gate', 'portail'],
    ['door handle, doorknob, door knob', 'poignée de porte'],
  ]),
  ...undrawn({ closest: 'curtains', find: 'curtain', stands: 'wall' }, [
    [
      'blind, roller blind, roman blind, venetian blind, roman shade, roller shade, window blind, window shade',
      'store, store enrouleur, store vénitien, store bateau, brise-bise',
    ],
    ['shower curtain', 'rideau de douche'],
  ]),
  ...undrawn({ closest: null, find: null, stands: 'wall' }, [
    ['shutter, window shutter', 'volet'],
    ['curtain rod, curtain rail, curtain pole', 'tringle à rideaux, tringle'],
  ]),
  ...undrawn({ closest: 'fireplace', find: 'fireplace', stands: 'wall' }, [
    [
      'stove, wood stove, wood burner, wood burning stove, log burner, pellet stove',
      'poêle à bois, poêle, poêle à granulés',
    ],
  ]),
  ...undrawn({ closest: 'radiator', find: 'radiator', stands: 'floor' }, [
    ['towel radiator, heated towel rail', 'sèche-serviettes, radiateur sèche-serviettes'],
  ]),
  ...undrawn({ closest: null, find: 'stairs', stands: 'floor' }, [
    ['stairs, staircase, stairway, spiral staircase, steps', 'escalier, escalier en colimaçon, marches'],
  ]),
  ...undrawn({ closest: null, find: null, stands: 'floor' }, [
    ['banister, bannister, railing, handrail', 'rampe, garde-corps, balustrade'],
    ['column, pillar', 'colonne, pilier'],
    ['beam, wooden beam, exposed beam', 'poutre, poutre apparente'],
    ['arch, archway', 'arche, arcade, voûte'],
    ['alcove, niche', 'alcôve, niche'],
    ['mezzanine, loft', 'mezzanine'],
    ['balcony', 'balcon'],
    ['terrace, patio, veranda, porch, conservatory', 'terrasse, patio, véranda'],
    ['light switch, switch', 'interrupteur'],
    ['socket, power outlet, electrical outlet, outlet, plug', 'prise, prise électrique, prise de courant'],
    ['cable, wire, cord, cables', 'câble, fil électrique, fils, rallonge'],
    ['pipe, pipes', 'tuyau'],
    ['air conditioner, air conditioning, ac unit', 'climatiseur, climatisation, clim'],
    ['thermostat', 'thermostat'],
    ['smoke detector', 'détecteur de fumée'],
    ['lift, elevator', 'ascenseur'],
    [
      'room, living room, bedroom, dining room, hallway',
      'pièce, chambre, salon entier, salle à manger, salle, couloir, entrée',
    ],
    ['house', 'maison'],
  ]),
];

const KITCHEN_AND_BATH: readonly ThingRecord[] = [
  ...undrawn({ closest: 'sideboard', find: 'sideboard', stands: 'floor' }, [
    [
      'bathroom cabinet, vanity unit, vanity, bathroom vanity, sink cabinet',
      'meuble de salle de bain, meuble vasque, meuble sous vasque, meuble sous lavabo, armoire de toilette',
    ],
  ]),
  ...undrawn({ closest: null, find: 'appliance', stands: 'floor' }, [
    [
      'appliance, household appliance, kitchen appliance',
      'électroménager, appareil électroménager, gros électroménager',
    ],
    [
      'fridge, refrigerator, fridge freezer, mini fridge, wine fridge, freezer',
      'frigo, réfrigérateur, frigidaire, congélateur, cave à vin',
    ],
    [
      'oven, cooker, range cooker, kitchen stove, gas stove, cooking range',
      'four, cuisinière, gazinière, piano de cuisson',
    ],
    ['dishwasher, dish washer', 'lave-vaisselle'],
    ['microwave, microwave oven', 'micro-ondes, four micro-ondes, micro-onde'],
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
    ['bowl, fruit bowl, salad bowl', 'bol, saladier, coupe à fruits, coupe'],
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
];

export const HOUSE_THINGS: readonly ThingRecord[] = [...SURFACES, ...BUILT_IN, ...KITCHEN_AND_BATH];
