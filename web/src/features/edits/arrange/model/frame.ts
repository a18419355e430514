import { pixelIn, type Standing, standingOf } from '@maquette/engine';
import type { Placed, Thing } from './thing.ts';

/** A box as shares of the photo's width and height, and the thing's own origin in it. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly originX: number;
  readonly originY: number;
}

type Boxed = Pick<Thing, 'setting' | 'support' | 'sizes'>;

/** Where a thing is seen, by the corners of its box. */
export function frameOf({ setting, support, sizes }: Boxed, at: Placed): Frame {
  const standing = standingOf(setting, support, at);
  const [low, high] = { floor: [0, 1], wall: [-0.5, 0.5], ceiling: [-1, 0] }[support] as [number, number];
  const [back, front] = support === 'wall' ? ([0, 1] as const) : ([-0.5, 0.5] as const);
  const seen = [-0.5, 0.5].flatMap((across) =>
    [low, high].flatMap((up) =>
      [back, front].flatMap((deep) => {
        const corner = [across * sizes.width, up * sizes.height, deep * sizes.depth] as const;
        const pixel = pixelIn(setting, inRoom(standing, corner));
        return pixel ? [{ x: pixel.x / setting.width, y: pixel.y / setting.height }] : [];
      }),
    ),
  );
  const columns = seen.map(({ x }) => x);
  const rows = seen.map(({ y }) => y);
  return {
    ...{ left: Math.min(at.x, ...columns), right: Math.max(at.x, ...columns) },
    ...{ top: Math.min(at.y, ...rows), bottom: Math.max(at.y, ...rows) },
    ...{ originX: at.x, originY: at.y },
  };
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
