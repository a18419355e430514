import { boxBlur } from '../../filter/box-blur.ts';
import type { PixelImage } from '../../pixels.ts';
import { floorShare } from '../../layout/surface-map.ts';
import { FREE, KNOWN, stretchMembrane } from '../membrane.ts';
import type { FillPlan } from '../plan-fill.ts';
import { DARK } from './same-hue.ts';
import { Kind } from './ground.ts';
import type { Labels } from './label-hole.ts';
import { plainReader, type ReadPlain } from './read-plain.ts';
import { PLAIN, scaledShift, type Shift, sourceOf } from './shift.ts';

export interface Composing {
  /** The picture at the size it is wanted in. */
  readonly crop: PixelImage;
  /** Above 0 = to fill. */
  readonly isHole: Uint8Array;
  /** Its labels may have been chosen on a smaller picture. */
  readonly plan: FillPlan;
}

/** Copies every pixel of a hole from its place in the photo, once, by its cell's shift, and corrects its light. Where there is nothing to copy, the colours around go on. */
export function composeCopies(composing: Composing): PixelImage {
  const { crop, isHole, plan } = composing;
  const { map, labels } = plan;
  const scale = crop.width / map.width;
  const shifts = labels.shifts.map((shift) => scaledShift(shift, scale));
  const cell = labels.ground.step * scale;
  const reader = {
    crop,
    ...plan,
    shifts,
    bare: bareColours(labels),
    readPlain: plainReader({ crop, labels, shifts, cell }),
    things: thingShares(labels),
    cell,
    near: new Int32Array(4),
    weight: new Float64Array(4),
    places: [new Float64Array(2), new Float64Array(2), new Float64Array(2)] as const,
    by: new Float64Array(3),
    beyond: new Float64Array(3),
    taps: { across: new Float64Array(4), down: new Float64Array(4) },
  };
  const data = crop.data.slice();
  const colour = new Float64Array(3);
  for (let y = 0; y < crop.height; y++) {
    for (let x = 0; x < crop.width; x++) {
      const i = y * crop.width + x;
      if (isHole[i] === 0) continue;
      readPixel(reader, { x, y }, colour);
      for (let c = 0; c < 3; c++) data[4 * i + c] = Math.max(0, Math.min(255, Math.round(colour[c]!)));
      data[4 * i + 3] = 255;
    }
  }
  return { width: crop.width, height: crop.height, data };
}

interface Reader extends FillPlan {
  readonly crop: PixelImage;
  readonly shifts: readonly Shift[];
  /** Red, green, blue a cell, going on from the rim; null when every cell has something to copy. */
  readonly bare: Float32Array | null;
  readonly readPlain: ReadPlain;
  /** How far each cell lies on things, where outlines may stray. */
  readonly things: Float32Array | null;
  /** Pixels of the picture on a cell's side. */
  readonly cell: number;
  /** The four cells around the pixel last asked for, and their weights. */
  readonly near: Int32Array;
  readonly weight: Float64Array;
  /** Where the pixel last asked for, the one to its right and the one below are copied from. */
  readonly places: readonly [Float64Array, Float64Array, Float64Array];
  /** How the light of the pixel last asked for changes, red, green, blue; and how its source's columns and rows weigh. Kept, as millions of pixels ask. */
  readonly by: Float64Array;
  readonly taps: Taps;
  /** The colour on the other side of the line between floor and wall that runs through the pixel last asked for. */
  readonly beyond: Float64Array;
}

