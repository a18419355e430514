import { floor, hung, inWidths } from '../furniture/piece.ts';
import { buildBookcaseWall } from '../furniture/storage/bookcase-wall.ts';
import { bookcasePiece } from '../furniture/storage/bookcase.ts';
import { buildDrawers, buildSideboard } from '../furniture/storage/cabinet.ts';
import { buildCoatRack } from '../furniture/storage/coat-rack.ts';
import { buildRoomDivider } from '../furniture/storage/room-divider.ts';
import { buildWallShelf } from '../furniture/storage/wall-shelf.ts';
import { buildWardrobe } from '../furniture/storage/wardrobe.ts';
import { backed, free, JOINERY, plain, solids, WOODS } from './habits.ts';
import { type Makers, type Records, undrawn } from './record.ts';

/** What things are kept in and on. */
export const STORAGE = {
  sideboard: {
    en: 'sideboard, side board, buffet, credenza, tv stand, tv unit, tv cabinet, tv console, tv bench, television stand, television unit, television cabinet, media console, media unit, console, console table, sofa table, hall table, cabinet, cupboard, low cabinet',
    fr: 'buffet, bahut, enfilade, meuble tv, meuble télé, meuble de télévision, meuble télévision, meuble hifi, banc tv, console, console d’entrée, meuble bas, meuble de salon, desserte',
    find: 'sideboard',
    ...backed,
    size: [1.6, 0.75],
    ...solids,
    body: 'panels',
  },
  dresser: {
    en: 'chest of drawers, dresser, drawers, tallboy',
    fr: 'commode, chiffonnier, semainier, meuble à tiroirs',
    find: 'sideboard',
    ...backed,
    size: [1, 0.9],
    ...solids,
    body: 'panels',
  },
  nightstand: {
    en: 'bedside table, nightstand, night stand, night table, bedside cabinet, bedside, bed side table, bed side cabinet',
    fr: 'table de chevet, chevet, table de nuit, meuble de chevet',
    find: 'sideboard',
    ...backed,
    size: [0.5, 0.56],
    ...solids,
    body: 'panels',
  },
  bookcase: {
    en: 'bookcase, book case, bookshelf, book shelf, bookshelves, shelf, shelves, shelving, shelving unit, shelf unit, storage shelf',
    fr: 'bibliothèque, étagère, rayonnage, étagère à livres',
    many: 'bookshelves, shelves',
    find: 'bookcase',
    ...backed,
    size: [0.9, 1.9],
    aspectAt: (width: number) => width / 1.9,
    ...solids,
    body: 'panels',
  },
  'bookcase wall': {
    en: 'bookcase wall, wall of books, book wall, bookshelf wall, wall of shelves, built in bookcase, built in bookshelf, built in bookshelves, built in shelves, fitted bookcase, library wall, home library, floor to ceiling bookcase, floor to ceiling bookshelf, floor to ceiling bookshelves, floor to ceiling shelves',
    fr: 'mur de livres, bibliothèque murale, mur bibliothèque, bibliothèque sur mesure, mur d’étagères',
    many: 'wall of shelves, built in shelves, built in bookshelves',
    find: 'bookcase',
    ...backed,
    size: [2.8, 2.4],
    families: JOINERY,
    colours: [...WOODS, '#e9e6de', '#3d4a45'],
    body: 'boards',
    dress: 'wood',
  },
  wardrobe: {
    en: 'wardrobe, closet, armoire, clothes closet, built in wardrobe, fitted wardrobe, wardrob',
    fr: 'armoire, placard, garde-robe, penderie, dressing, armoire à vêtements, armoir',
    find: 'sideboard',
    ...backed,
    size: [1.5, 2.1],
    families: JOINERY,
    colours: WOODS,
    body: 'boards',
    dress: 'wood',
  },
  'wall shelf': {
    en: 'wall shelf, floating shelf, floating shelves, wall shelves, ledge, picture ledge, hanging shelf',
    fr: 'étagère murale, étagère flottante, tablette murale, étagère suspendue',
    many: 'floating shelves, wall shelves',
    find: 'bookcase',
    stands: 'wall',
    size: [1, 0.6],
    ...solids,
    body: 'boards',
  },
  'room divider': {
    en: 'room divider, folding screen, partition screen, divider, privacy screen, shoji screen',
    fr: 'paravent, claustra, séparateur de pièce',
    find: 'sideboard',
    isInexact: true,
    ...backed,
    size: [1.5, 1.75],
    ...solids,
    body: 'boards',
  },
  'coat rack': {
    en: 'coat rack, coat stand, coat tree, hat stand, hat rack, hall stand, hall tree',
    fr: 'porte-manteau, portemanteau, porte-manteaux, porte-manteau sur pied, porte-chapeaux',
    find: null,
    ...free,
    size: [0.5, 1.75],
    families: ['wood', 'metal', 'lacquer', 'rattan', 'concrete'],
    colours: WOODS,
    ...plain,
  },
} as const satisfies Records;

/** Who makes them. */
export const STORAGE_MAKERS: Makers<typeof STORAGE> = {
  sideboard: ({ look }) => floor(...inWidths(buildSideboard, look, [1.2, 1.6, 2])),
  dresser: ({ look }) => floor(...inWidths(buildDrawers, look, [0.85, 1.2, 1.5])),
  nightstand: ({ look }) => floor(...inWidths(buildDrawers, look, [0.45, 0.55])),
  bookcase: bookcasePiece,
  'bookcase wall': ({ look }) => floor(...inWidths(buildBookcaseWall, look, [2.4, 2.8, 3.2])),
  wardrobe: ({ look }) => floor(...inWidths(buildWardrobe, look, [1, 1.5, 2])),
  'wall shelf': ({ look }) => hung(() => buildWallShelf(look)),
  'room divider': ({ look }) => floor(() => buildRoomDivider(look)),
  'coat rack': ({ look }) => floor(() => buildCoatRack(look)),
};

/** Without a model of their own. */
export const OTHER_STORAGE = [
  ...undrawn({ closest: 'bookcase', find: 'sideboard', stands: 'floor' }, [
    [
      'display cabinet, china cabinet, glass cabinet, vitrine, curio cabinet',
      'vitrine, vaisselier, buffet haut',
    ],
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
  ...undrawn({ closest: 'coat rack', find: null, stands: 'floor' }, [
    ['clothes rail, clothes rack', 'portant, portant à vêtements'],
  ]),
  ...undrawn({ closest: null, find: null, stands: 'floor' }, [
    ['coat hooks, coat hook, coat hanger', 'patère, cintre', 'coat hooks'],
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
