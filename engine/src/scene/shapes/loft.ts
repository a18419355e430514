import type { Mesh } from '../mesh.ts';
import type { Vec3 } from '../vector.ts';

/** A skin over closed rings of equally many points, from the first ring to the last: tubs, shells, hulls. */
export function addLoft(mesh: Mesh, rings: readonly (readonly Vec3[])[], material: number): void {
  const from = { vertex: mesh.vertexCount, triangle: mesh.triangleCount };
  const count = rings[0]?.length ?? 0;
  rings.forEach((ring, i) => {
    ring.forEach((point, j) => mesh.vertex(point, j / count, i / rings.length));
  });
  for (let i = 0; i + 1 < rings.length; i++) {
    for (let j = 0; j < count; j++) {
      const a = from.vertex + i * count + j;
      const b = from.vertex + i * count + ((j + 1) % count);
      mesh.quad([a, a + count, b + count, b], material);
    }
  }
  mesh.smooth(from);
}

export interface RingShape {
  readonly centre: Vec3;
  /** Half of its width and depth, metres. */
  readonly half: readonly [x: number, z: number];
  readonly points: number;
  /** 2 = an ellipse; the higher, the more of a rectangle with round corners. */
  readonly squareness?: number;
}

/** A level ring, round to nearly rectangular. */
export function ringOf({ centre, half, points, squareness = 2 }: RingShape): Vec3[] {
  const bow = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / squareness);
  return Array.from({ length: points }, (_, i): Vec3 => {
    const angle = (i / points) * 2 * Math.PI;
    return [
      centre[0] + half[0] * bow(Math.cos(angle)),
      centre[1],
      centre[2] + half[1] * bow(Math.sin(angle)),
    ];
  });
}
