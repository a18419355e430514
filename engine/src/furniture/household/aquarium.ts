import { createRandom, type Random } from '../../random.ts';
import { foliage, paint } from '../../scene/materials/hard.ts';
import { concrete } from '../../scene/materials/stone.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import { addLeaf } from '../../scene/shapes/soft.ts';
import { unit, type Vec3 } from '../../scene/vector.ts';
import { buildCabinet } from '../storage/cabinet.ts';
import { turnBy, type Look } from '../look.ts';

type Form = 'rimless' | 'framed' | 'hooded';

interface Tank {
  readonly look: Look;
  readonly random: Random;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

const CABINET = 0.74;
const WATER = { ...paint([0.035, 0.125, 0.15], 0.9), emission: [0.012, 0.065, 0.085] as Vec3 };
const LIGHT = { ...paint([0.9, 0.95, 1], 1), emission: [1.9, 2.2, 2.3] as Vec3 };
const SURFACE = { ...paint([0.3, 0.42, 0.44], 0.05), emission: [0.12, 0.2, 0.21] as Vec3 };
const GLASS = paint([0.1, 0.2, 0.19], 0.1);
const BLACK = paint([0.015, 0.015, 0.016], 0.4);
const GRAVEL = concrete([0.42, 0.34, 0.24]);
const STONE = concrete([0.16, 0.15, 0.14]);
const FISH = [
  { ...paint([0.85, 0.2, 0.02], 0.35), emission: [0.18, 0.04, 0.004] as Vec3 },
  { ...paint([0.85, 0.6, 0.05], 0.35), emission: [0.15, 0.1, 0.01] as Vec3 },
  { ...paint([0.08, 0.2, 0.7], 0.35), emission: [0.01, 0.04, 0.15] as Vec3 },
] as const;
const WEEDS = [foliage([0.08, 0.3, 0.05]), foliage([0.16, 0.36, 0.05]), foliage([0.3, 0.09, 0.06])] as const;

/** An aquarium on its cabinet: all of glass, in a dark frame, or under a hood. `width` in metres. */
export function buildAquarium(look: Look, width: number): Mesh {
  const fronts = Math.max(2, Math.round(width / 0.5));
  const size = { width, height: CABINET, depth: 0.42, fronts, hasDrawers: false };
  const mesh = buildCabinet({ ...look, hasDecor: false }, size);
  const random = createRandom(look.seed + 31);
  const tank: Tank = { look, random, y: CABINET, width: width - 0.02, depth: 0.4, height: 0.52 };
  addTank(mesh, tank, turnBy<Form>(look, ['rimless', 'framed', 'hooded']));
  addGround(mesh, tank);
  addWeeds(mesh, tank);
  addShoal(mesh, tank);
  return mesh;
}

/** Edges of the panes, the water seen against the back and the sides, the light above. */
function addTank(mesh: Mesh, { y, width, depth, height }: Tank, form: Form): void {
  const edge = mesh.material(form === 'rimless' ? GLASS : BLACK);
  const thick = form === 'rimless' ? 0.008 : 0.018;
  const back: Vec3 = [-width / 2 + 0.004, y + 0.004, -depth / 2 + 0.006];
  mesh.flat(back, { u: [width - 0.008, 0, 0], v: [0, height * 0.93, 0] }, mesh.material(WATER));
  for (const side of [-1, 1]) {
    const pane: Vec3 = [side * (width / 2 - 0.003), y + 0.004, depth / 2 - 0.004];
    mesh.flat(pane, { u: [0, 0, 0.008 - depth], v: [0, height * 0.93, 0] }, mesh.material(WATER));
  }
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      const centre: Vec3 = [x * (width / 2 - thick / 2), y + height / 2, z * (depth / 2 - thick / 2)];
      addBoard(mesh, { centre, size: [thick, height, thick], radius: 0.002 }, edge);
    }
  for (const level of [y + thick / 2, y + height - thick / 2]) {
    for (const side of [-1, 1]) {
      addBoard(
        mesh,
        { centre: [0, level, side * (depth / 2 - thick / 2)], size: [width, thick, thick], radius: 0.002 },
        edge,
      );
      addBoard(
        mesh,
        { centre: [side * (width / 2 - thick / 2), level, 0], size: [thick, thick, depth], radius: 0.002 },
        edge,
      );
    }
  }
  const surface: Vec3 = [-width / 2 + 0.006, y + height * 0.93, depth / 2 - 0.006];
  mesh.flat(surface, { u: [width - 0.012, 0, 0], v: [0, 0, -depth + 0.012] }, mesh.material(SURFACE));
  addLid(mesh, { y: y + height, width, depth, isHood: form === 'hooded' });
}

