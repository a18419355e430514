import { createRandom, type Random } from '../../random.ts';
import { metal, paint } from '../../scene/materials/hard.ts';
import { rattan } from '../../scene/materials/wicker.ts';
import { wool } from '../../scene/materials/textile.ts';
import type { Material } from '../../scene/material.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addTube, addTurned } from '../../scene/shapes/turned.ts';
import { cross, mix, unit, type Vec3 } from '../../scene/vector.ts';
import { turnBy, type Look } from '../look.ts';

type Form = 'full' | 'slim' | 'snowy';

interface Tree {
  readonly random: Random;
  readonly height: number;
  /** Of the lowest boughs, metres. */
  readonly radius: number;
  /** Height of the lowest boughs. */
  readonly from: number;
}

const BARK = paint([0.06, 0.038, 0.024], 0.9);
const GOLD = metal([0.75, 0.52, 0.16], 0.2);
const LIGHT = { ...paint([1, 0.85, 0.5], 1), emission: [7, 4.4, 1.7] as Vec3 };
const SNOW: Vec3 = [0.78, 0.8, 0.83];

/** A decorated Christmas tree: full, slim in a basket, or dusted with snow. The needles have the main colour, half of the baubles the accent's. */
export function buildChristmasTree(look: Look): Mesh {
  const mesh = new Mesh();
  const form = turnBy<Form>(look, ['full', 'slim', 'snowy']);
  const random = createRandom(look.seed * 31 + 7);
  const radius = { full: 0.6, slim: 0.42, snowy: 0.54 }[form];
  const tree: Tree = { random, radius, height: 1.92, from: form === 'slim' ? 0.42 : 0.3 };
  const needles = [0.75, 1, 1.35].map((tone) =>
    needleStuff(look.colour.map((value) => value * tone) as unknown as Vec3),
  );
  const tips = form === 'snowy' ? needleStuff(mix(look.colour, SNOW, 0.85)) : needles[2]!;
  addBoughs(
    mesh,
    tree,
    [...needles, tips].map((stuff) => mesh.material(stuff)),
  );
  addFoot(mesh, look, form);
  if (look.hasDecor) addDecorations(mesh, tree, look);
  return mesh;
}

function needleStuff(colour: Vec3): Material {
  return { mean: colour, roughness: 0.7, specular: 0.03, translucency: 0.2 };
}

/** How far boughs reach at a height. */
function reachAt({ height, radius, from }: Tree, y: number): number {
  const share = Math.max(0, (height - y) / (height - from));
  return radius * share ** 0.85 + 0.03;
}

function addBoughs(mesh: Mesh, tree: Tree, slots: readonly number[]): void {
  const { random, height, from } = tree;
  const bark = mesh.material(BARK);
  addTube(
    mesh,
    {
      path: [
        [0, 0.04, 0],
        [0, 1, 0],
        [0, height - 0.03, 0],
      ],
      radius: (share) => 0.034 - 0.028 * share,
      segments: 10,
    },
    bark,
  );
  const core = Array.from({ length: 12 }, (_, i) => {
    const y = from + 0.02 + ((height - 0.2 - from) * i) / 11;
    return [reachAt(tree, y) * 0.5, y - 0.08] as const;
  });
  const ruffle = (angle: number, r: number): number => r * 0.22 * Math.sin(angle * 11 + r * 40);
  addTurned(mesh, { at: [0, 0, 0], profile: core, segments: 44, ripple: ruffle }, slots[0]!);
  const tiers = 25;
  for (let tier = 0; tier < tiers; tier++) {
    const y = from + (height - 0.06 - from) * (tier / tiers) ** 0.92;
    const reach = reachAt(tree, y);
    const count = Math.max(5, Math.round(7 + reach * 20));
    for (let i = 0; i < count; i++) {
      const angle = ((i + random() * 0.6) / count) * 2 * Math.PI + tier * 1.3;
      const length = reach * (0.84 + 0.26 * random());
      addBough(mesh, { random, at: [0, y + 0.05 * random(), 0], angle, length }, slots);
    }
  }
  for (let i = 0; i < 10; i++)
    addSprig(
      mesh,
      {
        base: [0, height - 0.1, 0],
        along: unit([0.35 * Math.cos(i * 2.4), 1, 0.35 * Math.sin(i * 2.4)]),
        length: 0.12,
      },
      slots[2]!,
    );
}

interface Bough {
  readonly random: Random;
  readonly at: Vec3;
  readonly angle: number;
  readonly length: number;
}

/** A bough that sinks and lifts its tip, feathered with sprigs on both sides. */
function addBough(mesh: Mesh, { random, at, angle, length }: Bough, slots: readonly number[]): void {
  const out: Vec3 = [Math.cos(angle), 0, Math.sin(angle)];
  const side: Vec3 = [-out[2], 0, out[0]];
  const place = (share: number): Vec3 => {
    const drop = length * (-0.42 * share + 0.24 * share * share);
    return [at[0] + out[0] * length * share, at[1] + drop, at[2] + out[2] * length * share];
  };
  const steps = Math.max(4, Math.round(length / 0.056));
  for (let i = 1; i <= steps; i++) {
    const share = i / steps;
    if (share < 0.16) continue;
    const base = place(share);
    const spread = length > 0.2 ? 0.1 : 0.07;
    for (const hand of [-1, 1]) {
      const lift = 0.12 + 0.3 * (random() - 0.4);
      const along = unit([
        out[0] * 0.75 + side[0] * hand * 0.85,
        lift,
        out[2] * 0.75 + side[2] * hand * 0.85,
      ]);
      const slot = share > 0.66 ? slots[3]! : slots[Math.floor(random() * 3)]!;
      addSprig(mesh, { base, along, length: spread * (0.75 + 0.6 * random()) * (1.2 - 0.35 * share) }, slot);
    }
  }
  addSprig(mesh, { base: place(0.96), along: unit([out[0], 0.1, out[2]]), length: 0.085 }, slots[3]!);
}

