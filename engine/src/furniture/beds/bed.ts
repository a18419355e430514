import { Mesh } from '../../scene/mesh.ts';
import { fabric, knit, linen, wool } from '../../scene/materials/textile.ts';
import { wood } from '../../scene/materials/wood.ts';
import { fractalNoise, valueNoise } from '../../scene/noise.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import { addPillow, addSheet } from '../../scene/shapes/soft.ts';
import { addLeg } from '../../scene/shapes/turned.ts';
import { mix, type Vec3 } from '../../scene/vector.ts';
import { chances, isSoft, pick, suited, type Look } from '../look.ts';

const LENGTH = 2.05;
const LINEN: Vec3 = [0.8, 0.775, 0.73];
const MATTRESS_TOP = 0.52;

/** A made double bed, headboard at the back. `width` in metres, 1.2 to 1.9. The headboard takes the main material. */
export function buildBed(look: Look, width: number): Mesh {
  const random = chances(look, 8);
  const mesh = new Mesh();
  const isPadded = isSoft(look);
  const heads: [Head, ...Head[]] = suited(
    look,
    isPadded
      ? ['plain', 'channels', 'cushions']
      : look.main.hasGrain
        ? ['spindles', 'planks', 'slats']
        : ['plain', 'spindles', 'planks'],
  );
  const head = mesh.material(look.main);
  const frame = mesh.material(look.legs.metal ? wood(look.wood) : look.legs);
  const sheet = mesh.material(linen(LINEN));
  const cover = look.bedding ? mesh.material(linen(look.bedding)) : sheet;
  addBox(
    mesh,
    { centre: [0, 0.22, 0], size: [width + 0.06, 0.15, LENGTH + 0.04], radius: 0.02 },
    look.main.sheen ? head : frame,
  );
  addHeadboard(mesh, { width, kind: look.panel ? 'plain' : pick(random, heads) }, head);
  if (look.panel) addHeadPanel(mesh, width, mesh.material(look.panel));
  addBox(
    mesh,
    {
      centre: [0, 0.4, 0],
      size: [width, 0.23, LENGTH],
      radius: 0.07,
      bulge: [0.01, 0.01, 0.01],
      dents: 0.005,
    },
    sheet,
  );
  addDuvet(mesh, width, cover);
  addPillows(mesh, { look, width, sheet });
  if (look.hasDecor) addThrow(mesh, width, mesh.material((random() < 0.5 ? wool : knit)(look.accent)));
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      addLeg(
        mesh,
        {
          top: [x * width * 0.46, 0.16, z * LENGTH * 0.45],
          foot: [x * width * 0.46, 0, z * LENGTH * 0.45],
          radii: [0.03, 0.022],
        },
        frame,
      );
    }
  }
  return mesh;
}

type Head = 'plain' | 'channels' | 'cushions' | 'spindles' | 'planks' | 'slats';

interface HeadPlan {
  readonly width: number;
  readonly kind: Head;
}

function addHeadboard(mesh: Mesh, board: HeadPlan, material: number): void {
  const total = board.width + 0.12;
  const z = -LENGTH / 2 - 0.05;
  if (board.kind === 'spindles') addSpindles(mesh, total, material);
  else if (board.kind === 'planks') addPlanks(mesh, total, material);
  else if (board.kind === 'slats') addSlats(mesh, total, material);
  else if (board.kind === 'cushions') addHeadCushions(mesh, total, material);
  else if (board.kind === 'channels') addChannels(mesh, total, material);
  else
    addBox(
      mesh,
      { centre: [0, 0.62, z], size: [total, 0.96, 0.1], radius: 0.04, bulge: [0, 0, 0.015], dents: 0.004 },
      material,
    );
}

/** Cane in the frame of the headboard. */
function addHeadPanel(mesh: Mesh, width: number, material: number): void {
  const centre: Vec3 = [0, 0.72, -LENGTH / 2 + 0.004];
  addBox(mesh, { centre, size: [width - 0.02, 0.6, 0.008], radius: 0.002 }, material);
}

