import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { PixelImage } from '../pixels.ts';
import { brighten } from './brighten.ts';
import { inspectPhoto } from './inspect-photo.ts';
import { blurred, darkened } from './testing/spoil.ts';

/** Photographs that cannot be part of the project: a folder with `rooms`, named by the environment; plain PNG files are looked at. */
const rooms = join(process.env['PHOTO_SAMPLES'] ?? '', 'rooms');
const photos =
  process.env['PHOTO_SAMPLES'] && existsSync(rooms)
    ? readdirSync(rooms).filter((name) => name.endsWith('.png'))
    : [];

describe.skipIf(photos.length === 0)('real photographs', () => {
  it.for(photos)('%s is judged as its name says, and its darkened and blurred copies as such', (name) => {
    const photo = readPng(join(rooms, name));
    const isDark = name.includes('dark');
    expect(inspectPhoto(photo, photo)).toMatchObject({ isDark, isBlurred: false, isTiny: false });
    expect(inspectPhoto(darkened(photo, 0.06), photo).isDark).toBe(true);
    expect(inspectPhoto(blurred(photo, 3), photo).isBlurred).toBe(true);
    if (isDark) expect(inspectPhoto(brighten(photo), photo).meanLightness).toBeGreaterThan(0.45);
  });
});

/** Reads a plain PNG: 8 bits, RGB or RGBA, not interlaced (W3C PNG, third edition). @throws RangeError for any other */
function readPng(path: string): PixelImage {
  const file = readFileSync(path);
  const width = file.readUInt32BE(16);
  const height = file.readUInt32BE(20);
  const [depth, type, interlace] = [file[24], file[25], file[28]];
  if (depth !== 8 || (type !== 2 && type !== 6) || interlace !== 0) throw new RangeError('not a plain PNG');
  const channels = type === 6 ? 4 : 3;
  const parts: Uint8Array[] = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(file.subarray(at + 8, at + 8 + length));
  }
  const bytes = unfiltered(inflateSync(Buffer.concat(parts)), {
    rowBytes: width * channels,
    channels,
    height,
  });
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i++) {
    data.set(bytes.subarray(i * channels, (i + 1) * channels), 4 * i);
  }
  return { width, height, data };
}

function unfiltered(
  packed: Uint8Array,
  { rowBytes, channels, height }: { rowBytes: number; channels: number; height: number },
): Uint8Array {
  const out = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++) {
    const filter = packed[y * (rowBytes + 1)]!;
    for (let x = 0; x < rowBytes; x++) {
      const at = y * rowBytes + x;
      const left = x >= channels ? out[at - channels]! : 0;
      const up = y > 0 ? out[at - rowBytes]! : 0;
      const corner = x >= channels && y > 0 ? out[at - rowBytes - channels]! : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      out[at] = packed[y * (rowBytes + 1) + 1 + x]! + guess;
    }
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}
