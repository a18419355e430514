import type { Layer, SeparableLayer, Usual } from './read-layers.ts';

/** Values of a layer: `channels` a pixel, row by row. */
export interface FeatureMap {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly data: Float32Array;
}

/** A 3 x 3 convolution over all channels, negative results cut off; outside the picture is 0. */
export function convolve(map: FeatureMap, layer: Layer): FeatureMap {
  return settle(mix(windowsOf(map, layer.inputs), layer), layer);
}

/** Every pixel's 3 x 3 window as its channels, channel by channel; outside the picture, and from the last of them up to `channels`, is 0. */
export function windowsOf(map: FeatureMap, channels: number): FeatureMap {
  const { width, height, data } = map;
  const out = new Float32Array(width * height * channels);
  for (let y = 0; y < height; y++) {
    for (let tap = 0; tap < 9; tap++) {
      const fromY = y + ((tap / 3) | 0) - 1;
      if (fromY < 0 || fromY >= height) continue;
      const shift = (tap % 3) - 1;
      for (let x = Math.max(0, -shift); x < width - Math.max(0, shift); x++) {
        const from = (fromY * width + x + shift) * map.channels;
        const to = (y * width + x) * channels + tap;
        for (let c = 0; c < map.channels; c++) out[to + 9 * c] = data[from + c]!;
      }
    }
  }
  return { width, height, channels, data: out };
}

/** Cuts off what is negative, in place; where the layer knows what is usual, every channel is brought nearer to that first. */
export function settle(map: FeatureMap, { usual }: Layer): FeatureMap {
  if (usual) bringNearer(map, usual);
  else for (let i = 0; i < map.data.length; i++) if (map.data[i]! < 0) map.data[i] = 0;
  return map;
}

/** Of the statistics that a channel is normalised by, how much is the picture's own: photos differ from the rooms it learned from in light and contrast as a whole. */
const OWN_SHARE = 0.3;

/** What the numbers of a channel add up to, and their squares, over so many pixels. */
export interface ChannelSums {
  readonly sum: number;
  readonly squares: number;
  readonly pixels: number;
}

/** By what a channel is multiplied, and what is added, so that it is normalised by statistics that are partly the picture's own (Nado et al. 2020, "Evaluating Prediction-Time Batch Normalization"). */
export function nearerToUsual(
  { mean, spread }: Usual,
  channel: number,
  { sum, squares, pixels }: ChannelSums,
): { readonly gain: number; readonly shift: number } {
  const own = sum / pixels;
  const variance = Math.max(0, squares / pixels - own * own);
  const gain = 1 / Math.sqrt(1 - OWN_SHARE + (OWN_SHARE * variance) / spread[channel]! ** 2);
  return { gain, shift: mean[channel]! - gain * (mean[channel]! + OWN_SHARE * (own - mean[channel]!)) };
}

/** Brings every channel nearer to what is usual, and cuts off what is negative. */
function bringNearer({ channels, data }: FeatureMap, usual: Usual): void {
  const pixels = data.length / channels;
  // Channel by channel: sums that stay in registers are twice as fast as those of all channels at once.
  for (let c = 0; c < channels; c++) {
    let [sum, squares] = [0, 0];
    for (let i = c; i < data.length; i += channels) {
      const value = data[i]!;
      sum += value;
      squares += value * value;
    }
    const { gain, shift } = nearerToUsual(usual, c, { sum, squares, pixels });
    for (let i = c; i < data.length; i += channels) {
      const value = gain * data[i]! + shift;
      data[i] = value < 0 ? 0 : value;
    }
  }
}

/** Filters each channel, mixes the channels, cuts off what is negative. `stride` 2 halves the picture. */
export function separate(map: FeatureMap, layer: SeparableLayer, stride: 1 | 2): FeatureMap {
  return settle(mix(filter(map, layer.filter.weight, stride), layer.mix), layer.mix);
}

function filter(map: FeatureMap, weight: Float32Array, stride: number): FeatureMap {
  const { channels, data } = map;
  const width = Math.ceil(map.width / stride);
  const height = Math.ceil(map.height / stride);
  const byTap = new Float32Array(9 * channels);
  for (let c = 0; c < channels; c++)
    for (let tap = 0; tap < 9; tap++) byTap[tap * channels + c] = weight[9 * c + tap]!;
  const out = new Float32Array(width * height * channels);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * channels;
      for (let tap = 0; tap < 9; tap++) {
        const fromX = x * stride + (tap % 3) - 1;
        const fromY = y * stride + ((tap / 3) | 0) - 1;
        if (fromX < 0 || fromY < 0 || fromX >= map.width || fromY >= map.height) continue;
        const from = (fromY * map.width + fromX) * channels;
        const w = tap * channels;
        for (let c = 0; c < channels; c++) out[to + c]! += byTap[w + c]! * data[from + c]!;
      }
    }
  }
  return { width, height, channels, data: out };
}

