import { Mesh } from '../../scene/mesh.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import { addLeg, addTube, addTurned } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { addBooks, addVase } from '../parts/decor.ts';
import { chances, pick, suited, type Look } from '../look.ts';
import { addJoints } from '../parts/front.ts';

interface CabinetSize {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly fronts: number;
  /** Drawers above each other instead of doors side by side. */
  readonly hasDrawers: boolean;
}

type Base = 'legs' | 'plinth' | 'frame';
type Grip = 'bar' | 'knob' | 'edge';
/** Plain boards, upright ribs, or a board in a raised frame. */
type Front = 'plain' | 'ribbed' | 'framed';

interface Cabinet extends CabinetSize {
  /** Height of the body's underside. */
  readonly lift: number;
  readonly front: Front;
  readonly grip: Grip;
  readonly body: number;
  /** What fills framed fronts. */
  readonly panel: number;
  readonly legs: number;
}

/** Cane and the like want a frame round them. */
function frontsOf(look: Look, { hasDrawers }: CabinetSize): [Front, ...Front[]] {
  if (look.panel) return ['framed'];
  return suited<Front>(look, hasDrawers ? ['plain', 'framed'] : ['plain', 'ribbed', 'framed']);
}

const DEPTH = 0.43;

/** A sideboard so wide, metres: doors side by side. */
export function buildSideboard(look: Look, width: number): Mesh {
  const height = width < 0.7 ? 0.54 : 0.68;
  return buildCabinet(look, {
    width,
    height,
    depth: DEPTH,
    fronts: Math.round(width / 0.5),
    hasDrawers: false,
  });
}

/** Rows of drawers and heights of what is wider than so much, metres. */
const DRAWERS = [
  { from: 1.4, height: 0.8, fronts: 3 },
  { from: 0.7, height: 0.85, fronts: 4 },
  { from: 0, height: 0.54, fronts: 2 },
] as const;

/** A dresser, low where it is wide, or a nightstand where it is narrow: drawers above each other. */
export function buildDrawers(look: Look, width: number): Mesh {
  const { height, fronts } = DRAWERS.find(({ from }) => width > from) ?? DRAWERS[2];
  return buildCabinet(look, { width, height, depth: DEPTH, fronts, hasDrawers: true });
}

/** A case of one of three kinds of base, of grip and of front. */
export function buildCabinet(look: Look, size: CabinetSize): Mesh {
  const random = chances(look, 13);
  const base = pick(random, suited<Base>(look, ['legs', 'plinth', 'frame']));
  const front = pick(random, frontsOf(look, size));
  const grip = pick(random, suited<Grip>(look, ['bar', 'knob', 'edge']));
  const mesh = new Mesh();
  const lift = base === 'plinth' ? 0.06 : Math.min(0.16, size.height * 0.26);
  const body = mesh.material(look.main);
  const cabinet: Cabinet = {
    ...size,
    lift,
    front,
    grip,
    body,
    panel: look.panel ? mesh.material(look.panel) : body,
    legs: mesh.material(look.legs),
  };
  const { width, height, depth } = size;
  const tall = height - lift;
  addBox(mesh, { centre: [0, lift + tall / 2, 0], size: [width, tall, depth], radius: 0.006 }, body);
  addFronts(mesh, cabinet);
  addBase(mesh, cabinet, base);
  if (look.hasDecor && width > 0.8) {
    mesh.ownVertices = mesh.vertexCount;
    addBooks(mesh, [-width * 0.24, height, 0], look);
    addVase(mesh, { at: [width * 0.28, height, 0], height: 0.24, seed: look.seed });
  }
  return mesh;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function addFronts(mesh: Mesh, cabinet: Cabinet): void {
  const { width, height, depth, lift, hasDrawers, fronts } = cabinet;
  const tall = height - lift;
  const rows = hasDrawers ? fronts : 1;
  const columns = hasDrawers ? (width > 1 ? 2 : 1) : fronts;
  addJoints(mesh, { at: [0, lift + tall / 2, depth / 2], width: width - 0.02, height: tall - 0.02 });
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const w = (width - 0.02) / columns;
      const h = (tall - 0.02) / rows;
      const x = -width / 2 + 0.01 + w * (column + 0.5);
      const y = lift + 0.01 + h * (row + 0.5);
      addFront(mesh, cabinet, { x, y, width: w - 0.007, height: h - 0.007 });
      addGrip(mesh, cabinet, { x, y: hasDrawers ? y : y + h * 0.28, width: w, height: h });
    }
  }
}

