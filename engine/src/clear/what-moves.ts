import { NETWORK_CLASSES, type NetworkClass } from '../room/network/classes.ts';

/** How far a room is cleared: of what lies about ('declutter'), or of all that is not fixed ('empty'). */
export type Clearing = 'declutter' | 'empty';

/** Goes where a room is emptied. Walls, floors, ceilings, windows, doors, stairs, radiators and fireplaces are fixed. */
const MOVABLE: readonly NetworkClass[] = [
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
];

/** May go with the rest, but stays unless somebody says so. */
const OFFERED: readonly NetworkClass[] = ['curtain'];

const numbersOf = (names: readonly NetworkClass[]): readonly number[] =>
  names.map((name) => NETWORK_CLASSES.indexOf(name));

/** Numbers of the classes that are listed where a room is emptied. */
export const LISTED: readonly number[] = numbersOf([...MOVABLE, ...OFFERED]);

export function isOffered(kind: NetworkClass): boolean {
  return OFFERED.includes(kind);
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
