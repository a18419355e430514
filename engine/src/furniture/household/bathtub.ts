import { ceramic, metal } from '../../scene/materials/hard.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { addLoft, ringOf } from '../../scene/shapes/loft.ts';
import { addTurned } from '../../scene/shapes/turned.ts';
import { turnBy, type Look } from '../look.ts';
import { addClaw, addRimTap, addStandingTap, addTowel, DEPTH, HEIGHT, LENGTH } from './bathtub-parts.ts';

const CHROME = metal([0.66, 0.67, 0.68], 0.12);
const BRASS = metal([0.6, 0.44, 0.18], 0.2);
const ENAMEL = ceramic([0.82, 0.81, 0.78], 0.15);
const POINTS = 72;

type Form = 'egg' | 'clawfoot' | 'panelled' | 'block';

interface Tub {
  readonly look: Look;
  readonly skin: number;
  readonly inside: number;
  readonly tap: number;
}

/** A ring round the tub at a height: half its length and depth as shares of the whole. */
interface Course {
  readonly y: number;
  readonly x: number;
  readonly z: number;
}

/** A bathtub 1.7 m long: egg-shaped on the floor, rolled-rimmed on claw feet, behind panels, or a plain block. Its long side looks along +z. */
export function buildBathtub(look: Look): Mesh {
  const mesh = new Mesh();
  const form = turnBy<Form>(look, ['egg', 'clawfoot', 'panelled', 'block']);
  const slots = { skin: mesh.material(look.main), inside: mesh.material(ENAMEL) };
  const isOld = form === 'clawfoot';
  FORMS[form](mesh, { look, ...slots, tap: mesh.material(isOld ? BRASS : CHROME) });
  if (look.hasDecor) addTowel(mesh, { look, rim: form === 'egg' ? HEIGHT - 0.002 : HEIGHT });
  return mesh;
}

function skinOf(
  mesh: Mesh,
  skin: { courses: readonly Course[]; squareness: number },
  material: number,
): void {
  const rings = skin.courses.map(({ y, x, z }) =>
    ringOf({
      centre: [0, y, 0],
      half: [(x * LENGTH) / 2, (z * DEPTH) / 2],
      points: POINTS,
      squareness: skin.squareness,
    }),
  );
  addLoft(mesh, rings, material);
}

/** The inside, from the rim down to the drain. */
function addBasin(
  mesh: Mesh,
  basin: { rim: number; squareness: number; x: number; z: number },
  tub: Tub,
): void {
  const { rim, squareness, x, z } = basin;
  const courses = [
    { y: rim, x, z },
    { y: rim - 0.01, x: x - 0.012, z: z - 0.025 },
    { y: 0.3, x: x - 0.05, z: z - 0.07 },
    { y: 0.17, x: x - 0.11, z: z - 0.16 },
    { y: 0.135, x: x - 0.2, z: z - 0.28 },
    { y: 0.13, x: 0.001, z: 0.001 },
  ];
  skinOf(mesh, { courses, squareness }, tub.inside);
  addTurned(
    mesh,
    {
      at: [0.3, 0.131, 0],
      profile: [
        [0.03, 0],
        [0.028, 0.004],
        [0.0001, 0.004],
      ],
      segments: 24,
    },
    tub.tap,
  );
}

/** A rounded edge between two rings. */
function addRim(
  mesh: Mesh,
  rim: { outer: Course; inner: Course; squareness: number; roll: number },
  material: number,
): void {
  const { outer, inner, squareness, roll } = rim;
  const courses = Array.from({ length: 7 }, (_, i): Course => {
    const share = i / 6;
    const rise = roll * Math.sin(Math.PI * share);
    return {
      y: outer.y + (inner.y - outer.y) * share + rise,
      x: outer.x + (inner.x - outer.x) * share,
      z: outer.z + (inner.z - outer.z) * share,
    };
  });
  skinOf(mesh, { courses, squareness }, material);
}

