import { lumaOf } from '../../colour/srgb.ts';
import { growRect, maskBounds } from '../../mask/bounds.ts';
import type { PixelImage } from '../../pixels.ts';
import { cropImage } from '../../resize/crop.ts';
import { findLines, type Line } from '../../room/camera/find-lines.ts';
import { halfSize } from '../../room/camera/luma.ts';
import type { RoomLayout } from '../../room/layout/layout.ts';
import type { Ground } from './ground.ts';
import { runsAlongRoom } from './runs-along-room.ts';
import { DARK } from './same-hue.ts';

/** A straight edge that is seen on both sides of a hole and runs through it: a moulding, a corner, the border of a rug. Pixels of the picture. */
export interface LineThrough {
  /** Where it enters, and its direction. */
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  /** Where it leaves, along it from that point, at which it enters. */
  readonly to: number;
  /** What is seen across it where it enters and where it leaves: red, green, blue a pixel from `-reach` to `reach`, as logarithms beside what its side shows farther off. */
  readonly reach: number;
  readonly profiles: readonly [Float32Array, Float32Array];
}

/** Shortest edges that are heeded, and how far from the hole they may end, as shares of the picture's longer side. */
const SHORTEST = 0.02;
const AWAY = 0.03;
/** Cells of the hole that a line runs through at least. */
const LEAST_CHORD = 5;
/** Sine of the angle by which both ends may stray from the line between them. */
const STRAY = 0.07;
/** How far across a line is looked, and how far along, as shares of the longer side. */
const ACROSS = 0.011;
const LEAST_ACROSS = 8;
const ALONG = 0.05;
/** The outer part of a profile tells its side's own tone. */
const OUTER = 0.7;
const MOST_LINES = 5;
/** What is seen across one line where it enters and where it leaves differs by no more: of real ones by .16 to .4, of two edges that happen to lie in one line by .45 to 1. */
const MOST_UNLIKE = 0.42;

