import { cameraOfPart } from './camera/camera.ts';
import { scaledLayout, type RoomLayout } from './layout/layout.ts';
import type { MapSize } from './network/feature-map.ts';
import type { Room } from './see-room.ts';

/** A part of a photo, and the room it shows a part of. */
export interface RoomPart {
  readonly room: Room;
  /** In pixels of the part. */
  readonly layout: RoomLayout;
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/** `left`, `top`: the part's corner in pixels of the picture that the room was seen in; `scale`: pixels of the part per pixel of that picture. */
export function partOfRoom(room: Room, part: { left: number; top: number; scale: number }): RoomPart {
  return { room, ...part, layout: { ...room.layout, camera: cameraOfPart(room.layout.camera, part) } };
}

/** The same part at another size: half as many pixels across are `scale` 0.5. */
export function scaledPart(part: RoomPart, scale: number): RoomPart {
  return { ...part, scale: part.scale * scale, layout: scaledLayout(part.layout, scale) };
}

/** The region of the room's graph that lies at a pixel of the part. */
export function regionAt(part: RoomPart, x: number, y: number): number {
  const { graph } = part.room;
  return graph.label[indexAt(part, { x, y }, graph)]!;
}

/** Number of the thing that is seen at a pixel of the part; -1 for none. */
export function thingAt(part: RoomPart, x: number, y: number): number {
  const { things, sight } = part.room;
  return things.thingAt[indexAt(part, { x, y }, sight.classes)]!;
}

/** Where a place of the part lies in a map of the whole room's picture, in pixels of the map. */
export function placeIn(
  { room, left, top, scale }: RoomPart,
  { x, y }: { x: number; y: number },
  map: MapSize,
): { x: number; y: number } {
  return {
    x: ((left + x / scale) * map.width) / room.width,
    y: ((top + y / scale) * map.height) / room.height,
  };
}

/** The pixel of such a map in which a pixel of the part lies. */
export function indexAt(part: RoomPart, { x, y }: { x: number; y: number }, map: MapSize): number {
  const place = placeIn(part, { x: x + 0.5, y: y + 0.5 }, map);
  const within = (at: number, size: number): number => Math.max(0, Math.min(size - 1, Math.floor(at)));
  return within(place.y, map.height) * map.width + within(place.x, map.width);
}
