import type { Arithmetic } from '../arithmetic.ts';
import { between, nearerToUsual, toShares, windowsOf, type FeatureMap } from '../feature-map.ts';
import type { Layer, Usual } from '../read-layers.ts';
import { PIXELS, SUMS, TAPS, type Kernels } from './kernels.ts';
import { packedSums, readBy, writtenBy } from './pack-weights.ts';

/** Where things lie in the memory, in numbers from its beginning. */
export interface Areas {
  /** As many zeros as a row of a map has numbers. */
  readonly zeros: number;
  /** Room for two numbers of each of eight channels. */
  readonly pairs: number;
  /** Maps that are kept, one behind the other. */
  readonly kept: number;
  /** A step reads a map from one and writes its result to the other. */
  readonly maps: readonly [number, number];
  readonly end: number;
}

/** The kernels and the memory that they work in. */
export interface Workplace {
  readonly kernels: Kernels;
  readonly buffer: ArrayBuffer;
  readonly areas: Areas;
  readonly weights: ReadonlyMap<Layer, number>;
}

const NUMBER = Float32Array.BYTES_PER_ELEMENT;
/** Pixels that all outputs are mixed for before the next: as many as a processor's nearest memory holds. */
const NEAR = 64;
/** Pixels that are added up in 32 bits. */
const SUMMED = 256;

type Size = Pick<FeatureMap, 'width' | 'height'>;

/** Arithmetic whose maps lie in the memory of the kernels. Maps from elsewhere are copied there first. */
export function simdArithmetic(place: Workplace): Arithmetic {
  const { areas } = place;
  let keptEnd = areas.kept;
  const keep = (map: FeatureMap): FeatureMap => {
    const copy = copyTo(place, keptEnd, map);
    keptEnd += copy.data.length;
    return copy;
  };
  const here = (map: FeatureMap): FeatureMap =>
    map.data.buffer === place.buffer ? map : copyTo(place, areas.maps[0], map);
  return {
    convolve: (map, layer) => mixAndSettle(place, here(windowsOf(map, readBy(layer))), layer),
    separate: (map, layer, stride) =>
      mixAndSettle(place, filter(place, here(map), { layer: layer.filter, stride }), layer.mix),
    keep,
    enlargeBeside(map, beside) {
      const kept = beside.data.buffer === place.buffer ? beside : keep(beside);
      keptEnd = startOf(kept);
      return enlarge(place, here(map), kept);
    },
    mix: (map, layer) => withChannels(mix(place, here(map), { layer, least: -Infinity }), layer.outputs),
    share: (map, layer) => share(place, mix(place, here(map), { layer, least: -Infinity }), layer.outputs),
  };
}

const startOf = ({ data }: FeatureMap): number => data.byteOffset / NUMBER;

function mapAt(
  { buffer }: Workplace,
  start: number,
  { width, height, channels }: Size & { channels: number },
): FeatureMap {
  const data = new Float32Array(buffer, start * NUMBER, width * height * channels);
  return { width, height, channels, data };
}

function copyTo(place: Workplace, start: number, map: FeatureMap): FeatureMap {
  const copy = mapAt(place, start, map);
  copy.data.set(map.data);
  return copy;
}

/** A map to be written from another. */
function resultOf(place: Workplace, map: FeatureMap, shape: Size & { channels: number }): FeatureMap {
  const [one, two] = place.areas.maps;
  return mapAt(place, startOf(map) === one ? two : one, shape);
}

function mixAndSettle(place: Workplace, map: FeatureMap, layer: Layer): FeatureMap {
  if (!layer.usual) return mix(place, map, { layer, least: 0 });
  const mixed = mix(place, map, { layer, least: -Infinity });
  for (let c = 0; c < mixed.channels; c += SUMS)
    settleChannels(place, mixed, { first: c, usual: layer.usual });
  return mixed;
}

/** Eight channels brought nearer to what is usual. */
function settleChannels(
  { kernels, buffer, areas }: Workplace,
  { data, channels }: FeatureMap,
  { first, usual }: { first: number; usual: Usual },
): void {
  const pixels = data.length / channels;
  const pixel = channels * NUMBER;
  const at = data.byteOffset + first * NUMBER;
  const pairs = new Float32Array(buffer, areas.pairs * NUMBER, 2 * SUMS);
  const totals = new Float64Array(pairs.length);
  // Sums of few numbers at a time stay exact enough in 32 bits.
  for (let from = 0; from < pixels; from += SUMMED) {
    kernels.sumEight(at + from * pixel, pixel, Math.min(SUMMED, pixels - from), areas.pairs * NUMBER);
    for (let k = 0; k < totals.length; k++) totals[k]! += pairs[k]!;
  }
  for (let k = 0; k < SUMS; k++) {
    const sums = { sum: totals[k]!, squares: totals[SUMS + k]!, pixels };
    const { gain, shift } = nearerToUsual(usual, first + k, sums);
    pairs[k] = gain;
    pairs[SUMS + k] = shift;
  }
  kernels.settleEight(at, pixel, pixels, areas.pairs * NUMBER);
}

