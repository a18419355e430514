import type { Mask } from '../pixels.ts';
import { parsePrompt } from '../prompt/parse-prompt.ts';
import { standingOf, type Setting } from '../put/arrangement.ts';
import { hullOf, maskOfPlace, type Corner } from '../put/place.ts';
import { cornersOf, pointsOf, silhouetteOf } from '../put/projected.ts';
import { settingOf } from '../put/setting.ts';
import type { Room } from '../room/see-room.ts';
import { modelOf, type FurnishedThing } from './furnished-thing.ts';
import { groundOfRoom } from './ground-of-room.ts';
import { planFurnishing, type FurnishRequest } from './plan-furnishing.ts';

export interface FurnishRoomRequest extends Pick<FurnishRequest, 'roomType' | 'style' | 'language' | 'seed'> {
  readonly room: Room;
  /** The things of an earlier furnishing, as somebody changed them; null = to be planned. */
  readonly things: readonly FurnishedThing[] | null;
}

/** What stands in a furnished room. */
export interface Furnished {
  readonly things: readonly FurnishedThing[];
  /** Where they and their shadows are seen, of the size that the room was seen in: nothing else changes. Empty when nothing fits. */
  readonly mask: Mask;
}

/** The outline of a thing is grown so far for its shadow: share of its size, and share of the photo's width. */
const GROWN = 0.1;
const LEAST_GROWN = 0.012;

/** Plans what stands in a room, or takes what somebody made of such a plan, and says what of the photo changes. */
export function furnishRoom(request: FurnishRoomRequest): Furnished {
  const { room, seed } = request;
  const things = request.things ?? planFurnishing({ ...groundOfRoom(room), ...request });
  const setting = settingOf(room);
  const mask: Mask = {
    width: room.width,
    height: room.height,
    data: new Uint8Array(room.width * room.height),
  };
  for (const thing of things) {
    const place = maskOfPlace(grown(outlineOf(thing, setting, seed), setting.width), mask);
    place.data.forEach((value, i) => {
      if (value > 0) mask.data[i] = value;
    });
  }
  return {
    things: things.map((thing) => ({ ...thing, kind: parsePrompt(thing.words).kind ?? thing.kind })),
    mask,
  };
}

/** Hull of what is seen of a thing, pixels of the setting. */
function outlineOf(thing: FurnishedThing, setting: Setting, seed: number): Corner[] {
  const { mesh, piece } = modelOf({ ...thing, variant: thing.arrangement.variant }, seed);
  const seen = silhouetteOf(pointsOf(mesh), setting, standingOf(setting, piece.support, thing.arrangement));
  return hullOf(cornersOf(seen));
}

function grown(hull: readonly Corner[], width: number): Corner[] {
  if (hull.length === 0) return [];
  const middle = [0, 1].map((axis) => hull.reduce((sum, corner) => sum + corner[axis]!, 0) / hull.length);
  return hull.map(([x, y]): Corner => {
    const [across, down] = [x - middle[0]!, y - middle[1]!];
    const length = Math.hypot(across, down) || 1;
    const share = 1 + Math.max(GROWN, (LEAST_GROWN * width) / length);
    return [middle[0]! + across * share, middle[1]! + down * share];
  });
}
