import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { prepareSelection, selectRegion, type SelectionGround } from '@maquette/engine';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

/**
 * How well the engine finds things on photographs that cannot be part of the project: a folder named by the environment, with
 * `pairs/<photo>.mask-<thing>.png` (white = the thing) and the photo itself as `pairs/<photo>.image.*` or `rooms/<photo>.*`.
 */
const folder = process.env['PHOTO_SAMPLES'] ?? '';
const SIDE = 1024;
/** Pieces of a mask smaller than this share of the picture are nobody's aim. */
const LEAST_PIECE = 0.004;

interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

interface Case {
  readonly thing: string;
  readonly ground: SelectionGround;
  readonly truth: Plane;
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly keep: boolean;
}

const namesIn = (kind: string): string[] =>
  existsSync(join(folder, kind)) ? readdirSync(join(folder, kind)).sort() : [];

function photoOf(stem: string): string {
  const beside = namesIn('pairs').find((name) => name.startsWith(`${stem}.image.`));
  const room = namesIn('rooms').find((name) => name.startsWith(`${stem}.`));
  return beside ? join(folder, 'pairs', beside) : join(folder, 'rooms', room ?? stem);
}

async function readCases(): Promise<Case[]> {
  const grounds = new Map<string, SelectionGround>();
  const cases: Case[] = [];
  for (const name of namesIn('pairs')) {
    const [, stem, thing] = /^(.+)\.mask-(.+)\.png$/.exec(name) ?? [];
    if (stem === undefined || thing === undefined) continue;
    const ground = grounds.get(stem) ?? prepareSelection(await readPhoto(photoOf(stem)));
    grounds.set(stem, ground);
    const { width, height } = ground;
    const mask = await sharp(join(folder, 'pairs', name))
      .resize(width, height, { fit: 'fill' })
      .greyscale()
      .raw()
      .toBuffer();
    cases.push({
      thing,
      ground,
      truth: { width, height, data: Uint8Array.from(mask, (v) => (v > 127 ? 1 : 0)) },
    });
  }
  return cases;
}

async function readPhoto(path: string) {
  const { data, info } = await sharp(path)
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

function overlap(mask: Plane, truth: Plane): number {
  let both = 0;
  let either = 0;
  for (let i = 0; i < truth.data.length; i++) {
    const isIn = mask.data[i]! > 127;
    const isTrue = truth.data[i] === 1;
    if (isIn && isTrue) both++;
    if (isIn || isTrue) either++;
  }
  return both / Math.max(1, either);
}

/** The connected pieces of a mask: each is a thing somebody would frame. */
function piecesOf(mask: Plane): Plane[] {
  const { width, height, data } = mask;
  const pieces: Plane[] = [];
  const rest = data.slice();
  for (let start = 0; start < data.length; start++) {
    if (rest[start] === 0) continue;
    const pixels = takePiece({ width, height, data: rest }, start);
    if (pixels.length < LEAST_PIECE * data.length) continue;
    const piece = new Uint8Array(data.length);
    for (const i of pixels) piece[i] = 1;
    pieces.push({ width, height, data: piece });
  }
  return pieces;
}

/** The pixels connected with one, taken out of the mask. */
function takePiece({ width, data }: Plane, start: number): number[] {
  const pixels = [start];
  data[start] = 0;
  for (const i of pixels) {
    for (const next of besides(i, width, data.length)) {
      if (data[next] === 1) pixels.push(next);
      data[next] = 0;
    }
  }
  return pixels;
}

function besides(i: number, width: number, pixels: number): number[] {
  const beside = [i - width, i + width].filter((next) => next >= 0 && next < pixels);
  if (i % width > 0) beside.push(i - 1);
  if (i % width < width - 1) beside.push(i + 1);
  return beside;
}

function boxOf({ width, data }: Plane): [number, number, number, number] {
  const box: [number, number, number, number] = [Infinity, Infinity, 0, 0];
  for (let i = 0; i < data.length; i++) {
    if (data[i] === 0) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

/** A round dab in the middle of the largest error of one kind. */
function dabOn(error: Plane, keep: boolean): Point[] {
  const { width, height } = error;
  const away = distances(error);
  let deepest = 0;
  for (let i = 0; i < away.length; i++) if (away[i]! > away[deepest]!) deepest = i;
  if (away[deepest]! <= 4) return [];
  const radius = 0.7 * away[deepest]!;
  const [x0, y0] = [deepest % width, Math.floor(deepest / width)];
  const points: Point[] = [{ x: x0, y: y0, keep }];
  for (let y = Math.max(0, Math.ceil(y0 - radius)); y <= Math.min(height - 1, y0 + radius); y += 4)
    for (let x = Math.max(0, Math.ceil(x0 - radius)); x <= Math.min(width - 1, x0 + radius); x += 4)
      if (Math.hypot(x - x0, y - y0) <= radius) points.push({ x, y, keep });
  return points;
}

/** City-block distance of every marked pixel to the nearest one that is not, the picture's border included. */
function distances({ width, height, data }: Plane): Float32Array {
  const away = new Float32Array(data.length);
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : away[y * width + x]!;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (data[y * width + x] === 1) away[y * width + x] = 1 + Math.min(at(x - 1, y), at(x, y - 1));
  for (let y = height - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--)
      if (data[y * width + x] === 1)
        away[y * width + x] = Math.min(at(x, y), 1 + Math.min(at(x + 1, y), at(x, y + 1)));
  return away;
}

/** Frames the thing, then corrects once: one dab on what is missing, one on what is too much. */
function boxAndTwoDabs(ground: SelectionGround, truth: Plane): number {
  const box = boxOf(truth);
  const { mask } = selectRegion(ground, { words: '', points: [], box });
  const error = (isMissing: boolean): Plane => ({
    ...truth,
    data: truth.data.map((value, i) =>
      (value === 1) === isMissing && mask.data[i]! > 127 !== isMissing ? 1 : 0,
    ),
  });
  const points = [...dabOn(error(true), true), ...dabOn(error(false), false)];
  return overlap(selectRegion(ground, { words: '', points, box }).mask, truth);
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

describe.skipIf(folder === '')('selection on real photographs', () => {
  const cases: Case[] = [];
  beforeAll(async () => {
    cases.push(...(await readCases()));
  }, 120_000);

  it('a box and two dabs find a thing with a mean overlap of at least .70', () => {
    const found = cases.flatMap(({ ground, truth }) =>
      piecesOf(truth).map((piece) => boxAndTwoDabs(ground, piece)),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(mean(found)).toBeGreaterThanOrEqual(0.7);
  }, 120_000);

  it('words alone are a guess worth showing: a mean overlap of at least .33, the best offer of at least .45', () => {
    const found = cases.map(({ thing, ground, truth }) => {
      const wish = { words: thing.replaceAll('-', ' '), points: [], box: null };
      const { mask, alternatives } = selectRegion(ground, wish);
      const first = overlap(mask, truth);
      return { first, best: Math.max(first, ...alternatives.map((other) => overlap(other.mask, truth))) };
    });
    expect(mean(found.map(({ first }) => first))).toBeGreaterThanOrEqual(0.33);
    expect(mean(found.map(({ best }) => best))).toBeGreaterThanOrEqual(0.45);
  }, 120_000);
});
