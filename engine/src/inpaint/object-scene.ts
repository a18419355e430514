import { LINEAR_FROM_BYTE } from '../colour/srgb.ts';
import type { Mask, PixelImage, Rect } from '../pixels.ts';
import type { Setting, Standing, Support } from '../put/arrangement.ts';
import { makeEnvironment, type Environment } from '../scene/environment.ts';
import type { MirrorView } from '../scene/lights.ts';
import type { Material } from '../scene/material.ts';
import { Mesh } from '../scene/mesh.ts';
import { makeScene, type Scene, type View } from '../scene/scene.ts';
import type { Vec3 } from '../scene/vector.ts';
import type { Camera } from '../room/camera/camera.ts';

const FAR = 30;
/** A table top under a thing and the wall behind it reach this far, metres: enough for its shadow, and no lid on the light of a window beside it. */
const TABLE = 0.6;
const WALL = 1.6;

/** A camera of a room as a view of the scene. */
export function viewOf({ cameraHeight }: Pick<Setting, 'cameraHeight'>, camera: Camera): View {
  const { focal, centreX, centreY, pitch, roll } = camera;
  return { x: 0, y: cameraHeight, z: 0, yaw: 0, focal, centreX, centreY, pitch, roll };
}

/** The lowest part of a place, share of its height, and how far beside it its ground is looked at where something is cleared away, share of its width. */
const LOWEST = 0.12;
const BESIDE = 0.25;
/** Fewer places tell nothing. */
const LEAST_GROUND = 20;

/** Mean linear colour of the lowest part of a place: what the object stands on. `hole`: what goes there does not count, what lies beside it does. */
export function groundColour(picture: PixelImage, place: Rect, hole: Mask | null = null): Vec3 {
  const { left, right, top, bottom } = place;
  const aside = hole ? Math.round(BESIDE * (right - left)) : 0;
  const [from, to] = [Math.max(0, left - aside), Math.min(picture.width, right + aside)];
  const highest = Math.max(0, Math.floor(bottom - Math.max(1, (bottom - top) * LOWEST)));
  const sum = [0, 0, 0];
  let count = 0;
  const step = Math.max(1, Math.floor((right - left) / 200));
  for (let y = highest; y < bottom; y += step) {
    for (let x = from; x < to; x += step) {
      const i = y * picture.width + x;
      if (hole && hole.data[i]! > 0) continue;
      for (let k = 0; k < 3; k++) sum[k]! += LINEAR_FROM_BYTE[picture.data[4 * i + k]!]!;
      count++;
    }
  }
  if (hole && count < LEAST_GROUND) return groundColour(picture, place);
  const limit = (value: number): number => Math.max(0.08, Math.min(0.75, value / Math.max(1, count)));
  return [limit(sum[0]!), limit(sum[1]!), limit(sum[2]!)];
}

/** A thing as it stands in the room. */
export interface Placed {
  readonly mesh: Mesh;
  readonly support: Support;
  readonly standing: Standing;
}

/** Half the height of a common thing, metres: its light is that of its middle. */
const MIDDLE = 0.4;

/** The middle of things that stand together, in camera heights from the camera. */
export function middleOf(placed: readonly Omit<Placed, 'mesh'>[], { cameraHeight }: Setting): Vec3 {
  const mean = (of: (standing: Standing) => number): number =>
    placed.reduce((sum, { standing }) => sum + of(standing), 0) / placed.length / cameraHeight;
  const rise = placed.every(({ support }) => support === 'floor') ? MIDDLE / cameraHeight : 0;
  return [mean(({ x }) => x), mean(({ base }) => base) + rise - 1, mean(({ depth }) => depth)];
}

function addWall(mesh: Mesh, { x, base, depth, yaw }: Standing, slot: number): void {
  const across: Vec3 = [Math.cos(yaw), 0, -Math.sin(yaw)];
  const corner: Vec3 = [x - across[0] * WALL, base - WALL, -depth - across[2] * WALL];
  mesh.flat(corner, { u: [across[0] * 2 * WALL, 0, across[2] * 2 * WALL], v: [0, 2 * WALL, 0] }, slot);
}

function addTable(mesh: Mesh, { x, base, depth }: Standing, slot: number): void {
  mesh.flat([x - TABLE, base, -depth + TABLE], { u: [2 * TABLE, 0, 0], v: [0, 0, -2 * TABLE] }, slot);
}

/** Whether a thing stands on another one that is placed with it: a lamp on its table. */
function isBorne({ standing: { x, base, depth } }: Placed, things: readonly Placed[]): boolean {
  return things.some(
    ({ support, standing }) =>
      support === 'floor' &&
      standing.base < base &&
      Math.hypot(standing.x - x, standing.depth - depth) < TABLE,
  );
}

/** What a thing throws its shadow on. */
function addCatcher(mesh: Mesh, { support, standing }: Placed, slot: number): void {
  if (support === 'wall') addWall(mesh, standing, slot);
  else if (support === 'floor' && standing.base > 0) addTable(mesh, standing, slot);
}

/** The placed things with the floors and walls they throw their shadows on. */
export function objectScene(
  things: readonly Placed[],
  surroundings: { light: Environment; ground: Vec3; mirrorView: MirrorView },
): Scene {
  const mesh = new Mesh();
  const catcher: Material = { mean: surroundings.ground, roughness: 1, specular: 0, isCatcher: true };
  const slot = mesh.material(catcher);
  for (const thing of things) {
    const { x, base, depth, yaw, scale } = thing.standing;
    mesh.append(thing.mesh, { at: [x, base, -depth], yaw, scale });
    if (!isBorne(thing, things)) addCatcher(mesh, thing, slot);
  }
  if (things.some(({ support, standing }) => support === 'floor' && standing.base <= 0))
    mesh.flat([-FAR, 0, FAR], { u: [2 * FAR, 0, 0], v: [0, 0, -2 * FAR] }, slot);
  const { light, mirrorView } = surroundings;
  return makeScene(mesh, { environment: light, isEnvironmentLighting: true, panels: [], mirrorView });
}

/** An object by itself, for drawings that need no light. */
export function plainScene(mesh: Mesh): Scene {
  const environment = makeEnvironment({ width: 1, height: 1 }, (_direction, out) => out.fill(1));
  return makeScene(mesh, { environment, isEnvironmentLighting: true, panels: [] });
}
