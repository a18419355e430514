import { Mesh } from '../../scene/mesh.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import { addSheet } from '../../scene/shapes/soft.ts';
import { addTube, addTurned } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { chances, type Look } from '../look.ts';
import { addCushion } from './cushion.ts';
import { addScatter } from './sofa-scatter.ts';

const DEPTH = 0.94;
/** Height of arms and back alike, metres. */
const TOP = 0.74;
const LIFT = 0.1;
const ROLL = 0.095;
/** From the inner face of arms and back to their outer one. */
const THICK = 0.16;
/** Radius of the corners where arms and back meet, on the inner face. */
const BEND = 0.14;
/** Distance between buttons along the back, and half the distance of their rows. */
const TUFT = { wide: 0.155, tall: 0.092 } as const;

/** A chesterfield: back and arms of one height that roll outwards, deep buttoned tufting, turned feet. Width in metres. */
export function buildChesterfield(look: Look, width: number): Mesh {
  const mesh = new Mesh();
  const body = mesh.material(look.main);
  const inner = width - 2 * (THICK + ROLL);
  addShell(mesh, { inner }, body);
  addBox(
    mesh,
    {
      centre: [0, LIFT + 0.11, 0.03],
      size: [inner + 0.16, 0.22, DEPTH - 0.1],
      radius: 0.03,
      bulge: [0, 0, 0.014],
      dents: 0.003,
    },
    body,
  );
  const seats = inner < 0.8 ? 1 : inner < 1.4 ? 2 : 3;
  for (let i = 0; i < seats; i++) {
    const wide = inner / seats;
    addCushion(
      mesh,
      {
        centre: [-inner / 2 + wide * (i + 0.5), LIFT + 0.28, 0.11],
        size: [wide - 0.006, 0.14, DEPTH - 0.3],
        use: 'seat',
        seed: i + 3,
        isPiped: true,
      },
      body,
    );
  }
  addFeet(mesh, width, mesh.material(look.legs));
  const random = chances(look, 41);
  if (look.hasDecor && random() < 0.6)
    addScatter(mesh, { inner: Math.min(inner, 1.5), seat: LIFT + 0.35, z: 0.02 }, { look, random });
  return mesh;
}

interface Shell {
  /** Width between the inner faces of the arms. */
  readonly inner: number;
}

/** Place and outward direction on the inner face, by the way along it from the front of the left arm to that of the right. */
function onPlan(way: number, { inner }: Shell): { x: number; z: number; out: readonly [number, number] } {
  const arm = DEPTH - 0.06 - THICK - BEND;
  const back = inner - 2 * BEND;
  const arc = (Math.PI / 2) * BEND;
  const front = DEPTH / 2;
  if (way < arm) return { x: -inner / 2, z: front - way, out: [-1, 0] };
  if (way < arm + arc) {
    const angle = ((way - arm) / arc) * (Math.PI / 2);
    const out = [-Math.cos(angle), -Math.sin(angle)] as const;
    return { x: -inner / 2 + BEND + out[0] * BEND, z: front - arm + out[1] * BEND, out };
  }
  if (way < arm + arc + back)
    return { x: -inner / 2 + BEND + way - arm - arc, z: front - arm - BEND, out: [0, -1] };
  const mirrored = onPlan(2 * (arm + arc) + back - way, { inner });
  return { x: -mirrored.x, z: mirrored.z, out: [-mirrored.out[0], mirrored.out[1]] };
}

/** Section of arms and back from the seat up, over the roll, and down outside: metres outwards, and height. The last number is how far round it is, metres. */
const SECTION: readonly (readonly [out: number, height: number, way: number])[] = sectionPoints();

function sectionPoints(): (readonly [number, number, number])[] {
  const points: [number, number][] = [];
  const from = LIFT + 0.22;
  const centre = [ROLL * 0.72, TOP - ROLL] as const;
  for (let i = 0; i <= 24; i++) {
    const share = i / 24;
    points.push([-0.03 + 0.02 * share, from + (centre[1] - 0.02 - from) * share]);
  }
  for (let i = 1; i <= 26; i++) {
    const angle = Math.PI * (1 - (i / 26) * 1.32);
    points.push([centre[0] + ROLL * Math.cos(angle), centre[1] + ROLL * Math.sin(angle)]);
  }
  for (let i = 1; i <= 5; i++)
    points.push([THICK - 0.01, TOP - 2 * ROLL - ((TOP - 2 * ROLL - LIFT) * i) / 5]);
  let way = 0;
  return points.map(([out, height], i) => {
    const last = points[i - 1];
    if (last) way += Math.hypot(out - last[0], height - last[1]);
    return [out, height, way] as const;
  });
}

