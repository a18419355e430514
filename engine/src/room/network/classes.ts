/** What the network tells apart, in the order of its outputs. */
export const NETWORK_CLASSES = [
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

export type NetworkClass = (typeof NETWORK_CLASSES)[number];

/** Numbers of the classes that the room itself is made of: of each there is one, or it has no middle. */
export const SHELL: readonly number[] = (['ceiling', 'wall', 'floor'] as const).map((name) =>
  NETWORK_CLASSES.indexOf(name),
);

/** How likely the room itself is seen, 0-1: `shares` holds one number a class, `at` counts the pixels or regions before. */
export function shellShare(shares: Float32Array, at: number): number {
  return SHELL.reduce((sum, c) => sum + shares[at * NETWORK_CLASSES.length + c]!, 0);
}

/** The side of the room a pixel lies on, as the camera sees it: furniture lies on none. */
export const NETWORK_PLANES = ['none', 'floor', 'ceiling', 'back wall', 'left wall', 'right wall'] as const;

export type NetworkPlane = (typeof NETWORK_PLANES)[number];

/** What may lie behind something that is taken away, in the order of that network's outputs; a thing lies there that is seen beside it. */
export const BEHIND_KINDS = [
  'ceiling',
  'wall',
  'floor',
  'rug',
  'window',
  'curtain',
  'door',
  'thing',
] as const;