/** A hood with the lamp in it, or a slim lamp on two feet. */
function addLid(mesh: Mesh, lid: { y: number; width: number; depth: number; isHood: boolean }): void {
  const { y, width, depth, isHood } = lid;
  const black = mesh.material(BLACK);
  const light = mesh.material(LIGHT);
  if (isHood) {
    addBoard(
      mesh,
      { centre: [0, y + 0.035, 0], size: [width + 0.01, 0.07, depth + 0.01], radius: 0.016 },
      black,
    );
    addBoard(
      mesh,
      { centre: [0, y - 0.004, 0], size: [width - 0.1, 0.006, depth * 0.4], radius: 0.001 },
      light,
    );
    return;
  }
  addBoard(mesh, { centre: [0, y + 0.055, 0], size: [width * 0.8, 0.016, 0.1], radius: 0.005 }, black);
  addBoard(mesh, { centre: [0, y + 0.046, 0], size: [width * 0.78, 0.004, 0.08], radius: 0.001 }, light);
  for (const side of [-1, 1]) {
    addBoard(mesh, { centre: [side * width * 0.44, y + 0.055, 0], size: [width * 0.1, 0.008, 0.02] }, black);
    addBoard(mesh, { centre: [side * (width * 0.49), y + 0.025, 0], size: [0.008, 0.07, 0.02] }, black);
  }
}

function addGround(mesh: Mesh, { y, width, depth, random }: Tank): void {
  const hill = (p: Vec3): Vec3 => [
    p[0],
    p[1] + 0.02 * Math.sin(p[0] * 7) * (p[1] > 0 ? 1 : 0) - (p[1] > 0 ? 0.1 * p[2] : 0),
    p[2],
  ];
  const size: Vec3 = [width - 0.02, 0.07, depth - 0.03];
  addBox(
    mesh,
    { centre: [0, y + 0.045, 0], size, radius: 0.006, bend: hill, divisions: 14 },
    mesh.material(GRAVEL),
  );
  const stone = mesh.material(STONE);
  for (let i = 0; i < 5; i++) {
    const big = 0.07 + 0.1 * random();
    const centre: Vec3 = [
      (random() - 0.5) * width * 0.75,
      y + 0.07 + big * 0.3,
      (random() - 0.6) * depth * 0.5,
    ];
    addBox(
      mesh,
      {
        centre,
        size: [big * 1.2, big, big],
        radius: big * 0.36,
        dents: big * 0.22,
        dentFrequency: 9,
        seed: i,
        turn: [0, random() * 3, 0.3],
      },
      stone,
    );
  }
}

function addWeeds(mesh: Mesh, { y, width, depth, height, random }: Tank): void {
  for (let bush = 0; bush < 9; bush++) {
    const x = ((bush + 0.5) / 9 - 0.5) * width * 0.88;
    const z = -depth * (0.1 + 0.25 * random());
    const tall = height * (0.3 + 0.5 * random());
    const weed = mesh.material(WEEDS[Math.floor(random() * 2.5)] ?? WEEDS[0]);
    for (let i = 0; i < 9; i++) {
      const angle = random() * 2 * Math.PI;
      const along = unit([Math.cos(angle) * 0.28, 1, Math.sin(angle) * 0.2]);
      const up = unit([along[1] * 0.2, -along[0], 1]);
      const leaf = {
        base: [x + 0.02 * Math.cos(angle), y + 0.06, z] as Vec3,
        along,
        up,
        length: tall * (0.6 + 0.4 * random()),
      };
      addLeaf(
        mesh,
        { ...leaf, width: 0.016 + 0.014 * random(), outline: 'lance', droop: 0.12, seed: i },
        weed,
      );
    }
  }
}

/** Fishes: a body drawn out to the tail, and fins. */
function addShoal(mesh: Mesh, tank: Tank): void {
  const { y, width, depth, height, random } = tank;
  const count = 7 + Math.round(width * 4);
  for (let i = 0; i < count; i++) {
    const length = 0.05 + 0.035 * random();
    const at: Vec3 = [
      (random() - 0.5) * width * 0.82,
      y + height * (0.28 + 0.55 * random()),
      depth * (random() * 0.42),
    ];
    addFish(mesh, { at, length, heading: random() < 0.5 ? 1 : -1 }, mesh.material(FISH[i % 3]!));
  }
}

function addFish(mesh: Mesh, fish: { at: Vec3; length: number; heading: number }, slot: number): void {
  const { at, length, heading } = fish;
  const taper = (p: Vec3): Vec3 => {
    const share = (p[0] * heading) / length + 0.5;
    const full = Math.sin(Math.PI * Math.min(1, 0.12 + 0.95 * share) ** 0.8);
    return [p[0], p[1] * full, p[2] * full];
  };
  addBox(
    mesh,
    {
      centre: at,
      size: [length, length * 0.46, length * 0.24],
      radius: length * 0.1,
      bend: taper,
      divisions: 5,
    },
    slot,
  );
  const fin = { up: [0, 0, 1] as Vec3, outline: 'oval' as const, droop: 0, fold: 0, steps: 5 };
  const tail: Vec3 = [at[0] - heading * length * 0.42, at[1], at[2]];
  for (const rise of [-0.6, 0.6])
    addLeaf(
      mesh,
      { ...fin, base: tail, along: unit([-heading, rise, 0]), length: length * 0.42, width: length * 0.2 },
      slot,
    );
  const back: Vec3 = [at[0] + heading * length * 0.1, at[1] + length * 0.17, at[2]];
  addLeaf(
    mesh,
    { ...fin, base: back, along: unit([-heading, 0.8, 0]), length: length * 0.3, width: length * 0.18 },
    slot,
  );
}
