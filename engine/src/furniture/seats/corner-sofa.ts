import { Mesh } from '../../scene/mesh.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import { addLeg } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { chances, pick, type Look } from '../look.ts';
import { addCushion, type Cushion } from './cushion.ts';
import { addScatter } from './sofa-scatter.ts';

const DEPTH = 0.95;
const ARM = 0.2;
const BACK = 0.2;

interface Corner {
  readonly width: number;
  /** Whole depth of the long side that comes forward. */
  readonly reach: number;
  /** Width of that side, back included. */
  readonly wing: number;
  /** +1 = it comes forward on the right as one looks at it. */
  readonly side: number;
  /** A back along the side that comes forward, or an open chaise. */
  readonly isClosed: boolean;
  readonly lift: number;
  readonly isPiped: boolean;
}

/** A corner sofa: a row of seats, and at one end a chaise or a second row that comes forward. `width` in metres. */
export function buildCornerSofa(look: Look, width: number): Mesh {
  const random = chances(look, 42);
  const isClosed = random() < 0.5;
  const corner: Corner = {
    width,
    reach: isClosed ? Math.min(2.1, width * 0.82) : 1.62,
    wing: isClosed ? DEPTH : 0.98,
    side: random() < 0.5 ? 1 : -1,
    isClosed,
    lift: pick(random, [0.05, 0.12]),
    isPiped: random() < 0.5,
  };
  const mesh = new Mesh();
  const body = mesh.material(look.main);
  addFrame(mesh, corner, body);
  addSeats(mesh, corner, body);
  addBacks(mesh, corner, body);
  addFeet(mesh, corner, mesh.material(look.legs));
  if (look.hasDecor) {
    const laid = new Mesh();
    addScatter(laid, { inner: width - ARM - BACK - 0.3, seat: corner.lift + 0.37, z: 0 }, { look, random });
    mesh.append(laid, { at: [-corner.side * 0.08, 0, backOf(corner) + DEPTH / 2 + 0.06] });
  }
  return mesh;
}

/** The rear edge: the middle of the whole foot is at z = 0. */
function backOf({ reach }: Corner): number {
  return -reach / 2;
}

function addFrame(mesh: Mesh, corner: Corner, body: number): void {
  const { width, reach, wing, side, isClosed, lift } = corner;
  const rear = backOf(corner);
  const box = (centre: Vec3, size: Vec3, radius: number): void =>
    addBox(mesh, { centre, size, radius, bulge: [0.008, 0.008, 0.008], dents: 0.004, seed: centre[0] }, body);
  const rowWidth = width - wing;
  const rowX = -side * (wing / 2);
  box([rowX, lift + 0.115, rear + DEPTH / 2], [rowWidth, 0.21, DEPTH - 0.04], 0.03);
  const wingX = side * (width / 2 - wing / 2);
  box([wingX, lift + 0.115, rear + reach / 2], [wing, 0.21, reach - 0.04], 0.03);
  box([0, lift + 0.37, rear + BACK / 2], [width - 0.02, 0.7, BACK], 0.07);
  box([-side * (width / 2 - ARM / 2), lift + 0.29, rear + DEPTH / 2], [ARM, 0.56, DEPTH], 0.06);
  const sideLength = isClosed ? reach : DEPTH;
  const height = isClosed ? 0.7 : 0.56;
  box(
    [side * (width / 2 - ARM / 2), lift + height / 2 + 0.01, rear + sideLength / 2],
    [ARM, height, sideLength],
    0.06,
  );
}

function addSeats(mesh: Mesh, corner: Corner, body: number): void {
  const { width, reach, wing, side, lift, isPiped } = corner;
  const rear = backOf(corner);
  const y = lift + 0.285;
  const row = width - wing - ARM;
  const count = row < 1 ? 1 : row < 1.75 ? 2 : 3;
  const seat = (centre: Vec3, size: Vec3, seed: number): void =>
    addCushion(mesh, { centre, size, use: 'seat', seed, isPiped }, body);
  for (let i = 0; i < count; i++) {
    const wide = row / count;
    const x = -side * (width / 2 - ARM - wide * (i + 0.5));
    seat([x, y, rear + BACK + (DEPTH - BACK) / 2], [wide - 0.006, 0.165, DEPTH - BACK], i + 3);
  }
  const wide = wing - ARM;
  const long = reach - BACK;
  const x = side * (width / 2 - ARM - wide / 2);
  if (!corner.isClosed) {
    seat([x, y, rear + BACK + long / 2], [wide, 0.165, long], 9);
    return;
  }
  const first = DEPTH - BACK;
  seat([x, y, rear + BACK + first / 2], [wide, 0.165, first - 0.006], 8);
  const rest = long - first;
  seat([x, y, rear + BACK + first + rest / 2], [wide, 0.165, rest - 0.006], 9);
}

function addBacks(mesh: Mesh, corner: Corner, body: number): void {
  const { width, reach, side, lift, isClosed, isPiped } = corner;
  const rear = backOf(corner);
  const inner = width - 2 * ARM;
  const count = Math.max(2, Math.round(inner / 0.72));
  const wide = inner / count;
  const back = (cushion: Pick<Cushion, 'centre' | 'size' | 'turn' | 'seed'>): Cushion => ({
    ...cushion,
    use: 'back',
    isPiped,
  });
  for (let i = 0; i < count; i++) {
    const centre: Vec3 = [-inner / 2 + wide * (i + 0.5), lift + 0.56, rear + BACK + 0.06];
    addCushion(
      mesh,
      back({ centre, size: [wide - 0.012, 0.46, 0.17], turn: [-0.2, 0, 0.01 * (i % 2)], seed: i + 11 }),
      body,
    );
  }
  if (!isClosed) return;
  const from = rear + BACK + 0.22;
  const length = reach / 2 + rear + reach / 2 - from - 0.02;
  const each = length / 2;
  for (let i = 0; i < 2; i++) {
    const turned = new Mesh();
    const slot = turned.material(mesh.materials[body]!);
    addCushion(
      turned,
      back({ centre: [0, 0, 0], size: [each - 0.012, 0.46, 0.17], turn: [-0.2, 0, 0], seed: i + 17 }),
      slot,
    );
    mesh.append(turned, {
      at: [side * (width / 2 - ARM - 0.06), lift + 0.56, from + each * (i + 0.5)],
      yaw: (-side * Math.PI) / 2,
    });
  }
}

function addFeet(mesh: Mesh, { width, reach, wing, side, lift }: Corner, material: number): void {
  const edge = 0.1;
  const rear = -reach / 2;
  const outer = width / 2 - edge;
  const spots: readonly (readonly [number, number])[] = [
    [-side * outer, rear + edge],
    [side * outer, rear + edge],
    [-side * outer, rear + DEPTH - edge],
    [side * (width / 2 - wing + edge), rear + DEPTH - edge],
    [side * outer, rear + reach - edge],
    [side * (width / 2 - wing + edge), rear + reach - edge],
  ];
  for (const [x, z] of spots)
    addLeg(mesh, { top: [x, lift + 0.03, z], foot: [x, 0, z], radii: [0.026, 0.018] }, material);
}
