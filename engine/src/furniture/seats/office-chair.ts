import { metal, paint } from '../../scene/materials/hard.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import { addTube, addTurned } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { chances, turnBy, type Look } from '../look.ts';

type Form = 'mesh' | 'padded' | 'shell';

const SEAT = 0.47;
const BLACK: Vec3 = [0.018, 0.018, 0.02];
const CHROME: Vec3 = [0.7, 0.71, 0.72];

interface Swivel {
  readonly soft: number;
  readonly black: number;
  /** Of the five feet and the column. */
  readonly base: number;
}

/** A chair that turns and rolls on five castors: a back of net with arms, a tall padded one, or one curved shell. */
export function buildOfficeChair(look: Look): Mesh {
  const mesh = new Mesh();
  const black = mesh.material(paint(BLACK, 0.45));
  const isShiny = chances(look, 44)() < 0.5;
  const base = isShiny ? mesh.material(metal(CHROME, 0.18)) : black;
  const chair: Swivel = { soft: mesh.material(look.main), black, base };
  addBase(mesh, chair);
  FORMS[turnBy<Form>(look, ['padded', 'mesh', 'shell'])](mesh, chair);
  return mesh;
}

/** Five feet from a hub, a castor under each, the lift above. */
function addBase(mesh: Mesh, { black, base }: Swivel): void {
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * 2 * Math.PI + 0.31;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const path: Vec3[] = [0.02, 0.16, 0.3].map((r, k) => [r * cos, [0.125, 0.11, 0.085][k]!, r * sin]);
    addTube(mesh, { path, radius: (share) => 0.026 - 0.01 * share, segments: 12 }, base);
    addCastor(mesh, { angle, at: [0.3 * cos, 0, 0.3 * sin] }, black);
  }
  const profile = [
    [0.0001, 0.07],
    [0.05, 0.07],
    [0.052, 0.12],
    [0.04, 0.15],
    [0.027, 0.16],
    [0.027, 0.28],
    [0.016, 0.285],
    [0.016, 0.42],
  ] as const;
  addTurned(mesh, { at: [0, 0, 0], profile, segments: 24 }, base);
  addBox(mesh, { centre: [0, 0.4, -0.02], size: [0.17, 0.045, 0.24], radius: 0.012 }, black);
  addTube(
    mesh,
    {
      path: [
        [0.07, 0.4, 0.04],
        [0.24, 0.395, 0.06],
      ],
      radius: 0.006,
      segments: 8,
    },
    black,
  );
}

/** Two wheels beside each other under a hood. */
function addCastor(mesh: Mesh, castor: { angle: number; at: Vec3 }, black: number): void {
  const { angle, at } = castor;
  const across: Vec3 = [-Math.sin(angle), 0, Math.cos(angle)];
  for (const side of [-1, 1]) {
    const end = (out: number): Vec3 => [
      at[0] + across[0] * out * side,
      0.029,
      at[2] + across[2] * out * side,
    ];
    addTube(mesh, { path: [end(0.006), end(0.026)], radius: 0.029, segments: 18 }, black);
  }
  addTube(
    mesh,
    {
      path: [
        [at[0], 0.03, at[2]],
        [at[0], 0.09, at[2]],
      ],
      radius: 0.009,
      segments: 8,
    },
    black,
  );
}

/** Arms of one bent bar each with a pad on top. */
function addArms(mesh: Mesh, arms: { bar: number; pad: number }): void {
  for (const side of [-1, 1]) {
    const x = side * 0.3;
    const path: Vec3[] = [
      [side * 0.16, 0.43, -0.04],
      [x - side * 0.03, 0.43, -0.04],
      [x, 0.47, -0.04],
      [x, 0.655, -0.05],
    ];
    addTube(mesh, { path, radius: 0.014, segments: 10 }, arms.bar);
    addBox(mesh, { centre: [x, 0.672, -0.02], size: [0.085, 0.034, 0.27], radius: 0.016 }, arms.pad);
  }
}

function addSeat(mesh: Mesh, seat: { thick: number; wide: number }, material: number): void {
  const waterfall = (p: Vec3): Vec3 => [
    p[0],
    p[1] - (p[2] > 0.12 ? 2.2 * (p[2] - 0.12) ** 2 : 0) + 0.35 * p[0] * p[0],
    p[2],
  ];
  addBox(
    mesh,
    {
      centre: [0, SEAT - seat.thick / 2 + 0.01, 0.02],
      size: [seat.wide, seat.thick, 0.5],
      radius: seat.thick * 0.45,
      bulge: [0.004, 0.014, 0.006],
      bend: waterfall,
    },
    material,
  );
}

/** Leans back and curves round the sitter. */
const wrap =
  (round: number) =>
  (p: Vec3): Vec3 => [p[0], p[1], p[2] + round * p[0] * p[0] - 0.06 * Math.sin((p[1] + 0.3) * 3.4)];

