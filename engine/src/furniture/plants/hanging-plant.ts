import type { TrailingKind } from '../../lexicon/details.ts';
import { createRandom, type Random } from '../../random.ts';
import { foliage, paint } from '../../scene/materials/hard.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addLeaf, type LeafOutline } from '../../scene/shapes/soft.ts';
import { addTube, addTurned, type Profile } from '../../scene/shapes/turned.ts';
import { unit, type Vec3 } from '../../scene/vector.ts';
import { turnBy, type Look } from '../look.ts';
import { round, type Make } from '../piece.ts';

const FORMS: readonly [TrailingKind, ...TrailingKind[]] = ['pothos', 'ivy', 'fern', 'pearls'];

/** Of the pot, and where the cords meet above its foot, metres. */
const POT = { height: 0.15, radius: 0.11 } as const;
const KNOT = 0.48;
const TOP = 0.62;
const CORD = paint([0.56, 0.48, 0.36], 0.95);
const SOIL = paint([0.035, 0.022, 0.014], 1);
const STEM = paint([0.12, 0.2, 0.06], 0.6);

interface Foliage {
  readonly outline: LeafOutline;
  /** Metres. */
  readonly length: number;
  readonly width: number;
  /** Runners, how long the longest are, and from leaf to leaf of one, metres. */
  readonly runners: number;
  readonly trail: number;
  readonly gap: number;
  /** How far runners swing out from the rim, metres. */
  readonly swing: number;
  readonly greens: readonly Vec3[];
}

const FOLIAGE: Record<TrailingKind, Foliage> = {
  pothos: {
    ...{ outline: 'heart', length: 0.085, width: 0.066, runners: 26, trail: 0.62, gap: 0.046, swing: 0.07 },
    greens: [
      [0.1, 0.26, 0.05],
      [0.15, 0.32, 0.07],
      [0.3, 0.4, 0.13],
    ],
  },
  ivy: {
    ...{ outline: 'heart', length: 0.046, width: 0.044, runners: 36, trail: 0.52, gap: 0.026, swing: 0.1 },
    greens: [
      [0.05, 0.14, 0.04],
      [0.08, 0.19, 0.06],
      [0.2, 0.27, 0.14],
    ],
  },
  fern: {
    ...{ outline: 'lance', length: 0.045, width: 0.014, runners: 40, trail: 0.3, gap: 0.013, swing: 0.15 },
    greens: [
      [0.1, 0.27, 0.05],
      [0.14, 0.33, 0.07],
      [0.08, 0.21, 0.04],
    ],
  },
  pearls: {
    ...{ outline: 'oval', length: 0.014, width: 0.016, runners: 64, trail: 0.66, gap: 0.017, swing: 0.03 },
    greens: [
      [0.16, 0.31, 0.1],
      [0.2, 0.36, 0.14],
      [0.13, 0.26, 0.09],
    ],
  },
};

/** The trailing plant that was named, or one by the seed. */
export const hangingPlantPiece: Make = ({ look, details }) =>
  round('ceiling', () => buildHangingPlant(look, details.trailing ?? turnBy(look, FORMS)));

/** A trailing plant in a pot of the main material, hung on three cords from a hook. */
export function buildHangingPlant(look: Look, kind: TrailingKind): Mesh {
  const mesh = new Mesh();
  const random = createRandom(look.seed * 31 + 17);
  addPot(mesh, look);
  addCords(mesh);
  const { runners, greens } = FOLIAGE[kind];
  const slots = { leaves: greens.map((green) => mesh.material(foliage(green))), stem: mesh.material(STEM) };
  for (let i = 0; i < runners; i++) addRunner(mesh, { kind, random, number: i }, slots);
  return mesh;
}

function addPot(mesh: Mesh, look: Look): void {
  const { radius, height } = POT;
  const outlines: readonly Profile[] = [
    [
      [0.5, 0],
      [0.78, 0.12],
      [0.98, 0.45],
      [1.02, 0.72],
      [0.98, 1],
    ],
    [
      [0.82, 0],
      [0.88, 0.05],
      [0.94, 0.5],
      [1, 1],
    ],
    [
      [0.3, 0],
      [0.62, 0.08],
      [0.88, 0.36],
      [0.98, 0.7],
      [1, 1],
    ],
  ];
  const outside = outlines[Math.abs(look.seed) % 3]!;
  const shares: Profile = [[0.0001, 0], ...outside, [0.9, 1], [0.88, 0.84], [0.0001, 0.84]];
  const profile = shares.map(([r, y]) => [r * radius, y * height] as const);
  addTurned(mesh, { at: [0, 0, 0], profile, segments: 44 }, mesh.material(look.main));
  const soil = [
    [0.88 * radius, 0],
    [0.0001, 0.012],
  ] as const;
  addTurned(mesh, { at: [0, height * 0.86, 0], profile: soil, segments: 28 }, mesh.material(SOIL));
}

