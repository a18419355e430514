import { floor, inWidths } from '../furniture/piece.ts';
import { buildCoffeeTable } from '../furniture/tables/coffee-table.ts';
import { buildDesk } from '../furniture/tables/desk.ts';
import { diningPiece } from '../furniture/tables/dining.ts';
import { buildKitchenIsland } from '../furniture/tables/kitchen-island.ts';
import { buildSideTable } from '../furniture/tables/side-table.ts';
import { backed, free, plain, solids, tops } from './habits.ts';
import { type Makers, type Records, undrawn } from './record.ts';

/** Tables, and what is worked at. */
export const TABLES = {
  'coffee table': {
    en: 'coffee table, low table, cocktail table, centre table, center table, cofee table',
    fr: 'table basse, table de salon',
    find: 'coffee table',
    ...free,
    size: [1.05, 0.45],
    ...tops,
    hasOutlines: true,
  },
  'side table': {
    en: 'side table, end table, occasional table, accent table, lamp table, pedestal table, nesting table',
    fr: 'table d’appoint, bout de canapé, guéridon, sellette, table gigogne, petite table, table bout de canapé',
    find: 'table',
    ...free,
    size: [0.5, 0.5],
    ...tops,
    hasOutlines: true,
  },
  'dining table': {
    en: 'dining table, dinner table, table, kitchen table, dining room table, breakfast table',
    fr: 'table à manger, table, table de salle à manger, table de repas, table de cuisine, table salle à manger',
    find: 'table',
    ...free,
    size: [1.7, 0.78],
    ...tops,
    hasOutlines: true,
  },
  desk: {
    en: 'desk, writing desk, computer desk, standing desk, office desk, work desk, office table',
    fr: 'bureau, table de travail, bureau d’ordinateur, secrétaire, table de bureau',
    find: 'table',
    ...backed,
    size: [1.4, 0.75],
    ...solids,
    body: 'boards',
  },
  'kitchen island': {
    en: 'kitchen island, island, breakfast bar, island unit, kitchen iland',
    fr: 'îlot de cuisine, îlot central, îlot, bar de cuisine',
    find: 'sideboard',
    ...free,
    size: [1.7, 0.91],
    families: ['lacquer', 'wood', 'marble', 'metal', 'concrete', 'terrazzo', 'rattan'],
    colours: ['#e9e6de', '#4c5a55', '#38424c', '#b98a55', '#d9d2c4'],
    ...plain,
  },
} as const satisfies Records;

/** Who makes them. */
export const TABLE_MAKERS: Makers<typeof TABLES> = {
  'coffee table': ({ look, details: { outline } }) =>
    floor(...[0.8, 1.05, 1.3].map((width) => () => buildCoffeeTable(look, width, outline))),
  'side table': ({ look, details }) => floor(() => buildSideTable(look, details.outline)),
  'dining table': diningPiece,
  desk: ({ look }) => floor(...inWidths(buildDesk, look, [1.2, 1.4, 1.6])),
  'kitchen island': ({ look }) => floor(...inWidths(buildKitchenIsland, look, [1.4, 1.7, 2.1])),
};

/** Without a model of their own. */
export const OTHER_TABLES = [
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
];