const FORMS: Record<Form, (mesh: Mesh, chair: Swivel) => void> = {
  padded: (mesh, { soft, black, base }) => {
    addSeat(mesh, { thick: 0.11, wide: 0.54 }, soft);
    addArms(mesh, { bar: base, pad: soft });
    for (let i = 0; i < 4; i++) {
      const centre: Vec3 = [0, 0.61 + i * 0.155, -0.235 - i * 0.03];
      const shape = {
        centre,
        size: [0.52 - i * 0.022, 0.178, 0.105] as Vec3,
        radius: 0.045,
        bulge: [0.004, 0.006, 0.016] as Vec3,
      };
      addBox(mesh, { ...shape, turn: [-0.18, 0, 0], bend: wrap(0.5) }, soft);
    }
    addBox(
      mesh,
      {
        centre: [0, 0.8, -0.33],
        size: [0.46, 0.6, 0.03],
        radius: 0.014,
        turn: [-0.18, 0, 0],
        bend: wrap(0.5),
      },
      black,
    );
    addTube(
      mesh,
      {
        path: [
          [0, 0.41, -0.12],
          [0, 0.43, -0.28],
          [0, 0.6, -0.31],
        ],
        radius: 0.024,
        segments: 10,
      },
      black,
    );
  },
  mesh: (mesh, chair) => {
    addSeat(mesh, { thick: 0.075, wide: 0.5 }, chair.soft);
    addArms(mesh, { bar: chair.black, pad: chair.black });
    addNetBack(mesh, chair);
  },
  shell: (mesh, { soft, black }) => {
    addSeat(mesh, { thick: 0.06, wide: 0.5 }, soft);
    const curl = (p: Vec3): Vec3 => {
      const angle = (p[0] / 0.95) * Math.PI * 1.05;
      const radius = 0.27 - p[2];
      const drop = 0.16 * (1 - Math.cos(angle)) * Math.max(0, p[1] + 0.17);
      return [Math.sin(angle) * radius, p[1] - drop, -Math.cos(angle) * radius];
    };
    const size: Vec3 = [0.95, 0.4, 0.05];
    addBox(mesh, { centre: [0, 0.62, 0], size, radius: 0.023, divisions: 26, bend: curl }, soft);
    addTube(
      mesh,
      {
        path: [
          [0, 0.41, 0],
          [0, 0.41, -0.27],
          [0, 0.56, -0.31],
        ],
        radius: 0.02,
        segments: 10,
      },
      black,
    );
  },
};

/** A frame with a net stretched across, a rest for the loins and one for the head. */
function addNetBack(mesh: Mesh, { soft, black }: Swivel): void {
  const at = (x: number, y: number): Vec3 => [
    x,
    y,
    -0.24 - 0.18 * (y - 0.5) + 0.5 * x * x + 0.05 * Math.sin((y - 0.5) * 4.5),
  ];
  const edge = Array.from({ length: 33 }, (_, i) => {
    const angle = (i / 32) * 2 * Math.PI;
    const bow = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.55;
    return at(0.235 * bow(Math.cos(angle)) * (1 - 0.12 * Math.sin(angle)), 0.8 + 0.28 * bow(Math.sin(angle)));
  });
  addTube(mesh, { path: edge, radius: 0.013, segments: 8, isOpen: true }, black);
  const net = mesh.material({ ...paint([0.05, 0.052, 0.056], 0.9), translucency: 0.35 });
  for (let i = 0; i < 15; i++) {
    const y = 0.545 + (i * 0.51) / 14;
    const half = 0.225 * (1 - ((y - 0.8) / 0.31) ** 6) ** 0.4 * (1 - 0.42 * (y - 0.8));
    const path = [-1, -0.5, 0, 0.5, 1].map((share) => at(share * half, y));
    addTube(mesh, { path, radius: 0.0145, segments: 6 }, net);
  }
  const loins = (p: Vec3): Vec3 => [p[0], p[1], p[2] + 0.5 * p[0] * p[0]];
  addBox(mesh, { centre: [0, 0.64, -0.265], size: [0.38, 0.09, 0.03], radius: 0.014, bend: loins }, black);
  addBox(
    mesh,
    { centre: [0, 1.2, -0.33], size: [0.3, 0.15, 0.06], radius: 0.028, turn: [-0.12, 0, 0], bend: loins },
    soft,
  );
  addTube(
    mesh,
    {
      path: [
        [0, 1.06, -0.345],
        [0, 1.2, -0.365],
      ],
      radius: 0.014,
      segments: 8,
    },
    black,
  );
  const spine: Vec3[] = [
    [0, 0.41, -0.1],
    [0, 0.41, -0.27],
    [0, 0.55, -0.3],
    [0, 0.72, -0.29],
  ];
  addTube(mesh, { path: spine, radius: 0.022, segments: 10 }, black);
}
