import type { PixelImage } from '../pixels.ts';
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

/** Pixels of the copies that are looked at, each as it is and in the mirror. */
const COPIES = [FINE, 1.5 * FINE];

/** Shows the network the picture in two sizes, as it is and in the mirror, and takes the mean: single looks err in different places. */
export function seeSurely(picture: PixelImage): SureSight {
  const arithmeticFor = openArithmetic();
  const copies = COPIES.map((pixels) => copyFor(picture, pixels));
  const straight = copies.map((copy) => seePixels(copy, arithmeticFor));
  const turned = copies.map((copy) => seeMirrored(copy, arithmeticFor));
  const sights = [...straight, ...turned];
  const size = straight[0]!.classes;
  const looks = [straight, turned].map((some) => merge(size, some, ({ classes }) => classes));
  return {
    ...mergeRest(size, sights),
    classes: meanOf(looks),
    looks,
    roomTrust: sights.reduce((sum, sight) => sum + roomTrust(sight), 0) / sights.length,
  };
}

/** What is seen of a copy as it is and in the mirror, in the mean. */
export function lookTwice(copy: PixelImage): Sight {
  const arithmeticFor = openArithmetic();
  const sights = [seePixels(copy, arithmeticFor), seeMirrored(copy, arithmeticFor)];
  return { ...mergeRest(copy, sights), classes: merge(copy, sights, ({ classes }) => classes) };
}

function merge(size: MapSize, sights: readonly Sight[], pick: (sight: Sight) => FeatureMap): FeatureMap {
  return meanOf(sights.map((sight) => resample(pick(sight), size)));
}

/** Everything but the classes. */
function mergeRest(size: MapSize, sights: readonly Sight[]): Omit<Sight, 'classes'> {
  return {
    planes: merge(size, sights, ({ planes }) => planes),
    border: merge(size, sights, ({ border }) => border),
    offset: meanOf(sights.map(({ offset }) => inPixelsOf(size, offset))),
    camera: meanCamera(sights.map(({ camera }) => camera)),
  };
}

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

/** Ways at another size, as long as they are there. */
function inPixelsOf(size: MapSize, map: FeatureMap): FeatureMap {
  const scales = [size.width / map.width, size.height / map.height];
  const resized = resample(map, size);
  return { ...resized, data: resized.data.map((way, i) => way * scales[i % 2]!) };
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
