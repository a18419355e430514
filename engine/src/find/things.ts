import type { NetworkClass, NetworkPlane } from '../room/network/classes.ts';

/** Everything that can be looked for. */
export type Thing = (typeof PROFILES)[number]['thing'];

/** What a thing looks like in a room photo. */
export interface Profile {
  readonly thing: string;
  /** How much of each class the network tells speaks for it. */
  readonly classes: Partial<Record<NetworkClass, number>>;
  /** What the network takes it for where it finds next to none of it, though somebody speaks of it. */
  readonly mistakenFor?: Partial<Record<NetworkClass, number>>;
  /** The surface that is meant where the network sees none of it: a carpet is a rug or the whole floor. */
  readonly orElse?: 'floor';
  /** Everything of it at once; absent: one after the other. */
  readonly manner?: 'surface';
  /** Usual share of the picture, and width / height. */
  readonly area: number;
  readonly aspect: number;
  /** Where its middle usually is: 0 top, 1 bottom. */
  readonly height: number;
  /** Looks that speak for it beyond what the network sees. */
  readonly looks?: 'green' | 'bright' | 'dark' | 'sky';
  /** The planes of the room it lies on; absent: none, as furniture. */
  readonly planes?: readonly NetworkPlane[];
  /** A plain rectangle, turned or not. */
  readonly isFlat?: boolean;
}

const onWall = { planes: ['back wall', 'left wall', 'right wall'] } as const;
const surface = { manner: 'surface', area: 0.3, aspect: 1.5 } as const;

