/** Half the width of a patch: patches are 7 x 7. */
export const PATCH = 3;
/** Rows and columns added on every side so that no patch leaves the arrays. */
export const PADDING = PATCH + 1;

/** One resolution of the texture to fill. Four bytes a pixel: red, green, blue around 128 and the guide (distance to the nearest surface border). */
export interface TextureLevel {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  readonly hole: Uint8Array;
  readonly surface: Uint8Array;
  /** Pixels that may be copied. */
  readonly usable: Uint8Array;
}

/** Half the size; colours average the known pixels only. */
export function halveTexture(fine: TextureLevel): TextureLevel {
  const width = fine.width >> 1;
  const height = fine.height >> 1;
  const count = width * height;
  const coarse = {
    width,
    height,
    pixels: new Uint8Array(count * 4),
    hole: new Uint8Array(count),
    surface: new Uint8Array(count),
    usable: new Uint8Array(count),
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      halveTexel(fine, 2 * y * fine.width + 2 * x, { coarse, to: y * width + x });
  }
  return coarse;
}

function halveTexel(
  fine: TextureLevel,
  from: number,
  { coarse, to }: { coarse: TextureLevel; to: number },
): void {
  let known = 0;
  let r = 0;
  let g = 0;
  let b = 0;
  let guide = 0;
  coarse.usable[to] = 1;
  coarse.surface[to] = fine.surface[from]!;
  for (let k = 0; k < 4; k++) {
    const i = from + (k & 1) + (k >> 1) * fine.width;
    guide += fine.pixels[4 * i + 3]!;
    if (fine.usable[i] === 0) coarse.usable[to] = 0;
    if (fine.hole[i]! > 0) {
      coarse.hole[to] = 1;
      continue;
    }
    known++;
    r += fine.pixels[4 * i]!;
    g += fine.pixels[4 * i + 1]!;
    b += fine.pixels[4 * i + 2]!;
  }
  coarse.pixels[4 * to] = known > 0 ? r / known + 0.5 : 128;
  coarse.pixels[4 * to + 1] = known > 0 ? g / known + 0.5 : 128;
  coarse.pixels[4 * to + 2] = known > 0 ? b / known + 0.5 : 128;
  coarse.pixels[4 * to + 3] = guide / 4;
}

/** A padded level with the current match of every patch that reaches into the hole. Indices count padded pixels. */
export interface PatchField {
  readonly width: number;
  readonly height: number;
  readonly stride: number;
  readonly pixels: Uint8Array;
  readonly surface: Uint8Array;
  /** Pixels to fill, and patch centres whose patches touch them. */
  readonly hole: Int32Array;
  readonly targets: Int32Array;
  readonly isTarget: Uint8Array;
  /** Patch centres that may be copied, also as a list. */
  readonly isSource: Uint8Array;
  readonly sources: Int32Array;
  /** Per target: matched source centre and squared distance to it. */
  readonly match: Int32Array;
  readonly cost: Int32Array;
}

/** How far around the hole copies may come from, as shares of the hole's width and height: texture changes with distance. */
const REACH_X = 0.9;
const REACH_Y = 0.6;
const LEAST_REACH = 40;

/** Lays a level out for matching; null when it has too few pixels to copy from. */
export function makeField(level: TextureLevel): PatchField | null {
  const { width, height } = level;
  const stride = width + 2 * PADDING;
  const size = stride * (height + 2 * PADDING);
  const pixels = new Uint8Array(size * 4);
  const surface = new Uint8Array(size);
  const isTarget = new Uint8Array(size);
  const isSource = new Uint8Array(size);
  const holes = summedArea(level, (i) => (level.hole[i]! > 0 ? 1 : 0));
  const blocked = summedArea(level, (i) => (level.usable[i] === 0 && level.hole[i] === 0 ? 1 : 0));
  const reach = reachOf(level);
  const lists = { hole: [] as number[], targets: [] as number[], sources: [] as number[] };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const to = (y + PADDING) * stride + x + PADDING;
      pixels.set(level.pixels.subarray(4 * i, 4 * i + 4), 4 * to);
      surface[to] = level.surface[i]!;
      if (level.hole[i]! > 0) lists.hole.push(to);
      if (countAround(holes, { x, y, radius: PATCH }, level) > 0) {
        isTarget[to] = 1;
        lists.targets.push(to);
      } else if (isWithin(reach, x, y) && countAround(blocked, { x, y, radius: PATCH }, level) === 0) {
        isSource[to] = 1;
        lists.sources.push(to);
      }
    }
  }
  if (lists.sources.length < 50) return null;
  const field: PatchField = {
    width,
    height,
    stride,
    pixels,
    surface,
    isTarget,
    isSource,
    hole: Int32Array.from(lists.hole),
    targets: Int32Array.from(lists.targets),
    sources: Int32Array.from(lists.sources),
    match: new Int32Array(size),
    cost: new Int32Array(size),
  };
  repeatBorder(field);
  return field;
}

/** Copies the outermost pixels into the padding. */
export function repeatBorder({ width, height, stride, pixels }: PatchField): void {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  for (let y = PADDING; y < height + PADDING; y++) {
    const row = y * stride;
    words.fill(words[row + PADDING]!, row, row + PADDING);
    words.fill(words[row + PADDING + width - 1]!, row + PADDING + width, row + stride);
  }
  for (let k = 0; k < PADDING; k++) {
    words.copyWithin(k * stride, PADDING * stride, (PADDING + 1) * stride);
    const last = (PADDING + height - 1) * stride;
    words.copyWithin(last + (k + 1) * stride, last, last + stride);
  }
}

interface Reach {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function reachOf({ width, height, hole }: TextureLevel): Reach {
  let left = width;
  let right = 0;
  let top = height;
  let bottom = 0;
  for (let i = 0; i < hole.length; i++) {
    if (hole[i] === 0) continue;
    const x = i % width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, (i / width) | 0);
    bottom = (i / width) | 0;
  }
  const x = Math.max(LEAST_REACH, REACH_X * (right - left));
  const y = Math.max(LEAST_REACH, REACH_Y * (bottom - top));
  // Whole patches only: none may stick out of the picture.
  return {
    left: Math.max(PATCH, left - x),
    right: Math.min(width - 1 - PATCH, right + x),
    top: Math.max(PATCH, top - y),
    bottom: Math.min(height - 1 - PATCH, bottom + y),
  };
}

function isWithin(reach: Reach, x: number, y: number): boolean {
  return x >= reach.left && x <= reach.right && y >= reach.top && y <= reach.bottom;
}

function summedArea({ width, height }: TextureLevel, valueAt: (i: number) => number): Int32Array {
  const sums = new Int32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += valueAt(y * width + x);
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
    }
  }
  return sums;
}

function countAround(
  sums: Int32Array,
  at: { x: number; y: number; radius: number },
  { width, height }: TextureLevel,
): number {
  const left = Math.max(0, at.x - at.radius);
  const right = Math.min(width, at.x + at.radius + 1);
  const top = Math.max(0, at.y - at.radius) * (width + 1);
  const bottom = Math.min(height, at.y + at.radius + 1) * (width + 1);
  return sums[bottom + right]! - sums[top + right]! - sums[bottom + left]! + sums[top + left]!;
}