/** What was mixed, as shares. Channels that only fill up have none: where there are any, this goes one number after the other. */
function share({ kernels }: Workplace, map: FeatureMap, channels: number): FeatureMap {
  if (map.channels !== channels) return toShares(withChannels(map, channels));
  const { data, width, height } = map;
  kernels.shareOut(data.byteOffset, channels * NUMBER, width * height);
  return { ...map, data: data.slice() };
}

/** Results below `least` are raised to it. Channels are filled up to what the kernel writes. */
function mix(
  place: Workplace,
  map: FeatureMap,
  { layer, least }: { layer: Layer; least: number },
): FeatureMap {
  const out = resultOf(place, map, { ...map, channels: writtenBy(layer) });
  const pixels = map.width * map.height;
  const readPixel = map.channels * NUMBER;
  const writtenPixel = out.channels * NUMBER;
  const weights = place.weights.get(layer)! * NUMBER;
  for (let pixel = 0; pixel < pixels; pixel += NEAR) {
    const rounds = Math.ceil(Math.min(NEAR, pixels - pixel) / PIXELS);
    const from = map.data.byteOffset + pixel * readPixel;
    const to = out.data.byteOffset + pixel * writtenPixel;
    for (let o = 0; o < out.channels; o += SUMS) {
      const block = weights + (o / SUMS) * packedSums(layer) * NUMBER;
      place.kernels.mixEight(from, block, to + o * NUMBER, readPixel, writtenPixel, rounds, least);
    }
  }
  return out;
}

function filter(
  place: Workplace,
  map: FeatureMap,
  { layer, stride }: { layer: Layer; stride: number },
): FeatureMap {
  const { channels } = map;
  const width = Math.ceil(map.width / stride);
  const height = Math.ceil(map.height / stride);
  const out = resultOf(place, map, { width, height, channels });
  const pixel = channels * NUMBER;
  const weights = place.weights.get(layer)! * NUMBER;
  const run = (y: number, first: number, last: number): void => {
    if (last <= first) return;
    const taps = Array.from({ length: TAPS }, (_, tap) => {
      const fromX = first * stride + (tap % 3) - 1;
      const fromY = y * stride + Math.floor(tap / 3) - 1;
      const isInside = fromX >= 0 && fromY >= 0 && fromX < map.width && fromY < map.height;
      return NUMBER * (isInside ? startOf(map) + (fromY * map.width + fromX) * channels : place.areas.zeros);
    });
    const to = out.data.byteOffset + (y * width + first) * pixel;
    place.kernels.filterRow(to, weights, pixel, last - first, (stride - 1) * pixel, ...taps);
  };
  // The taps of the first pixel of a row, and at times those of the last, lie outside.
  const end = Math.max(1, (width - 1) * stride + 1 < map.width ? width : width - 1);
  for (let y = 0; y < height; y++) {
    run(y, 0, 1);
    run(y, 1, end);
    run(y, end, width);
  }
  return out;
}

function enlarge(place: Workplace, map: FeatureMap, beside: FeatureMap): FeatureMap {
  const { width, height } = beside;
  const out = resultOf(place, map, { width, height, channels: map.channels + beside.channels });
  const pixel = map.channels * NUMBER;
  const besidePixel = beside.channels * NUMBER;
  const columns = Array.from({ length: width }, (_, x) => between(x, width, map.width));
  let to = out.data.byteOffset;
  let from = beside.data.byteOffset;
  for (let y = 0; y < height; y++) {
    const [top, bottom, down] = between(y, height, map.height);
    const upper = map.data.byteOffset + top * map.width * pixel;
    const lower = map.data.byteOffset + bottom * map.width * pixel;
    for (const [left, right, across] of columns) {
      const [a, b] = [left * pixel, right * pixel];
      place.kernels.blendBeside(
        to,
        pixel,
        from,
        besidePixel,
        upper + a,
        upper + b,
        lower + a,
        lower + b,
        (1 - down) * (1 - across),
        (1 - down) * across,
        down * (1 - across),
        down * across,
      );
      to += pixel + besidePixel;
      from += besidePixel;
    }
  }
  return out;
}

/** The first channels of a map, in memory of their own. */
function withChannels({ width, height, channels, data }: FeatureMap, count: number): FeatureMap {
  const out = new Float32Array(width * height * count);
  for (let from = 0, to = 0; to < out.length; from += channels, to += count)
    for (let c = 0; c < count; c++) out[to + c] = data[from + c]!;
  return { width, height, channels: count, data: out };
}