const TUFTED = 0.6;

/** How far padding stands out at a place of the tufted face, metres: full between the buttons, drawn in along the pleats, deep at the buttons. */
function tuft(way: number, up: number): number {
  const p = way / TUFT.wide + up / (2 * TUFT.tall);
  const q = way / TUFT.wide - up / (2 * TUFT.tall);
  const pleat = Math.abs(Math.sin(Math.PI * p)) * Math.abs(Math.sin(Math.PI * q));
  const off = Math.hypot((p - Math.round(p)) * TUFT.wide, (q - Math.round(q)) * TUFT.wide);
  return 0.034 * pleat ** 0.42 - 0.012 * Math.exp(-((off / 0.016) ** 2));
}

function addShell(mesh: Mesh, shell: Shell, body: number): void {
  const total = 2 * (DEPTH - 0.06 - THICK - BEND) + Math.PI * BEND + shell.inner - 2 * BEND;
  const columns = Math.round(total / 0.0165);
  const at = (along: number, section: (typeof SECTION)[number]): Vec3 => {
    const [out, height, up] = section;
    const { x, z, out: way } = onPlan(along * total, shell);
    const edge = Math.min(1, (along * total) / 0.06, ((1 - along) * total) / 0.06);
    const fade = Math.max(0, Math.min(1, (TUFTED - up) / 0.06)) * Math.max(0, edge);
    const swell = fade * tuft(along * total - total / 2, up);
    // Padding stands out inwards on the face, upwards on the roll.
    const turned = Math.max(0, Math.min(1, (height - (TOP - ROLL)) / ROLL));
    const o = out - swell * (1 - 0.8 * turned);
    return [x + way[0] * o, height + swell * 0.8 * turned, z + way[1] * o];
  };
  addSheet(
    mesh,
    {
      columns,
      rows: SECTION.length - 1,
      at: (along, up) => at(along, SECTION[Math.round(up * (SECTION.length - 1))]!),
      span: [total, SECTION.at(-1)![2]],
    },
    body,
  );
  for (const side of [-1, 1]) addFront(mesh, { x: side * (shell.inner / 2), side }, body);
}

/** Closes an arm in front: a scroll edged with cord. */
function addFront(mesh: Mesh, arm: { x: number; side: number }, body: number): void {
  const z = DEPTH / 2;
  const outline = [...SECTION.map(([out, height]): Vec3 => [arm.x + arm.side * out, height, z])];
  const low: Vec3 = [arm.x - arm.side * 0.03, LIFT, z];
  const from = { vertex: mesh.vertexCount, triangle: mesh.triangleCount };
  const ring = [...outline, low];
  const middle = mesh.vertex([arm.x + arm.side * ROLL * 0.62, TOP - ROLL * 1.5, z + 0.012]);
  for (const point of ring) mesh.vertex(point);
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [middle + 1 + i, middle + 1 + ((i + 1) % ring.length)];
    mesh.triangle(arm.side > 0 ? [middle, b, a] : [middle, a, b], body);
  }
  mesh.smooth(from);
  addTube(mesh, { path: outline, radius: 0.006, segments: 6 }, body);
}

function addFeet(mesh: Mesh, width: number, material: number): void {
  const profile = [
    [0.0001, 0],
    [0.024, 0],
    [0.034, 0.02],
    [0.036, 0.04],
    [0.026, 0.06],
    [0.03, 0.075],
    [0.03, LIFT + 0.01],
  ] as const;
  for (const x of [-1, 1]) {
    for (const z of [-1, 1])
      addTurned(
        mesh,
        { at: [x * (width / 2 - 0.16), 0, z * (DEPTH / 2 - 0.1)], profile, segments: 20 },
        material,
      );
  }
}
