import type { PixelImage, Rect } from '../pixels.ts';
import { cropImage } from '../resize/crop.ts';
import { resample, type FeatureMap, type MapSize } from './network/feature-map.ts';
import { roomTrust } from './room-trust.ts';
import type { ArithmeticFor } from './network/arithmetic.ts';
import {
  copyFor,
  FINE,
  openArithmetic,
  seePixels,
  type SeenCamera,
  type Sight,
} from './network/see-pixels.ts';

/** What several looks at a picture say together. */
export interface SureSight extends Sight {
  /** Class shares as the picture showed them, and as its mirror image did: where they differ, neither is to be trusted. */
  readonly looks: readonly FeatureMap[];
  /** How likely the picture shows a room at all, 0-1. */
  readonly roomTrust: number;
}

/** Shows the network the whole picture, as it is and in the mirror, and its parts from nearer by, and takes the mean: single looks err in different places. */
export function seeSurely(picture: PixelImage): SureSight {
  const arithmeticFor = openArithmetic();
  const copy = copyFor(picture, FINE);
  const looks = lookBothWays(copy, arithmeticFor);
  const whole = meanSight(looks);
  const parts = seeParts(picture, copy, arithmeticFor);
  const both = (pick: (sight: Sight) => FeatureMap, share = 0.5): FeatureMap =>
    mixOf(pick(whole), join(copy, parts, pick), share);
  return {
    classes: both(({ classes }) => classes),
    planes: both(({ planes }) => planes, OF_PLANES),
    border: both(({ border }) => border),
    offset: both(({ offset }) => offset),
    camera: whole.camera,
    looks: looks.map(({ classes }) => classes),
    roomTrust: looks.reduce((sum, look) => sum + roomTrust(look), 0) / looks.length,
  };
}

/** What is seen of a copy as it is and in the mirror, in the mean. */
export const lookTwice = (copy: PixelImage): Sight => meanSight(lookBothWays(copy, openArithmetic()));

const lookBothWays = (copy: PixelImage, arithmeticFor: ArithmeticFor): Sight[] => [
  seePixels(copy, arithmeticFor),
  seeMirrored(copy, arithmeticFor),
];

function meanSight(looks: readonly Sight[]): Sight {
  return {
    classes: meanOf(looks.map(({ classes }) => classes)),
    planes: meanOf(looks.map(({ planes }) => planes)),
    border: meanOf(looks.map(({ border }) => border)),
    offset: meanOf(looks.map(({ offset }) => offset)),
    camera: meanCamera(looks.map(({ camera }) => camera)),
  };
}

/** Four parts overlap, each of this share of both sides. */
const PART = 0.62;
/** What parts count for where floor, walls and ceiling are told from each other: the whole knows better which is which. */
const OF_PLANES = 0.25;
/** The share of a part's sides over which it is heard less towards its ends, where little is seen around. */
const ENDS = 0.2;

/** A part of the picture, in pixels of the whole copy, and what is seen there. */
interface SeenPart {
  readonly part: Rect;
  readonly sight: Sight;
}

/** Small things tell more from nearer by: where they end, and where their middle is. Parts on the right are looked at in the mirror, so that neither side is favoured. */
function seeParts(picture: PixelImage, size: MapSize, arithmeticFor: ArithmeticFor): SeenPart[] {
  return partsOf(size).map((part) => {
    const look = part.left === 0 ? seePixels : seeMirrored;
    const sight = look(copyFor(partOfPicture(picture, part, size), FINE), arithmeticFor);
    return { part, sight: { ...sight, offset: inPixelsOf(sizeOf(part), sight.offset) } };
  });
}

/** Ways as long as they are in a copy of another size. */
function inPixelsOf(size: MapSize, map: FeatureMap): FeatureMap {
  const scales = [size.width / map.width, size.height / map.height];
  return { ...map, data: map.data.map((way, i) => way * scales[i % 2]!) };
}

function partsOf({ width, height }: MapSize): Rect[] {
  const [across, down] = [Math.ceil(PART * width), Math.ceil(PART * height)];
  return [0, height - down].flatMap((top) =>
    [0, width - across].map((left) => ({ left, top, right: left + across, bottom: top + down })),
  );
}

const sizeOf = ({ left, top, right, bottom }: Rect): MapSize => ({
  width: right - left,
  height: bottom - top,
});

