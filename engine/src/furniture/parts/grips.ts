import { metal, paint } from '../../scene/materials/hard.ts';
import type { Material } from '../../scene/material.ts';
import type { Mesh } from '../../scene/mesh.ts';
import { addForward } from '../../scene/shapes/forward.ts';
import { addTube } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { chances, pick, type Look } from '../look.ts';

const METALS: readonly [Material, ...Material[]] = [
  paint([0.02, 0.02, 0.021], 0.4),
  metal([0.55, 0.4, 0.17], 0.25),
  metal([0.5, 0.51, 0.52], 0.22),
];

/** Handles are of the legs' metal; wooden furniture has some of black iron, brass or steel. */
export function gripStuff(look: Look): Material {
  return look.legs.metal ? look.legs : pick(chances(look, 54), METALS);
}

/** What one pulls a door or drawer by. */
export type Grip = 'bar' | 'knob' | 'none';

export interface GripPlace {
  readonly grip: Grip;
  /** On the face of what it opens. */
  readonly at: Vec3;
  /** Of a bar, metres. */
  readonly length: number;
  readonly isUpright: boolean;
  /** How many times as thick as that of a cupboard, and as far before its face. */
  readonly strength?: number;
}

const KNOB = [
  [0.0001, 0],
  [0.01, 0],
  [0.008, 0.012],
  [0.018, 0.019],
  [0.019, 0.027],
  [0.0001, 0.033],
] as const;

/** A slim bar on two posts, or a turned knob. */
export function addGrip(mesh: Mesh, place: GripPlace, material: number): void {
  const { grip, at, length, isUpright, strength = 1 } = place;
  if (grip === 'knob') addForward(mesh, { at, profile: KNOB, segments: 20 }, material);
  if (grip !== 'bar') return;
  const along = (share: number, out: number): Vec3 => [
    at[0] + (isUpright ? 0 : (share * length) / 2),
    at[1] + (isUpright ? (share * length) / 2 : 0),
    at[2] + out,
  ];
  const out = 0.028 * strength;
  addTube(mesh, { path: [along(-1, out), along(1, out)], radius: 0.006 * strength, segments: 10 }, material);
  const post = 0.0045 * strength;
  for (const side of [-0.84, 0.84])
    addTube(mesh, { path: [along(side, -0.002), along(side, out)], radius: post, segments: 8 }, material);
}
