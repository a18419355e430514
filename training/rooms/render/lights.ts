import { unit, type Vec3 } from '../../../engine/src/models.ts';
import type { Chance } from '../chance.ts';
import { classId } from '../labels.ts';
import type { Room } from '../room/draw-room.ts';
import type { Window } from '../room/plan.ts';
import { rasterise } from './rasterise.ts';
import type { Triangles } from './triangles.ts';
import { squareView, type View } from './view.ts';

/** A window or lamp that lights the room, with what it sees. */
export interface Source {
  readonly view: View;
  readonly depth: Float32Array;
  readonly area: number;
  readonly isWindow: boolean;
  /** Blur of its shadows, in samples of its view. */
  readonly blur: number;
}

const SIDE = 160;
const MOST_WINDOWS = 3;
const TRANSPARENT = new Set((['window', 'curtain', 'lamp', 'ceiling', 'wall'] as const).map(classId));

function beforeWindow(
  { wall, along, sill, head }: Window,
  { width, depth }: Room['size'],
): { at: Vec3; ahead: Vec3 } {
  const [y, off] = [(sill + head) / 2, 0.25];
  if (wall === 0) return { at: [along, y, -depth / 2 + off], ahead: [0, 0, 1] };
  if (wall === 1) return { at: [width / 2 - off, y, along], ahead: [-1, 0, 0] };
  if (wall === 2) return { at: [along, y, depth / 2 - off], ahead: [0, 0, -1] };
  return { at: [-width / 2 + off, y, along], ahead: [1, 0, 0] };
}

/** The light sources of a room with their shadow maps. */
export function sourcesOf(room: Room, triangles: Triangles): Source[] {
  const skips = (t: number): boolean => TRANSPARENT.has(triangles.classes[t]!);
  const lit = (at: Vec3, ahead: Vec3) => {
    const view = squareView(at, ahead, SIDE);
    return { view, depth: rasterise(triangles, { view, skips }).depth };
  };
  const windows = room.windows.slice(0, MOST_WINDOWS).map((window) => {
    const { at, ahead } = beforeWindow(window, room.size);
    return { ...lit(at, ahead), area: window.width * (window.head - window.sill), isWindow: true, blur: 7 };
  });
  const lamps = room.lamps.map((at) => ({ ...lit(at, [0, -1, 0]), area: 0.8, isWindow: false, blur: 3 }));
  return [...windows, ...lamps];
}

/** Sunlight through one window. */
export interface Sun {
  readonly window: Window;
  /** Towards the sun. */
  readonly towards: Vec3;
  readonly strength: number;
}

/** How the room is lit in one picture: colours are linear RGB. */
export interface Lighting {
  /** Light from everywhere. */
  readonly ambient: Vec3;
  readonly colours: readonly Vec3[];
  readonly sun: Sun | null;
}

const DAY: Vec3 = [0.95, 1, 1.08];

/** Draws the light of one picture: daylight and lamps of other colours at once, as in homes. */
export function drawLighting(c: Chance, room: Room, sources: readonly Source[]): Lighting {
  const level = c.between(0.15, 0.75);
  const tint: Vec3 = c.is(0.5) ? [c.between(0.95, 1.3), 1, c.between(0.55, 1.05)] : [1, 1, 1];
  const colours = sources.map(({ isWindow }): Vec3 => {
    const strength = isWindow ? c.between(0.8, 7) : c.between(0.3, 2.8);
    const warm = isWindow ? 1 : c.between(0.9, 1.5);
    const base: Vec3 = isWindow ? DAY : [warm, 1, 1.45 - 0.65 * warm];
    return [
      base[0] * c.between(0.9, 1.15) * strength,
      base[1] * strength,
      base[2] * c.between(0.75, 1.15) * strength,
    ];
  });
  return {
    ambient: [level * tint[0] * 0.96, level * 0.94, level * tint[2] * 0.9],
    colours,
    sun: drawSun(c, room),
  };
}

function drawSun(c: Chance, room: Room): Sun | null {
  const window = c.is(0.35) && room.windows.length > 0 ? c.from(room.windows) : null;
  if (!window) return null;
  const [x, y, z] = unit([c.between(-1, 1), c.between(0.4, 1.4), c.between(0.4, 1.5)]);
  const towards: Vec3 =
    window.wall === 0
      ? [x, y, -z]
      : window.wall === 1
        ? [z, y, x]
        : window.wall === 2
          ? [x, y, z]
          : [-z, y, x];
  return { window, towards, strength: c.between(2, 9) };
}
