import type { SucculentKind } from '../../lexicon/details.ts';
import { createRandom, type Random } from '../../random.ts';
import { ceramic, foliage, paint, petal } from '../../scene/materials/hard.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addLeaf, addSheet } from '../../scene/shapes/soft.ts';
import { addTurned, type Profile } from '../../scene/shapes/turned.ts';
import { add, cross, times, unit, type Vec3 } from '../../scene/vector.ts';
import { turnBy, type Look } from '../look.ts';
import { round, type Make } from '../piece.ts';
import { addRose, addRosette } from './petals.ts';

const FORMS: readonly [SucculentKind, ...SucculentKind[]] = ['barrel', 'column', 'pads'];

/** Height and radius of the pot, metres. */
const POT = { height: 0.12, radius: 0.08 } as const;
const SKIN = paint([0.07, 0.18, 0.07], 0.55);
const ALOE = foliage([0.13, 0.25, 0.12]);
const ROSETTE = [petal([0.24, 0.36, 0.24], [0.3, 0.42, 0.28]), petal([0.3, 0.37, 0.27], [0.3, 0.42, 0.28])];
const SPINE = paint([0.8, 0.72, 0.52], 0.7);
const BLOOM = petal([0.75, 0.16, 0.3], [0.85, 0.6, 0.3]);
const GRIT = ceramic([0.28, 0.23, 0.17], 1);

interface Plant {
  readonly mesh: Mesh;
  readonly random: Random;
}

/** A cactus, or the succulent that was named. */
export const cactusPiece: Make = ({ look, details }) =>
  round('floor', () => buildCactus(look, details.succulent ?? turnBy(look, FORMS)));

/** A cactus in a pot of the main material: a ribbed column with arms, a ball in bloom, or pads on each other; or a rosette or an aloe. Some 0.35 m high. */
export function buildCactus(look: Look, form: SucculentKind): Mesh {
  const mesh = new Mesh();
  addPot(mesh, look);
  GROW[form]({ mesh, random: createRandom(look.seed * 31 + 5) });
  return mesh;
}

const GROW: Record<SucculentKind, (plant: Plant) => void> = {
  column: growColumn,
  barrel: growBarrel,
  pads: growPads,
  rosette: growRosette,
  aloe: growAloe,
};

function addPot(mesh: Mesh, look: Look): void {
  const { radius, height } = POT;
  const outlines: readonly Profile[] = [
    [
      [0.7, 0],
      [0.74, 0.06],
      [0.88, 0.74],
      [0.9, 0.76],
      [1.02, 0.77],
      [1.04, 0.8],
      [1.05, 0.98],
      [1.03, 1],
    ],
    [
      [0.9, 0],
      [0.96, 0.04],
      [0.98, 0.5],
      [0.98, 0.97],
      [0.96, 1],
    ],
    [
      [0.55, 0],
      [0.8, 0.12],
      [1.05, 0.42],
      [1.06, 0.6],
      [0.97, 0.86],
      [0.93, 1],
    ],
  ];
  const outside = outlines[Math.abs(look.seed) % 3]!;
  const rim = outside.at(-1)![0] - 0.09;
  const shares: Profile = [[0.0001, 0], ...outside, [rim, 0.99], [rim - 0.02, 0.86], [0.0001, 0.86]];
  const profile = shares.map(([r, y]) => [r * radius, y * height] as const);
  addTurned(mesh, { at: [0, 0, 0], profile, segments: 44 }, mesh.material(look.main));
  const soil = [
    [rim * radius, 0],
    [rim * radius * 0.6, 0.006],
    [0.0001, 0.009],
  ] as const;
  addTurned(mesh, { at: [0, height * 0.87, 0], profile: soil, segments: 28 }, mesh.material(GRIT));
}

interface Stem {
  /** Its middle line, by the share of the way up. */
  readonly line: (share: number) => Vec3;
  readonly radius: (share: number) => number;
  readonly ribs: number;
  /** Levels of spines. */
  readonly levels: number;
}