/** A weighted sum of the channels at every pixel, four sums at a time: each value read serves four. */
export function mix(map: FeatureMap, { outputs, inputs, weight, bias }: Layer): FeatureMap {
  const { width, height, data } = map;
  const out = new Float32Array(width * height * outputs);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const from = pixel * inputs;
    const to = pixel * outputs;
    let o = 0;
    for (; o + 3 < outputs; o += 4) {
      const first = o * inputs;
      const second = first + inputs;
      const third = second + inputs;
      const fourth = third + inputs;
      let a = bias[o]!;
      let b = bias[o + 1]!;
      let c = bias[o + 2]!;
      let d = bias[o + 3]!;
      for (let i = 0; i < inputs; i++) {
        const value = data[from + i]!;
        a += weight[first + i]! * value;
        b += weight[second + i]! * value;
        c += weight[third + i]! * value;
        d += weight[fourth + i]! * value;
      }
      out[to + o] = a;
      out[to + o + 1] = b;
      out[to + o + 2] = c;
      out[to + o + 3] = d;
    }
    for (; o < outputs; o++) {
      let sum = bias[o]!;
      for (let i = 0, w = o * inputs; i < inputs; i++, w++) sum += weight[w]! * data[from + i]!;
      out[to + o] = sum;
    }
  }
  return { width, height, channels: outputs, data: out };
}

/** Logarithms of how likely each channel is, as shares that add up to 1. */
export function toShares(map: FeatureMap): FeatureMap {
  const { channels, data } = map;
  const out = new Float32Array(data.length);
  for (let from = 0; from < data.length; from += channels) {
    let most = -Infinity;
    for (let c = 0; c < channels; c++) most = Math.max(most, data[from + c]!);
    let sum = 0;
    for (let c = 0; c < channels; c++) sum += out[from + c] = Math.exp(data[from + c]! - most);
    for (let c = 0; c < channels; c++) out[from + c]! /= sum;
  }
  return { ...map, data: out };
}

/** The mean of every channel, as a map of one pixel. */
export function meanOf({ channels, data }: FeatureMap): FeatureMap {
  const mean = new Float32Array(channels);
  for (let i = 0; i < data.length; i++) mean[i % channels]! += data[i]!;
  const pixels = data.length / channels;
  return { width: 1, height: 1, channels, data: mean.map((sum) => sum / pixels) };
}

/** Adds to every pixel what the picture as a whole says: its mean channels, mixed. */
export function addOverview(map: FeatureMap, overview: FeatureMap, layer: Layer): FeatureMap {
  const whole = mix(overview, layer).data;
  return { ...map, data: map.data.map((value, i) => value + whole[i % map.channels]!) };
}

/** Doubles the picture (values between pixels are interpolated) and sets another of that size beside it. */
export function enlargeBeside(map: FeatureMap, beside: FeatureMap): FeatureMap {
  const large = resample(map, beside);
  const channels = map.channels + beside.channels;
  const out = new Float32Array(beside.width * beside.height * channels);
  for (let i = 0; i < beside.width * beside.height; i++) {
    const to = i * channels;
    out.set(large.data.subarray(i * map.channels, (i + 1) * map.channels), to);
    out.set(beside.data.subarray(i * beside.channels, (i + 1) * beside.channels), to + map.channels);
  }
  return { width: beside.width, height: beside.height, channels, data: out };
}

export type MapSize = Pick<FeatureMap, 'width' | 'height'>;

/** The map at another size, values between pixels interpolated. */
export function resample(map: FeatureMap, { width, height }: MapSize): FeatureMap {
  const { channels } = map;
  if (map.width === width && map.height === height) return map;
  const data = new Float32Array(width * height * channels);
  for (let y = 0; y < height; y++) {
    const [top, bottom, down] = between(y, height, map.height);
    for (let x = 0; x < width; x++) {
      const [left, right, across] = between(x, width, map.width);
      const to = (y * width + x) * channels;
      const corners = [
        top * map.width + left,
        top * map.width + right,
        bottom * map.width + left,
        bottom * map.width + right,
      ];
      const shares = [(1 - down) * (1 - across), (1 - down) * across, down * (1 - across), down * across];
      for (let k = 0; k < 4; k++) {
        const from = corners[k]! * channels;
        const share = shares[k]!;
        for (let c = 0; c < channels; c++) data[to + c]! += share * map.data[from + c]!;
      }
    }
  }
  return { width, height, channels, data };
}

/** Between which two of `from` pixels in a row one of `size` lies, and how near to the second. */
export function between(
  at: number,
  size: number,
  from: number,
): [first: number, second: number, share: number] {
  const place = Math.max(0, Math.min(from - 1, ((at + 0.5) * from) / size - 0.5));
  const first = Math.floor(place);
  return [first, Math.min(from - 1, first + 1), place - first];
}