const FORMS: Record<Form, (mesh: Mesh, tub: Tub) => void> = {
  egg: (mesh, tub) => {
    const squareness = 2.5;
    const courses = [
      { y: 0, x: 0.6, z: 0.5 },
      { y: 0.006, x: 0.64, z: 0.54 },
      { y: 0.12, x: 0.77, z: 0.72 },
      { y: 0.3, x: 0.89, z: 0.88 },
      { y: 0.46, x: 0.965, z: 0.96 },
      { y: HEIGHT - 0.02, x: 1, z: 1 },
    ];
    skinOf(mesh, { courses, squareness }, tub.skin);
    const edge = {
      outer: { y: HEIGHT - 0.02, x: 1, z: 1 },
      inner: { y: HEIGHT - 0.022, x: 0.955, z: 0.905 },
    };
    addRim(mesh, { ...edge, squareness, roll: 0.02 }, tub.skin);
    addBasin(mesh, { rim: HEIGHT - 0.022, squareness, x: 0.955, z: 0.905 }, tub);
    addStandingTap(mesh, tub.tap);
  },
  clawfoot: (mesh, tub) => {
    const squareness = 2.8;
    const courses = [
      { y: 0.13, x: 0.1, z: 0.1 },
      { y: 0.135, x: 0.6, z: 0.5 },
      { y: 0.19, x: 0.76, z: 0.7 },
      { y: 0.34, x: 0.86, z: 0.83 },
      { y: HEIGHT - 0.05, x: 0.93, z: 0.91 },
    ];
    skinOf(mesh, { courses, squareness }, tub.skin);
    const rolled = [
      { y: HEIGHT - 0.05, x: 0.93, z: 0.91 },
      { y: HEIGHT - 0.045, x: 0.975, z: 0.965 },
      { y: HEIGHT - 0.025, x: 1, z: 1 },
      { y: HEIGHT, x: 0.985, z: 0.97 },
      { y: HEIGHT, x: 0.945, z: 0.9 },
      { y: HEIGHT - 0.02, x: 0.925, z: 0.87 },
    ];
    skinOf(mesh, { courses: rolled, squareness }, tub.inside);
    addBasin(mesh, { rim: HEIGHT - 0.02, squareness, x: 0.925, z: 0.87 }, tub);
    for (const x of [-1, 1]) for (const z of [-1, 1]) addClaw(mesh, { x, z }, tub.tap);
    addRimTap(mesh, tub.tap);
  },
  panelled: (mesh, tub) => {
    addDeck(mesh, tub);
    for (const side of [-1, 1]) {
      const x = side * (LENGTH / 4 - 0.01);
      addBoard(
        mesh,
        {
          centre: [x, 0.28, DEPTH / 2 - 0.008],
          size: [LENGTH / 2 - 0.1, 0.36, 0.016],
          radius: 0.006,
        },
        tub.skin,
      );
    }
    addRimTap(mesh, tub.tap);
  },
  block: (mesh, tub) => {
    const squareness = 9;
    const courses = [
      { y: 0, x: 0.97, z: 0.94 },
      { y: 0.03, x: 0.975, z: 0.95 },
      { y: HEIGHT - 0.012, x: 1, z: 1 },
    ];
    skinOf(mesh, { courses, squareness }, tub.skin);
    const inner = { y: HEIGHT - 0.012, x: 0.93, z: 0.85 };
    addRim(mesh, { outer: courses[2]!, inner, squareness, roll: 0.012 }, tub.skin);
    addBasin(mesh, { rim: inner.y, squareness: 7, x: inner.x, z: inner.z }, tub);
    addStandingTap(mesh, tub.tap);
  },
};

/** A panelled box with a level rim that runs round the basin. */
function addDeck(mesh: Mesh, tub: Tub): void {
  const squareness = 30;
  const courses = [
    { y: 0, x: 0.985, z: 0.975 },
    { y: HEIGHT - 0.04, x: 0.985, z: 0.975 },
  ];
  skinOf(mesh, { courses, squareness }, tub.skin);
  const inner = { y: HEIGHT, x: 0.9, z: 0.82 };
  addRim(
    mesh,
    {
      outer: { y: HEIGHT - 0.04, x: 1, z: 1 },
      inner: { y: HEIGHT - 0.038, x: 1, z: 1 },
      squareness,
      roll: 0,
    },
    tub.inside,
  );
  addRim(
    mesh,
    {
      outer: { y: HEIGHT - 0.04, x: 1, z: 1 },
      inner: { y: HEIGHT - 0.004, x: 1, z: 1 },
      squareness,
      roll: 0,
    },
    tub.inside,
  );
  addRim(mesh, { outer: { y: HEIGHT - 0.004, x: 1, z: 1 }, inner, squareness: 12, roll: 0.003 }, tub.inside);
  addBasin(mesh, { rim: HEIGHT, squareness: 5, x: inner.x, z: inner.z }, tub);
}
