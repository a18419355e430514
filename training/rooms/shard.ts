import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { Chance } from './chance.ts';
import { buildPools, type Pools } from './models/pools.ts';
import { writeNpy } from './npy.ts';
import { renderRoom, type LabelledRoom, type PictureSize } from './render/render-room.ts';
import { drawRoom } from './room/draw-room.ts';

export interface ShardRequest {
  readonly seed: number;
  readonly rooms: number;
  readonly looks: number;
  readonly size: PictureSize;
}

/** Rooms that share models before new ones are built. */
const ROOMS_A_POOL = 100;

/** Draws `rooms` labelled rooms one after the other; the same request gives the same rooms. */
export function* labelledRooms({ seed, rooms, looks, size }: ShardRequest): Generator<LabelledRoom> {
  let pools: Pools | null = null;
  let room = seed * 100_003;
  for (let made = 0; made < rooms; room++) {
    if (made % ROOMS_A_POOL === 0 || !pools) pools ??= buildPools(new Chance(room));
    const rendered = renderRoom(drawRoom(room, pools, size), size, { seed: room, looks });
    if (!rendered) continue;
    yield rendered;
    made++;
    if (made % ROOMS_A_POOL === 0) pools = null;
  }
}

/** Writes a shard: `SEED.rgb.npy` (a picture for every look), and once a room `.classes`, `.planes`, `.things` and `.camera` (focal length, pitch, roll, yaw, horizon, eye). Returns the number of pictures. */
export async function writeShard(folder: string, request: ShardRequest): Promise<number> {
  const { seed, rooms, looks, size } = request;
  const { width, height } = size;
  const pixels = width * height;
  const arrays = {
    rgb: new Uint8Array(rooms * looks * pixels * 3),
    classes: new Uint8Array(rooms * pixels),
    planes: new Uint8Array(rooms * pixels),
    things: new Uint8Array(rooms * pixels),
    camera: new Float32Array(rooms * 6),
  };
  let i = 0;
  for (const { photos, classes, planes, things, camera } of labelledRooms(request)) {
    photos.forEach((photo, look) => arrays.rgb.set(photo, (i * looks + look) * pixels * 3));
    arrays.classes.set(classes, i * pixels);
    arrays.planes.set(planes, i * pixels);
    arrays.things.set(things, i * pixels);
    arrays.camera.set(
      [camera.focal, camera.pitch, camera.roll, camera.yaw, camera.horizon, camera.eye],
      i * 6,
    );
    i++;
  }
  const shapes = {
    rgb: [rooms * looks, height, width, 3],
    classes: [rooms, height, width],
    planes: [rooms, height, width],
    things: [rooms, height, width],
    camera: [rooms, 6],
  };
  await mkdir(folder, { recursive: true });
  // The pictures last: a shard that is read while it is written must not look complete.
  for (const name of ['classes', 'planes', 'things', 'camera', 'rgb'] as const) {
    const target = path.join(folder, `${seed}.${name}.npy`);
    const file = await open(`${target}.part`, 'w');
    await writeNpy(file, arrays[name], shapes[name]);
    await file.close();
    await rename(`${target}.part`, target);
  }
  return rooms * looks;
}
