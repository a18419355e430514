import { Mesh } from '../scene/mesh.ts';
import { metal, paint } from '../scene/materials/hard.ts';
import { addBox } from '../scene/shapes/rounded-box.ts';
import { addTurned } from '../scene/shapes/turned.ts';
import type { Vec3 } from '../scene/vector.ts';
import { artwork, type Subject } from './art.ts';
import { chances, type Look } from './look.ts';

const MOUNT: Vec3 = [0.86, 0.84, 0.8];

/** Width and height in metres. */
export type WallSize = readonly [number, number];

function addFrame(mesh: Mesh, frame: { look: Look; size: WallSize; bar: number }): void {
  const { look, bar } = frame;
  const [width, height] = frame.size;
  const level = mesh.material(look.rails);
  const upright = mesh.material(look.legs);
  const depth = 0.032;
  const z = depth / 2;
  for (const y of [bar / 2, height - bar / 2]) {
    addBox(mesh, { centre: [0, y, z], size: [width, bar, depth], radius: 0.002 }, level);
  }
  for (const side of [-1, 1]) {
    const centre: Vec3 = [side * (width / 2 - bar / 2), height / 2, z];
    addBox(mesh, { centre, size: [bar, height - 2 * bar, depth], radius: 0.002 }, upright);
  }
}

function addPanel(mesh: Mesh, panel: { size: WallSize; y: number; z: number }, material: number): void {
  const [width, height] = panel.size;
  mesh.flat([-width / 2, panel.y, panel.z], { u: [width, 0, 0], v: [0, height, 0] }, material);
}

/** A framed picture, with or without a mount. Stands on y = 0, the wall at z = 0. */
export function buildPainting(look: Look, size: WallSize, subject: Subject): Mesh {
  const mesh = new Mesh();
  const bar = 0.024;
  addFrame(mesh, { look, size, bar });
  const hasMount = chances(look, 6)() < 0.7;
  const margin = hasMount ? Math.min(...size) * 0.1 : 0;
  const inner: WallSize = [size[0] - 2 * bar, size[1] - 2 * bar];
  addPanel(mesh, { size: inner, y: bar, z: 0.012 }, mesh.material(paint(MOUNT, 0.9)));
  const picture: WallSize = [inner[0] - 2 * margin, inner[1] - 2 * margin];
  addPanel(
    mesh,
    { size: picture, y: bar + margin, z: 0.014 },
    mesh.material(artwork(look, subject, picture)),
  );
  return mesh;
}

const SILVER: Vec3 = [0.9, 0.91, 0.91];

/** A mirror: framed rectangle, or round by the seed when nearly square. */
export function buildMirror(look: Look, size: WallSize): Mesh {
  const mesh = new Mesh();
  const glass = metal(SILVER, 0.03);
  const isRound = Math.abs(Math.log(size[0] / size[1])) < 0.25;
  if (!isRound) {
    addFrame(mesh, { look, size, bar: 0.028 });
    addPanel(mesh, { size: [size[0] - 0.05, size[1] - 0.05], y: 0.025, z: 0.012 }, mesh.material(glass));
    return mesh;
  }
  const disc = new Mesh();
  const radius = Math.min(...size) / 2;
  const slots = { frame: disc.material(look.legs), glass: disc.material(glass) };
  addTurned(
    disc,
    {
      at: [0, 0, 0],
      profile: [
        [radius, 0],
        [radius, 0.025],
        [radius - 0.02, 0.03],
        [radius - 0.02, 0.012],
      ],
      segments: 72,
    },
    slots.frame,
  );
  addTurned(
    disc,
    {
      at: [0, 0, 0],
      profile: [
        [radius - 0.02, 0.014],
        [0.0001, 0.014],
      ],
      segments: 72,
    },
    slots.glass,
  );
  standUp(disc, radius);
  mesh.append(disc, { at: [0, 0, 0] });
  return mesh;
}

/** Turns a body of revolution to face +z, its lowest point at y = 0. */
function standUp(disc: Mesh, radius: number): void {
  for (let i = 0; i < disc.positions.length; i += 3) {
    for (const values of [disc.positions, disc.normals]) {
      const y = values[i + 1]!;
      values[i + 1] = -values[i + 2]!;
      values[i + 2] = y;
    }
    disc.positions[i + 1]! += radius;
  }
}
