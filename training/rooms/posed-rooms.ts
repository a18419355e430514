import { Chance } from './chance.ts';
import { buildPools } from './models/pools.ts';
import { renderRoom, type CameraLabel } from './render/render-room.ts';
import type { Frame } from './room/camera.ts';
import { drawRoom, emptied } from './room/draw-room.ts';

/** How a posed picture is held. */
export type Hold = 'tilted' | 'portrait' | 'wide';
const HOLDS = ['tilted', 'portrait', 'wide'] as const;

/** One view of a room whose camera is known, furnished and empty: bytes of RGB. */
export interface PosedRoom {
  readonly seed: number;
  readonly hold: Hold;
  readonly width: number;
  readonly height: number;
  readonly furnished: Uint8Array;
  readonly empty: Uint8Array;
  readonly camera: CameraLabel;
}

export interface PosedRequest {
  readonly seed: number;
  readonly rooms: number;
  /** Pixels along the longer side. */
  readonly side: number;
}

const DEGREE = Math.PI / 180;

/** Landscape pitched to 20 and rolled to 5 degrees; portrait and wide ones held less crookedly. */
function frameOf(c: Chance, hold: Hold, side: number): Frame {
  const short = Math.round(side * (hold === 'wide' ? 0.5625 : 0.75));
  const [pitch, roll] = hold === 'tilted' ? [20, 5] : hold === 'portrait' ? [14, 4] : [12, 4];
  return {
    width: hold === 'portrait' ? short : side,
    height: hold === 'portrait' ? side : short,
    pose: {
      view: hold === 'wide' ? c.between(80, 105) : c.between(55, 85),
      pitch: c.between(-pitch, pitch) * DEGREE,
      roll: c.between(-roll, roll) * DEGREE,
    },
  };
}

/** Takes known cameras into rooms, one after the other, tilted, portrait and wide in turn; the same request gives the same pictures. */
export function* posedRooms({ seed, rooms, side }: PosedRequest): Generator<PosedRoom> {
  const pools = buildPools(new Chance(seed));
  let room = seed * 100_003;
  for (let made = 0; made < rooms; room++) {
    const hold = HOLDS[made % HOLDS.length]!;
    const frame = frameOf(new Chance(room + 17), hold, side);
    const { width, height } = frame;
    const drawn = drawRoom(room, pools, frame);
    const look = { seed: room, looks: 1 };
    const furnished = renderRoom(drawn, { width, height }, look);
    const empty = furnished && renderRoom(emptied(drawn), { width, height }, look);
    if (!furnished?.photos[0] || !empty?.photos[0]) continue;
    const { camera } = furnished;
    yield { seed: room, hold, width, height, furnished: furnished.photos[0], empty: empty.photos[0], camera };
    made++;
  }
}
