import { seeRoom } from '../room/see-room.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LINEAR_FROM_BYTE } from '../colour/srgb.ts';
import { distanceToZero } from '../mask/distance.ts';
import type { Mask, PixelImage } from '../pixels.ts';
import { readColourWish } from './read-colour-wish.ts';
import { recolour } from './recolour.ts';

/**
 * Photographs that cannot be part of the project: a folder with `pairs` (`<photo>.image.png` and its `<photo>.mask-<thing>.png`), named by the environment.
 * Without it these tests are left out.
 */
const folder = join(process.env['PHOTO_SAMPLES'] ?? '', 'pairs');
const names = process.env['PHOTO_SAMPLES'] && existsSync(folder) ? readdirSync(folder).sort() : [];
const things = names.filter((name) => names.includes(photoOf(name)) && name.includes('.mask-'));

function photoOf(mask: string): string {
  return `${mask.split('.mask-')[0]!}.image.png`;
}

interface Samples {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly data: Uint8Array;
}

const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };

/** A PNG of 8 bits a channel without palette or interlace. */
function readPng(name: string): Samples {
  const file = readFileSync(join(folder, name));
  const [width, height, channels] = [file.readUInt32BE(16), file.readUInt32BE(20), CHANNELS[file[25]!]!];
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at))
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  const raw = inflateSync(Buffer.concat(parts));
  const row = width * channels;
  const data = new Uint8Array(row * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (row + 1)]!;
    for (let x = 0; x < row; x++) {
      const left = x >= channels ? data[y * row + x - channels]! : 0;
      const up = y > 0 ? data[(y - 1) * row + x]! : 0;
      const corner = x >= channels && y > 0 ? data[(y - 1) * row + x - channels]! : 0;
      const guesses = [0, left, up, (left + up) >> 1, paeth(left, up, corner)];
      data[y * row + x] = raw[y * (row + 1) + 1 + x]! + guesses[filter]!;
    }
  }
  return { width, height, channels, data };
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

function readPhoto(name: string): PixelImage {
  const { width, height, channels, data: samples } = readPng(name);
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i++)
    for (let k = 0; k < 3; k++) data[4 * i + k] = samples[channels * i + k]!;
  return { width, height, data };
}

/** Logarithmic light of every pixel well inside the mask. */
function lightInside({ data, width }: PixelImage, mask: Mask): number[] {
  const deep = distanceToZero(mask);
  const lights: number[] = [];
  deep.forEach((depth, i) => {
    if (depth <= 18 || i % 2 !== (Math.floor(i / width) & 1)) return;
    const [r, g, b] = [0, 1, 2].map((k) => LINEAR_FROM_BYTE[data[4 * i + k]!]!);
    lights.push(Math.log(0.2126 * r! + 0.7152 * g! + 0.0722 * b! + 0.003));
  });
  return lights;
}

function correlation(one: readonly number[], two: readonly number[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [a, b] = [mean(one), mean(two)];
  const product = (f: (i: number) => number): number => one.reduce((sum, _, i) => sum + f(i), 0);
  const shared = product((i) => (one[i]! - a) * (two[i]! - b));
  return shared / Math.sqrt(product((i) => (one[i]! - a) ** 2) * product((i) => (two[i]! - b) ** 2));
}

function changedOutside(before: PixelImage, after: PixelImage, mask: Mask): number {
  let changed = 0;
  for (let i = 0; i < mask.data.length; i++) {
    if (mask.data[i] !== 0) continue;
    for (let k = 0; k < 4; k++) if (before.data[4 * i + k] !== after.data[4 * i + k]) changed++;
  }
  return changed;
}

describe.skipIf(things.length === 0)('in real photographs', () => {
  const colours = ['white', 'black', 'navy', 'sage green', 'terracotta', 'emerald', 'RAL 3020'];

  it.for(things)('%s takes every colour exactly, keeps its shading and changes nothing around', (thing) => {
    const crop = readPhoto(photoOf(thing));
    const { width, height, data } = readPng(thing);
    const mask = { width, height, data };
    const before = lightInside(crop, mask);
    for (const colour of colours) {
      const result = recolour({
        crop,
        mask,
        place: { left: 0, top: 0, photoWidth: width, photoHeight: height },
        overview: crop,
        room: () => seeRoom(crop),
        wish: readColourWish(colour)!,
        thing: null,
        manner: 'exact',
        stylePreset: '',
        seed: 1,
        onProgress: () => {},
      });
      expect(result.deltaE, colour).toBeLessThanOrEqual(1);
      expect(changedOutside(crop, result.crop, mask), colour).toBe(0);
      // White leaves its highlights little room above the median: their steps grow smaller.
      const least = colour === 'white' ? 0.85 : 0.9;
      if (before.length > 200)
        expect(correlation(before, lightInside(result.crop, mask)), colour).toBeGreaterThan(least);
    }
  });
});