function addFront(mesh: Mesh, { depth, front, body, panel }: Cabinet, place: Place): void {
  const { x, y, width, height } = place;
  const z = depth / 2 + 0.009;
  if (front === 'ribbed') {
    const count = Math.max(6, Math.round(width / 0.028));
    for (let i = 0; i < count; i++) {
      const wide = width / count;
      const centre: Vec3 = [x - width / 2 + wide * (i + 0.5), y, z];
      addBox(mesh, { centre, size: [wide * 0.96, height, 0.02], radius: Math.min(0.009, wide * 0.45) }, body);
    }
    return;
  }
  addBox(mesh, { centre: [x, y, z], size: [width, height, 0.018], radius: 0.003 }, panel);
  if (front !== 'framed') return;
  const bar = Math.min(0.05, height * 0.22);
  for (const side of [-1, 1]) {
    const level: Vec3 = [x, y + side * (height / 2 - bar / 2), z + 0.006];
    addBox(mesh, { centre: level, size: [width, bar, 0.018], radius: 0.002 }, body);
    const upright: Vec3 = [x + side * (width / 2 - bar / 2), y, z + 0.006];
    addBox(mesh, { centre: upright, size: [bar, height, 0.018], radius: 0.002 }, body);
  }
}

function addGrip(mesh: Mesh, { depth, grip, legs, hasDrawers }: Cabinet, place: Place): void {
  const { x, y, width, height } = place;
  const z = depth / 2 + 0.024;
  if (grip === 'edge') {
    const centre: Vec3 = hasDrawers
      ? [x, y + height / 2 - 0.014, z]
      : [x + width / 2 - 0.02, y - height * 0.14, z];
    const size: Vec3 = hasDrawers ? [Math.min(0.16, width * 0.4), 0.01, 0.026] : [0.01, 0.14, 0.026];
    addBox(mesh, { centre, size, radius: 0.003 }, legs);
    return;
  }
  if (grip === 'knob') {
    for (const side of hasDrawers && width > 0.55 ? [-0.28, 0.28] : [0]) {
      const knob = new Mesh();
      const profile = [
        [0.0001, 0],
        [0.007, 0],
        [0.006, 0.012],
        [0.014, 0.018],
        [0.016, 0.026],
        [0.0001, 0.032],
      ] as const;
      addTurned(knob, { at: [0, 0, 0], profile, segments: 20 }, knob.material(mesh.materials[legs]!));
      layForward(knob);
      mesh.append(knob, { at: [x + side * width, y, depth / 2 + 0.016] });
    }
    return;
  }
  const reach = Math.min(0.08, width * 0.16);
  const bar: Vec3[] = [
    [x - reach, y, z + 0.014],
    [x + reach, y, z + 0.014],
  ];
  addTube(mesh, { path: bar, radius: 0.0055, segments: 8 }, legs);
  for (const side of [-0.8, 0.8]) {
    const post: Vec3[] = [
      [x + side * reach, y, z - 0.009],
      [x + side * reach, y, z + 0.014],
    ];
    addTube(mesh, { path: post, radius: 0.004, segments: 6 }, legs);
  }
}

/** Turns what stands upright to point at +z. */
function layForward(mesh: Mesh): void {
  for (const values of [mesh.positions, mesh.normals, mesh.rest]) {
    for (let i = 0; i < values.length; i += 3) {
      const y = values[i + 1]!;
      values[i + 1] = -values[i + 2]!;
      values[i + 2] = y;
    }
  }
}

function addBase(mesh: Mesh, cabinet: Cabinet, base: Base): void {
  const { width, depth, lift, body, legs } = cabinet;
  if (base === 'plinth') {
    addBox(
      mesh,
      { centre: [0, lift / 2, -0.015], size: [width - 0.05, lift, depth - 0.05], radius: 0.002 },
      body,
    );
    return;
  }
  const inset = Math.min(0.09, width * 0.15);
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      if (base === 'legs') {
        const top: Vec3 = [x * (width / 2 - inset), lift, z * (depth / 2 - 0.07)];
        const foot: Vec3 = [x * (width / 2 - inset * 0.7), 0, z * (depth / 2 - 0.05)];
        addLeg(mesh, { top, foot, radii: [0.02, 0.012] }, legs);
      } else {
        const centre: Vec3 = [x * (width / 2 - 0.03), lift / 2, z * (depth / 2 - 0.03)];
        addBox(mesh, { centre, size: [0.022, lift, 0.022], radius: 0.002 }, legs);
      }
    }
    if (base === 'frame') {
      const level: Vec3 = [0, 0.011, x * (depth / 2 - 0.03)];
      addBox(mesh, { centre: level, size: [width - 0.06, 0.022, 0.022], radius: 0.002 }, legs);
    }
  }
}
