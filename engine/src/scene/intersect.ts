import type { Bvh } from './bvh.ts';

/** Origin x y z, direction x y z (unit length), farthest distance. */
export type Ray = Float64Array;

/** Distance, triangle number of the mesh, barycentric u and v of the last closest hit. */
export type Hit = Float64Array;

export function makeRay(): Ray {
  return new Float64Array(7);
}

export function makeHit(): Hit {
  return new Float64Array(4);
}

const NEAREST = 1e-4;
const TINY = 1e-12;
const stack = new Int32Array(128);
const entries = new Float64Array(128);

/** Möller–Trumbore over one leaf. Fills `hit` when something is nearer than `hit[0]`; returns whether it did. */
function hitLeaf(bvh: Bvh, ray: Ray, node: number): boolean {
  const { triangles, links } = bvh;
  const first = links[8 * node + 3]!;
  const end = first + links[8 * node + 7]!;
  const ox = ray[0]!;
  const oy = ray[1]!;
  const oz = ray[2]!;
  const dx = ray[3]!;
  const dy = ray[4]!;
  const dz = ray[5]!;
  let found = false;
  for (let i = first; i < end; i++) {
    const o = 9 * i;
    const e1x = triangles[o + 3]!;
    const e1y = triangles[o + 4]!;
    const e1z = triangles[o + 5]!;
    const e2x = triangles[o + 6]!;
    const e2y = triangles[o + 7]!;
    const e2z = triangles[o + 8]!;
    const px = dy * e2z - dz * e2y;
    const py = dz * e2x - dx * e2z;
    const pz = dx * e2y - dy * e2x;
    const det = e1x * px + e1y * py + e1z * pz;
    if (det > -1e-12 && det < 1e-12) continue;
    const inverse = 1 / det;
    const tx = ox - triangles[o]!;
    const ty = oy - triangles[o + 1]!;
    const tz = oz - triangles[o + 2]!;
    const u = (tx * px + ty * py + tz * pz) * inverse;
    if (u < 0 || u > 1) continue;
    const qx = ty * e1z - tz * e1y;
    const qy = tz * e1x - tx * e1z;
    const qz = tx * e1y - ty * e1x;
    const v = (dx * qx + dy * qy + dz * qz) * inverse;
    if (v < 0 || u + v > 1) continue;
    const t = (e2x * qx + e2y * qy + e2z * qz) * inverse;
    if (t <= NEAREST || t >= nearest[0]!) continue;
    nearest[0] = t;
    nearest[1] = i;
    nearest[2] = u;
    nearest[3] = v;
    found = true;
  }
  return found;
}

/** The closest hit so far: distance, leaf-order triangle, u, v. */
const nearest = makeHit();

/**
 * Walks the tree nearest box first. The slab tests of both children are written out: as calls they cost half of all rendering time.
 */
// oxlint-disable-next-line complexity -- the innermost loop of all rendering, flat on purpose (see above)
function traverse(bvh: Bvh, ray: Ray, stopAtFirst: boolean): boolean {
  const { nodes, links } = bvh;
  // A direction of exactly 0 would turn the slab tests into infinity minus infinity.
  const ix = 1 / (ray[3]! || TINY);
  const iy = 1 / (ray[4]! || TINY);
  const iz = 1 / (ray[5]! || TINY);
  const ox = ray[0]! * ix;
  const oy = ray[1]! * iy;
  const oz = ray[2]! * iz;
  // Which corner of a box is met first depends on the ray's direction alone.
  const nx = ix < 0 ? 4 : 0;
  const ny = iy < 0 ? 5 : 1;
  const nz = iz < 0 ? 6 : 2;
  const fx = 4 - nx;
  const fy = 6 - ny;
  const fz = 8 - nz;
  let best = ray[6]!;
  nearest[0] = best;
  let found = false;
  let depth = 0;
  let node = 0;
  for (;;) {
    if (links[8 * node + 7]! > 0) {
      if (hitLeaf(bvh, ray, node)) {
        found = true;
        if (stopAtFirst) return true;
        best = nearest[0]!;
      }
    } else {
      const left = links[8 * node + 3]!;
      const l = 8 * left;
      const r = l + 8;
      let nearL = nodes[l + nx]! * ix - ox;
      let farL = nodes[l + fx]! * ix - ox;
      let near = nodes[l + ny]! * iy - oy;
      let far = nodes[l + fy]! * iy - oy;
      if (near > nearL) nearL = near;
      if (far < farL) farL = far;
      near = nodes[l + nz]! * iz - oz;
      far = nodes[l + fz]! * iz - oz;
      if (near > nearL) nearL = near;
      if (far < farL) farL = far;
      let nearR = nodes[r + nx]! * ix - ox;
      let farR = nodes[r + fx]! * ix - ox;
      near = nodes[r + ny]! * iy - oy;
      far = nodes[r + fy]! * iy - oy;
      if (near > nearR) nearR = near;
      if (far < farR) farR = far;
      near = nodes[r + nz]! * iz - oz;
      far = nodes[r + fz]! * iz - oz;
      if (near > nearR) nearR = near;
      if (far < farR) farR = far;
      const hitsL = farL >= 0 && farL >= nearL && nearL < best;
      const hitsR = farR >= 0 && farR >= nearR && nearR < best;
      if (hitsL && hitsR) {
        const isLeftFirst = nearL < nearR;
        stack[depth] = isLeftFirst ? left + 1 : left;
        entries[depth++] = isLeftFirst ? nearR : nearL;
        node = isLeftFirst ? left : left + 1;
        continue;
      }
      if (hitsL || hitsR) {
        node = hitsL ? left : left + 1;
        continue;
      }
    }
    do {
      if (depth === 0) return found;
      node = stack[--depth]!;
    } while (entries[depth]! >= best);
  }
}

/** Nearest triangle along a ray, within its farthest distance. Fills `hit`. */
export function closestHit(bvh: Bvh, ray: Ray, hit: Hit): boolean {
  if (!traverse(bvh, ray, false)) return false;
  hit.set(nearest);
  hit[1] = bvh.order[nearest[1]!]!;
  return true;
}

/** Whether anything stands in the way of a ray. */
export function isBlocked(bvh: Bvh, ray: Ray): boolean {
  return traverse(bvh, ray, true);
}
