import { apart, undrawn, type ThingRecord } from './record.ts';

const LIGHTS: readonly ThingRecord[] = [
  ...undrawn({ closest: 'pendant lamp', find: 'lamp', stands: 'ceiling' }, [
    ['light, light fixture, lighting', 'luminaire, lumière, éclairage, point lumineux'],
    ['ceiling fan, ceiling fan light', 'ventilateur de plafond'],
    [
      'spotlight, spot light, spot, recessed light, downlight, track lighting, track light',
      'spot, spot encastré, rail de spots, projecteur',
    ],
    ['paper lantern, lampion', 'boule japonaise, lampion'],
    ['lampshade, lamp shade', 'abat-jour'],
    ['light bulb, bulb', 'ampoule'],
  ]),
  ...undrawn({ closest: 'table lamp', find: 'lamp', stands: 'wall' }, [
    [
      'wall lamp, wall light, wall sconce, sconce, picture light',
      'applique, applique murale, lampe murale, lampe applique',
    ],
    ['lantern', 'lanterne'],
    ['lava lamp', 'lampe à lave, lampe lave'],
    ['night light, nightlight', 'veilleuse'],
  ]),
  ...undrawn({ closest: null, find: null, stands: 'wall' }, [
    ['fairy lights, string lights, string light, light chain', 'guirlande lumineuse, guirlande guinguette'],
    ['led strip, led strips, strip light, neon, neon sign, neon light', 'bandeau led, ruban led, néon'],
    ['candle, tea light', 'bougie, photophore'],
    ['candlestick, candle holder, candelabra, candleholder', 'chandelier, bougeoir, candélabre, chandelle'],
    ['projector', 'vidéoprojecteur, rétroprojecteur'],
  ]),
];

const TEXTILES: readonly ThingRecord[] = [
  ...undrawn({ closest: null, find: 'cushion', stands: 'floor' }, [
    [
      'cushion, throw pillow, scatter cushion, sofa cushion, print cushion, throw cushion',
      'coussin, coussin de canapé, coussin décoratif',
    ],
    ['pillow, bed pillow', 'oreiller, traversin'],
  ]),
  ...undrawn({ closest: null, find: 'bed', stands: 'floor' }, [
    [
      'bedding, bed sheet, bedsheet, sheet, bed linen, bed linens',
      'drap, linge de lit, parure de lit, literie, drap de lit',
    ],
    ['duvet, duvet cover, comforter, quilt', 'couette, housse de couette, édredon'],
    ['bedspread, bed cover, coverlet', 'couvre-lit, dessus-de-lit, jeté de lit'],
  ]),
  ...undrawn({ closest: null, find: null, stands: 'floor' }, [
    ['throw, blanket, throw blanket, sofa throw', 'plaid, couverture, jeté de canapé, jeté'],
    ['tablecloth, table cloth, table runner', 'nappe, chemin de table'],
    [
      'towel, bath towel, tea towel, hand towel, kitchen towel',
      'serviette, serviette de bain, torchon, essuie-main',
    ],
    ['placemat, table mat', 'set de table'],
    ['bath mat, bathmat, bath rug, shower mat', 'tapis de bain, tapis de douche, tapis de salle de bain'],
    ['door mat, doormat, welcome mat', 'paillasson, tapis d’entrée'],
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

const DECOR: readonly ThingRecord[] = [
  ...undrawn({ closest: 'clock', find: 'painting', stands: 'wall' }, [
    ['grandfather clock, longcase clock', 'horloge comtoise, horloge de parquet'],
    ['alarm clock', 'réveil'],
  ]),
  ...undrawn({ closest: 'painting', find: 'painting', stands: 'wall' }, [
    ['photo, photograph, family photo, photo frame', 'photo, photographie, cadre photo, photo de famille'],
    ['tapestry, wall hanging, macrame', 'tapisserie, tenture murale, macramé'],
    ['map, world map, wall map', 'carte, carte du monde, planisphère, mappemonde'],
    ['gallery wall, picture wall', 'mur de cadres, mur de tableaux'],
    [
      'chalkboard, blackboard, whiteboard, notice board, pin board, pinboard, cork board',
      'ardoise murale, tableau noir, tableau blanc, tableau d’affichage, pêle-mêle, tableau en liège',
    ],
    ['sign', 'enseigne, panneau'],
    ['wall sticker, decal, mural, fresco', 'sticker mural, fresque, papier peint panoramique'],
    ['calendar', 'calendrier'],
  ]),
  ...undrawn({ closest: 'plant', find: 'plant', stands: 'floor' }, [
    [
      'flower, flowers, bouquet, bunch of flowers, bouquet of flowers, flower arrangement, orchid, tulip, sunflower',
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
  ...undrawn({ closest: null, find: 'clutter', stands: 'table' }, [
    [
      'box, boxes, cardboard box, storage box, crate, moving box, carton',
      'carton, boîte, caisse, boîte de rangement',
    ],
    ['clutter, mess, stuff, junk, things, item', 'désordre, bazar, fouillis, bric-à-brac, affaires, choses'],
  ]),
  ...undrawn({ closest: null, find: null, stands: 'table' }, [
    ['vase, flower vase, floor vase', 'vase, soliflore'],
    [
      'plant pot, flower pot, flowerpot, planter, window box, flower box',
      'pot de fleurs, pot, cache-pot, jardinière, bac à fleurs',
    ],
    ['sculpture, statue, bust, statuette, figurine', 'sculpture, statue, buste, statuette, figurine'],
    ['book, books, magazine, newspaper', 'livre, bouquin, magazine, revue, journal'],
    ['basket, wicker basket, storage basket', 'panier, corbeille, panier en osier'],
    ['globe', 'globe terrestre, globe'],
    [
      'ornament, trinket, knick knack, decoration, decor, accessory, decorative object',
      'bibelot, décoration, objet déco, objet décoratif, objet',
    ],
    ['incense, diffuser, scented candle', 'encens, diffuseur, bougie parfumée'],
    ['jewellery, jewelry, jewellery box, jewelry box', 'bijou, boîte à bijoux'],
    ['telephone, phone, smartphone', 'téléphone, smartphone'],
    ['ashtray', 'cendrier'],
    ['key, keys', 'clé, clef, porte-clés'],
    ['letterbox, mailbox, letter box', 'boîte aux lettres'],
    ['first aid kit', 'trousse de secours'],
  ]),
];

const DEVICES: readonly ThingRecord[] = [
  ...undrawn({ closest: null, find: 'television', stands: 'wall' }, [
    ['monitor, screen, computer screen, computer monitor', 'écran, moniteur, écran d’ordinateur'],
  ]),
  ...undrawn({ closest: null, find: null, stands: 'table' }, [
    ['computer, laptop, pc, desktop computer, imac', 'ordinateur, ordinateur portable, pc'],
    ['printer', 'imprimante'],
    [
      'speaker, loudspeaker, sound system, stereo, soundbar, sound bar',
      'enceinte, haut-parleur, chaîne hifi, chaîne hi-fi, barre de son',
    ],
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

export const SMALL_THINGS: readonly ThingRecord[] = [...LIGHTS, ...TEXTILES, ...DECOR, ...DEVICES];