export const PROFILES = [
  { thing: 'wall', classes: { wall: 1, painting: 0.2 }, ...surface, ...onWall, height: 0.4 },
  {
    thing: 'floor',
    classes: { floor: 1, rug: 0.6 },
    mistakenFor: { sofa: 1, bed: 1, table: 1 },
    ...surface,
    planes: ['floor'],
    height: 0.8,
  },
  {
    thing: 'ceiling',
    classes: { ceiling: 1 },
    mistakenFor: { lamp: 1, other: 1 },
    ...surface,
    planes: ['ceiling'],
    height: 0.1,
  },
  {
    thing: 'window',
    classes: { window: 1, curtain: 0.2, painting: 0.2 },
    ...onWall,
    area: 0.05,
    aspect: 0.9,
    height: 0.35,
    looks: 'sky',
    isFlat: true,
  },
  {
    thing: 'door',
    classes: { door: 1, cabinet: 0.5, wall: 0.2, curtain: 0.3, window: 0.3, painting: 0.2 },
    ...onWall,
    area: 0.05,
    aspect: 0.45,
    height: 0.45,
    isFlat: true,
  },
  {
    thing: 'curtain',
    classes: { curtain: 1, window: 0.3 },
    ...onWall,
    area: 0.04,
    aspect: 0.4,
    height: 0.4,
  },
  {
    thing: 'rug',
    classes: { rug: 1, floor: 0.55 },
    orElse: 'floor',
    planes: ['floor'],
    area: 0.12,
    aspect: 2.2,
    height: 0.82,
  },
  {
    thing: 'sofa',
    classes: { sofa: 1, bed: 0.7, chair: 0.4, cushion: 0.7 },
    area: 0.1,
    aspect: 1.8,
    height: 0.68,
  },
  {
    thing: 'armchair',
    classes: { chair: 1, sofa: 0.7, bed: 0.4, cushion: 0.4 },
    area: 0.05,
    aspect: 0.95,
    height: 0.7,
  },
  {
    thing: 'chair',
    classes: { chair: 1, sofa: 0.6, bed: 0.4, table: 0.3 },
    area: 0.05,
    aspect: 0.85,
    height: 0.68,
  },
  {
    thing: 'stool',
    classes: { chair: 1, other: 1, sofa: 0.4, table: 0.4 },
    area: 0.02,
    aspect: 1,
    height: 0.72,
  },
  {
    thing: 'pouf',
    classes: { other: 1, chair: 0.8, sofa: 0.5, bed: 0.3 },
    area: 0.025,
    aspect: 1.3,
    height: 0.75,
  },
  {
    thing: 'coffee table',
    classes: { table: 1, chair: 0.3, cabinet: 0.2 },
    area: 0.04,
    aspect: 1.5,
    height: 0.76,
  },
  {
    thing: 'table',
    classes: { table: 1, chair: 0.3, cabinet: 0.4 },
    area: 0.06,
    aspect: 1.5,
    height: 0.72,
  },
  {
    thing: 'bed',
    classes: { bed: 1, sofa: 0.9, chair: 0.3, cushion: 0.6 },
    area: 0.2,
    aspect: 1.5,
    height: 0.7,
  },
  {
    thing: 'sideboard',
    classes: { cabinet: 1, table: 0.4 },
    area: 0.05,
    aspect: 1.3,
    height: 0.65,
  },
  {
    thing: 'bookcase',
    classes: { cabinet: 1, other: 0.4, painting: 0.2 },
    area: 0.08,
    aspect: 0.7,
    height: 0.45,
  },
  {
    thing: 'kitchen front',
    classes: { cabinet: 1, appliance: 0.6, wall: 0.5, window: 0.2 },
    area: 0.2,
    aspect: 1.5,
    height: 0.5,
  },
  {
    thing: 'lamp',
    classes: { lamp: 1, other: 0.3, window: 0.1 },
    area: 0.008,
    aspect: 0.8,
    height: 0.42,
    looks: 'bright',
  },
  {
    thing: 'painting',
    classes: { painting: 1, window: 0.3, other: 0.2, mirror: 0.3, screen: 0.2 },
    ...onWall,
    area: 0.02,
    aspect: 1,
    height: 0.3,
    isFlat: true,
  },
  {
    thing: 'mirror',
    classes: { mirror: 1, painting: 0.8, window: 0.6 },
    ...onWall,
    area: 0.025,
    aspect: 0.9,
    height: 0.35,
    isFlat: true,
  },
  {
    thing: 'plant',
    classes: { plant: 1, other: 0.3 },
    area: 0.025,
    aspect: 0.9,
    height: 0.5,
    looks: 'green',
  },
  {
    thing: 'cushion',
    classes: { cushion: 1, sofa: 0.6, bed: 0.5, chair: 0.3, other: 0.3 },
    area: 0.01,
    aspect: 1.2,
    height: 0.62,
  },
  {
    thing: 'fireplace',
    classes: { fireplace: 1, cabinet: 0.6, painting: 0.6, other: 0.5, window: 0.3 },
    area: 0.03,
    aspect: 1.2,
    height: 0.6,
    looks: 'dark',
    isFlat: true,
  },
  {
    thing: 'television',
    classes: { screen: 1, painting: 0.8, window: 0.6, cabinet: 0.5, other: 0.4 },
    area: 0.02,
    aspect: 1.6,
    height: 0.45,
    looks: 'dark',
    isFlat: true,
  },
  {
    thing: 'clutter',
    classes: { clutter: 1, other: 0.5 },
    area: 0.02,
    aspect: 1.2,
    height: 0.65,
  },
  {
    thing: 'anything',
    classes: {
      clutter: 1,
      other: 1,
      lamp: 1,
      plant: 1,
      screen: 1,
      appliance: 0.7,
      cushion: 0.7,
      painting: 0.5,
    },
    area: 0.01,
    aspect: 1,
    height: 0.5,
  },
  {
    thing: 'radiator',
    classes: { radiator: 1, cabinet: 0.3 },
    ...onWall,
    area: 0.015,
    aspect: 1.4,
    height: 0.6,
    isFlat: true,
  },
  {
    thing: 'stairs',
    classes: { stairs: 1, cabinet: 0.2 },
    area: 0.08,
    aspect: 0.9,
    height: 0.5,
  },
  {
    thing: 'appliance',
    classes: { appliance: 1, cabinet: 0.5, screen: 0.3 },
    area: 0.04,
    aspect: 0.7,
    height: 0.55,
    isFlat: true,
  },
  {
    thing: 'furniture',
    classes: {
      sofa: 1,
      bed: 1,
      table: 1,
      chair: 1,
      cabinet: 1,
      appliance: 0.8,
      cushion: 0.8,
      lamp: 0.6,
      screen: 0.5,
      other: 0.5,
      plant: 0.3,
    },
    ...surface,
    height: 0.7,
  },
] as const satisfies readonly Profile[];

/** The profile of a thing. */
export function profileOf(thing: Thing): Profile {
  return PROFILES.find((profile) => profile.thing === thing)!;
}
