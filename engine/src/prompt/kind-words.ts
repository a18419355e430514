import type { Details, Kind } from '../furniture/catalogue.ts';

/** What a noun means: a kind, sometimes with details. */
export interface Noun extends Details {
  readonly kind: Kind;
  readonly english: string;
  readonly language: 'en' | 'fr' | 'both';
}

type Row = readonly [kind: Kind, english: string, french: string, details?: Details];

/** English and French nouns, comma separated. */
const ROWS: readonly Row[] = [
  [
    'sofa',
    'sofa, couch, settee, loveseat, chesterfield, sectional, divan',
    'canapé, canapé d angle, banquette, causeuse, méridienne',
  ],
  [
    'armchair',
    'armchair, arm chair, easy chair, lounge chair, accent chair, recliner, wingback, club chair',
    'fauteuil, bergère, fauteuil club',
  ],
  ['chair', 'chair, dining chair, side chair, seat', 'chaise, siège'],
  ['coffee table', 'coffee table, low table, cocktail table', 'table basse, table de salon'],
  [
    'side table',
    'side table, end table, occasional table, accent table',
    'table d appoint, bout de canapé, guéridon, sellette',
  ],
  [
    'dining table',
    'dining table, table, kitchen table',
    'table, table à manger, table de salle à manger, table de cuisine',
  ],
  [
    'table and chairs',
    'table and chairs, table with chairs, dining set, dining room set, dining table and chairs, dining table with chairs',
    'table et chaises, table et des chaises, table avec chaises, table avec des chaises, ensemble de salle à manger, coin repas',
  ],
  ['bed', 'bed, double bed, queen bed, king bed, single bed', 'lit, lit double, lit simple, couchage'],
  [
    'sideboard',
    'sideboard, buffet, credenza, tv stand, tv unit, media console, console, cabinet, cupboard',
    'buffet, bahut, enfilade, meuble tv, meuble télé, console, meuble bas',
  ],
  ['dresser', 'dresser, chest of drawers, drawers', 'commode, chiffonnier, semainier'],
  [
    'nightstand',
    'nightstand, night stand, bedside table, night table',
    'table de chevet, chevet, table de nuit',
  ],
  [
    'bookcase',
    'bookcase, bookshelf, bookshelves, shelf, shelves, shelving, shelving unit',
    'bibliothèque, étagère, rayonnage',
  ],
  ['floor lamp', 'floor lamp, standing lamp, lamp', 'lampadaire, lampe sur pied, lampe, liseuse'],
  [
    'table lamp',
    'table lamp, desk lamp, bedside lamp',
    'lampe de table, lampe de chevet, lampe de bureau, lampe à poser',
  ],
  [
    'pendant lamp',
    'pendant, pendant lamp, pendant light, hanging lamp, chandelier, ceiling lamp, ceiling light',
    'suspension, lustre, plafonnier, lampe suspendue',
  ],
  [
    'painting',
    'painting, picture, art, artwork, wall art, canvas, print, poster, frame',
    'tableau, peinture, cadre, toile, affiche, oeuvre, gravure',
  ],
  [
    'painting',
    'landscape painting, landscape picture, landscape',
    'tableau de paysage, paysage, peinture de paysage',
    { subject: 'landscape' },
  ],
  [
    'painting',
    'abstract painting, abstract art',
    'tableau abstrait, peinture abstraite, art abstrait',
    { subject: 'abstract' },
  ],
  [
    'painting',
    'botanical print, botanical painting',
    'planche botanique, affiche botanique, gravure botanique',
    { subject: 'botanical' },
  ],
  [
    'painting',
    'geometric painting, geometric print, geometric art',
    'tableau géométrique, affiche géométrique',
    { subject: 'geometric' },
  ],
  ['mirror', 'mirror, wall mirror', 'miroir, glace murale'],
  [
    'plant',
    'plant, houseplant, potted plant, indoor plant, pot plant, greenery',
    'plante, plante verte, plante en pot, plante d intérieur',
  ],
  ['plant', 'monstera', 'monstera', { plant: 'monstera' }],
  [
    'plant',
    'ficus, fiddle leaf fig, rubber plant, rubber tree, fig tree',
    'ficus, figuier, caoutchouc',
    { plant: 'ficus' },
  ],
  ['plant', 'palm, palm tree, areca', 'palmier, aréca', { plant: 'palm' }],
  [
    'plant',
    'snake plant, sansevieria',
    'sansevière, sansevieria, langue de belle mère',
    { plant: 'snake plant' },
  ],
  ['plant', 'olive tree, tree', 'olivier, arbre', { plant: 'olive tree' }],
  ['rug', 'rug, carpet, area rug, floor mat', 'tapis, moquette, carpette'],
  ['curtains', 'curtain, drape, drapery, drapes, window treatment', 'rideau, voilage, tenture'],
  ['pouf', 'pouf, pouffe, ottoman, footstool, stool, hassock', 'pouf, repose pied, tabouret, ottomane'],
];

