import { horizonAt, type Camera } from './camera/camera.ts';
import { findOpenings } from './find-openings.ts';
import { fitMeasured } from './layout/fit-layout.ts';
import { SIDES, type RoomLayout } from './layout/layout.ts';
import { distanceOf, scaleOf, seenSides, slopeOf, type Facing } from './measured-sides.ts';
import type { Nearness, Room } from './see-room.ts';

/** Measured and seen agree within this (natural logarithm). */
const AGREE = 0.6;
/** How far the horizon of a camera without trust and of one of full trust strays, and a measured one: shares of the picture's height. */
const LOST_STRAYS = 0.06;
const SURE_STRAYS = 0.01;
const MEASURED_STRAYS = 0.015;
/** Horizons farther apart contradict each other: share of the picture's height. */
const OTHER_HORIZON = 0.12;

const FLOOR = SIDES.indexOf('floor');
const CEILING = SIDES.indexOf('ceiling');

type Seen = ReturnType<typeof seenSides>;

/**
 * The room with its horizon and its sides where somebody else measured them to be, as far as the photo does not say otherwise, and with how near everything is: the
 * unknown unit and zero of what was measured are those that make its floor the floor of the room's camera. What does not fit such a floor, or sets horizon or most sides
 * far from where they are seen, is not believed: then it is the same room.
 */
export function measureRoom(room: Room, measured: Nearness): Room {
  const seen = seenSides(room, measured);
  const camera = measuredCamera(room, seen);
  const layout = camera && movedSides(room, { ...room.layout, camera }, seen);
  if (!layout) return room;
  const scale = scaleOf(seen[FLOOR]!, facing(room, layout, FLOOR));
  if (!scale) return room;
  const nearness = { ...measured, data: measured.data.map((value) => (value - scale.zero) / scale.unit) };
  if (layout === room.layout) return { ...room, nearness };
  const openings = findOpenings(room.things, layout, room);
  return { ...room, nearness, camera: layout.camera, layout, openings };
}

const facing = ({ width, height }: Room, { camera, towards }: RoomLayout, side: number): Facing => ({
  ...{ camera, width, height, to: towards[side]! },
});

/**
 * The room's camera with its horizon where floor and ceiling, as they were measured, would meet: both are infinitely far there, whatever unit and zero are. The same where
 * one of them is not seen; null where they would meet far from the camera's own horizon.
 */
function measuredCamera({ layout: { camera }, width, height }: Room, seen: Seen): Camera | null {
  const [floor, ceiling] = [slopeOf(seen[FLOOR]!), slopeOf(seen[CEILING]!)];
  if (!floor || !ceiling) return camera;
  const own = horizonAt(camera, camera.centreX) / height;
  const across = ((ceiling.across - floor.across) * camera.centreX) / width;
  const meet = (ceiling.corner - floor.corner + across) / (floor.down - ceiling.down);
  if (!(Math.abs(meet - own) < OTHER_HORIZON)) return null;
  const strays = SURE_STRAYS + (LOST_STRAYS - SURE_STRAYS) * (1 - camera.trust);
  const row = own + ((meet - own) * strays ** 2) / (strays ** 2 + MEASURED_STRAYS ** 2);
  const pitch = Math.atan(((camera.centreY - row * height) * Math.cos(camera.roll)) / camera.focal);
  return { ...camera, pitch };
}

/** The sides of a room at a camera where they were measured; those it has where they explain better what is seen, null where what was measured is far from that. */
function movedSides(room: Room, layout: RoomLayout, seen: Seen): RoomLayout | null {
  const scale = scaleOf(seen[FLOOR]!, facing(room, layout, FLOOR));
  if (!scale) return null;
  const told = seen.flatMap((places, side) => {
    const found = side === FLOOR ? null : distanceOf(places, facing(room, layout, side), scale);
    return found ? [{ side, ...found }] : [];
  });
  const agreeing = told.filter(
    ({ side, distance }) => Math.abs(Math.log(distance / layout.distance[side]!)) < AGREE,
  );
  if (2 * agreeing.length < told.length) return null;
  return fitMeasured(room, layout.camera, agreeing);
}
