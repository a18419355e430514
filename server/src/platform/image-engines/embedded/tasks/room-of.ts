import { createHash } from 'node:crypto';
import { measureRoom, type PixelImage, type Room, seeRoom } from '@maquette/engine';
import type { ModelHelp } from '../../../open-models/running/model-help.ts';

/** Edits of one photo come one after the other: so many photos' rooms are kept, some 12 MB each. */
const KEPT = 3;

/** Least recently used first. */
const rooms = new Map<string, Room>();

/** What is understood of the room in a photo's small copy; seen once for several edits of the same photo. */
export function roomOf(overview: PixelImage): Room {
  const { width, height, data } = overview;
  const key = `${width}x${height} ${createHash('sha256').update(data).digest('base64')}`;
  const room = rooms.get(key) ?? seeRoom(overview);
  rooms.delete(key);
  rooms.set(key, room);
  const [oldest] = rooms.keys();
  if (rooms.size > KEPT && oldest !== undefined) rooms.delete(oldest);
  return room;
}

/** The same with its sides and distances as a model measures them, where one can. */
export async function measuredRoomOf(overview: PixelImage, help: ModelHelp): Promise<Room> {
  return measuredBy(help, overview, roomOf(overview));
}

/** A room as a model measures it, where one can and is believed. `picture`: the one that the room was seen in. */
export async function measuredBy(help: ModelHelp, picture: PixelImage, room: Room): Promise<Room> {
  const nearness = await help.ask({ role: 'depth', picture });
  const measured = nearness ? measureRoom(room, nearness) : room;
  if (measured === room) help.unused('depth');
  return measured;
}
