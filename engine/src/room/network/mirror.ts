import type { PixelImage } from '../../pixels.ts';
import { NETWORK_CLASSES } from './classes.ts';
import type { FeatureMap } from './feature-map.ts';

/** Where each of `NETWORK_PLANES` is found in a mirror: left and right wall change places. */
export const MIRRORED_PLANES: readonly number[] = [0, 1, 2, 3, 5, 4];

/** A map with left and right exchanged. */
export const mirroredMap = (map: FeatureMap): FeatureMap => ({
  ...map,
  data: turned(map.data, map.width, map.channels),
});

const FIRST_PLANE = 3 + NETWORK_CLASSES.length;

/** What the networks behind the hand and behind holes are shown, with left and right exchanged: colours, classes, planes, and what has no sides. */
export function mirroredInputs(map: FeatureMap): FeatureMap {
  const order = Array.from({ length: map.channels }, (_, channel) => {
    const plane = MIRRORED_PLANES[channel - FIRST_PLANE];
    return plane === undefined ? channel : FIRST_PLANE + plane;
  });
  return withChannels(mirroredMap(map), order);
}

/** A picture with left and right exchanged. */
export const mirroredImage = (image: PixelImage): PixelImage => ({
  ...image,
  data: turned(image.data, image.width, 4),
});

/** Rows with left and right exchanged, `channels` numbers a pixel. */
function turned<T extends Uint8Array | Float32Array>(data: T, width: number, channels: number): T {
  const out = data.slice() as T;
  for (let i = 0; i < data.length; i += channels) {
    const to = i + (width - 1 - 2 * ((i / channels) % width)) * channels;
    for (let c = 0; c < channels; c++) out[to + c] = data[i + c]!;
  }
  return out;
}

/** A map whose channels are read in another order. */
export function withChannels(map: FeatureMap, order: readonly number[]): FeatureMap {
  const { channels } = map;
  return { ...map, data: map.data.map((_, i, all) => all[i - (i % channels) + order[i % channels]!]!) };
}