/** A fleshy stem with ribs, and spines along them. */
function addStem({ mesh, random }: Plant, stem: Stem): void {
  const { line, radius, ribs, levels } = stem;
  const at = (turn: number, share: number): { point: Vec3; out: Vec3 } => {
    const along = unit(add(line(Math.min(1, share + 0.02)), times(line(Math.max(0, share - 0.02)), -1)));
    const a = unit(cross(along, [0, 0, 1]));
    const b = cross(along, a);
    const out = add(times(a, Math.cos(turn)), times(b, Math.sin(turn)));
    const ribbed = 0.82 + 0.18 * Math.abs(Math.cos((turn * ribs) / 2)) ** 0.8;
    return {
      point: add(line(share), times(out, radius(share) * ribbed)),
      out: unit(add(out, times(along, 0.3))),
    };
  };
  const skin = (across: number, up: number): Vec3 => at(across * 2 * Math.PI, up).point;
  addSheet(mesh, { columns: ribs * 6, rows: 26, at: skin, span: [1, 1] }, mesh.material(SKIN));
  const spine = mesh.material(SPINE);
  for (let rib = 0; rib < ribs; rib++)
    for (let level = 0; level < levels; level++) {
      const share = (level + 0.5 + 0.3 * (random() - 0.5)) / levels;
      const { point, out } = at((rib / ribs) * 2 * Math.PI, share);
      addSpines(mesh, { at: point, out, random }, spine);
    }
}

/** A tuft of spines. */
function addSpines(mesh: Mesh, tuft: { at: Vec3; out: Vec3; random: Random }, slot: number): void {
  const { at, out, random } = tuft;
  for (let i = 0; i < 4; i++) {
    const along = unit([
      out[0] + 1.2 * (random() - 0.5),
      out[1] + 1.2 * (random() - 0.5),
      out[2] + 1.2 * (random() - 0.5),
    ]);
    const side = times(unit(cross(along, [0.31, 0.9, 0.3])), 0.0007);
    const tip = add(at, times(along, 0.009 + 0.006 * random()));
    const hair = (across: number, up: number): Vec3 =>
      up === 1 ? tip : add(at, times(side, 2 * across - 1));
    addSheet(mesh, { columns: 1, rows: 1, at: hair, span: [1, 1] }, slot);
  }
}

const FOOT = POT.height * 0.86;

/** Round over the top, a little drawn in at the foot. */
const domed = (share: number): number =>
  Math.sqrt(Math.max(0.0004, 1 - Math.max(0, (share - 0.72) / 0.28) ** 2)) *
  (0.86 + 0.14 * Math.min(1, share * 4));

function growColumn(plant: Plant): void {
  const { random } = plant;
  const tall = 0.27 + 0.06 * random();
  const trunk = { line: (share: number): Vec3 => [0, FOOT + tall * share, 0], ribs: 11, levels: 20 };
  addStem(plant, { ...trunk, radius: (share) => 0.042 * domed(share) });
  for (const side of [-1, 1]) {
    const from = FOOT + tall * (0.34 + 0.14 * random());
    const long = 0.1 + 0.05 * random();
    const turn = 0.5 * (random() - 0.5);
    const line = (share: number): Vec3 => {
      const out = 0.075 * Math.sin(Math.min(1, share * 2.2) * 1.57);
      const up = Math.max(0, share - 0.22) * long * 1.3 + 0.012 * share;
      return [side * out * Math.cos(turn), from + up, out * Math.sin(turn)];
    };
    addStem(plant, { line, radius: (share) => 0.023 * domed(share), ribs: 8, levels: 11 });
  }
}

function growBarrel(plant: Plant): void {
  const { mesh, random } = plant;
  const size = 0.15;
  const line = (share: number): Vec3 => [0, FOOT - 0.012 + size * share, 0];
  const ball = (share: number): number =>
    0.082 * Math.sqrt(Math.max(0.0004, 1 - (2 * share - 0.92) ** 2 / 1.17));
  addStem(plant, { line, radius: ball, ribs: 17, levels: 12 });
  const bloom = mesh.material(BLOOM);
  for (let i = 0; i < 5; i++) {
    const angle = i * 1.26 + random();
    const axis = unit([0.5 * Math.cos(angle), 1, 0.5 * Math.sin(angle)]);
    const at: Vec3 = [0.026 * Math.cos(angle), FOOT + size * 0.87, 0.026 * Math.sin(angle)];
    addRose(mesh, { at, axis, radius: 0.019, random, count: 12 }, [bloom]);
  }
}

interface Pad {
  readonly at: Vec3;
  readonly lean: number;
  readonly yaw: number;
  readonly tall: number;
}