function addChannels(mesh: Mesh, total: number, material: number): void {
  const panels = Math.max(4, Math.round(total / 0.25));
  const wide = total / panels;
  for (let i = 0; i < panels; i++) {
    addBox(
      mesh,
      {
        centre: [-total / 2 + wide * (i + 0.5), 0.64, -LENGTH / 2 - 0.05],
        size: [wide, 1.0, 0.11],
        radius: 0.045,
        bulge: [0, 0, 0.022],
        dents: 0.003,
        seed: i,
      },
      material,
    );
  }
}

/** Two plump cushions before a low board. */
function addHeadCushions(mesh: Mesh, total: number, material: number): void {
  const z = -LENGTH / 2 - 0.06;
  addBox(mesh, { centre: [0, 0.45, z - 0.03], size: [total, 0.62, 0.06], radius: 0.025 }, material);
  for (const side of [-1, 1]) {
    addBox(
      mesh,
      {
        centre: [(side * total) / 4, 0.8, z + 0.01],
        size: [total / 2 - 0.01, 0.46, 0.15],
        radius: 0.06,
        bulge: [0.004, 0.014, 0.045],
        dents: 0.008,
        seed: side + 2,
      },
      material,
    );
  }
}

/** Upright bars between two rails. */
function addSpindles(mesh: Mesh, total: number, material: number): void {
  const z = -LENGTH / 2 - 0.04;
  for (const y of [0.5, 1.02]) {
    addBox(mesh, { centre: [0, y, z], size: [total, 0.06, 0.045], radius: 0.012 }, material);
  }
  for (const side of [-1, 1]) {
    const centre: Vec3 = [side * (total / 2 - 0.03), 0.54, z];
    addBox(mesh, { centre, size: [0.06, 1.08, 0.06], radius: 0.014 }, material);
  }
  const bars = Math.round(total / 0.13);
  for (let i = 1; i < bars; i++) {
    const x = -total / 2 + (total * i) / bars;
    addBox(mesh, { centre: [x, 0.76, z], size: [0.024, 0.5, 0.024], radius: 0.009 }, material);
  }
}

/** Upright boards side by side under a rail. */
function addSlats(mesh: Mesh, total: number, material: number): void {
  const z = -LENGTH / 2 - 0.04;
  const count = Math.round(total / 0.16);
  const wide = total / count;
  for (let i = 0; i < count; i++) {
    const centre: Vec3 = [-total / 2 + wide * (i + 0.5), 0.56, z];
    addBox(mesh, { centre, size: [wide - 0.006, 0.98, 0.03], radius: 0.004 }, material);
  }
  addBox(mesh, { centre: [0, 1.07, z], size: [total + 0.03, 0.05, 0.06], radius: 0.008 }, material);
}

/** Broad boards above each other, a shadow gap between them. */
function addPlanks(mesh: Mesh, total: number, material: number): void {
  for (const y of [0.36, 0.6, 0.84]) {
    const size: Vec3 = [total, 0.225, 0.04];
    addBox(mesh, { centre: [0, y, -LENGTH / 2 - 0.04], size, radius: 0.007 }, material);
  }
}

/** Height of the duvet's folds at a place on the bed. */
function fold(x: number, z: number): number {
  const ridges = 0.018 * (1 - Math.abs(valueNoise(x * 2.6 + z * 1.4, z * 2.1, 3))) ** 3;
  return ridges + 0.022 * fractalNoise(x * 3.1, z * 3.1, 7) + 0.008 * fractalNoise(x * 9, z * 9, 2);
}

interface Cloth {
  readonly width: number;
  /** Where the cloth begins and ends along the bed, measured on the cloth: beyond the foot it hangs down. */
  readonly from: number;
  readonly to: number;
  readonly lift: number;
  /** How far it hangs down the sides, metres. */
  readonly hang: number;
}

const FOOT = LENGTH / 2 + 0.04;

