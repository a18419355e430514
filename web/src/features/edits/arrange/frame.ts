import {
  type Arrangement,
  pixelIn,
  type Setting,
  type Standing,
  standingOf,
  type StandingPiece,
} from '@maquette/engine';
import type { Placed, Thing } from './thing.ts';

/** A box as shares of the photo's width and height, and the thing's own origin in it. */
interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly originX: number;
  readonly originY: number;
}

type Boxed = Pick<Thing, 'setting' | 'support' | 'sizes'>;
type Extent = StandingPiece['extent'];

/** Where a thing is seen, by the corners of its box. */
export function frameOf({ setting, support, sizes }: Boxed, at: Placed): Frame {
  const seen = boxOf({ setting, support, extent: extentOf(support, sizes) }, at);
  const columns = seen.map(([x]) => x);
  const rows = seen.map(([, y]) => y);
  return {
    ...{ left: Math.min(at.x, ...columns), right: Math.max(at.x, ...columns) },
    ...{ top: Math.min(at.y, ...rows), bottom: Math.max(at.y, ...rows) },
    ...{ originX: at.x, originY: at.y },
  };
}

function extentOf(support: Boxed['support'], { width, height, depth }: Boxed['sizes']): Extent {
  const [low, high] = { floor: [0, 1], wall: [-0.5, 0.5], ceiling: [-1, 0] }[support] as [number, number];
  const [back, front] = support === 'wall' ? ([0, 1] as const) : ([-0.5, 0.5] as const);
  return {
    ...{ left: -width / 2, right: width / 2, bottom: low * height, top: high * height },
    ...{ back: back * depth, front: front * depth },
  };
}

interface Reaching {
  readonly setting: Setting;
  readonly support: Boxed['support'];
  /** At scale 1, metres. */
  readonly extent: Extent;
}

/** Where the corners of a thing's box are seen, as shares of the photo's width and height; those behind the camera are left out. */
export function boxOf(
  { setting, support, extent }: Reaching,
  at: Arrangement,
): (readonly [x: number, y: number])[] {
  const standing = standingOf(setting, support, at);
  return [extent.left, extent.right].flatMap((across) =>
    [extent.bottom, extent.top].flatMap((up) =>
      [extent.back, extent.front].flatMap((deep) => {
        const pixel = pixelIn(setting, inRoom(standing, [across, up, deep]));
        return pixel ? [[pixel.x / setting.width, pixel.y / setting.height] as const] : [];
      }),
    ),
  );
}

/** A point of the thing in metres of the room: right of the camera, above the floor, ahead. */
function inRoom(
  { x, base, depth, yaw, scale }: Standing,
  [across, up, deep]: readonly [number, number, number],
): [number, number, number] {
  const [cos, sin] = [Math.cos(yaw) * scale, Math.sin(yaw) * scale];
  return [x + across * cos + deep * sin, base + up * scale, depth + across * sin - deep * cos];
}

/** Centimetres of a thing at its scale: width, height, depth. */
export function centimetresOf({ sizes }: Pick<Thing, 'sizes'>, scale: number) {
  const whole = (metres: number) => Math.max(1, Math.round(metres * scale * 100));
  return { width: whole(sizes.width), height: whole(sizes.height), depth: whole(sizes.depth) };
}