/** Things people ask for that have no model, with the kind that stands in best. */
const STAND_INS: readonly Row[] = [
  [
    'sideboard',
    'piano, television, aquarium, fireplace, radiator, bench, trunk, stove, oven, fridge, washing machine, kitchen island, tv, refrigerator',
    'piano, télévision, aquarium, cheminée, radiateur, banc, coffre, cuisinière, four, frigo, lave linge, îlot, télé, réfrigérateur',
  ],
  [
    'bookcase',
    'wardrobe, closet, clothes closet, door, bicycle, ladder, screen, room divider',
    'armoire, placard, garde robe, porte, vélo, échelle, paravent, claustra',
  ],
  [
    'painting',
    'clock, window, photo, tapestry, map, sign, photograph',
    'horloge, fenêtre, photo, tapisserie, carte, enseigne, photographie',
  ],
  [
    'plant',
    'flower, bouquet, cactus, christmas tree, fern, bonsai, vase, sculpture, statue',
    'fleur, bouquet, cactus, sapin, fougère, bonsaï, vase, sculpture, statue',
  ],
  [
    'bed',
    'bunk bed, cot, hammock, mattress, futon, crib',
    'lits superposés, berceau, hamac, matelas, futon, lit bébé',
  ],
  [
    'armchair',
    'rocking chair, swing, throne, beanbag, bean bag',
    'fauteuil à bascule, balançoire, trône, poire',
  ],
  [
    'chair',
    'bar stool, office chair, high chair, wheelchair',
    'tabouret de bar, chaise de bureau, chaise haute, fauteuil roulant',
  ],
  [
    'pouf',
    'cat, dog, basket, cushion, pillow, ball, toy, box, suitcase',
    'chat, chien, panier, coussin, oreiller, ballon, jouet, boîte, valise',
  ],
  [
    'floor lamp',
    'coat rack, person, man, woman, mannequin, fan, coat stand',
    'porte manteau, personne, homme, femme, mannequin, ventilateur',
  ],
  [
    'dining table',
    'desk, pool table, ping pong table, workbench, writing desk, billiard table',
    'bureau, billard, table de ping pong, établi, secrétaire, table de billard',
  ],
];

/** In stand-in rows the French phrases stand in the order of the English ones they translate. */
function* nouns(rows: readonly Row[], isStandIn: boolean): Generator<readonly [string, Noun]> {
  for (const [kind, english, french, details] of rows) {
    const inFrench = french.split(', ');
    const inEnglish = english.split(', ');
    for (const phrase of inEnglish) {
      yield [
        phrase,
        { kind, english: phrase, language: inFrench.includes(phrase) ? 'both' : 'en', ...details },
      ];
    }
    for (const [i, phrase] of inFrench.entries()) {
      const name = isStandIn ? (inEnglish[i] ?? kind) : kind;
      if (!inEnglish.includes(phrase)) yield [phrase, { kind, english: name, language: 'fr', ...details }];
    }
  }
}

export const KIND_NOUNS: readonly (readonly [string, Noun])[] = [...nouns(ROWS, false)];
export const STAND_IN_NOUNS: readonly (readonly [string, Noun])[] = [...nouns(STAND_INS, true)];
