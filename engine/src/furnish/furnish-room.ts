import type { Extent } from '../furniture/sets/footprint.ts';
import { groundColour, middleOf } from '../inpaint/object-scene.ts';
import { lightOfPhoto } from '../inpaint/photo-light.ts';
import { drawnRecord } from '../lexicon/kinds.ts';
import type { Mask, PixelImage, Rect } from '../pixels.ts';
import { standingOf, type Setting, type Support } from '../put/arrangement.ts';
import { hullOf, maskOfPlace, type Corner } from '../put/place.ts';
import { cornersOf, pointsOf, silhouetteOf } from '../put/projected.ts';
import { sphericalLightOf } from '../put/raster/spherical-light.ts';
import { settingOf } from '../put/setting.ts';
import type { Room } from '../room/see-room.ts';
import { clashesOf, type Clash } from './clashes.ts';
import { modelOf, type FurnishedThing, type ThingModel } from './furnished-thing.ts';
import { groundOfRoom } from './ground-of-room.ts';
import { planFurnishing, type FurnishRequest } from './plan-furnishing.ts';

export interface FurnishRoomRequest extends Pick<FurnishRequest, 'roomType' | 'style' | 'language' | 'seed'> {
  readonly room: Room;
  /** The photo at the size that the room was seen in. */
  readonly picture: PixelImage;
  /** Where things were taken away before, of the photo's proportions; null = nowhere that is known. */
  readonly cleared: Mask | null;
  /** The things of an earlier furnishing, as somebody changed them; null = to be planned. */
  readonly things: readonly FurnishedThing[] | null;
}

/** A thing of a furnished room as far as a sketch of it needs it. */
export interface FurnishedPiece extends FurnishedThing {
  readonly support: Support;
  /** At scale 1, metres. */
  readonly extent: Extent;
  /** Lies flat on the floor: others stand on it. */
  readonly isFlat: boolean;
  /** Hull of what is seen of it, pixels of the room's picture; empty for what would stand behind the camera. */
  readonly place: readonly Corner[];
}

/** What stands in a furnished room. */
export interface Furnished {
  readonly things: readonly FurnishedPiece[];
  /** Things that cannot stand where they do. */
  readonly clashes: readonly Clash[];
  readonly setting: Setting;
  /** Nine spherical harmonics of the light in the middle of them, three channels each. */
  readonly light: readonly number[];
  /** Where they and their shadows are seen, of the size that the room was seen in: nothing else changes. Empty when nothing fits. */
  readonly mask: Mask;
}

/** The outline of a thing is grown so far for its shadow: share of its size, and share of the photo's width. */
const GROWN = 0.1;
const LEAST_GROWN = 0.012;

/** Plans what stands in a room, or takes what somebody made of such a plan, and says what of the photo changes. */
export function furnishRoom(request: FurnishRoomRequest): Furnished {
  const { room, seed } = request;
  const wanted = request.things ?? planFurnishing({ ...groundOfRoom(room, request.cleared), ...request });
  const setting = settingOf(room);
  const things = wanted.map((thing) => pieceIn(setting, thing, seed));
  const mask: Mask = {
    width: room.width,
    height: room.height,
    data: new Uint8Array(room.width * room.height),
  };
  for (const { place } of things)
    maskOfPlace(grown(place, setting.width), mask).data.forEach((value, i) => {
      if (value > 0) mask.data[i] = value;
    });
  return {
    things,
    clashes: clashesOf(setting, things),
    setting,
    light: lightAmid(request, setting, things),
    mask,
  };
}

function pieceIn(setting: Setting, thing: FurnishedThing, seed: number): FurnishedPiece {
  const model = modelOf({ ...thing, variant: thing.arrangement.variant }, seed);
  const { kind, extent, piece } = model;
  return {
    ...thing,
    ...{ kind, extent, support: piece.support },
    isFlat: drawnRecord(kind).stands === 'flat',
    place: outlineOf(thing, setting, model),
  };
}

/** The light where the things stand, as a sketch needs it. */
function lightAmid(
  { room, picture }: FurnishRoomRequest,
  setting: Setting,
  things: readonly FurnishedPiece[],
): readonly number[] {
  const around = boundsOf(
    things.flatMap(({ place }) => place),
    picture,
  );
  const standings = things.map(({ support, arrangement }) => ({
    support,
    standing: standingOf(setting, support, arrangement),
  }));
  if (standings.length === 0) return [];
  const environment = lightOfPhoto(picture, room, { around, at: middleOf(standings, setting) });
  return sphericalLightOf(environment, groundColour(picture, around));
}

/** The box of some places within a picture. */
function boundsOf(corners: readonly Corner[], { width, height }: PixelImage): Rect {
  const within = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value)));
  const [columns, rows] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return {
    left: within(Math.min(...columns), width - 1),
    top: within(Math.min(...rows), height - 1),
    right: within(Math.max(...columns), width),
    bottom: within(Math.max(...rows), height),
  };
}

/** Hull of what is seen of a thing, pixels of the setting. */
function outlineOf(thing: FurnishedThing, setting: Setting, { mesh, piece }: ThingModel): Corner[] {
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
