import { FITTINGS } from './drawn-fittings.ts';
import { FURNISHINGS } from './drawn-furnishings.ts';
import type { DrawnRecord } from './drawn-record.ts';
import { CLOTHS, solids, TEXTILES, WOODS } from './drawn-stuffs.ts';

const POTTERY = ['ceramic', 'concrete', 'terrazzo', 'metal', 'rattan', 'wood', 'lacquer'] as const;
const POTS = ['#e9e4da', '#b5653a', '#33363a', '#8d9a83', '#c9bda8'] as const;

const seats = { families: TEXTILES, colours: CLOTHS } as const;
const pots = { families: POTTERY, colours: POTS } as const;

/** Everything there is a model of: one record each; the catalogue of furniture has the maker of each. */
export const DRAWN = {
  sofa: {
    en: 'sofa, couch, settee, divan, three seater, coutch',
    fr: 'canapé, sofa, banquette, divan, canapé convertible',
    find: 'sofa',
    stands: 'floor',
    size: [2, 0.85],
    ...seats,
  },
  armchair: {
    en: 'armchair, arm chair, easy chair, lounge chair, accent chair, reading chair, recliner, armchiar',
    fr: 'fauteuil, fauteuil de lecture, fauteuil de salon, fauteil',
    find: 'armchair',
    stands: 'floor',
    size: [0.95, 0.85],
    ...seats,
  },
  chair: {
    en: 'chair, dining chair, side chair, kitchen chair, seat',
    fr: 'chaise, chaise de salle à manger, chaise de cuisine, siège',
    find: 'chair',
    stands: 'floor',
    size: [0.5, 0.85],
    families: [...TEXTILES, 'wood', 'rattan', 'cane', 'lacquer'],
    colours: CLOTHS,
  },
  'coffee table': {
    en: 'coffee table, low table, cocktail table, centre table, center table, cofee table',
    fr: 'table basse, table de salon',
    find: 'coffee table',
    stands: 'floor',
    size: [1.05, 0.45],
    ...solids,
    hasOutlines: true,
  },
  'side table': {
    en: 'side table, end table, occasional table, accent table, lamp table, pedestal table, nesting table',
    fr: 'table d’appoint, bout de canapé, guéridon, sellette, table gigogne, petite table, table bout de canapé',
    find: 'table',
    stands: 'floor',
    size: [0.5, 0.5],
    ...solids,
    hasOutlines: true,
  },
  'dining table': {
    en: 'dining table, dinner table, table, kitchen table, dining room table, breakfast table',
    fr: 'table à manger, table, table de salle à manger, table de repas, table de cuisine, table salle à manger',
    find: 'table',
    stands: 'floor',
    size: [1.7, 0.78],
    ...solids,
    hasOutlines: true,
  },
  'table and chairs': {
    en: 'table and chairs, table with chairs, dining set, dining room set, dining table and chairs, dining table with chairs',
    fr: 'table et chaises, table et des chaises, table avec chaises, table avec des chaises, table avec ses chaises, ensemble de salle à manger, coin repas',
    find: 'table',
    stands: 'floor',
    size: [2.1, 0.95],
    ...solids,
    hasOutlines: true,
  },
  'reading corner': {
    en: 'reading corner, reading nook, reading spot, reading area, cosy corner, cozy corner',
    fr: 'coin lecture, coin de lecture, espace lecture, coin cosy',
    find: 'armchair',
    stands: 'floor',
    size: [1.9, 1.6],
    ...seats,
  },
  'home office': {
    en: 'home office, workspace, work corner, desk corner, office corner, work station, study corner',
    fr: 'bureau à la maison, coin bureau, espace bureau, espace de travail, coin travail, poste de travail',
    find: 'table',
    stands: 'floor',
    size: [1.9, 1.3],
    ...solids,
  },
  nursery: {
    en: 'nursery, kids corner, baby corner, children’s bedroom, kids bedroom, child’s bedroom, baby’s room',
    fr: 'chambre d’enfant, chambre de bébé, chambre bébé, chambre enfant, coin enfant, coin bébé',
    find: 'bed',
    stands: 'floor',
    size: [2.4, 1.1],
    families: [...TEXTILES, 'wood', 'rattan', 'lacquer', 'metal'],
    colours: CLOTHS,
  },
  'cosy bedroom': {
    en: 'cosy bedroom, cozy bedroom, bedroom set, bedroom suite',
    fr: 'chambre cosy, chambre à coucher, ensemble de chambre',
    find: 'bed',
    stands: 'floor',
    size: [2.9, 1.1],
    families: [...TEXTILES, 'wood', 'rattan', 'lacquer', 'metal'],
    colours: CLOTHS,
  },
  'seating group': {
    en: 'seating group, seating area, living room set, sofa set, lounge set, conversation area',
    fr: 'coin salon, ensemble de salon, salon complet, coin canapé, coin détente',
    find: 'sofa',
    stands: 'floor',
    size: [3.2, 1.2],
    ...seats,
  },
  bed: {
    en: 'bed, double bed, queen bed, king bed, queen size bed, king size bed, single bed, twin bed, four poster bed, four poster, platform bed, upholstered bed',
    fr: 'lit, lit double, lit simple, lit deux places, lit une place, lit à baldaquin, couchage',
    find: 'bed',
    stands: 'floor',
    size: [1.9, 1.05],
    families: [...TEXTILES, 'wood', 'rattan', 'cane', 'lacquer', 'metal'],
    colours: CLOTHS,
  },
  sideboard: {
    en: 'sideboard, side board, buffet, credenza, tv stand, tv unit, tv cabinet, tv console, tv bench, television stand, television unit, television cabinet, media console, media unit, console, console table, sofa table, hall table, cabinet, cupboard, low cabinet',
    fr: 'buffet, bahut, enfilade, meuble tv, meuble télé, meuble de télévision, meuble télévision, meuble hifi, banc tv, console, console d’entrée, meuble bas, meuble de salon, desserte',
    find: 'sideboard',
    stands: 'floor',
    size: [1.6, 0.75],
    ...solids,
  },
  dresser: {
    en: 'dresser, chest of drawers, drawers, tallboy',
    fr: 'commode, chiffonnier, semainier, meuble à tiroirs',
    find: 'sideboard',
    stands: 'floor',
    size: [1, 0.9],
    ...solids,
  },
  nightstand: {
    en: 'nightstand, night stand, bedside table, night table, bedside cabinet, bedside, bed side table, bed side cabinet',
    fr: 'table de chevet, chevet, table de nuit, meuble de chevet',
    find: 'sideboard',
    stands: 'floor',
    size: [0.5, 0.56],
    ...solids,
  },
  bookcase: {
    en: 'bookcase, book case, bookshelf, book shelf, bookshelves, shelf, shelves, shelving, shelving unit, shelf unit, storage shelf',
    fr: 'bibliothèque, étagère, rayonnage, étagère à livres',
    find: 'bookcase',
    stands: 'floor',
    size: [0.9, 1.9],
    ...solids,
  },
  'floor lamp': {
    en: 'floor lamp, standing lamp, standard lamp, lamp, arc lamp, reading lamp, tripod lamp, floor standing lamp',
    fr: 'lampadaire, lampe sur pied, lampe, liseuse, lampe de lecture, lampe arc, lampe trépied, lampe de sol',
    find: 'lamp',
    stands: 'floor',
    size: [0.5, 1.6],
    families: ['metal', 'wood', 'lacquer'],
    colours: ['#c9a25a', '#2b2b2b', '#b98a55'],
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
    en: 'pendant lamp, pendant light, pendant, hanging lamp, hanging light, chandelier, ceiling lamp, ceiling light, ceiling pendant',
    fr: 'suspension, lustre, plafonnier, lampe suspendue, lampe de plafond, lampe plafond, luminaire suspendu, luminaire de plafond',
    find: 'lamp',
    stands: 'ceiling',
    size: [0.45, 0.4],
    families: ['lacquer', 'metal', 'rattan', 'ceramic', 'wood'],
    colours: ['#1d1d1e', '#e9e4da', '#5b6b52'],
  },
  painting: {
    en: 'painting, picture, art, artwork, art work, wall art, canvas, canvas print, print, art print, poster, frame, picture frame, framed print, framed poster',
    fr: 'tableau, peinture, cadre, toile, affiche, poster, oeuvre, oeuvre d’art, gravure, tableau mural',
    find: 'painting',
    stands: 'wall',
    size: [0.85, 0.85],
    families: ['wood', 'metal', 'lacquer'],
    colours: ['#b98a55', '#1c1c1c', '#8a5a34'],
  },
  mirror: {
    en: 'mirror, wall mirror, bathroom mirror, hall mirror, floor mirror, full length mirror, miror',
    fr: 'miroir, glace murale, miroir mural, miroir de salle de bain, miroir de sol, glace, mirroir',
    find: 'mirror',
    stands: 'wall',
    size: [0.75, 0.8],
    families: ['metal', 'wood', 'lacquer', 'rattan'],
    colours: ['#c9a25a', '#1c1c1c', '#b98a55'],
    hasOutlines: true,
  },
  plant: {
    en: 'plant, houseplant, house plant, potted plant, indoor plant, pot plant, green plant, greenery',
    fr: 'plante, plante verte, plante en pot, plante d’intérieur, verdure',
    find: 'plant',
    stands: 'floor',
    size: [0.8, 1.3],
    ...pots,
  },
  rug: {
    en: 'rug, carpet, area rug, floor rug, wool rug, runner rug, mat, floor mat',
    fr: 'tapis, tapis de sol, tapis de salon, moquette, carpette, descente de lit',
    find: 'rug',
    stands: 'flat',
    size: [2.3, 1.6],
    families: ['wool', 'fabric', 'linen', 'knit'],
    colours: ['#ddd2bd', '#b9a58a', '#8c98a0', '#a8644a', '#6f7a6a'],
    hasOutlines: true,
  },
  curtains: {
    en: 'curtains, curtain, drape, drapery, drapes, sheers, window treatment, net curtain, curtins',
    fr: 'rideaux, rideau, voilage, tenture, double rideau',
    find: 'curtain',
    stands: 'wall',
    size: [2, 2.3],
    families: ['fabric', 'velvet', 'linen', 'corduroy'],
    colours: ['#d6ccbb', '#8f9a94', '#b9b3a4', '#5b6b73'],
  },
  pouf: {
    en: 'pouf, pouffe, ottoman, footstool, foot stool, foot rest, footrest, hassock',
    fr: 'pouf, repose pied, ottomane',
    find: 'chair',
    stands: 'floor',
    size: [0.62, 0.42],
    families: ['wool', 'fabric', 'leather', 'velvet', 'rattan', 'linen', 'boucle', 'corduroy', 'knit'],
    colours: CLOTHS,
  },
  ...FURNISHINGS,
  ...FITTINGS,
} as const satisfies Readonly<Record<string, DrawnRecord>>;

export { WOODS };

/** Everything the engine has a model of. */
export type Kind = keyof typeof DRAWN;

export const KINDS = Object.keys(DRAWN) as readonly Kind[];

/** What is known of a kind. */
export function drawnRecord(kind: Kind): DrawnRecord {
  return DRAWN[kind];
}

/** A kind by its name; a side table for a name that is none. */
export function kindNamed(name: string): Kind {
  return KINDS.find((kind) => kind === name) ?? 'side table';
}
