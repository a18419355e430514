import type { FileHandle } from 'node:fs/promises';

/** Header of NumPy's array format, version 1. Source: numpy.lib.format. */
export function npyHeader(type: '|u1' | '<f4', shape: readonly number[]): Buffer {
  const words = `{'descr': '${type}', 'fortran_order': False, 'shape': (${shape.join(', ')},), }`;
  const padded = words.padEnd(Math.ceil((words.length + 11) / 64) * 64 - 11) + '\n';
  const start = Buffer.from([
    0x93,
    0x4e,
    0x55,
    0x4d,
    0x50,
    0x59,
    1,
    0,
    padded.length & 255,
    padded.length >> 8,
  ]);
  return Buffer.concat([start, Buffer.from(padded, 'latin1')]);
}

/** Writes an array in NumPy's format. */
export async function writeNpy(
  file: FileHandle,
  values: Uint8Array | Float32Array,
  shape: readonly number[],
): Promise<void> {
  await file.write(npyHeader(values instanceof Float32Array ? '<f4' : '|u1', shape));
  await file.write(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
}
