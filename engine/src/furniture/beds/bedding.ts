import { fabric, wool } from '../../scene/materials/textile.ts';
import type { Mesh } from '../../scene/mesh.ts';
import { fractalNoise } from '../../scene/noise.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import { addPillow, addSheet } from '../../scene/shapes/soft.ts';
import type { Vec3 } from '../../scene/vector.ts';

const LINEN: Vec3 = [0.8, 0.775, 0.73];

export interface SmallBed {
  /** Middle of the mattress's underside. */
  readonly at: Vec3;
  /** Along x, where the pillow lies at the left, and along z, metres. */
  readonly length: number;
  readonly width: number;
  readonly thick: number;
  /** Of the blanket. */
  readonly colour: Vec3;
}

/** A mattress made up as a single bed: pillow, cover, and a blanket over the foot. */
export function addBedding(mesh: Mesh, bed: SmallBed): void {
  const { at, length, width, thick } = bed;
  const linen = mesh.material(fabric(LINEN));
  const centre: Vec3 = [at[0], at[1] + thick / 2, at[2]];
  addBox(
    mesh,
    { centre, size: [length, thick, width], radius: 0.035, bulge: [0.004, 0.008, 0.004], dents: 0.003 },
    linen,
  );
  const top = at[1] + thick;
  const half = width * 0.36;
  const pillow = {
    centre: [at[0] - length / 2 + half * 0.72, top + 0.055, at[2]] as Vec3,
    size: [half, 0.13, width * 0.74] as Vec3,
  };
  addPillow(
    mesh,
    {
      centre: pillow.centre,
      size: [width * 0.74, half, 0.14],
      turn: [-Math.PI / 2 + 0.18, Math.PI / 2, 0],
      seed: 4,
    },
    linen,
  );
  addCover(mesh, { ...bed, from: 0.3, to: 1.005, lift: 0.014 }, linen);
  addCover(mesh, { ...bed, from: 0.62, to: 0.97, lift: 0.028 }, mesh.material(wool(bed.colour)));
}

interface Cover extends SmallBed {
  /** Where it begins and ends, as shares of the length. */
  readonly from: number;
  readonly to: number;
  readonly lift: number;
}

/** A cloth laid over the mattress that hangs a little over both long sides. */
function addCover(mesh: Mesh, cover: Cover, material: number): void {
  const { at, length, width, thick, from, to, lift } = cover;
  const hang = Math.min(0.1, thick * 0.8);
  const at3 = (across: number, along: number): Vec3 => {
    const s = (across * 2 - 1) * (width / 2 + hang);
    const x = at[0] - length / 2 + length * (from + (to - from) * along);
    const over = Math.max(0, Math.abs(s) - width / 2);
    const z = Math.sign(s) * Math.min(Math.abs(s), width / 2 + 0.012);
    const crease = 0.012 * fractalNoise(x * 4, s * 4, 5);
    const rim = 0.012 * Math.abs(along * 2 - 1) ** 8;
    const round = 0.016 * Math.min(1, over / 0.03);
    return [
      x,
      at[1] + thick + lift + crease * (over > 0 ? 0.3 : 1) - rim - Math.max(0, over - 0.01) - round,
      at[2] + z,
    ];
  };
  addSheet(
    mesh,
    { columns: 36, rows: 30, at: at3, span: [width + 2 * hang, length * (to - from)] },
    material,
  );
}
