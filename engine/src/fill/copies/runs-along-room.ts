import { angleTowards, type Pixel, roomDirections, vanishingPointOf } from '../../room/camera/camera.ts';
import { LOST } from '../../room/layout/fit-layout.ts';
import { type RoomLayout, sideAt } from '../../room/layout/layout.ts';
import { dot, type Vec3 } from '../../scene/vector.ts';

/** Part of a straight line, pixels; `to`: how far it runs from its first point, along its unit direction. */
export interface Stretch {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly to: number;
}

/** Sine of the angle by which a line may stray from the room's directions: the camera is estimated. */
const STRAY = 0.1;

/**
 * Whether an edge may belong to the room: on walls, ceiling and floor edges run along the room's three directions, and none runs straight on round a corner but
 * an upright one. True where the camera is not to be believed.
 */
export function runsAlongRoom(line: Stretch, layout: RoomLayout): boolean {
  const { camera } = layout;
  if (camera.trust < LOST) return true;
  const [back, side] = roomDirections(camera);
  const ways: readonly Vec3[] = [[0, 1, 0], back, side];
  const [enters, leaves] = [0, line.to].map((far) =>
    waysIn(layout, ways, { x: line.x + far * line.dx, y: line.y + far * line.dy }),
  );
  const middle = { ...line, x: line.x + (line.to / 2) * line.dx, y: line.y + (line.to / 2) * line.dy };
  return ways.some(
    (way, k) =>
      enters![k] === true &&
      leaves![k] === true &&
      angleTowards(middle, vanishingPointOf(camera, way)) < STRAY,
  );
}

/** Which of some directions lie in the side of the room that is seen at a place. */
function waysIn(layout: RoomLayout, ways: readonly Vec3[], { x, y }: Pixel): readonly boolean[] {
  const normal = layout.towards[sideAt(layout, x, y)]!;
  return ways.map((way) => Math.abs(dot(way, normal)) < 0.5);
}
