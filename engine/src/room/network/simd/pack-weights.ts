import type { Layer, Layers, SeparableLayer } from '../read-layers.ts';
import { SUMS, TAPS, VECTOR } from './kernels.ts';

const roundUp = (count: number, to: number): number => to * Math.ceil(count / to);

/** Numbers a pixel that a mix reads, and those it writes. */
export const readBy = ({ inputs }: Layer): number => roundUp(inputs, VECTOR);
export const writtenBy = ({ outputs }: Layer): number => roundUp(outputs, SUMS);

/** Every layer as the kernels read it, one after the other. */
export interface PackedLayers {
  readonly data: Float32Array;
  /** Where each begins. */
  readonly places: ReadonlyMap<Layer, number>;
}

function separablesOf({ down, middle, up }: Layers): SeparableLayer[] {
  return [...down.flat(), ...middle, ...up.flat()];
}

/** Whether all layers have the numbers of channels that the kernels work on. */
export function canPack(layers: Layers): boolean {
  const separables = separablesOf(layers);
  const mixes = [layers.stem, ...separables.map(({ mix }) => mix)];
  const read = [...separables.map(({ mix }) => mix), ...layers.heads];
  return mixes.every((mix) => mix.outputs % SUMS === 0) && read.every((mix) => mix.inputs % VECTOR === 0);
}

export function packLayers(layers: Layers): PackedLayers {
  const separables = separablesOf(layers);
  const mixes = [layers.stem, ...separables.map(({ mix }) => mix), ...layers.heads];
  const packed = [
    ...mixes.map((layer) => [layer, packMix(layer)] as const),
    ...separables.map(({ filter }) => [filter, packFilter(filter)] as const),
  ];
  const data = new Float32Array(packed.reduce((sum, [, numbers]) => sum + numbers.length, 0));
  const places = new Map<Layer, number>();
  let at = 0;
  for (const [layer, numbers] of packed) {
    data.set(numbers, at);
    places.set(layer, at);
    at += numbers.length;
  }
  return { data, places };
}

/** Numbers that eight outputs of a mix take. */
export const packedSums = (layer: Layer): number => SUMS * (1 + readBy(layer));

/** For each eight outputs their biases, then input by input their weights; what is missing to eight is 0. */
function packMix(layer: Layer): Float32Array {
  const { outputs, inputs, weight, bias } = layer;
  const block = packedSums(layer);
  const packed = new Float32Array((writtenBy(layer) / SUMS) * block);
  for (let o = 0; o < outputs; o++) {
    const at = Math.floor(o / SUMS) * block + (o % SUMS);
    packed[at] = bias[o]!;
    for (let i = 0; i < inputs; i++) packed[at + SUMS * (1 + i)] = weight[o * inputs + i]!;
  }
  return packed;
}

/** For each four channels tap by tap their weights. */
function packFilter({ outputs, weight }: Layer): Float32Array {
  const packed = new Float32Array(TAPS * outputs);
  for (let c = 0; c < outputs; c++) {
    const at = Math.floor(c / VECTOR) * VECTOR * TAPS + (c % VECTOR);
    for (let tap = 0; tap < TAPS; tap++) packed[at + VECTOR * tap] = weight[TAPS * c + tap]!;
  }
  return packed;
}
