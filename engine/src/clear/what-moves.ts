import { NETWORK_CLASSES, type NetworkClass } from '../room/network/classes.ts';

/** How far a room is cleared: of what lies about ('declutter'), or of all that is not fixed ('empty'). */
export type Clearing = 'declutter' | 'empty';

/** Goes where a room is emptied. Walls, floors, ceilings, windows, doors, stairs, radiators and fireplaces are fixed. */
export const MOVABLE = [
  'sofa',
  'bed',
  'table',
  'chair',
  'rug',
  'painting',
  'plant',
  'lamp',
  'cabinet',
  'other',
  'appliance',
  'clutter',
  'cushion',
  'screen',
  'mirror',
] as const satisfies readonly NetworkClass[];

/** May go with the rest, but stays unless somebody says so. */
const OFFERED = ['curtain'] as const satisfies readonly NetworkClass[];

/** What a thing that may go can be. */
export type MovableKind = (typeof MOVABLE)[number] | (typeof OFFERED)[number];

/** All of them. */
export const MOVABLE_KINDS: readonly MovableKind[] = [...MOVABLE, ...OFFERED];

const numbersOf = (names: readonly NetworkClass[]): readonly number[] =>
  names.map((name) => NETWORK_CLASSES.indexOf(name));

/** Their numbers among the network's classes. */
export const LISTED: readonly number[] = numbersOf(MOVABLE_KINDS);

export function isOffered(kind: MovableKind): boolean {
  return OFFERED.some((one) => one === kind);
}

/** Numbers of the classes that never lie about, small as they may be. */
export const KEPT: readonly number[] = numbersOf([
  'ceiling',
  'wall',
  'window',
  'curtain',
  'painting',
  'plant',
  'lamp',
  'door',
  'stairs',
  'radiator',
  'screen',
  'mirror',
  'fireplace',
]);
