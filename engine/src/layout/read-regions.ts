import { horizonAt } from '../room/camera/camera.ts';
import { sideAt, SIDES } from '../room/layout/layout.ts';
import { NETWORK_CLASSES, type NetworkClass } from '../room/network/classes.ts';
import { regionAt, type RoomPart } from '../room/room-part.ts';
import type { Segmentation } from '../segment/segment-image.ts';
import type { RegionStats } from './region-stats.ts';

/** What the regions around a hole are. */
export interface RegionReading {
  /** Lies on the floor, or flat on what lies there. */
  readonly isFloor: readonly boolean[];
  /** Stands in the room: nothing of it goes on behind a hole. */
  readonly isThing: readonly boolean[];
}

/** What lies on the floor, and what walls and ceilings are made of and let into them: it may go on behind a thing that is taken away. */
const LYING = numbersOf('floor', 'rug');
const UPRIGHT = numbersOf('wall', 'ceiling', 'window', 'door', 'curtain');
/** A region is a thing when classes of things have this share of it. */
const THING = 0.6;
/** How much the side of the room's box behind a region counts beside what the network sees there. */
const BOX = 0.4;
/** Nothing of a floor rises above the horizon by more than this share of the picture's height. */
const ABOVE = 0.05;
/** Pixels between those that are asked. */
const STEP = 3;

/** Reads every region of a picture's part: what the network sees on it, and what the room's box has there. */
export function readRegions(
  { label, count, width, height }: Segmentation,
  stats: readonly RegionStats[],
  room: RoomPart,
): RegionReading {
  const lying = new Float32Array(count);
  const upright = new Float32Array(count);
  const asked = new Float32Array(count);
  const { classShares } = room.room;
  const shareOf = (classes: readonly number[], region: number): number =>
    classes.reduce((sum, c) => sum + classShares[region * NETWORK_CLASSES.length + c]!, 0);
  const box = new Float32Array(count);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const region = label[y * width + x]!;
      // Slivers between the rows are asked at least once.
      if (region < 0 || ((x % STEP !== 0 || y % STEP !== 0) && asked[region]! > 0)) continue;
      const from = regionAt(room, x, y);
      asked[region]! += 1;
      lying[region]! += shareOf(LYING, from);
      upright[region]! += shareOf(UPRIGHT, from);
      box[region]! += SIDES[sideAt(room.layout, x + 0.5, y + 0.5)] === 'floor' ? 1 : -1;
    }
  }
  const { camera } = room.layout;
  const isLow = stats.map(({ top, middle }) => top > horizonAt(camera, middle) + ABOVE * height);
  return {
    isFloor: stats.map((_, i) => {
      const times = Math.max(1, asked[i]!);
      return isLow[i]! && (lying[i]! - upright[i]! + BOX * box[i]!) / times > 0;
    }),
    isThing: stats.map((_, i) => asked[i]! > 0 && 1 - (lying[i]! + upright[i]!) / asked[i]! > THING),
  };
}

function numbersOf(...names: readonly NetworkClass[]): number[] {
  return names.map((name) => NETWORK_CLASSES.indexOf(name));
}
