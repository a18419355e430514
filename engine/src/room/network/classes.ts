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

/** The side of the room a pixel lies on, as the camera sees it: furniture lies on none. */
export const NETWORK_PLANES = ['none', 'floor', 'ceiling', 'back wall', 'left wall', 'right wall'] as const;

export type NetworkPlane = (typeof NETWORK_PLANES)[number];
