import { floor, inWidths, round } from '../furniture/piece.ts';
import { buildBarStool } from '../furniture/seats/bar-stool.ts';
import { buildBeanBag } from '../furniture/seats/bean-bag.ts';
import { buildBench } from '../furniture/seats/bench.ts';
import { buildChaiseLongue } from '../furniture/seats/chaise-longue.ts';
import { buildChair } from '../furniture/seats/chair.ts';
import { buildOfficeChair } from '../furniture/seats/office-chair.ts';
import { buildPouf } from '../furniture/seats/pouf.ts';
import { buildRockingChair } from '../furniture/seats/rocking-chair.ts';
import { armchairSizes, sofaSizes } from '../furniture/seats/seat-forms.ts';
import { buildStool } from '../furniture/seats/stool.ts';
import { backed, CLOTHS, free, plain, seats, UPHOLSTERY, WOODS } from './habits.ts';
import { type Makers, type Records, undrawn } from './record.ts';

/** What is sat on. */
export const SEATS = {
  sofa: {
    en: 'sofa, couch, settee, divan, three seater, coutch',
    fr: 'canapé, sofa, banquette, divan, canapé convertible',
    variants: [
      [
        { seat: 'corner' },
        'corner sofa, corner couch, sectional, sectional sofa, sectional couch, l shaped sofa, l shaped couch',
        'canapé d’angle, canapé angle, canapé en l, méridienne, canapé méridienne',
      ],
      [
        { seat: 'chesterfield' },
        'chesterfield, chesterfield sofa',
        'chesterfield, canapé chesterfield, canapé capitonné',
      ],
      [
        { seat: 'lounge' },
        'modular sofa, lounge sofa, low sofa, modular couch, floor sofa',
        'canapé modulaire, canapé modulable, canapé bas, canapé lounge',
      ],
      [
        { seat: 'loveseat' },
        'loveseat, love seat, two seater, two seater sofa, two seat sofa, small sofa',
        'causeuse, canapé deux places, canapé 2 places, petit canapé',
      ],
    ],
    find: 'sofa',
    ...backed,
    size: [2, 0.85],
    ...seats,
    dress: 'main',
  },
  armchair: {
    en: 'armchair, arm chair, easy chair, lounge chair, accent chair, reading chair, recliner, armchiar',
    fr: 'fauteuil, fauteuil de lecture, fauteuil de salon, fauteil',
    variants: [
      [
        { seat: 'wing' },
        'wing chair, wingback, wingback chair, wingback armchair, wing armchair',
        'fauteuil à oreilles, bergère, bergère à oreilles',
      ],
      [
        { seat: 'tub' },
        'tub chair, tub armchair, barrel chair, bucket chair, round armchair',
        'fauteuil crapaud, fauteuil cabriolet, fauteuil tonneau, fauteuil rond, fauteuil enveloppant',
      ],
      [{ seat: 'club' }, 'club chair, club armchair', 'fauteuil club'],
      [
        { seat: 'frame' },
        'wooden armchair, wood frame armchair, wooden frame armchair, wood frame chair',
        'fauteuil en bois, fauteuil bois, fauteuil scandinave en bois',
      ],
    ],
    find: 'armchair',
    ...backed,
    size: [0.95, 0.85],
    ...seats,
    dress: 'second',
  },
  'chaise longue': {
    en: 'chaise longue, chaise lounge, chaise sofa, fainting couch, recamier, chaise long',
    fr: 'chaise longue, chaise longue de salon, récamier',
    find: 'sofa',
    ...backed,
    size: [1.65, 0.85],
    ...seats,
    dress: 'main',
  },
  chair: {
    en: 'chair, dining chair, side chair, kitchen chair, seat',
    fr: 'chaise, chaise de salle à manger, chaise de cuisine, siège',
    find: 'chair',
    ...free,
    size: [0.5, 0.85],
    families: [...UPHOLSTERY, 'wood', 'rattan', 'cane', 'lacquer'],
    colours: CLOTHS,
    ...plain,
    isWoodenToo: true,
  },
  'office chair': {
    en: 'office chair, desk chair, swivel chair, task chair, computer chair, office chiar',
    fr: 'chaise de bureau, fauteuil de bureau, siège de bureau, chaise bureau, chaise à roulettes',
    find: 'chair',
    ...free,
    size: [0.66, 1.15],
    families: [...UPHOLSTERY, 'lacquer', 'wood'],
    colours: ['#2c2d30', '#8f9397', '#5b6b73', '#e4ded2', '#7a4526'],
    ...plain,
  },
  bench: {
    en: 'bench, dining bench, entryway bench, hall bench, end of bed bench, bed bench, bedroom bench',
    fr: 'banc, banc de table, banc d’entrée, bout de lit, banc de lit, banquette de lit',
    find: 'table',
    ...backed,
    size: [1.2, 0.46],
    families: ['wood', ...UPHOLSTERY, 'rattan', 'lacquer', 'metal', 'concrete'],
    colours: WOODS,
    body: 'boards',
    dress: 'wood',
  },
  'bar stool': {
    en: 'bar stool, barstool, counter stool, bar chair, kitchen stool, bar stol',
    fr: 'tabouret de bar, chaise de bar, chaise haute de bar, tabouret haut, tabouret de cuisine',
    find: 'chair',
    ...free,
    size: [0.45, 0.9],
    families: ['wood', ...UPHOLSTERY, 'metal', 'rattan', 'lacquer'],
    colours: WOODS,
    ...plain,
  },
  stool: {
    en: 'stool, low stool, step stool, piano stool, milking stool',
    fr: 'tabouret, tabouret bas, marchepied, tabouret de piano',
    find: 'stool',
    ...free,
    size: [0.38, 0.45],
    families: ['wood', ...UPHOLSTERY, 'metal', 'rattan', 'lacquer'],
    colours: WOODS,
    ...plain,
  },
  pouf: {
    en: 'pouf, pouffe, ottoman, footstool, foot stool, foot rest, footrest, hassock',
    fr: 'pouf, repose pied, ottomane',
    find: 'pouf',
    ...free,
    size: [0.62, 0.42],
    families: ['wool', 'fabric', 'leather', 'velvet', 'rattan', 'linen', 'boucle', 'corduroy', 'knit'],
    colours: CLOTHS,
    body: 'plain',
    dress: 'second',
  },
  'rocking chair': {
    en: 'rocking chair, rocker, nursing chair, glider chair',
    fr: 'fauteuil à bascule, rocking chair, chaise à bascule, fauteuil d’allaitement',
    find: 'armchair',
    ...backed,
    size: [0.62, 1.08],
    families: ['wood', ...UPHOLSTERY, 'rattan', 'cane', 'lacquer'],
    colours: WOODS,
    ...plain,
  },
  'bean bag': {
    en: 'bean bag, beanbag, bean bag chair, beanbag chair',
    fr: 'pouf poire, poire, fauteuil poire, pouf géant',
    find: 'armchair',
    ...free,
    size: [0.98, 0.62],
    ...seats,
    dress: 'second',
  },
} as const satisfies Records;

