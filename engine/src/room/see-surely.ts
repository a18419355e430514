import type { PixelImage } from '../pixels.ts';
import type { FeatureMap } from './network/feature-map.ts';
import { FINE, seePixels, type SeenCamera, type Sight } from './network/see-pixels.ts';

/** What several looks at a picture say together. */
export interface SureSight extends Sight {
  /** Class shares of each single look: where they differ, none is to be trusted. */
  readonly looks: readonly FeatureMap[];
}

interface Look {
  readonly pixels: number;
  readonly isMirrored: boolean;
}

const LOOKS: readonly Look[] = [
  { pixels: FINE, isMirrored: false },
  { pixels: FINE, isMirrored: true },
];

/** Shows the network the picture as it is and in the mirror, and takes the mean: single looks err in different places. */
export function seeSurely(picture: PixelImage): SureSight {
  const sights = LOOKS.map((look) => sightOf(picture, look));
  const size = sights[0]!.classes;
  const merge = (pick: (sight: Sight) => FeatureMap): FeatureMap =>
    meanOf(sights.map((sight) => resample(pick(sight), size)));
  return {
    classes: merge((sight) => sight.classes),
    planes: merge((sight) => sight.planes),
    border: merge((sight) => sight.border),
    offset: merge((sight) => sight.offset),
    camera: meanCamera(sights.map((sight) => sight.camera)),
    looks: sights.map((sight) => resample(sight.classes, size)),
  };
}

/** Left and right wall change places in a mirror. */
const MIRRORED_PLANES = [0, 1, 2, 3, 5, 4];

function sightOf(picture: PixelImage, { pixels, isMirrored }: Look): Sight {
  if (!isMirrored) return seePixels(picture, pixels);
  const turned = { ...picture, data: mirrored(picture.data, picture.width, 4) };
  const sight = seePixels(turned, pixels);
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

/** The map at another size, values between pixels interpolated. */
function resample(map: FeatureMap, { width, height }: { width: number; height: number }): FeatureMap {
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