interface Taps {
  readonly across: Float64Array;
  readonly down: Float64Array;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The colour of a pixel of the hole: of both sides where the line between floor and wall runs through it, so that it is no stairs. */
function readPixel(reader: Reader, at: Place, out: Float64Array): void {
  const { map, crop, beyond } = reader;
  surround(reader, at.x + 0.5, at.y + 0.5);
  const isThing = isOnThing(reader);
  const shared = sharedLabel(reader, isThing);
  if (shared >= 0) return readLabel(reader, { ...at, label: shared }, out);
  const scale = map.width / crop.width;
  const floor = floorShare(map, { x: (at.x + 0.5) * scale, y: (at.y + 0.5) * scale, scale });
  const label = heaviestLabel(reader, isThing, floor >= 0.5);
  readLabel(reader, { ...at, label }, out);
  const other = floor === 0 || floor === 1 ? label : heaviestLabel(reader, isThing, floor < 0.5);
  if (other === label) return;
  readLabel(reader, { ...at, label: other }, beyond);
  const share = Math.min(floor, 1 - floor);
  for (let c = 0; c < 3; c++) out[c]! += share * (beyond[c]! - out[c]!);
}

function readLabel(reader: Reader, pixel: LabelledPixel, out: Float64Array): void {
  if (pixel.label >= 0 && readAs(reader, pixel, out)) correctLight(reader, pixel.label, out);
  else readBare(reader, out);
}

/** Cells farther away that may lend their shift where none of the four around is of the pixel's own kind. */
const FARTHER = 3;

/** The shift that all four cells around a pixel share; -1 where they do not. */
function sharedLabel(reader: Reader, isThing: boolean): number {
  const { label } = reader.labels;
  const first = label[reader.near[0]!]!;
  const isShared = reader.near.every((cell) => label[cell] === first);
  return isShared && !isOther(reader, isThing, reader.near[0]!) ? first : -1;
}

/** Whether a cell shows a thing where the pixel does not, or the other way round. */
function isOther({ things, labels }: Reader, isThing: boolean, cell: number): boolean {
  return things !== null && (labels.ground.kind[cell] === Kind.THING) !== isThing;
}

/** The shift of the four cells around a pixel that weighs most. Floor and wall part where the map says, not where cells do. */
function heaviestLabel(reader: Reader, isThing: boolean, isFloor: boolean): number {
  const { near, weight } = reader;
  const { ground, label } = reader.labels;
  const fits = (cell: number): boolean => {
    const kind = ground.kind[cell]!;
    if (isOther(reader, isThing, cell)) return false;
    return (kind !== Kind.FLOOR && kind !== Kind.WALL) || (kind === Kind.FLOOR) === isFloor;
  };
  if (near.every((cell) => isOther(reader, isThing, cell))) return labelNear(reader, near[0]!, fits);
  const isMixed =
    near.some((cell) => ground.isOpen[cell] === 1 && !fits(cell)) && near.some((cell) => fits(cell));
  let [best, most] = [-1, 0];
  for (const cell of near) {
    const own = label[cell]!;
    if (own < 0 || (isMixed && !fits(cell))) continue;
    const sum = near.reduce((all, other, k) => all + (label[other] === own ? weight[k]! : 0), 0);
    if (sum > most) [best, most] = [own, sum];
  }
  return best >= 0 ? best : labelNear(reader, near[0]!, fits);
}

/** Cells that the outline of a thing may stray from its cells: a slanted edge is no stairs. */
const STRAY = 2;
/** Inside of something that is not thin a cell is so much of it, its outline smoothed. */
const INSIDE = 0.8;

/** How far every cell lies on things, 0-1, the outlines of things and of what they stand before smoothed where neither is thin; null where the hole has none. */
function thingShares({ ground: { width, height, kind, isOpen } }: Labels): Float32Array | null {
  if (!kind.some((own, cell) => own === Kind.THING && isOpen[cell] === 1)) return null;
  const own = Float32Array.from(kind, (one) => (one === Kind.THING ? 1 : 0));
  const smooth = (data: Float32Array): Float32Array =>
    boxBlur({ width, height, channels: 1, data }, STRAY, 2).data;
  const whole = smooth(new Float32Array(own.length).fill(1));
  const shares = smooth(own).map((share, cell) => share / whole[cell]!);
  const near = (passes: (share: number) => boolean): Float32Array =>
    smooth(shares.map((share) => (passes(share) ? 1 : 0)));
  const [inside, outside] = [near((share) => share > INSIDE), near((share) => share < 1 - INSIDE)];
  return shares.map((share, cell) => (inside[cell]! > 0 && outside[cell]! > 0 ? share : own[cell]!));
}

/** Whether a pixel lies on a thing, between the cells last asked for. */
function isOnThing({ things, near, weight }: Reader): boolean {
  if (things === null) return false;
  let sum = 0;
  for (let k = 0; k < 4; k++) sum += weight[k]! * things[near[k]!]!;
  return sum > 0.5;
}

function labelNear(
  { labels: { ground, label } }: Reader,
  cell: number,
  fits: (cell: number) => boolean,
): number {
  const { width } = ground;
  let any = -1;
  for (let ring = 1; ring <= FARTHER; ring++) {
    for (const step of [-ring * width, ring * width, -ring, ring]) {
      const own = label[cell + step] ?? -1;
      if (own < 0) continue;
      if (fits(cell + step)) return own;
      any = any < 0 ? own : any;
    }
  }
  return any;
}

function surround({ labels, cell, near, weight }: Reader, x: number, y: number): void {
  const { width, height } = labels.ground;
  const gridX = Math.min(width - 1, Math.max(0, x / cell - 0.5));
  const gridY = Math.min(height - 1, Math.max(0, y / cell - 0.5));
  const left = Math.floor(gridX);
  const top = Math.floor(gridY);
  for (let k = 0; k < 4; k++) {
    near[k] = Math.min(height - 1, top + (k >> 1)) * width + Math.min(width - 1, left + (k & 1));
    weight[k] = (k & 1 ? gridX - left : 1 - gridX + left) * (k >> 1 ? gridY - top : 1 - gridY + top);
  }
}

/** Light may change as it must, hue only this much (natural logarithm). */
const MOST_HUE = 0.22;

/** The correction between the cells of the pixel's own shift. */
function correctLight(
  { labels, correction, near, weight, by }: Reader,
  label: number,
  colour: Float64Array,
): void {
  let total = 0;
  for (let k = 0; k < 4; k++) if (labels.label[near[k]!] === label) total += weight[k]!;
  if (total === 0) return;
  by.fill(0);
  for (let k = 0; k < 4; k++) {
    if (labels.label[near[k]!] !== label) continue;
    for (let c = 0; c < 3; c++) by[c]! += (weight[k]! / total) * correction[3 * near[k]! + c]!;
  }
  const mean = (by[0]! + by[1]! + by[2]!) / 3;
  for (let c = 0; c < 3; c++) {
    const hue = Math.max(-MOST_HUE, Math.min(MOST_HUE, by[c]! - mean));
    colour[c] = ((colour[c]! + DARK) * Math.exp(mean) - DARK) * Math.exp(hue);
  }
}

/** The smoothest continuation of the colours around, where some cell has nothing to copy. */
function bareColours({ ground, label }: Labels): Float32Array | null {
  const { width, height, isOpen } = ground;
  if (!isOpen.some((value, cell) => value === 1 && label[cell]! < 0)) return null;
  const colour = ground.colour.slice();
  const state = isOpen.map((value) => (value === 1 ? FREE : KNOWN));
  stretchMembrane({ width, height, colour, state });
  return colour;
}

function readBare({ bare, near, weight }: Reader, out: Float64Array): void {
  out.fill(0);
  for (let k = 0; k < 4; k++)
    for (let c = 0; c < 3; c++) out[c]! += weight[k]! * (bare?.[3 * near[k]! + c] ?? 128);
}

interface LabelledPixel extends Place {
  readonly label: number;
}

/** The colour of a pixel by its label; false where that shows none. */
function readAs(reader: Reader, { label, x, y }: LabelledPixel, out: Float64Array): boolean {
  const shift = reader.shifts[label]!;
  if (shift.side !== PLAIN) return readCopy(reader, { shift, x, y }, out);
  reader.readPlain(reader, { label, x, y }, out);
  return true;
}

interface CopiedPixel extends Place {
  readonly shift: Shift;
}

/** A pixel takes in the mean of at most so many places across and down. */
const MOST_PLACES = 4;

/** The colour that a shift copies into a pixel: what is seen larger than there is read at several places of it, as thin lines would break up otherwise. False where it sees none. */
function readCopy(
  { crop, places: [at, right, below], taps }: Reader,
  { shift, x, y }: CopiedPixel,
  out: Float64Array,
): boolean {
  if (!sourceOf(shift, { x: x + 0.5, y: y + 0.5 }, at)) return false;
  const isInside =
    sourceOf(shift, { x: x + 1.5, y: y + 0.5 }, right) && sourceOf(shift, { x: x + 0.5, y: y + 1.5 }, below);
  const across = isInside ? placesBetween(at, right) : 1;
  const down = isInside ? placesBetween(at, below) : 1;
  out.fill(0);
  for (let j = 0; j < down; j++)
    for (let i = 0; i < across; i++) {
      sourceOf(shift, { x: x + (i + 0.5) / across, y: y + (j + 0.5) / down }, at);
      addCubic(crop, at, { weight: 1 / (across * down), taps, out });
    }
  return true;
}

/** How many places the way from one pixel to the next in the source asks for; below two pixels one, so that grain stays. */
function placesBetween(one: Float64Array, next: Float64Array): number {
  const [across, down] = [next[0]! - one[0]!, next[1]! - one[1]!];
  const way = Math.sqrt(across * across + down * down);
  return Math.max(1, Math.min(MOST_PLACES, Math.floor(way)));
}

/** Catmull-Rom (Keys 1981) at a place of the picture. */
function addCubic(
  { width, height, data }: PixelImage,
  at: Float64Array,
  { weight, taps, out }: { weight: number; taps: Taps; out: Float64Array },
): void {
  const x = at[0]! - 0.5;
  const y = at[1]! - 0.5;
  const left = Math.floor(x);
  const top = Math.floor(y);
  weighCubic(x - left, taps.across);
  weighCubic(y - top, taps.down);
  let [red, green, blue] = [0, 0, 0];
  for (let j = 0; j < 4; j++) {
    const row = Math.min(height - 1, Math.max(0, top - 1 + j)) * width;
    for (let i = 0; i < 4; i++) {
      const share = weight * taps.across[i]! * taps.down[j]!;
      const from = 4 * (row + Math.min(width - 1, Math.max(0, left - 1 + i)));
      red += share * data[from]!;
      green += share * data[from + 1]!;
      blue += share * data[from + 2]!;
    }
  }
  out[0]! += red;
  out[1]! += green;
  out[2]! += blue;
}

function weighCubic(t: number, out: Float64Array): void {
  const [square, cube] = [t * t, t * t * t];
  out[0] = -0.5 * t + square - 0.5 * cube;
  out[1] = 1 - 2.5 * square + 1.5 * cube;
  out[2] = 0.5 * t + 2 * square - 1.5 * cube;
  out[3] = -0.5 * square + 0.5 * cube;
}
