import type { Mesh } from '../mesh.ts';
import { cutOf, hasGrain, layGrain } from './grain.ts';
import { cross, dot, subtract, unit, type Vec3 } from '../vector.ts';

export type Profile = readonly (readonly [radius: number, height: number])[];

export interface TurnedShape {
  readonly at: Vec3;
  readonly profile: Profile;
  readonly segments?: number;
  /** Extra radius in metres by angle, for pleats and ribs. */
  readonly ripple?: (angle: number, radius: number) => number;
}

/** A body of revolution about the vertical, as from a lathe: pots, shades, round tops. */
export function addTurned(mesh: Mesh, shape: TurnedShape, material: number): void {
  const { at, profile, segments = 40, ripple } = shape;
  const from = { vertex: mesh.vertexCount, triangle: mesh.triangleCount };
  const cut = cutOf(at);
  const isGrained = hasGrain(mesh, material);
  const isTall = heightOf(profile) > widestOf(profile);
  for (const [radius, height] of profile) {
    for (let j = 0; j < segments; j++) {
      const angle = (j / segments) * 2 * Math.PI;
      const r = radius + (ripple ? ripple(angle, radius) : 0);
      const [x, z] = [r * Math.cos(angle), r * Math.sin(angle)];
      const made = mesh.vertex([at[0] + x, at[1] + height, at[2] + z], j / segments, height);
      if (isGrained) layGrain(mesh, made, { point: isTall ? [height, x, z] : [x, height, z], cut });
    }
  }
  for (let i = 0; i + 1 < profile.length; i++) {
    for (let j = 0; j < segments; j++) {
      const a = from.vertex + i * segments + j;
      const b = from.vertex + i * segments + ((j + 1) % segments);
      mesh.quad([a, a + segments, b + segments, b], material);
    }
  }
  mesh.smooth(from);
}

function heightOf(profile: Profile): number {
  return Math.max(...profile.map(([, height]) => height)) - Math.min(...profile.map(([, height]) => height));
}

function widestOf(profile: Profile): number {
  return Math.max(...profile.map(([radius]) => radius));
}

/** Profile of a disc with a rounded rim; sharp creases by doubled points. */
export function discProfile(radius: number, thickness: number, rounding: number): Profile {
  const profile: [number, number][] = [
    [0.0001, 0],
    [radius - rounding, 0],
  ];
  for (let k = 0; k <= 6; k++) {
    const angle = -Math.PI / 2 + (Math.PI * k) / 6;
    profile.push([radius - rounding + rounding * Math.cos(angle), (thickness / 2) * (1 + Math.sin(angle))]);
  }
  profile.push([radius - rounding - 0.001, thickness], [0.0001, thickness]);
  return profile;
}

/** Profile of a ball that rests at height 0. */
export function ballProfile(radius: number, rings: number): Profile {
  return Array.from({ length: rings + 1 }, (_, i) => {
    const angle = -Math.PI / 2 + (Math.PI * i) / rings;
    return [Math.max(0.0001, radius * Math.cos(angle)), radius * (1 + Math.sin(angle))] as const;
  });
}

export interface TubeShape {
  readonly path: readonly Vec3[];
  /** Radius in metres, or by the share of the way along. */
  readonly radius: number | ((share: number) => number);
  readonly segments?: number;
  readonly isOpen?: boolean;
}

/** A round bar along a path: legs, stems, rods. */
export function addTube(mesh: Mesh, shape: TubeShape, material: number): void {
  const { path, radius, segments = 12 } = shape;
  const from = { vertex: mesh.vertexCount, triangle: mesh.triangleCount };
  const isGrained = hasGrain(mesh, material);
  const cut = cutOf(path[0]!);
  let reference: Vec3 = [0, 0, 1];
  let length = 0;
  path.forEach((point, i) => {
    if (i > 0) length += Math.hypot(...subtract(point, path[i - 1]!));
    const along = unit(subtract(path[Math.min(path.length - 1, i + 1)]!, path[Math.max(0, i - 1)]!));
    if (Math.abs(dot(along, reference)) > 0.95) reference = Math.abs(along[0]) > 0.9 ? [0, 1, 0] : [1, 0, 0];
    const a = unit(cross(reference, along));
    const b = cross(along, a);
    const r = typeof radius === 'number' ? radius : radius(i / (path.length - 1));
    for (let j = 0; j < segments; j++) {
      const cos = Math.cos((j / segments) * 2 * Math.PI) * r;
      const sin = Math.sin((j / segments) * 2 * Math.PI) * r;
      const made = mesh.vertex(
        [
          point[0] + a[0] * cos + b[0] * sin,
          point[1] + a[1] * cos + b[1] * sin,
          point[2] + a[2] * cos + b[2] * sin,
        ],
        j / segments,
        i / path.length,
      );
      if (isGrained) layGrain(mesh, made, { point: [length, cos, sin], cut });
    }
  });
  for (let i = 0; i + 1 < path.length; i++) {
    for (let j = 0; j < segments; j++) {
      const a = from.vertex + i * segments + j;
      const b = from.vertex + i * segments + ((j + 1) % segments);
      mesh.quad([a, b, b + segments, a + segments], material);
    }
  }
  mesh.smooth(from);
  if (shape.isOpen) return;
  addCap(mesh, { centre: path[0]!, first: from.vertex, segments }, material);
  addCap(
    mesh,
    { centre: path[path.length - 1]!, first: from.vertex + (path.length - 1) * segments, segments },
    material,
  );
}

function addCap(mesh: Mesh, cap: { centre: Vec3; first: number; segments: number }, material: number): void {
  const from = { vertex: mesh.vertexCount, triangle: mesh.triangleCount };
  const centre = mesh.vertex(cap.centre);
  for (let j = 0; j < cap.segments; j++) {
    const at = 3 * (cap.first + j);
    const made = mesh.vertex([mesh.positions[at]!, mesh.positions[at + 1]!, mesh.positions[at + 2]!]);
    for (let k = 0; k < 3; k++) mesh.rest[3 * made + k] = mesh.rest[at + k]!;
  }
  for (let k = 0; k < 3; k++) mesh.rest[3 * centre + k] = mesh.rest[3 * cap.first + k]!;
  for (let j = 0; j < cap.segments; j++) {
    mesh.triangle([centre, centre + 1 + j, centre + 1 + ((j + 1) % cap.segments)], material);
  }
  mesh.smooth(from);
}

/** A straight tapering leg from `top` to `foot`; radii at both ends in metres. */
export function addLeg(
  mesh: Mesh,
  leg: { top: Vec3; foot: Vec3; radii: readonly [number, number] },
  material: number,
): void {
  const [thick, thin] = leg.radii;
  const path = [0, 0.5, 1].map((share): Vec3 => [
    leg.top[0] + (leg.foot[0] - leg.top[0]) * share,
    leg.top[1] + (leg.foot[1] - leg.top[1]) * share,
    leg.top[2] + (leg.foot[2] - leg.top[2]) * share,
  ]);
  addTube(mesh, { path, radius: (share) => thick + (thin - thick) * share, segments: 14 }, material);
}
