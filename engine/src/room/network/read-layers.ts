import { NETWORK_CLASSES, NETWORK_PLANES } from './classes.ts';
import { WEIGHTS } from './weights.ts';

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

export interface Layers {
  readonly stem: Layer;
  /** Four steps, each halving the picture with its first layer. */
  readonly down: readonly (readonly SeparableLayer[])[];
  readonly middle: readonly SeparableLayer[];
  readonly overview: Layer;
  /** Four steps, each doubling the picture. */
  readonly up: readonly (readonly SeparableLayer[])[];
  /** Per pixel: classes, planes, border, and right and down to the middle of its thing. */
  readonly heads: readonly Layer[];
  /** Outputs a picture: horizon, pitch, roll, turn of the room, logarithm of the focal length. */
  readonly camera: Layer;
}

const WIDTHS = [24, 48, 96, 192, 256] as const;
const INPUTS = 5;
const HEADS = [NETWORK_CLASSES.length, NETWORK_PLANES.length, 1, 2];
const CAMERA = 5;

/** Unpacks the network: per layer 32-bit scales and biases, then signed bytes, one a weight; then, where it is kept, what is usual. */
export function readLayers(): Layers {
  const bytes = bytesOf(WEIGHTS);
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
  const down = (inputs: number, outputs: number): SeparableLayer => separable(inputs, outputs, withUsual);
  const widest = WIDTHS[4];
  return {
    stem: withUsual(9 * INPUTS, WIDTHS[0]),
    down: [1, 2, 3, 4].map((step) => [
      down(WIDTHS[step - 1]!, WIDTHS[step]!),
      down(WIDTHS[step]!, WIDTHS[step]!),
      down(WIDTHS[step]!, WIDTHS[step]!),
    ]),
    middle: [separable(widest, widest), separable(widest, widest)],
    overview: layer(widest, widest),
    up: [4, 3, 2, 1].map((step) => [
      separable(WIDTHS[step]! + WIDTHS[step - 1]!, WIDTHS[step - 1]!),
      separable(WIDTHS[step - 1]!, WIDTHS[step - 1]!),
    ]),
    heads: HEADS.map((outputs) => layer(WIDTHS[0], outputs)),
    camera: layer(widest, CAMERA),
  };
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
