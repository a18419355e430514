import { BEHIND_KINDS, NETWORK_CLASSES, NETWORK_PLANES } from './classes.ts';

/** One layer's numbers: `weight` is `outputs` rows of `inputs` values (a 3 x 3 window counts as nine inputs a channel). */
export interface Layer {
  readonly outputs: number;
  readonly inputs: number;
  readonly weight: Float32Array;
  readonly bias: Float32Array;
  /** What its sums are like in the rooms that it learned from; known on the way down alone. */
  readonly usual?: Usual;
}

/** Mean and standard deviation of every output. */
export interface Usual {
  readonly mean: Float32Array;
  readonly spread: Float32Array;
}

/** A 3 x 3 filter on each channel by itself, then a mix of the channels. */
export interface SeparableLayer {
  readonly filter: Layer;
  readonly mix: Layer;
}

/** A U-Net: four steps down, what the picture as a whole says, four steps up. */
export interface Layers {
  readonly stem: Layer;
  /** Four steps, each halving the picture with its first layer. */
  readonly down: readonly (readonly SeparableLayer[])[];
  readonly middle: readonly SeparableLayer[];
  readonly overview: Layer;
  /** Four steps, each doubling the picture. */
  readonly up: readonly (readonly SeparableLayer[])[];
  /** What it says of every pixel. */
  readonly heads: readonly Layer[];
}

/** Heads: classes, planes, border, and right and down to the middle of a pixel's thing. */
export interface SeeingLayers extends Layers {
  /** Outputs a picture: horizon, pitch, roll, turn of the room, logarithm of the focal length. */
  readonly camera: Layer;
}

type Widths = readonly [number, number, number, number, number];
type Read = ReturnType<typeof readerOf>;

const SEEING: Widths = [24, 48, 96, 192, 256];
const SEEN_INPUTS = 5;
const SEEN_HEADS = [NETWORK_CLASSES.length, NETWORK_PLANES.length, 1, 2];
const CAMERA = 5;
const POINTING: Widths = [16, 32, 64, 112, 144];
/** Channels that the network behind the hand is asked with. */
export const POINTED_INPUTS = 48;
const BEHIND: Widths = [16, 32, 64, 112, 144];
/** Channels that the network of what lies behind is asked with. */
export const BEHIND_INPUTS = 40;

/** The network that sees rooms. Its stem is a 3 x 3 convolution. */
export function readSeeing(weights: string): SeeingLayers {
  const read = readerOf(weights);
  const trunk = readTrunk(read, read.withUsual(9 * SEEN_INPUTS, SEEING[0]), SEEING);
  const heads = SEEN_HEADS.map((outputs) => read.layer(SEEING[0], outputs));
  return { ...trunk, heads, camera: read.layer(SEEING[4], CAMERA) };
}

/** The network behind the hand. Its stem mixes the channels of a pixel; its one head says whether the pixel belongs to what is meant, above 0. */
export function readPointing(weights: string): Layers {
  const read = readerOf(weights);
  const trunk = readTrunk(read, read.layer(POINTED_INPUTS, POINTING[0]), POINTING);
  return { ...trunk, heads: [read.layer(POINTING[0], 1)] };
}

/** The network of what lies behind. Its stem mixes the channels of a pixel; its one head says how likely each of `BEHIND_KINDS` is, as logarithms. */
export function readBehind(weights: string): Layers {
  const read = readerOf(weights);
  const trunk = readTrunk(read, read.layer(BEHIND_INPUTS, BEHIND[0]), BEHIND);
  return { ...trunk, heads: [read.layer(BEHIND[0], BEHIND_KINDS.length)] };
}

function readTrunk(
  { layer, withUsual, separable }: Read,
  stem: Layer,
  widths: Widths,
): Omit<Layers, 'heads'> {
  const down = (inputs: number, outputs: number): SeparableLayer => separable(inputs, outputs, withUsual);
  const widest = widths[4];
  return {
    stem,
    down: [1, 2, 3, 4].map((step) => [
      down(widths[step - 1]!, widths[step]!),
      down(widths[step]!, widths[step]!),
      down(widths[step]!, widths[step]!),
    ]),
    middle: [separable(widest, widest), separable(widest, widest)],
    overview: layer(widest, widest),
    up: [4, 3, 2, 1].map((step) => [
      separable(widths[step]! + widths[step - 1]!, widths[step - 1]!),
      separable(widths[step - 1]!, widths[step - 1]!),
    ]),
  };
}

/** Unpacks a network layer by layer: 32-bit scales and biases, then signed bytes, one a weight; then, where it is kept, what is usual. */
function readerOf(weights: string) {
  const bytes = bytesOf(weights);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const floats = (count: number): Float32Array => {
    const values = Float32Array.from({ length: count }, (_, i) => view.getFloat32(at + 4 * i, true));
    at += 4 * count;
    return values;
  };
  const layer = (inputs: number, outputs: number): Layer => {
    const scale = floats(outputs);
    const bias = floats(outputs);
    const weight = Float32Array.from(
      { length: inputs * outputs },
      (_, i) => view.getInt8(at + i) * scale[(i / inputs) | 0]!,
    );
    at += weight.length;
    return { inputs, outputs, weight, bias };
  };
  const withUsual = (inputs: number, outputs: number): Layer => ({
    ...layer(inputs, outputs),
    usual: { mean: floats(outputs), spread: floats(outputs) },
  });
  const separable = (inputs: number, outputs: number, mix = layer): SeparableLayer => ({
    filter: layer(9, inputs),
    mix: mix(inputs, outputs),
  });
  return { layer, withUsual, separable };
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64 without the runtime's help: the engine knows neither Buffer nor atob. */
function bytesOf(text: string): Uint8Array {
  const value = new Uint8Array(128);
  for (let i = 0; i < 64; i++) value[ALPHABET.charCodeAt(i)] = i;
  const length = Math.floor((text.replace(/=+$/, '').length * 3) / 4);
  const bytes = new Uint8Array(length);
  for (let from = 0, to = 0; to < length; from += 4) {
    let bits = 0;
    for (let k = 0; k < 4; k++) bits = (bits << 6) | (value[text.charCodeAt(from + k)] ?? 0);
    for (let shift = 16; shift >= 0 && to < length; shift -= 8) bytes[to++] = (bits >> shift) & 255;
  }
  return bytes;
}
