/** What a pixel can show. The first fifteen keep the order of the engine's first network, so that its weights can be grown. */
export const CLASSES = [
  'ceiling',
  'wall',
  'floor',
  'window',
  'curtain',
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
  'door',
  'stairs',
  'radiator',
  'appliance',
  'clutter',
  'cushion',
  'screen',
  'mirror',
  'fireplace',
] as const;

export type ClassName = (typeof CLASSES)[number];

/** Number of a class in the labels. */
export function classId(name: ClassName): number {
  return CLASSES.indexOf(name);
}

/** The plane a pixel lies on, as the camera sees the room: furniture lies on none. */
export const PLANES = ['none', 'floor', 'ceiling', 'back wall', 'left wall', 'right wall'] as const;

/** Planes of the room itself: none, floor, ceiling, then the walls at -z, +x, +z, -x. */
export const NO_PLANE = 0;
export const FLOOR_PLANE = 1;
export const CEILING_PLANE = 2;
export const FIRST_WALL_PLANE = 3;
