import { classId, FIRST_WALL_PLANE } from '../labels.ts';
import type { Room } from '../room/draw-room.ts';
import { aim } from './occlusion.ts';
import { rasterise, type MirrorPlane, type Visible } from './rasterise.ts';
import { shade, type Look } from './shade.ts';
import { makeStruck, meet } from './struck.ts';
import type { Triangles } from './triangles.ts';
import type { View } from './view.ts';

/** What the camera sees in one mirror: the floor, or a glass on a wall. */
export interface Mirror {
  readonly plane: MirrorPlane;
  readonly visible: Visible;
}

const MIRROR = classId('mirror');
const MOST_GLASSES = 2;

/** The mirrors of a room: first the floor, then glasses on the walls. `view` has one sample a pixel. */
export function findMirrors(room: Room, triangles: Triangles, view: View): Mirror[] {
  const planes: MirrorPlane[] = [{ axis: 1, value: 0, side: 1 }];
  for (const { model, at, plane } of room.things) {
    if (!model.classes.includes(MIRROR) || plane < FIRST_WALL_PLANE || planes.length > MOST_GLASSES) continue;
    const wall = plane - FIRST_WALL_PLANE;
    const axis = wall % 2 === 1 ? 0 : 2;
    const side = wall === 0 || wall === 3 ? 1 : -1;
    planes.push({ axis, value: at[axis] + side * 0.034, side });
  }
  return planes.map((plane) => ({ plane, visible: rasterise(triangles, { view, mirror: plane }) }));
}

/** Light of the bare room from a place along a direction: walls in the ambient light, bright windows. */
export function roomLight(
  look: Look,
  { place, towards }: { place: Float64Array; towards: readonly number[] },
): number {
  const { width, depth, height } = look.room.size;
  const half = [width / 2, height, depth / 2];
  let near = Infinity;
  let axis = 0;
  for (let k = 0; k < 3; k++) {
    const goal = towards[k]! > 0 ? half[k]! : k === 1 ? 0 : -half[k]!;
    const far = (goal - place[k]!) / (towards[k]! || -1e-9);
    if (far < near) [near, axis] = [far, k];
  }
  const [x, y, z] = [0, 1, 2].map((k) => place[k]! + towards[k]! * near) as [number, number, number];
  const wall = axis === 0 ? (towards[0]! > 0 ? 1 : 3) : towards[2]! > 0 ? 2 : 0;
  const along = axis === 0 ? z : x;
  const isWindow =
    axis !== 1 &&
    look.room.windows.some(
      (w) => w.wall === wall && Math.abs(along - w.along) < w.width / 2 && y > w.sill && y < w.head,
    );
  return isWindow ? 3 : 0.5 * look.lighting.ambient[1] + 0.12;
}

/** Colours seen in a mirror where `wants` says so, one a pixel; NaN where nothing is seen there. */
export function reflect(
  look: Look,
  { plane, visible }: Mirror,
  { view, wants }: { view: View; wants: (pixel: number) => boolean },
): Float32Array {
  const out = new Float32Array(3 * view.width * view.height).fill(Number.NaN);
  const struck = makeStruck();
  const colour = new Float64Array(3);
  for (let i = 0; i < view.width * view.height; i++) {
    const t = visible.triangle[i]!;
    if (t < 0 || !wants(i)) continue;
    aim(struck, view, { x: (i % view.width) + 0.5, y: Math.floor(i / view.width) + 0.5 });
    struck.ray[plane.axis] = 2 * plane.value - struck.ray[plane.axis]!;
    struck.ray[3 + plane.axis] = -struck.ray[3 + plane.axis]!;
    meet(look.triangles, t, struck);
    shade(look, t, { struck, open: 0.8, out: colour });
    out.set(colour, 3 * i);
  }
  return out;
}