/** A tuft of needles: two narrow blades across each other. */
function addSprig(mesh: Mesh, sprig: { base: Vec3; along: Vec3; length: number }, slot: number): void {
  const { base, along, length } = sprig;
  const a = unit(cross(along, Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const b = cross(along, a);
  const wide = 0.018 + 0.14 * length;
  const from = { vertex: mesh.vertexCount, triangle: mesh.triangleCount };
  for (const across of [a, b]) {
    const at = (share: number, out: number): number =>
      mesh.vertex([
        base[0] + along[0] * length * share + across[0] * out * wide,
        base[1] + along[1] * length * share + across[1] * out * wide,
        base[2] + along[2] * length * share + across[2] * out * wide,
      ]);
    mesh.quad([at(0, 0), at(0.45, -0.5), at(1, 0), at(0.45, 0.5)], slot);
  }
  mesh.smooth(from);
}

/** A pot, a basket, or an iron foot. */
function addFoot(mesh: Mesh, look: Look, form: Form): void {
  if (form === 'slim') {
    const profile = [
      [0.0001, 0],
      [0.16, 0],
      [0.2, 0.1],
      [0.195, 0.24],
      [0.21, 0.26],
      [0.19, 0.25],
      [0.17, 0.2],
      [0.0001, 0.19],
    ] as const;
    addTurned(mesh, { at: [0, 0, 0], profile, segments: 40 }, mesh.material(rattan([0.4, 0.27, 0.13])));
    return;
  }
  if (form === 'snowy') {
    const profile = [
      [0.0001, 0],
      [0.12, 0],
      [0.15, 0.2],
      [0.155, 0.2],
      [0.15, 0.215],
      [0.13, 0.2],
      [0.0001, 0.19],
    ] as const;
    addTurned(mesh, { at: [0, 0, 0], profile, segments: 40 }, mesh.material(look.legs));
    return;
  }
  const folds = (angle: number): number => 0.02 * Math.sin(angle * 9) + 0.008 * Math.sin(angle * 23);
  const skirt = [
    [0.47, 0.004],
    [0.44, 0.016],
    [0.3, 0.03],
    [0.12, 0.08],
    [0.05, 0.13],
  ] as const;
  addTurned(
    mesh,
    { at: [0, 0, 0], profile: skirt, segments: 96, ripple: (angle, r) => folds(angle) * (r / 0.47) },
    mesh.material(wool(look.accent)),
  );
  addTurned(
    mesh,
    {
      at: [0, 0, 0],
      profile: [
        [0.48, 0],
        [0.46, 0],
      ],
      segments: 24,
    },
    mesh.material(wool(look.accent)),
  );
}

/** Baubles, lights and a star. */
function addDecorations(mesh: Mesh, tree: Tree, look: Look): void {
  const { random, height, from } = tree;
  const glossy = mesh.material({ ...paint(look.accent, 0.12), specular: 0.08 });
  const gold = mesh.material(GOLD);
  const pale = mesh.material({ ...paint([0.8, 0.78, 0.74], 0.15), specular: 0.06 });
  const light = mesh.material(LIGHT);
  const place = (i: number, count: number): { at: Vec3; y: number } => {
    const share = (i + 0.5) / count;
    const y = from + 0.02 + (height - 0.22 - from) * (1 - Math.sqrt(1 - share * 0.97));
    const angle = i * 2.39996;
    const r = reachAt(tree, y) * (0.9 + 0.12 * random());
    return { at: [r * Math.cos(angle), y - 0.1 * reachAt(tree, y), r * Math.sin(angle)], y };
  };
  for (let i = 0; i < 52; i++) {
    const { at } = place(i, 52);
    addBall(mesh, { at, radius: 0.026 + 0.012 * random() }, [glossy, gold, pale, glossy][i % 4]!);
  }
  for (let i = 0; i < 90; i++) {
    const { at } = place(i + 0.37, 90);
    addBall(mesh, { at: [at[0] * 0.97, at[1] + 0.03, at[2] * 0.97], radius: 0.0065 }, light);
  }
  addStar(mesh, [0, height + 0.06, 0], gold);
}

function addBall(mesh: Mesh, ball: { at: Vec3; radius: number }, slot: number): void {
  const { at, radius } = ball;
  const rings = radius > 0.02 ? 10 : 4;
  const profile = Array.from({ length: rings + 1 }, (_, i) => {
    const angle = -Math.PI / 2 + (Math.PI * i) / rings;
    return [Math.max(0.0001, radius * Math.cos(angle)), radius * Math.sin(angle)] as const;
  });
  addTurned(mesh, { at, profile, segments: radius > 0.02 ? 14 : 6 }, slot);
}

/** A five-pointed star that swells in the middle. */
function addStar(mesh: Mesh, at: Vec3, slot: number): void {
  const points = Array.from({ length: 10 }, (_, i): Vec3 => {
    const angle = (i / 10) * 2 * Math.PI;
    const r = i % 2 === 0 ? 0.1 : 0.042;
    return [at[0] + r * Math.sin(angle), at[1] + r * Math.cos(angle), at[2]];
  });
  for (const side of [-1, 1])
    points.forEach((point, i) => {
      const from = { vertex: mesh.vertexCount, triangle: mesh.triangleCount };
      const corners = [[at[0], at[1], at[2] + side * 0.024] as Vec3, point, points[(i + 1) % 10]!];
      const [a = 0, b = 0, c = 0] = corners.map((corner) => mesh.vertex(corner));
      mesh.triangle([a, b, c], slot);
      mesh.smooth(from);
    });
}
