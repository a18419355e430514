import type { PixelImage, Rect } from '../pixels.ts';
import { cropImage } from '../resize/crop.ts';
import { resample, type FeatureMap, type MapSize } from './network/feature-map.ts';
import { roomTrust } from './room-trust.ts';
import type { ArithmeticFor } from './network/arithmetic.ts';
import { NETWORK_CLASSES } from './network/classes.ts';
import {
  copyFor,
  FINE,
  openArithmetic,
  seeClasses,
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

/** Shows the network the whole picture, as it is and in the mirror, and for the classes its parts from nearer by, and takes the mean: single looks err in different places. */
export function seeSurely(picture: PixelImage): SureSight {
  const arithmeticFor = openArithmetic();
  const copy = copyFor(picture, FINE);
  const looks = lookBothWays(copy, arithmeticFor);
  const whole = meanSight(looks);
  return {
    ...whole,
    classes: meanOf([whole.classes, seeNearer(picture, copy, arithmeticFor)]),
    looks: looks.map(({ classes }) => classes),
    roomTrust: looks.reduce((sum, look) => sum + roomTrust(look), 0) / looks.length,
  };
}

/** What the whole picture shows, its parts left aside: the network behind the hand learned with such sights. */
export const wholeOf = (sight: SureSight): Sight => ({ ...sight, classes: meanOf(sight.looks) });

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
/** The share of a part's sides over which it is heard less towards its ends, where little is seen around. */
const ENDS = 0.2;

/** The classes of the whole picture as its parts show them from nearer by, where small things tell more. Parts on the right are looked at in the mirror, so that neither side is favoured. */
function seeNearer(picture: PixelImage, size: MapSize, arithmeticFor: ArithmeticFor): FeatureMap {
  const channels = NETWORK_CLASSES.length;
  const heard = new Float32Array(size.width * size.height);
  const sum = new Float32Array(heard.length * channels);
  for (const part of partsOf(size)) {
    const copy = copyFor(partOfPicture(picture, part, size), FINE);
    const classes = part.left === 0 ? seeClasses(copy, arithmeticFor) : mirroredClasses(copy, arithmeticFor);
    const { width, height, data } = resample(classes, sizeOf(part));
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
  for (let i = 0; i < sum.length; i++) sum[i]! /= heard[Math.floor(i / channels)]!;
  return { width: size.width, height: size.height, channels, data: sum };
}

/** How much a part is heard at a place of its `length` pixels. */
const within = (at: number, length: number): number =>
  Math.min(1, (Math.min(at, length - 1 - at) + 1) / (ENDS * length));

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

/** Pixels of the copy for who cannot wait: what the network was trained with first. */
const COARSE = 128 * 96;

/** A first answer in a fraction of the time: a single look at a smaller copy. */
export function seeCoarsely(picture: PixelImage, arithmeticFor: ArithmeticFor = openArithmetic()): Sight {
  return seePixels(copyFor(picture, COARSE), arithmeticFor);
}

/** Left and right wall change places in a mirror. */
const MIRRORED_PLANES = [0, 1, 2, 3, 5, 4];

const inMirror = (copy: PixelImage): PixelImage => ({ ...copy, data: mirrored(copy.data, copy.width, 4) });
const back = (map: FeatureMap): FeatureMap => ({ ...map, data: mirrored(map.data, map.width, map.channels) });

const mirroredClasses = (copy: PixelImage, arithmeticFor: ArithmeticFor): FeatureMap =>
  back(seeClasses(inMirror(copy), arithmeticFor));

function seeMirrored(copy: PixelImage, arithmeticFor: ArithmeticFor): Sight {
  const sight = seePixels(inMirror(copy), arithmeticFor);
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
