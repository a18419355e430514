import { Mesh } from '../../scene/mesh.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import { addSheet } from '../../scene/shapes/soft.ts';
import { addLeg, addTube } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { chances, pick, suited, type Look } from '../look.ts';

type Back = 'slats' | 'pad' | 'spindles' | 'tub' | 'cross' | 'shell';
/** Those that a chair all of wood may have. */
const WOODEN_BACKS: readonly [Back, ...Back[]] = ['slats', 'spindles', 'cross'];
const BACKS: readonly [Back, ...Back[]] = ['slats', 'pad', 'spindles', 'tub', 'cross', 'shell'];

/** A dining chair: a padded back, slats, turned spindles under a bent rail, crossed bows, a tub that wraps round the sitter, or one moulded shell. */
export function buildChair(look: Look): Mesh {
  const mesh = new Mesh();
  const back = pick(chances(look, 3), suited(look, look.main.hasGrain ? WOODEN_BACKS : BACKS));
  const seat = mesh.material(look.panel ?? look.main);
  const frame = mesh.material(look.legs);
  if (back === 'shell') {
    addShell(mesh, seat);
    addSplayedLegs(mesh, frame);
    return mesh;
  }
  addBox(
    mesh,
    { centre: [0, 0.455, 0.01], size: [0.47, 0.06, 0.45], radius: 0.026, bulge: [0, 0.016, 0], dents: 0.002 },
    seat,
  );
  addLegs(mesh, frame);
  if (back === 'tub') addTub(mesh, seat);
  else if (back === 'spindles') addSpindles(mesh, frame);
  else if (back === 'cross') addCross(mesh, frame);
  else addPosts(mesh, back === 'slats' ? 0.86 : 0.72, frame);
  if (back === 'slats') addSlats(mesh, mesh.material(look.rails));
  if (back === 'pad') addBackrest(mesh, seat);
  return mesh;
}

function addLegs(mesh: Mesh, frame: number): void {
  for (const x of [-1, 1]) {
    addLeg(mesh, { top: [x * 0.19, 0.43, 0.19], foot: [x * 0.215, 0, 0.215], radii: [0.019, 0.012] }, frame);
    addLeg(
      mesh,
      { top: [x * 0.19, 0.43, -0.18], foot: [x * 0.212, 0, -0.235], radii: [0.019, 0.012] },
      frame,
    );
  }
  addBox(mesh, { centre: [0, 0.41, 0.19], size: [0.36, 0.04, 0.02], radius: 0.003 }, frame);
  addBox(mesh, { centre: [0, 0.41, -0.18], size: [0.36, 0.04, 0.02], radius: 0.003 }, frame);
}

function addPosts(mesh: Mesh, top: number, frame: number): void {
  for (const x of [-0.195, 0.195]) {
    const path: Vec3[] = [
      [x, 0.42, -0.18],
      [x, top, -0.25],
    ];
    addTube(mesh, { path, radius: 0.013, segments: 12 }, frame);
  }
}

function addBackrest(mesh: Mesh, seat: number): void {
  const bend = (p: Vec3): Vec3 => [p[0], p[1], p[2] + 0.85 * p[0] * p[0]];
  addBox(
    mesh,
    { centre: [0, 0.7, -0.225], size: [0.46, 0.34, 0.055], radius: 0.024, turn: [-0.16, 0, 0], bend },
    seat,
  );
}

function addSlats(mesh: Mesh, frame: number): void {
  const bend = (p: Vec3): Vec3 => [p[0], p[1], p[2] - 0.35 * (0.16 - p[0] * p[0])];
  for (const y of [0.62, 0.73, 0.84]) {
    const z = -0.18 - (0.07 * (y - 0.42)) / 0.44;
    addBox(
      mesh,
      { centre: [0, y, z], size: [0.4, 0.055, 0.014], radius: 0.005, turn: [-0.16, 0, 0], bend },
      frame,
    );
  }
}

/** Place on the bow that a spindle back leans against: half a circle behind the seat. */
function bow(share: number, radius: number, height: number): Vec3 {
  const angle = Math.PI * (1.06 + 0.88 * share);
  return [Math.cos(angle) * radius, height, 0.02 + Math.sin(angle) * radius * 0.98];
}

