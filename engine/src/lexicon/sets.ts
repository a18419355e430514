import { CLOTHS, free, plain, seats, solids, UPHOLSTERY } from './habits.ts';
import { type Records, undrawn } from './record.ts';

/** Several things arranged by one wish; each part has a record of its own. */
export const SETS = {
  'table and chairs': {
    en: 'table and chairs, table with chairs, dining set, dining room set, dining table and chairs, dining table with chairs',
    fr: 'table et chaises, table et des chaises, table avec chaises, table avec des chaises, table avec ses chaises, ensemble de salle à manger, coin repas',
    find: 'table',
    ...free,
    size: [2.1, 0.95],
    ...solids,
    hasOutlines: true,
    pair: ['dining table', 'chair'],
  },
  'reading corner': {
    en: 'reading corner, reading nook, reading spot, reading area, cosy corner, cozy corner',
    fr: 'coin lecture, coin de lecture, espace lecture, coin cosy',
    find: 'armchair',
    ...free,
    size: [1.9, 1.6],
    ...seats,
    dress: 'wood',
  },
  'home office': {
    en: 'home office, workspace, work corner, desk corner, office corner, work station, study corner',
    fr: 'bureau à la maison, coin bureau, espace bureau, espace de travail, coin travail, poste de travail',
    find: 'table',
    ...free,
    size: [1.9, 1.3],
    ...solids,
  },
  nursery: {
    en: 'nursery, kids corner, baby corner, children’s bedroom, kids bedroom, child’s bedroom, baby’s room',
    fr: 'chambre d’enfant, chambre de bébé, chambre bébé, chambre enfant, coin enfant, coin bébé',
    find: 'bed',
    ...free,
    size: [2.4, 1.1],
    families: [...UPHOLSTERY, 'wood', 'rattan', 'lacquer', 'metal'],
    colours: CLOTHS,
    ...plain,
  },
  'cosy bedroom': {
    en: 'cosy bedroom, cozy bedroom, bedroom set, bedroom suite',
    fr: 'chambre cosy, chambre à coucher, ensemble de chambre',
    find: 'bed',
    ...free,
    size: [2.9, 1.1],
    families: [...UPHOLSTERY, 'wood', 'rattan', 'lacquer', 'metal'],
    colours: CLOTHS,
    ...plain,
  },
  'seating group': {
    en: 'seating group, seating area, living room set, sofa set, lounge set, conversation area',
    fr: 'coin salon, ensemble de salon, salon complet, coin canapé, coin détente',
    find: 'sofa',
    ...free,
    size: [3.2, 1.2],
    ...seats,
    dress: 'wood',
  },
} as const satisfies Records;

export type SetKind = keyof typeof SETS;

/** Whether a kind is several things arranged by one wish. */
export function isSet(kind: string): kind is SetKind {
  return kind in SETS;
}

/** Without a model of their own. */
export const OTHER_SETS = [
  ...undrawn({ closest: null, find: 'furniture', stands: 'floor' }, [
    ['furniture, furnishings', 'meubles, mobilier, ameublement', 'furniture, furnishings, meubles, mobilier'],
    ['three piece suite', 'salon'],
  ]),
];
