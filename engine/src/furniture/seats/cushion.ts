import type { Mesh } from '../../scene/mesh.ts';
import { addBox, boxPoint, type BoxShape } from '../../scene/shapes/rounded-box.ts';
import { addTube } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';

export interface Cushion {
  readonly centre: Vec3;
  /** Width, height, depth in metres. */
  readonly size: Vec3;
  /** Whether one sits on it or leans on it. */
  readonly use: 'seat' | 'back';
  readonly turn?: Vec3;
  readonly seed: number;
  /** A cord is sewn into its edges. */
  readonly isPiped: boolean;
}

/** How deep a cushion is sat in, metres. */
const SAG = 0.014;

/** A filled cushion: it swells between its seams, its corners stand out, and it gives where one sits or leans. */
export function addCushion(mesh: Mesh, cushion: Cushion, material: number): void {
  const shape = shapeOf(cushion);
  addBox(mesh, shape, material);
  if (cushion.isPiped) addPiping(mesh, shape, { use: cushion.use, material });
}

function shapeOf({ centre, size, use, turn, seed }: Cushion): BoxShape {
  const [hx, hy, hz] = [size[0] / 2, size[1] / 2, size[2] / 2];
  const isSeat = use === 'seat';
  const inner = (value: number, half: number): number => Math.max(0, 1 - (value / half) ** 2);
  const bend = (p: Vec3): Vec3 => {
    const corner = (p[0] / hx) ** 6;
    if (isSeat) {
      const sat = inner(p[0], hx) * inner(p[2] - hz * 0.1, hz) * Math.max(0, p[1] / hy);
      return [p[0], p[1] - SAG * sat + 0.006 * corner * Math.sign(p[1]), p[2]];
    }
    const up = p[1] / hy;
    const belly = 0.03 * inner(up + 0.35, 1.2) * inner(p[0], hx) * Math.sign(p[2]);
    const leant = 0.016 * inner(up - 0.25, 0.6) * inner(p[0], hx * 0.7) * (p[2] > 0 ? 1 : 0);
    return [
      p[0] * (1 - 0.02 * Math.max(0, up) * (1 - corner)),
      p[1] + 0.018 * corner * Math.max(0, up),
      p[2] + belly - leant,
    ];
  };
  return {
    centre,
    size,
    radius: Math.min(0.052, size[isSeat ? 1 : 2] * 0.36),
    bulge: isSeat ? [0.006, 0.036, 0.02] : [0.006, 0.022, 0.05],
    dents: 0.011,
    dentFrequency: 5.5,
    divisions: Math.max(10, Math.min(14, Math.ceil(Math.max(size[0], isSeat ? size[2] : size[1]) / 0.06))),
    seed,
    bend,
    ...(turn ? { turn } : {}),
  };
}

/** Cord along the edges that are seen: round the upper and the lower seam of a seat, round the face of a back. */
function addPiping(mesh: Mesh, shape: BoxShape, cord: { use: Cushion['use']; material: number }): void {
  const [hx, hy, hz] = [shape.size[0] / 2, shape.size[1] / 2, shape.size[2] / 2];
  const corners: readonly (readonly [number, number])[] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ];
  for (const level of cord.use === 'seat' ? [1, -1] : [1]) {
    const path: Vec3[] = [];
    for (let i = 0; i + 1 < corners.length; i++) {
      const [from, to] = [corners[i]!, corners[i + 1]!];
      for (let k = 0; k < 14; k++) {
        const a = from[0] + ((to[0] - from[0]) * k) / 14;
        const b = from[1] + ((to[1] - from[1]) * k) / 14;
        path.push(
          boxPoint(shape, cord.use === 'seat' ? [a * hx, level * hy, b * hz] : [a * hx, b * hy, level * hz]),
        );
      }
    }
    path.push(path[0]!);
    addTube(mesh, { path, radius: 0.0048, segments: 6, isOpen: true }, cord.material);
  }
}