/** A part of a picture that is told in pixels of another size of it. */
export function partOfPicture(picture: PixelImage, part: Rect, whole: MapSize): PixelImage {
  const [across, down] = [picture.width / whole.width, picture.height / whole.height];
  return cropImage(picture, {
    left: Math.floor(part.left * across),
    top: Math.floor(part.top * down),
    right: Math.ceil(part.right * across),
    bottom: Math.ceil(part.bottom * down),
  });
}

/** A map of the whole picture, put together from those of its parts. */
function join(size: MapSize, parts: readonly SeenPart[], pick: (sight: Sight) => FeatureMap): FeatureMap {
  const { channels } = pick(parts[0]!.sight);
  const heard = new Float32Array(size.width * size.height);
  const sum = new Float32Array(heard.length * channels);
  for (const { part, sight } of parts) {
    const { width, height, data } = resample(pick(sight), sizeOf(part));
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const weight = Math.min(within(x, width), within(y, height));
        const to = (part.top + y) * size.width + part.left + x;
        heard[to]! += weight;
        for (let c = 0; c < channels; c++)
          sum[to * channels + c]! += weight * data[(y * width + x) * channels + c]!;
      }
    }
  }
  return { ...size, channels, data: sum.map((value, i) => value / heard[Math.floor(i / channels)]!) };
}

/** How much a part is heard at a place of its `length` pixels. */
const within = (at: number, length: number): number =>
  Math.min(1, (Math.min(at, length - 1 - at) + 1) / (ENDS * length));

/** Two maps of one size, the second counting for so much. */
const mixOf = (one: FeatureMap, other: FeatureMap, share: number): FeatureMap => ({
  ...one,
  data: one.data.map((value, i) => (1 - share) * value + share * other.data[i]!),
});

/** Pixels of the copy for who cannot wait: what the network was trained with first. */
const COARSE = 128 * 96;

/** A first answer in a fraction of the time: a single look at a smaller copy. */
export function seeCoarsely(picture: PixelImage, arithmeticFor: ArithmeticFor = openArithmetic()): Sight {
  return seePixels(copyFor(picture, COARSE), arithmeticFor);
}

/** Left and right wall change places in a mirror. */
const MIRRORED_PLANES = [0, 1, 2, 3, 5, 4];

function seeMirrored(copy: PixelImage, arithmeticFor: ArithmeticFor): Sight {
  const sight = seePixels({ ...copy, data: mirrored(copy.data, copy.width, 4) }, arithmeticFor);
  const back = (map: FeatureMap): FeatureMap => ({
    ...map,
    data: mirrored(map.data, map.width, map.channels),
  });
  const { camera } = sight;
  return {
    classes: back(sight.classes),
    planes: withChannels(back(sight.planes), MIRRORED_PLANES),
    border: back(sight.border),
    offset: withFirstNegated(back(sight.offset)),
    camera: { ...camera, roll: -camera.roll, turn: -camera.turn },
  };
}

/** Rows with left and right exchanged, `channels` numbers a pixel. */
function mirrored<T extends Uint8Array | Float32Array>(data: T, width: number, channels: number): T {
  const out = data.slice() as T;
  for (let i = 0; i < data.length; i += channels) {
    const turned = i + (width - 1 - 2 * ((i / channels) % width)) * channels;
    for (let c = 0; c < channels; c++) out[turned + c] = data[i + c]!;
  }
  return out;
}

function withChannels(map: FeatureMap, order: readonly number[]): FeatureMap {
  const { channels } = map;
  return { ...map, data: map.data.map((_, i, all) => all[i - (i % channels) + order[i % channels]!]!) };
}

function withFirstNegated(map: FeatureMap): FeatureMap {
  return { ...map, data: map.data.map((value, i) => (i % map.channels === 0 ? -value : value)) };
}

function meanOf(maps: readonly FeatureMap[]): FeatureMap {
  const mean = new Float32Array(maps[0]!.data.length);
  for (const { data } of maps) for (let i = 0; i < mean.length; i++) mean[i]! += data[i]! / maps.length;
  return { ...maps[0]!, data: mean };
}

function meanCamera(cameras: readonly SeenCamera[]): SeenCamera {
  const mean = (pick: (camera: SeenCamera) => number): number =>
    cameras.reduce((sum, camera) => sum + pick(camera), 0) / cameras.length;
  return {
    horizon: mean((camera) => camera.horizon),
    pitch: mean((camera) => camera.pitch),
    roll: mean((camera) => camera.roll),
    turn: mean((camera) => camera.turn),
    focal: Math.exp(mean((camera) => Math.log(camera.focal))),
  };
}
