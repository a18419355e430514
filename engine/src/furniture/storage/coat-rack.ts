import type { Random } from '../../random.ts';
import { paint } from '../../scene/materials/hard.ts';
import { wool } from '../../scene/materials/textile.ts';
import { Mesh } from '../../scene/mesh.ts';
import { curveThrough } from '../../scene/shapes/curve.ts';
import { addLoft } from '../../scene/shapes/loft.ts';
import { addLeg, addTube, addTurned, discProfile, type Profile } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { chances, pick, turnBy, type Look } from '../look.ts';

type Form = 'tree' | 'sticks' | 'post';

/** Where a coat hangs and a hat rests, metres. */
interface Pegs {
  readonly coat: Vec3;
  readonly hat: Vec3;
}

const COATS: readonly [Vec3, ...Vec3[]] = [
  [0.32, 0.22, 0.12],
  [0.035, 0.045, 0.075],
  [0.11, 0.11, 0.115],
  [0.1, 0.12, 0.075],
];

/** A stand for coats, 1.75 m high: a turned pole with curved hooks, three crossed sticks, or a post with pegs on a disc. A coat or a hat may hang on it. */
export function buildCoatRack(look: Look): Mesh {
  const mesh = new Mesh();
  const pegs = FORMS[turnBy<Form>(look, ['post', 'tree', 'sticks'])](mesh, mesh.material(look.main));
  if (!look.hasDecor) return mesh;
  const random = chances(look, 73);
  if (random() < 0.7) addCoat(mesh, pegs.coat, chances(look, 74));
  if (random() < 0.6) addHat(mesh, pegs.hat, random);
  return mesh;
}

const FORMS: Record<Form, (mesh: Mesh, frame: number) => Pegs> = {
  tree: (mesh, frame) => {
    addTurned(mesh, { at: [0, 0, 0], profile: POLE, segments: 32 }, frame);
    for (let i = 0; i < 4; i++) {
      const angle = (i / 4) * 2 * Math.PI + Math.PI / 4;
      addRound(mesh, { trace: FOOT, angle, radius: 0.0145 }, frame);
      addRound(mesh, { trace: HOOK, angle, radius: 0.0105 }, frame);
      addRound(mesh, { trace: LOW_HOOK, angle: angle + Math.PI / 4, radius: 0.009 }, frame);
    }
    return { coat: [0.135, 1.555, 0.135], hat: [-0.165, 1.73, 0.165] };
  },
  sticks: (mesh, frame) => {
    for (let i = 0; i < 3; i++) {
      const angle = (i / 3) * 2 * Math.PI + Math.PI / 6;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const aside = 0.03;
      const top: Vec3 = [-0.2 * cos - aside * sin, 1.75, -0.2 * sin + aside * cos];
      const foot: Vec3 = [0.27 * cos - aside * sin, 0, 0.27 * sin + aside * cos];
      addLeg(mesh, { top, foot, radii: [0.013, 0.017] }, frame);
      for (const share of [0.1, 0.24]) {
        const from = top.map((value, k) => value + (foot[k]! - value) * share) as unknown as Vec3;
        const out: Vec3 = [from[0] - 0.075 * cos, from[1] + 0.04, from[2] - 0.075 * sin];
        addLeg(mesh, { top: out, foot: from, radii: [0.011, 0.009] }, frame);
      }
    }
    return { coat: [0.02, 1.615, 0.24], hat: [-0.205, 1.75, -0.12] };
  },
  post: (mesh, frame) => {
    addTurned(mesh, { at: [0, 0, 0], profile: discProfile(0.19, 0.022, 0.008), segments: 56 }, frame);
    addTube(
      mesh,
      {
        path: [
          [0, 0.015, 0],
          [0, 0.9, 0],
          [0, 1.74, 0],
        ],
        radius: 0.019,
        segments: 20,
      },
      frame,
    );
    addTurned(mesh, { at: [0, 1.735, 0], profile: KNOB, segments: 24 }, frame);
    for (let i = 0; i < 8; i++) {
      const angle = i * 2.4 + 0.7;
      const y = 1.66 - 0.062 * i;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const reach = 0.15;
      addLeg(
        mesh,
        { top: [reach * cos, y + 0.05, reach * sin], foot: [0, y, 0], radii: [0.012, 0.009] },
        frame,
      );
    }
    return { coat: [0.115, 1.625, 0.1], hat: [0, 1.745, 0] };
  },
};

/** Distance from the pole and height, metres. */
type Trace = readonly (readonly [out: number, y: number])[];

const FOOT: Trace = [
  [0.012, 0.42],
  [0.05, 0.33],
  [0.06, 0.22],
  [0.12, 0.12],
  [0.22, 0.06],
  [0.27, 0.015],
];
const HOOK: Trace = [
  [0.012, 1.5],
  [0.06, 1.52],
  [0.12, 1.58],
  [0.14, 1.66],
  [0.18, 1.71],
  [0.235, 1.73],
  [0.255, 1.765],
];
const LOW_HOOK: Trace = [
  [0.012, 1.36],
  [0.05, 1.35],
  [0.1, 1.37],
  [0.135, 1.42],
  [0.13, 1.47],
];