/** Where a line meets a hole: from its end on, in its direction, it runs into it. */
interface Entry {
  readonly line: Line;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** Edges count from half the contrast on that a camera is told by: they must be seen twice. */
const FAINT = 2;

/** Edges are looked for this far around the holes, as a share of the longer side: what lies farther off tells nothing of them. */
const AROUND = 0.3;

/** The straight edges of what surrounds the holes, in light and between warm and cold, in pixels of the picture. */
export function linesAround(picture: PixelImage, { width, height, step, isOpen }: Ground): Line[] {
  const open = maskBounds({ width, height, data: isOpen });
  if (!open) return [];
  const longer = Math.max(picture.width, picture.height);
  const margin = Math.ceil(AROUND * longer);
  const bounds = {
    left: open.left * step,
    top: open.top * step,
    right: open.right * step,
    bottom: open.bottom * step,
  };
  const { left, top, right, bottom } = growRect(bounds, { across: margin, down: margin }, picture);
  // Even, as pairs of columns and rows are read.
  const area = { left: left - (left % 2), top: top - (top % 2), right, bottom };
  const planes = [lightOf, warmthOf].map((read) => halfSize(cropImage(picture, area), read));
  const { width: across, height: down } = planes[0]!;
  const isHidden = new Uint8Array(across * down);
  for (let i = 0; i < isHidden.length; i++) {
    const column = Math.floor((area.left + 2 * (i % across)) / step);
    const row = Math.floor((area.top + 2 * Math.floor(i / across)) / step);
    isHidden[i] = isOpen[row * width + Math.min(width - 1, column)] ?? 0;
  }
  return planes
    .flatMap((plane) => findLines(plane, (SHORTEST * longer) / 2, isHidden))
    .map(({ x, y, dx, dy, length }) => ({
      x: area.left + 2 * x + 1,
      y: area.top + 2 * y + 1,
      dx,
      dy,
      length: 2 * length,
    }));
}

type Read = (r: number, g: number, b: number) => number;
const lightOf: Read = (r, g, b) => FAINT * lumaOf(r, g, b);
const warmthOf: Read = (r, _, b) => FAINT * (r - b);

/** What runs through an island of a hole is among the lines around it. */
interface Sought {
  readonly lines: readonly Line[];
  readonly island: Int32Array;
  /** In pixels of the picture. */
  readonly layout: RoomLayout;
}

/** The lines that run through one island of a hole, the longest seen first. */
export function linesThrough(
  picture: PixelImage,
  ground: Ground,
  { lines, island, layout }: Sought,
): LineThrough[] {
  const isIn = new Uint8Array(ground.isOpen.length);
  for (const cell of island) isIn[cell] = 1;
  const entries = lines.flatMap((line) => entriesOf(line, { picture, ground, isIn }));
  const found: { through: LineThrough; seen: number }[] = [];
  for (const [n, one] of entries.entries())
    for (const other of entries.slice(n + 1)) {
      if (!isOne(one, other, ground)) continue;
      const through = joined(picture, ground, [one, other]);
      if (through && runsAlongRoom(through, layout) && partsIsland(through, ground, island))
        found.push({ through, seen: Math.min(one.line.length, other.line.length) });
    }
  const kept: LineThrough[] = [];
  for (const { through } of found.sort((a, b) => b.seen - a.seen))
    if (kept.length < MOST_LINES && kept.every((other) => !isBeside(through, other))) kept.push(through);
  return kept;
}

/** Of an island's cells on a line no more may lie beyond its ends, per cell between them: a line that stops in the hole parts nothing. */
const MOST_BEYOND = 0.25;

function partsIsland(line: LineThrough, { width, step }: Ground, island: Int32Array): boolean {
  let [within, beyond] = [0, 0];
  for (const cell of island) {
    const place = { x: ((cell % width) + 0.5) * step, y: (Math.floor(cell / width) + 0.5) * step };
    if (Math.abs(distanceFrom(line, place)) > step) continue;
    const along = (place.x - line.x) * line.dx + (place.y - line.y) * line.dy;
    if (along < 0 || along > line.to) beyond++;
    else within++;
  }
  return beyond <= MOST_BEYOND * within;
}

interface Around {
  readonly picture: PixelImage;
  readonly ground: Ground;
  readonly isIn: Uint8Array;
}

function entriesOf(line: Line, { picture, ground: { width, height, step }, isIn }: Around): Entry[] {
  const away = AWAY * Math.max(picture.width, picture.height);
  return [-1, 1].flatMap((way) => {
    const [dx, dy] = [way * line.dx, way * line.dy];
    const [x, y] = [line.x + (dx * line.length) / 2, line.y + (dy * line.length) / 2];
    const isInAt = (far: number): boolean => {
      const [column, row] = [Math.floor((x + far * dx) / step), Math.floor((y + far * dy) / step)];
      return column >= 0 && row >= 0 && column < width && row < height && isIn[row * width + column] === 1;
    };
    let far = -step;
    while (far <= away && !isInAt(far)) far += step / 2;
    return isInAt(far) && isInAt(far + LEAST_CHORD * step) ? [{ line, x, y, dx, dy }] : [];
  });
}

/** Whether what enters at one place is what leaves at another. */
function isOne(one: Entry, other: Entry, { step }: Ground): boolean {
  const [x, y] = [other.x - one.x, other.y - one.y];
  const far = Math.hypot(x, y);
  if (far < LEAST_CHORD * step || one.dx * x + one.dy * y <= 0 || other.dx * x + other.dy * y >= 0)
    return false;
  const strays = (from: Entry): boolean => Math.abs(from.dx * y - from.dy * x) > STRAY * far;
  return !strays(one) && !strays(other);
}

function isBeside(one: LineThrough, other: LineThrough): boolean {
  return [0, one.to].some((along) => {
    const [x, y] = [one.x + along * one.dx - other.x, one.y + along * one.dy - other.y];
    return Math.abs(x * other.dy - y * other.dx) < 2 * other.reach;
  });
}

/** The line through both parts; null where it cannot be told what is seen across one of them. */
function joined(
  picture: PixelImage,
  ground: Ground,
  [one, other]: readonly [Entry, Entry],
): LineThrough | null {
  const [x, y] = [other.x - one.x, other.y - one.y];
  const to = Math.hypot(x, y);
  const longer = Math.max(picture.width, picture.height);
  const reach = Math.max(LEAST_ACROSS, Math.round(ACROSS * longer));
  const lengthOf = ({ line }: Entry): number => Math.min(line.length, ALONG * longer);
  const back = { ...other, dx: -other.dx, dy: -other.dy };
  const entering = profileOf({ picture, ground }, { axis: one, reach, length: -lengthOf(one) });
  const leaving = profileOf({ picture, ground }, { axis: back, reach, length: lengthOf(other) });
  if (!entering || !leaving || unlikeness(entering, leaving) > MOST_UNLIKE) return null;
  const profiles = [besideOwnSide(entering, reach), besideOwnSide(leaving, reach)] as const;
  return { x: one.x, y: one.y, dx: x / to, dy: y / to, to, reach, profiles };
}

/** How much of what two profiles show of the tones about their own means is not alike, 0-1. */
function unlikeness(one: Float32Array, other: Float32Array): number {
  const [mean, own] = [meanTone(one), meanTone(other)];
  let [gap, all] = [0, 0];
  for (let k = 0; k < one.length; k++) {
    const [a, b] = [one[k]! - mean[k % 3]!, other[k]! - own[k % 3]!];
    gap += Math.abs(a - b);
    all += Math.abs(a) + Math.abs(b);
  }
  return all === 0 ? 0 : gap / all;
}

function meanTone(profile: Float32Array): number[] {
  const sum = [0, 0, 0];
  for (let k = 0; k < profile.length; k++) sum[k % 3]! += (3 * profile[k]!) / profile.length;
  return sum;
}

interface Stretch {
  readonly axis: Pick<LineThrough, 'x' | 'y' | 'dx' | 'dy'>;
  readonly reach: number;
  /** How far along the axis, below 0 backwards. */
  readonly length: number;
}

function profileOf(
  { picture, ground }: { picture: PixelImage; ground: Ground },
  { axis, reach, length }: Stretch,
): Float32Array | null {
  const across = 2 * reach + 1;
  const sum = new Float64Array(3 * across);
  const count = new Int32Array(across);
  const { width, height, data } = picture;
  for (let far = 0; far < Math.abs(length); far++) {
    const along = Math.sign(length) * far;
    for (let k = 0; k < across; k++) {
      const off = k - reach;
      const px = Math.floor(axis.x + along * axis.dx - off * axis.dy);
      const py = Math.floor(axis.y + along * axis.dy + off * axis.dx);
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      const cell = Math.floor(py / ground.step) * ground.width + Math.floor(px / ground.step);
      if (ground.isOpen[cell] !== 0) continue;
      count[k]!++;
      for (let c = 0; c < 3; c++) sum[3 * k + c]! += Math.log(data[4 * (py * width + px) + c]! + DARK);
    }
  }
  if (count.some((value) => value === 0)) return null;
  return Float32Array.from(sum, (value, k) => value / count[Math.floor(k / 3)]!);
}

/** A profile beside what each of its sides shows farther off. */
function besideOwnSide(profile: Float32Array, reach: number): Float32Array {
  const across = 2 * reach + 1;
  const outer = Math.max(1, Math.round((1 - OUTER) * reach));
  const meanOf = (first: number, c: number): number => {
    let total = 0;
    for (let k = first; k < first + outer; k++) total += profile[3 * k + c]!;
    return total / outer;
  };
  const sides = [0, 1, 2].map((c) => [meanOf(0, c), meanOf(across - outer, c)] as const);
  return profile.map((tone, i) => {
    const k = Math.floor(i / 3);
    const [low, high] = sides[i % 3]!;
    return tone - (k < reach ? low : k > reach ? high : (low + high) / 2);
  });
}

/** Pixels from a line to a place, to one side above 0. */
export function distanceFrom(
  { x, y, dx, dy }: LineThrough,
  place: { readonly x: number; readonly y: number },
): number {
  return (place.y - y) * dx - (place.x - x) * dy;
}

/** Adds what a line shows to the colour (levels) of a place near it, where that is plain but for it; in place. */
export function addLine(
  line: LineThrough,
  place: { readonly x: number; readonly y: number },
  colour: Float64Array,
): void {
  const off = distanceFrom(line, place);
  if (Math.abs(off) >= line.reach) return;
  const along = (place.x - line.x) * line.dx + (place.y - line.y) * line.dy;
  const share = Math.max(0, Math.min(1, along / line.to));
  const at = off + line.reach;
  const low = Math.floor(at);
  for (let c = 0; c < 3; c++) {
    const toneAt = (k: number): number =>
      (1 - share) * line.profiles[0][3 * k + c]! + share * line.profiles[1][3 * k + c]!;
    const tone = (1 - at + low) * toneAt(low) + (at - low) * toneAt(low + 1);
    colour[c] = (colour[c]! + DARK) * Math.exp(tone) - DARK;
  }
}