/** Flat pads that grow out of each other's rims. */
function growPads(plant: Plant): void {
  const { random } = plant;
  const first: Pad = { at: [0, FOOT - 0.01, 0], lean: 0, yaw: 0.3, tall: 0.16 };
  addPad(plant, first);
  [-0.75, -0.1, 0.62].forEach((lean) => {
    const second: Pad = {
      at: rimOf(first, lean),
      lean: lean * 0.9,
      yaw: 0.3 + 0.9 * (random() - 0.5),
      tall: 0.115 + 0.02 * random(),
    };
    addPad(plant, second);
    for (const more of lean === -0.1 ? [-0.6, 0.6] : [0.45 * Math.sign(lean)])
      addPad(plant, {
        at: rimOf(second, more),
        lean: second.lean + more * 0.7,
        yaw: second.yaw + 0.5,
        tall: 0.07 + 0.02 * random(),
      });
  });
}

/** A place on a pad: shares of its height up, and from edge to edge across; `out` before its face, metres. */
function onPad({ at, lean, yaw, tall }: Pad, [across, up, out]: Vec3): Vec3 {
  const x = across * Math.cos(lean) * tall + up * Math.sin(lean) * tall;
  const y = up * Math.cos(lean) * tall - across * Math.sin(lean) * tall;
  return [
    at[0] + x * Math.cos(yaw) + out * Math.sin(yaw),
    at[1] + y,
    at[2] - x * Math.sin(yaw) + out * Math.cos(yaw),
  ];
}

/** Half of a pad's width by the share of its height, in heights. */
const padWidth = (share: number): number =>
  0.36 * Math.sin(Math.PI * Math.min(1, Math.max(0, share)) ** 0.75) ** 0.62;

function rimOf(pad: Pad, angle: number): Vec3 {
  const up = 0.52 + 0.44 * Math.cos(angle);
  return onPad(pad, [Math.sign(angle) * padWidth(up) * 0.93 * Math.min(1, Math.abs(angle) * 2), up, 0]);
}

function addPad({ mesh, random }: Plant, pad: Pad): void {
  const thick = 0.011 + 0.03 * pad.tall;
  const skin = (across: number, up: number): Vec3 => {
    const angle = across * 2 * Math.PI;
    const wide = padWidth(up);
    return onPad(pad, [wide * Math.sin(angle), up, thick * Math.min(1, wide * 3.4) * Math.cos(angle)]);
  };
  addSheet(mesh, { columns: 20, rows: 16, at: skin, span: [1, 1] }, mesh.material(SKIN));
  const spine = mesh.material(SPINE);
  for (let row = 1; row < 8; row++)
    for (let column = -2; column <= 2; column++)
      for (const face of [-1, 1]) {
        const up = row / 8;
        const across = ((column + (row % 2 ? 0.25 : -0.25)) / 2.6) * padWidth(up);
        const out = [Math.sin(pad.yaw) * face, 0.2, Math.cos(pad.yaw) * face] as const;
        addSpines(mesh, { at: onPad(pad, [across, up, thick * face * 0.93]), out: unit(out), random }, spine);
      }
}

function growRosette({ mesh, random }: Plant): void {
  const slots = ROSETTE.map((stuff) => mesh.material(stuff));
  const at: Vec3 = [0, FOOT + 0.004, 0];
  addRosette(mesh, { at, axis: [0, 1, 0], radius: 0.088, random, count: 46 }, slots);
}

function growAloe({ mesh, random }: Plant): void {
  const slot = mesh.material(ALOE);
  for (let i = 0; i < 22; i++) {
    const share = Math.sqrt((i + 0.5) / 22);
    const angle = i * 2.39996;
    const lean = 1.05 * share;
    const along = unit([Math.cos(angle) * Math.sin(lean), Math.cos(lean), Math.sin(angle) * Math.sin(lean)]);
    const up = unit([-Math.cos(angle) * Math.cos(lean), Math.sin(lean), -Math.sin(angle) * Math.cos(lean)]);
    const base: Vec3 = [Math.cos(angle) * 0.022 * share, FOOT - 0.005, Math.sin(angle) * 0.022 * share];
    const length = (0.25 - 0.07 * share) * (0.85 + 0.3 * random());
    const leaf = {
      base,
      along,
      up,
      length,
      width: 0.034,
      outline: 'heart' as const,
      droop: -0.12,
      fold: 0.9,
    };
    addLeaf(mesh, { ...leaf, steps: 9, seed: i }, slot);
  }
}
