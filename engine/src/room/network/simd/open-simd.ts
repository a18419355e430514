import type { ArithmeticFor } from '../arithmetic.ts';
import type { Layers } from '../read-layers.ts';
import { PIXELS, SUMS, writeKernels, type Kernels } from './kernels.ts';
import { canPack, packLayers, readBy, writtenBy, type PackedLayers } from './pack-weights.ts';
import { simdArithmetic, type Areas } from './simd-arithmetic.ts';

/** The part of the language's host that is used: the same in Node and in browsers. */
interface Host {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
  readonly Memory: new (size: { initial: number }) => Memory;
}
interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}
declare const WebAssembly: Host | undefined;

const NUMBER = Float32Array.BYTES_PER_ELEMENT;
const PAGE = 65_536;

let compiled: object | null = null;

/**
 * Arithmetic with four numbers at once, in a memory of its own that goes when the function does; null where the host has no WebAssembly
 * with SIMD or forbids it (content security policies do), or the layers do not suit it.
 */
export function openSimd(layers: Layers): ArithmeticFor | null {
  if (typeof WebAssembly === 'undefined' || !canPack(layers)) return null;
  try {
    compiled ??= new WebAssembly.Module(writeKernels());
    const packed = packLayers(layers);
    const memory = new WebAssembly.Memory({ initial: pagesFor(packed.data.length) });
    const { exports } = new WebAssembly.Instance(compiled, { engine: { memory } });
    new Float32Array(memory.buffer).set(packed.data);
    return (size) => {
      const areas = areasFor(layers, packed, size);
      const missing = pagesFor(areas.end) - memory.buffer.byteLength / PAGE;
      if (missing > 0) memory.grow(missing);
      const kernels = exports as Kernels;
      return simdArithmetic({ kernels, buffer: memory.buffer, areas, weights: packed.places });
    };
  } catch {
    // The plain way gives the same: why this one is closed matters to nobody.
    return null;
  }
}

const pagesFor = (numbers: number): number => Math.ceil((numbers * NUMBER) / PAGE);

/** Lays out the memory: the weights, a row of zeros, some sums, the maps that are kept, and the two that every step reads from and writes to. */
function areasFor(layers: Layers, { data }: PackedLayers, size: { width: number; height: number }): Areas {
  const levels = layers.down.map((_, level) => level).concat(layers.down.length);
  const maps = levels.map((level) => {
    const width = Math.ceil(size.width / 2 ** level);
    const pixels = width * Math.ceil(size.height / 2 ** level);
    const channels = widestAt(layers, level);
    return { row: width * channels, all: (pixels + PIXELS - 1) * channels, pixels };
  });
  const zeros = data.length;
  const pairs = zeros + Math.max(...maps.map(({ row }) => row));
  const kept = pairs + 2 * SUMS;
  const passedOn = layers.down.map(([first], level) => maps[level]!.pixels * first!.filter.outputs);
  const one = kept + passedOn.reduce((sum, numbers) => sum + numbers, 0);
  const largest = Math.max(...maps.map(({ all }) => all));
  return { zeros, pairs, kept, maps: [one, one + largest], end: one + 2 * largest };
}

/** The most numbers a pixel that is read or written where the picture was halved `level` times. */
function widestAt({ stem, heads, down, middle, up }: Layers, level: number): number {
  const separables = [
    ...(down[level]?.slice(0, 1) ?? middle),
    ...(down[level - 1] ?? []),
    ...(up[up.length - 1 - level] ?? []),
  ];
  const mixes = [...separables.map(({ mix }) => mix), ...(level === 0 ? [stem, ...heads] : [])];
  return Math.max(...mixes.map(readBy), ...mixes.map(writtenBy));
}
