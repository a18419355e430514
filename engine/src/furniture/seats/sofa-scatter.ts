import type { Random } from '../../random.ts';
import { fabric, linen, wool } from '../../scene/materials/textile.ts';
import type { Mesh } from '../../scene/mesh.ts';
import { addPillow } from '../../scene/shapes/soft.ts';
import { mix, type Vec3 } from '../../scene/vector.ts';
import type { Look } from '../look.ts';

/** Where cushions are laid: the width between the arms, the height of the seat, and how far in front of the middle they lean. */
export interface Lap {
  readonly inner: number;
  readonly seat: number;
  readonly z: number;
}

const PALE: Vec3 = [0.72, 0.67, 0.58];

/** Loose cushions: one on an armchair, a pair or three on a sofa. */
export function addScatter(mesh: Mesh, lap: Lap, decor: { look: Look; random: Random }): void {
  const { look, random } = decor;
  const { inner, seat, z } = lap;
  const strong = mesh.material(linen(look.accent));
  const lean = (random() - 0.5) * 0.12;
  if (inner < 0.95) {
    addPillow(
      mesh,
      { centre: [0.02, seat + 0.14, z], size: [0.46, 0.34, 0.15], turn: [-0.33, 0.06 + lean, 0], seed: 4 },
      strong,
    );
    return;
  }
  const pale = mesh.material((random() < 0.5 ? wool : fabric)(mix(look.accent, PALE, 0.75)));
  addPillow(
    mesh,
    {
      centre: [-inner / 2 + 0.23, seat + 0.18, z],
      size: [0.47, 0.47, 0.17],
      turn: [-0.32, 0.34, 0.06 + lean],
      seed: 2,
    },
    strong,
  );
  addPillow(
    mesh,
    {
      centre: [inner / 2 - 0.23, seat + 0.17, z + 0.01],
      size: [0.45, 0.45, 0.16],
      turn: [-0.3, -0.38, -0.07 + lean],
      seed: 3,
    },
    pale,
  );
  if (inner < 1.6) return;
  addPillow(
    mesh,
    {
      centre: [inner / 2 - 0.47, seat + 0.12, z + 0.07],
      size: [0.5, 0.3, 0.14],
      turn: [-0.38, -0.15, 0.02],
      seed: 5,
    },
    strong,
  );
}