function addSpindles(mesh: Mesh, frame: number): void {
  const rail: Vec3[] = Array.from({ length: 25 }, (_, i) => bow(i / 24, 0.262, 0.83));
  addTube(mesh, { path: rail, radius: 0.016, segments: 12 }, frame);
  const count = 9;
  for (let i = 0; i < count; i++) {
    const share = 0.04 + (0.92 * i) / (count - 1);
    const path = [bow(share, 0.2, 0.47), bow(share, 0.262, 0.83)];
    addTube(mesh, { path, radius: 0.0085, segments: 10 }, frame);
  }
}

function addTub(mesh: Mesh, seat: number): void {
  const bend = (p: Vec3): Vec3 => {
    const angle = (p[0] / 0.9) * Math.PI * 1.12;
    const radius = 0.255 - p[2];
    return [Math.sin(angle) * radius, p[1] + 0.1 * Math.cos(angle), 0.02 - Math.cos(angle) * radius];
  };
  addBox(
    mesh,
    {
      centre: [0, 0.57, 0],
      size: [0.9, 0.27, 0.06],
      radius: 0.029,
      divisions: 28,
      bend,
    },
    seat,
  );
}

/** Two bows that cross between bent posts, as in a bistro. */
function addCross(mesh: Mesh, frame: number): void {
  const arch: Vec3[] = Array.from({ length: 21 }, (_, i) => {
    const angle = Math.PI * (1 - i / 20);
    const up = Math.sin(angle) ** 0.45;
    return [
      0.2 * Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.45,
      0.43 + 0.45 * up,
      -0.18 - 0.075 * up,
    ];
  });
  addTube(mesh, { path: arch, radius: 0.0145, segments: 12 }, frame);
  for (const side of [-1, 1]) {
    const bow: Vec3[] = Array.from({ length: 13 }, (_, i) => {
      const share = i / 12;
      const x = side * (0.16 - 0.32 * share ** 1.25);
      return [x, 0.46 + 0.35 * share, -0.192 - 0.055 * share];
    });
    addTube(mesh, { path: bow, radius: 0.0085, segments: 10 }, frame);
  }
}

/** Seat and back of one moulded shell, raised at its sides. */
function addShell(mesh: Mesh, material: number): void {
  const at = (across: number, up: number): Vec3 => {
    const s = across * 2 - 1;
    const way = up * 0.92;
    const isBack = Math.max(0, Math.min(1, (way - 0.36) / 0.14));
    const wide = 0.235 * (1 - 0.16 * isBack) * (1 - 0.32 * Math.max(0, (way - 0.7) / 0.22) ** 2);
    const side = Math.abs(s) ** 3;
    const tall = Math.max(0, way - 0.42);
    const z = 0.21 - Math.min(way, 0.42) + 0.02 * isBack - 0.24 * tall;
    const lip = 0.035 * Math.max(0, 1 - way / 0.09) ** 2;
    const round = 0.05 * Math.max(0, 1 - Math.abs(way - 0.42) / 0.12) ** 2;
    return [
      s * wide,
      0.452 -
        lip +
        0.045 * side * (1 - isBack) +
        tall * 0.96 +
        round * 0.4 -
        0.018 * (1 - isBack) * (1 - s * s),
      z + 0.085 * side * isBack + round * 0.25,
    ];
  };
  const thick = (across: number, up: number): Vec3 => {
    const [x, y, z] = at(across, up);
    const isBack = Math.max(0, Math.min(1, (up * 0.92 - 0.36) / 0.14));
    return [x * 1.006, y - 0.013 * (1 - isBack), z - 0.013 * isBack];
  };
  addSheet(mesh, { columns: 26, rows: 40, at, span: [0.47, 0.92] }, material);
  addSheet(mesh, { columns: 26, rows: 40, at: thick, span: [0.47, 0.92] }, material);
}

function addSplayedLegs(mesh: Mesh, frame: number): void {
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      const top: Vec3 = [x * 0.12, 0.412, 0.02 + z * 0.11];
      addLeg(mesh, { top, foot: [x * 0.225, 0, 0.01 + z * 0.225], radii: [0.016, 0.011] }, frame);
    }
    addTube(
      mesh,
      {
        path: [
          [x * 0.165, 0.24, 0.17],
          [x * 0.165, 0.24, -0.14],
        ],
        radius: 0.007,
        segments: 8,
      },
      frame,
    );
  }
  addBox(mesh, { centre: [0, 0.406, 0.02], size: [0.26, 0.02, 0.25], radius: 0.006 }, frame);
}