/** Who makes them. */
export const SEAT_MAKERS: Makers<typeof SEATS> = {
  sofa: ({ look, details }) => floor(...sofaSizes(look, details.seat)),
  armchair: ({ look, details }) => floor(...armchairSizes(look, details.seat)),
  'chaise longue': ({ look }) => floor(() => buildChaiseLongue(look)),
  chair: ({ look }) => floor(() => buildChair(look)),
  'office chair': ({ look }) => floor(() => buildOfficeChair(look)),
  bench: ({ look }) => floor(...inWidths(buildBench, look, [1, 1.25, 1.5])),
  'bar stool': ({ look }) => floor(() => buildBarStool(look)),
  stool: ({ look }) => floor(() => buildStool(look)),
  pouf: ({ look }) => round('floor', () => buildPouf(look)),
  'rocking chair': ({ look }) => floor(() => buildRockingChair(look)),
  'bean bag': ({ look }) => floor(() => buildBeanBag(look)),
};

/** Without a model of their own. */
export const OTHER_SEATS = [
  ...undrawn({ closest: 'sofa', find: 'sofa', stands: 'floor' }, [
    ['sofa bed, sleeper sofa, pull out couch', 'canapé-lit, clic-clac, bz'],
    [
      'banquette seat, banquette bench, window seat, window bench, breakfast nook',
      'banc de fenêtre, banquette de fenêtre, assise de fenêtre',
    ],
  ]),
  ...undrawn({ closest: 'daybed', find: 'sofa', stands: 'floor' }, [['futon', 'futon, lit futon']]),
  ...undrawn({ closest: 'armchair', find: 'armchair', stands: 'floor' }, [
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
  ...undrawn({ closest: 'pouf', find: 'cushion', stands: 'floor' }, [
    ['floor cushion, floor pillow', 'coussin de sol, galette de sol'],
  ]),
];