interface RoundBar {
  readonly trace: Trace;
  readonly angle: number;
  readonly radius: number;
}

/** A bent bar that stands out from the pole at an angle. */
function addRound(mesh: Mesh, { trace, angle, radius }: RoundBar, frame: number): void {
  const points = trace.map(([out, y]): Vec3 => [out * Math.cos(angle), y, out * Math.sin(angle)]);
  addTube(mesh, { path: curveThrough(points, 5), radius, segments: 12 }, frame);
}

const POLE: Profile = [
  [0.0001, 0.16],
  [0.016, 0.17],
  [0.026, 0.2],
  [0.022, 0.26],
  [0.028, 0.42],
  [0.02, 0.46],
  [0.026, 0.49],
  [0.019, 0.53],
  [0.022, 0.9],
  [0.018, 1.28],
  [0.025, 1.32],
  [0.02, 1.35],
  [0.024, 1.42],
  [0.024, 1.54],
  [0.018, 1.58],
  [0.014, 1.66],
  [0.026, 1.7],
  [0.03, 1.73],
  [0.024, 1.76],
  [0.0001, 1.775],
];
const KNOB: Profile = [
  [0.0001, 0],
  [0.019, 0],
  [0.026, 0.01],
  [0.026, 0.022],
  [0.018, 0.032],
  [0.0001, 0.035],
];

/** Height below its loop, half width and half depth of a coat that hangs by its collar, metres. */
const COAT: readonly (readonly [down: number, wide: number, deep: number])[] = [
  [-0.012, 0.02, 0.02],
  [0, 0.055, 0.042],
  [0.035, 0.085, 0.062],
  [0.062, 0.094, 0.072],
  [0.065, 0.075, 0.05],
  [0.12, 0.125, 0.07],
  [0.22, 0.155, 0.08],
  [0.38, 0.15, 0.085],
  [0.55, 0.148, 0.085],
  [0.75, 0.165, 0.09],
  [0.95, 0.185, 0.095],
  [0.955, 0.17, 0.08],
  [0.93, 0.02, 0.02],
];

/** A coat on a peg: its body in deep folds, an empty sleeve to each side. */
function addCoat(mesh: Mesh, at: Vec3, random: Random): void {
  const cloth = mesh.material(wool(pick(random, COATS)));
  const phase = random() * 6;
  const rings = COAT.map(([down, wide, deep]) =>
    Array.from({ length: 72 }, (_, i): Vec3 => {
      const angle = (i / 72) * 2 * Math.PI;
      const full = fullness(angle, down, phase);
      return [at[0] + wide * full * Math.cos(angle), at[1] - down, at[2] + deep * full * Math.sin(angle)];
    }),
  );
  addLoft(mesh, rings, cloth);
  for (const side of [-1, 1]) {
    const points = SLEEVE.map(([out, y]): Vec3 => [at[0] + side * out, at[1] + y, at[2] + 0.035]);
    addTube(
      mesh,
      {
        path: curveThrough(points, 5),
        radius: (share) => 0.03 + 0.035 * Math.sin(Math.PI * Math.min(0.62, share * 0.7 + 0.15)),
        segments: 18,
      },
      cloth,
    );
  }
}

/** How far out the cloth is at an angle and so far below the loop, 1 = even: folds, and a groove where it is buttoned. */
function fullness(angle: number, down: number, phase: number): number {
  const folds = 0.13 * Math.sin(angle * 5 + phase + down * 1.5) + 0.07 * Math.sin(angle * 9 - phase);
  const closing = 0.26 * Math.exp(-(((angle - Math.PI * 0.46) / 0.07) ** 2));
  return 1 + Math.min(1, down * 2.4) * folds - Math.min(1, down * 9) * closing;
}

const SLEEVE: Trace = [
  [0.09, -0.09],
  [0.135, -0.15],
  [0.155, -0.28],
  [0.16, -0.42],
  [0.15, -0.56],
  [0.145, -0.66],
];

/** A felt hat with a band. */
function addHat(mesh: Mesh, at: Vec3, random: Random): void {
  const felt = mesh.material(wool(pick(random, COATS)));
  const place: Vec3 = [at[0], at[1] - 0.055, at[2]];
  addTurned(mesh, { at: place, profile: HAT, segments: 48 }, felt);
  addTurned(
    mesh,
    { at: place, profile: BAND, segments: 48 },
    mesh.material(paint([0.03, 0.025, 0.022], 0.7)),
  );
}

const HAT: Profile = [
  [0.085, 0],
  [0.12, -0.004],
  [0.155, 0.006],
  [0.156, 0.009],
  [0.12, 0.001],
  [0.092, 0.006],
  [0.09, 0.05],
  [0.08, 0.105],
  [0.062, 0.12],
  [0.03, 0.112],
  [0.0001, 0.108],
];
const BAND: Profile = [
  [0.0935, 0.008],
  [0.0925, 0.038],
  [0.088, 0.038],
];
