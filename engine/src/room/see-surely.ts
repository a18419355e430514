import type { PixelImage } from '../pixels.ts';
import type { FeatureMap } from './network/feature-map.ts';
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
  /** Class shares of each single look: where they differ, none is to be trusted. */
  readonly looks: readonly FeatureMap[];
  /** How likely the picture shows a room at all, 0-1. */
  readonly roomTrust: number;
}

/** Pixels of the copies that are looked at, each as it is and in the mirror. */
const COPIES = [FINE, 1.5 * FINE];

/** Shows the network the picture in two sizes, as it is and in the mirror, and takes the mean: single looks err in different places. */
export function seeSurely(picture: PixelImage): SureSight {
  const arithmeticFor = openArithmetic();
  const sights = COPIES.flatMap((pixels) => {
    const copy = copyFor(picture, pixels);
    return [seePixels(copy, arithmeticFor), seeMirrored(copy, arithmeticFor)];
  });
  const size = sights[0]!.classes;
  const merge = (pick: (sight: Sight) => FeatureMap): FeatureMap =>
    meanOf(sights.map((sight) => resample(pick(sight), size)));
  return {
    classes: merge((sight) => sight.classes),
    planes: merge((sight) => sight.planes),
    border: merge((sight) => sight.border),
    offset: meanOf(sights.map(({ offset }) => inPixelsOf(size, offset))),
    camera: meanCamera(sights.map((sight) => sight.camera)),
    looks: sights.map((sight) => resample(sight.classes, size)),
    roomTrust: sights.reduce((sum, sight) => sum + roomTrust(sight), 0) / sights.length,
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

type Size = Pick<FeatureMap, 'width' | 'height'>;

/** The map at another size, values between pixels interpolated. */
function resample(map: FeatureMap, { width, height }: Size): FeatureMap {
  const { channels } = map;
  if (map.width === width && map.height === height) return map;
  const data = new Float32Array(width * height * channels);
  for (let y = 0; y < height; y++) {
    const [top, bottom, down] = between(y, height, map.height);
    for (let x = 0; x < width; x++) {
      const [left, right, across] = between(x, width, map.width);
      for (let c = 0; c < channels; c++) {
        const at = (row: number, column: number): number =>
          map.data[(row * map.width + column) * channels + c]!;
        const upper = at(top, left) * (1 - across) + at(top, right) * across;
        const lower = at(bottom, left) * (1 - across) + at(bottom, right) * across;
        data[(y * width + x) * channels + c] = upper * (1 - down) + lower * down;
      }
    }
  }
  return { width, height, channels, data };
}

/** Ways at another size, as long as they are there. */
function inPixelsOf(size: Size, map: FeatureMap): FeatureMap {
  const scales = [size.width / map.width, size.height / map.height];
  const resized = resample(map, size);
  return { ...resized, data: resized.data.map((way, i) => way * scales[i % 2]!) };
}

function between(at: number, size: number, from: number): [first: number, second: number, share: number] {
  const place = Math.max(0, Math.min(from - 1, ((at + 0.5) * from) / size - 0.5));
  const first = Math.floor(place);
  return [first, Math.min(from - 1, first + 1), place - first];
}

function meanOf(maps: readonly FeatureMap[]): FeatureMap {
  const data = maps[0]!.data.map((_, i) => maps.reduce((sum, map) => sum + map.data[i]!, 0) / maps.length);
  return { ...maps[0]!, data };
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
