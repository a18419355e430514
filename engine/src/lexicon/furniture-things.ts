import { undrawn, type ThingRecord } from './record.ts';

/** Furniture without a model of its own. */
export const FURNITURE_THINGS: readonly ThingRecord[] = [
  ...undrawn({ closest: 'sofa', find: 'sofa', stands: 'floor' }, [
    ['sofa bed, sleeper sofa, day bed, daybed, pull out couch', 'canapé-lit, lit de repos, clic-clac, bz'],
    ['chaise longue, chaise lounge', 'chaise longue'],
    ['futon', 'futon, lit futon'],
    [
      'banquette seat, banquette bench, window seat, window bench, breakfast nook',
      'banc de fenêtre, banquette de fenêtre, assise de fenêtre',
    ],
  ]),
  ...undrawn({ closest: 'armchair', find: 'armchair', stands: 'floor' }, [
    ['rocking chair, rocker', 'fauteuil à bascule, rocking chair, chaise à bascule'],
    ['bean bag, beanbag, bean bag chair', 'pouf poire, poire, fauteuil poire'],
    [
      'egg chair, hanging chair, swing chair, hanging egg chair',
      'fauteuil suspendu, fauteuil oeuf, chaise suspendue',
    ],
    ['massage chair', 'fauteuil de massage, fauteuil massant'],
    ['papasan chair, papasan', 'fauteuil papasan, papasan'],
    ['throne', 'trône'],
  ]),
  ...undrawn({ closest: 'chair', find: 'chair', stands: 'floor' }, [['folding chair', 'chaise pliante']]),
  ...undrawn({ closest: 'office chair', find: 'chair', stands: 'floor' }, [
    ['gaming chair', 'chaise gaming, fauteuil gaming, chaise de gamer, siège gamer'],
  ]),
  ...undrawn({ closest: 'pouf', find: 'chair', stands: 'floor' }, [
    ['stool, step stool, piano stool', 'tabouret, marchepied, tabouret de piano'],
    ['floor cushion, floor pillow', 'coussin de sol, galette de sol'],
  ]),
  ...undrawn({ closest: 'coffee table', find: 'table', stands: 'floor' }, [
    [
      'trunk, blanket chest, storage trunk, wooden chest, chest, storage chest',
      'coffre, malle, coffre de rangement, coffre en bois',
    ],
  ]),
  ...undrawn({ closest: 'dining table', find: 'table', stands: 'floor' }, [
    ['pool table, billiard table, snooker table', 'billard, table de billard'],
    [
      'ping pong table, table tennis table, tennis table',
      'table de ping-pong, table ping-pong, table de tennis de table',
    ],
    ['foosball table, football table', 'baby-foot, babyfoot'],
    ['bar table, high table, bistro table', 'table haute, mange-debout, table bistrot, table de bar'],
    ['folding table', 'table pliante'],
  ]),
  ...undrawn({ closest: 'desk', find: 'table', stands: 'floor' }, [
    ['dressing table, vanity table, makeup table, vanity desk', 'coiffeuse, table de maquillage'],
    ['workbench, work bench', 'établi'],
    ['drawing table, drafting table', 'table à dessin'],
  ]),
  ...undrawn({ closest: 'bookcase', find: 'sideboard', stands: 'floor' }, [
    [
      'display cabinet, china cabinet, glass cabinet, vitrine, curio cabinet',
      'vitrine, vaisselier, buffet haut',
    ],
    ['room divider, folding screen, partition screen, divider', 'paravent, claustra, séparateur de pièce'],
  ]),
  ...undrawn({ closest: 'wardrobe', find: 'sideboard', stands: 'floor' }, [
    [
      'linen cabinet, tall cabinet, storage cabinet, filing cabinet, larder, pantry',
      'armoire de rangement, colonne de rangement, meuble haut, classeur à tiroirs, garde-manger',
    ],
  ]),
  ...undrawn({ closest: 'bookcase', find: 'bookcase', stands: 'wall' }, [
    ['wine rack, bottle rack', 'range-bouteilles, porte-bouteilles, casier à vin'],
    ['ladder shelf, ladder', 'échelle décorative, échelle, étagère échelle'],
    ['plant stand, flower stand', 'porte-plante, étagère à plantes, support de plante'],
  ]),
  ...undrawn({ closest: 'sideboard', find: 'sideboard', stands: 'floor' }, [
    ['piece of furniture', 'meuble'],
    ['shoe rack, shoe cabinet, shoe bench', 'meuble à chaussures, range-chaussures, étagère à chaussures'],
    [
      'bar cabinet, drinks cabinet, home bar, bar cart, drinks trolley',
      'meuble-bar, chariot de bar, bar à domicile',
    ],
    ['storage unit, storage', 'rangement, meuble de rangement'],
    ['serving cart, trolley, tea trolley, kitchen trolley', 'chariot, table roulante, servante'],
    ['record cabinet, vinyl cabinet', 'meuble vinyle, meuble à vinyles'],
  ]),
  ...undrawn({ closest: 'piano', find: 'sideboard', stands: 'floor' }, [
    [
      'grand piano, baby grand piano, baby grand, concert piano',
      'piano à queue, piano quart de queue, piano de concert',
    ],
  ]),
  ...undrawn({ closest: 'bed', find: 'bed', stands: 'floor' }, [
    ['kids bed, toddler bed, childs bed, child bed, children s bed', 'lit d’enfant, lit enfant, lit cabane'],
    ['mattress, matress', 'matelas'],
    ['headboard, head board', 'tête de lit'],
    ['bed frame, bedstead', 'sommier, cadre de lit'],
  ]),
  ...undrawn({ closest: null, find: 'furniture', stands: 'floor' }, [
    ['furniture, furnishings', 'meubles, mobilier, ameublement'],
    ['three piece suite', 'salon'],
  ]),
  ...undrawn({ closest: null, find: null, stands: 'floor' }, [
    [
      'coat rack, coat stand, coat hooks, coat hanger, hat stand, clothes rack, clothes rail',
      'porte-manteau, portemanteau, porte-manteaux, patère, portant, cintre',
    ],
    ['umbrella stand', 'porte-parapluie, porte-parapluies'],
    ['magazine rack', 'porte-revues, porte-revue'],
    ['high chair, highchair, baby chair', 'chaise haute, chaise bébé, chaise haute bébé'],
    ['hammock', 'hamac'],
    ['wheelchair', 'fauteuil roulant'],
    ['massage table', 'table de massage'],
    ['mannequin', 'mannequin'],
    ['safe', 'coffre-fort'],
    ['phone booth', 'cabine téléphonique'],
  ]),
];
