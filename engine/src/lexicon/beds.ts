import { buildBed } from '../furniture/beds/bed.ts';
import { buildBunkBed } from '../furniture/beds/bunk-bed.ts';
import { buildCrib } from '../furniture/beds/crib.ts';
import { buildDaybed } from '../furniture/beds/daybed.ts';
import { floor, inWidths } from '../furniture/piece.ts';
import { backed, CLOTHS, UPHOLSTERY } from './habits.ts';
import { type Makers, type Records, undrawn } from './record.ts';

/** What is slept in, and what lies on it. */
export const BEDS = {
  bed: {
    en: 'bed, double bed, queen bed, king bed, queen size bed, king size bed, single bed, twin bed, four poster bed, four poster, platform bed, upholstered bed',
    fr: 'lit, lit double, lit simple, lit deux places, lit une place, lit à baldaquin, couchage',
    find: 'bed',
    ...backed,
    size: [1.9, 1.05],
    families: [...UPHOLSTERY, 'wood', 'rattan', 'cane', 'lacquer', 'metal'],
    colours: CLOTHS,
    body: 'panels',
    dress: 'main',
    isWoodenToo: true,
  },
  daybed: {
    en: 'daybed, day bed',
    fr: 'lit de repos, banquette-lit, lit banquette, lit de jour',
    find: 'sofa',
    ...backed,
    size: [2, 0.82],
    families: [...UPHOLSTERY, 'wood', 'metal', 'rattan', 'lacquer'],
    colours: CLOTHS,
    body: 'plain',
    dress: 'main',
    isWoodenToo: true,
  },
  crib: {
    en: 'cot, crib, cradle, baby bed, bassinet, baby crib, baby cot',
    fr: 'lit bébé, berceau, lit de bébé, lit à barreaux, couffin',
    find: 'bed',
    ...backed,
    size: [1.3, 0.95],
    families: ['lacquer', 'wood', 'metal', 'rattan'],
    colours: ['#f1eee7', '#cfa877', '#9fb0a4', '#b98a55'],
    body: 'boards',
    dress: 'wood',
  },
  'bunk bed': {
    en: 'bunk bed, bunkbed, loft bed, bunk beds, bunk',
    fr: 'lits superposés, lit superposé, lit mezzanine',
    find: 'bed',
    ...backed,
    size: [2.05, 1.7],
    families: ['wood', 'lacquer', 'metal', 'rattan'],
    colours: ['#cfa877', '#f1eee7', '#b98a55', '#8a5a34'],
    body: 'boards',
    dress: 'wood',
  },
} as const satisfies Records;

/** Who makes them. */
export const BED_MAKERS: Makers<typeof BEDS> = {
  bed: ({ look }) => floor(...inWidths(buildBed, look, [1.4, 1.65, 1.85])),
  daybed: ({ look }) => floor(() => buildDaybed(look)),
  crib: ({ look }) => floor(() => buildCrib(look)),
  'bunk bed': ({ look }) => floor(() => buildBunkBed(look)),
};

/** Without a model of their own. */
export const OTHER_BEDS = [
  ...undrawn({ closest: 'bed', find: 'bed', stands: 'floor' }, [
    ['kids bed, toddler bed, childs bed, child bed, children s bed', 'lit d’enfant, lit enfant, lit cabane'],
  ]),
  ...undrawn({ closest: 'bed', find: 'bed', isInexact: true, stands: 'floor' }, [
    ['mattress, matress', 'matelas'],
    ['headboard, head board', 'tête de lit'],
    ['bed frame, bedstead', 'sommier, cadre de lit'],
  ]),
  ...undrawn({ closest: null, find: 'bed', stands: 'surface' }, [
    [
      'bedding, bed sheet, bedsheet, sheet, bed linen, bed linens',
      'drap, linge de lit, parure de lit, literie, drap de lit',
    ],
    ['duvet, duvet cover, comforter, quilt', 'couette, housse de couette, édredon'],
    ['bedspread, bed cover, coverlet', 'couvre-lit, dessus-de-lit, jeté de lit'],
  ]),
];