/** Three cords from under the pot up to a knot, and one to the hook. */
function addCords(mesh: Mesh): void {
  const cord = mesh.material(CORD);
  for (let i = 0; i < 3; i++) {
    const angle = (i / 3) * 2 * Math.PI + 0.5;
    const at = (r: number, y: number): Vec3 => [r * Math.cos(angle), y, r * Math.sin(angle)];
    const rim = POT.radius * 1.04;
    const path = [
      at(0.01, -0.012),
      at(rim * 0.8, -0.004),
      at(rim, POT.height * 0.5),
      at(rim, POT.height),
      at(0.006, KNOT),
    ];
    addTube(mesh, { path, radius: 0.003, segments: 6 }, cord);
  }
  addTube(
    mesh,
    {
      path: [
        [0, KNOT - 0.02, 0],
        [0, TOP, 0],
      ],
      radius: 0.004,
      segments: 7,
    },
    cord,
  );
  const knot = [
    [0.0001, -0.016],
    [0.011, -0.008],
    [0.011, 0.008],
    [0.0001, 0.016],
  ] as const;
  addTurned(mesh, { at: [0, KNOT, 0], profile: knot, segments: 12 }, cord);
}

interface Runner {
  readonly kind: TrailingKind;
  readonly random: Random;
  readonly number: number;
}

interface Slots {
  readonly leaves: readonly number[];
  readonly stem: number;
}

/** A shoot that rises over the rim and hangs down, with leaves on both sides of it. */
function addRunner(mesh: Mesh, { kind, random, number }: Runner, { leaves, stem }: Slots): void {
  const { trail, gap, swing, runners } = FOLIAGE[kind];
  const angle = number * 2.39996 + 0.3 * random();
  const isInner = number < runners * 0.3;
  const long = isInner ? 0.12 + 0.08 * random() : trail * (0.3 + 0.7 * random());
  const lift = 0.045 + 0.05 * random() + (isInner ? 0.05 : 0);
  const out = POT.radius * 0.35 + (isInner ? 0.03 : POT.radius * 0.65 + swing * (0.35 + 0.65 * random()));
  const drift = 0.35 * (random() - 0.5);
  const place = (share: number): Vec3 => {
    const r =
      0.3 * POT.radius +
      (out - 0.3 * POT.radius) * Math.sin(Math.min(1, share * (swing > 0.2 ? 1 : 2.4)) * 1.57);
    const turn = angle + drift * share * share;
    const y =
      POT.height * 0.86 +
      lift * Math.sin(Math.min(1, share * 2.6) * 2.2) -
      (isInner ? 0 : long * Math.max(0, share - 0.16) ** 1.15);
    return [r * Math.cos(turn), y, r * Math.sin(turn)];
  };
  const path = Array.from({ length: 13 }, (_, i) => place(i / 12));
  addTube(mesh, { path, radius: 0.0016, segments: 4, isOpen: true }, stem);
  const count = Math.max(4, Math.round((long + 0.1) / gap));
  for (let i = 1; i <= count; i++)
    for (const hand of kind === 'fern' ? [-1, 1] : [i % 2 === 0 ? -1 : 1])
      addRunnerLeaf(
        mesh,
        { kind, random, at: place(i / count), angle, hand, share: i / count },
        leaves[(i + number) % 3]!,
      );
}

interface RunnerLeaf extends Omit<Runner, 'number'> {
  readonly at: Vec3;
  readonly angle: number;
  readonly hand: number;
  readonly share: number;
}

function addRunnerLeaf(mesh: Mesh, leaf: RunnerLeaf, slot: number): void {
  const { kind, random, at, angle, hand, share } = leaf;
  const { outline, length, width } = FOLIAGE[kind];
  const turn = angle + hand * (kind === 'fern' ? 1.25 : 0.9) + 0.6 * (random() - 0.5);
  const fall = kind === 'fern' ? -0.15 : 0.35 - 1.1 * Math.min(1, share * 2);
  const along = unit([Math.cos(turn), fall, Math.sin(turn)]);
  const up = unit([Math.cos(angle) * 0.75, 0.6, Math.sin(angle) * 0.75]);
  const size = (0.72 + 0.5 * random()) * (1.1 - 0.35 * share);
  const steps = kind === 'pothos' ? 6 : kind === 'ivy' ? 4 : 2;
  addLeaf(
    mesh,
    { base: at, along, up, length: length * size, width: width * size, outline, droop: 0.3, steps, seed: 1 },
    slot,
  );
}