/** Place of a cloth laid over the mattress that hangs down both sides and the foot, by shares across and along. */
function drape(across: number, along: number, cloth: Cloth): Vec3 {
  const reach = cloth.width / 2 + 0.05;
  const s = (across * 2 - 1) * (reach + cloth.hang);
  const t = cloth.from + (cloth.to - cloth.from) * along;
  const overSide = Math.max(0, Math.abs(s) - reach);
  const overFoot = Math.max(0, t - FOOT);
  const over = Math.max(overSide, overFoot);
  const side = Math.sign(s);
  const roundSide = Math.min(1, overSide / 0.07);
  const roundFoot = Math.min(1, overFoot / 0.07);
  const wave = 3 * valueNoise(t * 3, side, 1);
  const ripple = 0.018 * Math.min(1, over / 0.15);
  const x = side * (Math.min(Math.abs(s), reach) + 0.035 * roundSide + ripple * Math.sin(t * 15 + wave));
  const z = Math.min(t, FOOT) + 0.035 * roundFoot + roundFoot * ripple * Math.sin(s * 13 + wave);
  const edge = Math.max(0, 1 - ((x / reach) ** 2) ** 3);
  const round = Math.max(roundSide, roundFoot);
  const y = MATTRESS_TOP + cloth.lift + 0.035 * edge + fold(x, z) * (1 - round) - over - 0.02 * round * round;
  return [x, y, z];
}

function addDuvet(mesh: Mesh, width: number, material: number): void {
  const top = { width, from: FOOT + 0.26, to: -LENGTH / 2 + 0.62, lift: 0.035, hang: 0.25 };
  addSheet(
    mesh,
    { columns: 72, rows: 64, at: (u, v) => drape(u, v, top), span: [width + 0.5, 1.75] },
    material,
  );
  const turned = { width, from: -LENGTH / 2 + 0.92, to: -LENGTH / 2 + 0.58, lift: 0.068, hang: 0.2 };
  addSheet(
    mesh,
    { columns: 70, rows: 12, at: (u, v) => rolled(drape(u, v, turned), v), span: [width + 0.5, 0.4] },
    material,
  );
}

/** Rounds both edges of the turned-back part. */
function rolled(p: Vec3, along: number): Vec3 {
  const edge = Math.abs(along * 2 - 1) ** 6;
  return [p[0], p[1] - 0.035 * edge, p[2]];
}

function addThrow(mesh: Mesh, width: number, material: number): void {
  const cloth = { width: width + 0.03, from: 0.92, to: 0.42, lift: 0.062, hang: 0.27 };
  addSheet(
    mesh,
    { columns: 70, rows: 16, at: (u, v) => rolled(drape(u, v, cloth), v), span: [width + 0.5, 0.5] },
    material,
  );
}

function addPillows(mesh: Mesh, bed: { look: Look; width: number; sheet: number }): void {
  const { look, width, sheet } = bed;
  const tinted = mesh.material(fabric(look.bedding ?? mix(look.colour, [0.62, 0.58, 0.52], 0.45)));
  const z = -LENGTH / 2;
  for (const side of [-1, 1]) {
    const x = side * width * 0.24;
    addPillow(
      mesh,
      {
        centre: [x, 0.75, z + 0.17],
        size: [0.68, 0.46, 0.2],
        turn: [-0.5, side * 0.04, side * 0.02],
        seed: 3 + side,
      },
      sheet,
    );
    addPillow(
      mesh,
      {
        centre: [x * 0.92, 0.735, z + 0.34],
        size: [0.6, 0.42, 0.18],
        turn: [-0.62, -side * 0.08, side * 0.03],
        seed: 8 + side,
      },
      tinted,
    );
  }
  if (!look.hasDecor) return;
  const accent = mesh.material(fabric(look.accent));
  addPillow(
    mesh,
    { centre: [0.03, 0.71, z + 0.5], size: [0.52, 0.3, 0.15], turn: [-0.66, 0.05, 0], seed: 12 },
    accent,
  );
}
