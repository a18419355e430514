import { undrawn } from './record.ts';

/** What a room is bounded by, covered with and built with: it is found, recoloured and given materials, and never drawn. */
export const BUILDING = [
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
  ]),
  ...undrawn({ closest: null, find: 'wall', isInexact: true, stands: 'surface' }, [
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
  ]),
  ...undrawn({ closest: null, find: 'ceiling', isInexact: true, stands: 'surface' }, [
    ['crown moulding, moulding, molding, cornice', 'moulure, corniche'],
  ]),
  ...undrawn({ closest: null, find: 'kitchen front', stands: 'surface' }, [
    [
      'kitchen front, kitchen cabinet, kitchen cupboard, kitchen unit, cabinet front, cabinet door, cupboard door, drawer front, kitchen',
      'façade de cuisine, façade, meuble de cuisine, placard de cuisine, élément de cuisine, porte de placard, cuisine, meubles de cuisine',
      'meubles de cuisine',
    ],
  ]),
  ...undrawn({ closest: null, find: 'table', stands: 'surface' }, [
    [
      'worktop, countertop, counter top, work top, worksurface, kitchen counter, counter, kitchen worktop, benchtop',
      'plan de travail, plan de cuisine, comptoir',
    ],
  ]),
  ...undrawn({ closest: null, find: 'table', isInexact: true, stands: 'surface' }, [
    ['table top, tabletop', 'plateau de table, dessus de table'],
  ]),
  ...undrawn({ closest: null, find: 'window', stands: 'wall' }, [
    [
      'window, window pane, window frame, french window, bay window, skylight, roof window',
      'fenêtre, vitre, baie vitrée, porte-fenêtre, velux, lucarne, fenêtre de toit',
    ],
    ['stained glass, stained glass window', 'vitrail'],
    ['glass partition, crittall, glass wall', 'verrière, verrière d’intérieur'],
  ]),
  ...undrawn({ closest: null, find: 'window', isInexact: true, stands: 'wall' }, [
    ['window sill, windowsill', 'rebord de fenêtre, appui de fenêtre'],
  ]),
  ...undrawn({ closest: null, find: 'door', stands: 'wall' }, [
    [
      'door, doorway, front door, sliding door, barn door, french door, glass door, pocket door, interior door, door frame',
      'porte, porte d’entrée, porte coulissante, porte vitrée, porte intérieure, encadrement de porte',
    ],
    ['garage door', 'porte de garage'],
    ['gate', 'portail'],
  ]),
  ...undrawn({ closest: null, find: 'door', isInexact: true, stands: 'wall' }, [
    ['door handle, doorknob, door knob', 'poignée de porte'],
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
