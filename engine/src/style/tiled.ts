import { linearFromOklab, type Oklab, oklabFromRgb } from '../colour/oklab.ts';
import { byteFromLinear } from '../colour/srgb.ts';
import type { PixelImage } from '../pixels.ts';
import { createRandom } from '../random.ts';
import { hashNumber, valueNoise } from '../scene/noise.ts';
import { facetsOver } from './facets.ts';
import { paintStrokes } from './paint-strokes.ts';
import type { Style } from './presets.ts';
import { squareTiles, tileColours, type Tiling } from './tiles.ts';
import { adjustTone, clampByte } from './tone.ts';

/** Side of a picture element of pixel art in a picture of about a megapixel. */
const BLOCK = 6;
const PALETTE = 24;
/** Threshold map of ordered dithering (Bayer 1973). */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5] as const;
const DITHER = 0.03;

/** Side of pixel art's squares in a picture of this `scale`, in pixels. */
export function blockSide(scale: number): number {
  return Math.max(2, Math.round(BLOCK * scale));
}

/** Large square pixels in few colours, mixed by a dither pattern. */
const pixelArt: Style = (image, { scale, seed, left, top }) => {
  const side = blockSide(scale);
  const lively = adjustTone(image, { saturation: 1.25, contrast: 1.1, lift: 0 });
  const tiling = squareTiles(image, { side, left, top });
  const lab = oklabOfColours(tileColours(lively, tiling));
  const palette = paletteOf(lab, PALETTE, seed);
  const bytes = palette.map(bytesOfOklab);
  const columns = squareTiles({ width: image.width, height: 1 }, { side, left, top }).count;
  const colours = new Float64Array(lab.length);
  for (let i = 0; i < tiling.count; i++) {
    const cell = 4 * (Math.floor(i / columns) & 3) + ((i % columns) & 3);
    lab[3 * i]! += (BAYER[cell]! / 16 - 0.47) * DITHER;
    colours.set(bytes[nearestColour(lab, 3 * i, palette)]!, 3 * i);
  }
  return paintTiles(image, tiling, colours);
};

function paintTiles(image: PixelImage, { tile }: Tiling, colours: Float64Array): PixelImage {
  const data = image.data.slice();
  for (let i = 0; i < tile.length; i++)
    for (let c = 0; c < 3; c++) data[4 * i + c] = clampByte(colours[3 * tile[i]! + c]!);
  return { ...image, data };
}

/** Every tile brighter or darker by a chance of its own, up to `amount`. */
function vary(colours: Float64Array, amount: number, seed: number): Float64Array {
  return colours.map((value, i) => value * (1 + amount * (2 * hashNumber((i / 3) | (seed << 8)) - 1)));
}

/** Flat triangles along the forms. */
const lowPoly: Style = (image, { scale, seed }) => {
  const rich = adjustTone(image, { saturation: 1.2, contrast: 1.08, lift: 2 });
  const tiling = facetsOver(image, 15 * scale, seed);
  return paintTiles(image, tiling, vary(tileColours(rich, tiling), 0.05, seed));
};

/** Larger folds of coloured paper: each face has its own light, and the creases show. */
const origami: Style = (image, { scale, seed }) => {
  const calm = adjustTone(paintStrokes(image, Math.round(4 * scale)), {
    saturation: 1.25,
    contrast: 1.05,
    lift: 8,
  });
  const tiling = facetsOver(calm, 30 * scale, seed);
  const folded = paintTiles(image, tiling, vary(tileColours(calm, tiling), 0.11, seed));
  const { tile } = tiling;
  const { width } = image;
  const data = folded.data.slice();
  const random = createRandom(seed);
  for (let i = 0; i < tile.length; i++) {
    const x = i % width;
    const isRidge = x > 0 && (tile[i] !== tile[i - 1] || (i >= width && tile[i] !== tile[i - width]));
    const isValley = x < width - 1 && (tile[i] !== tile[i + 1] || tile[i] !== (tile[i + width] ?? tile[i]));
    const fibre = 4 * valueNoise(x * 0.45, Math.floor(i / width) * 0.45, 3) + 3 * (random() - 0.5);
    const crease = isRidge ? 1.09 : isValley ? 0.86 : 1;
    for (let c = 0; c < 3; c++) data[4 * i + c] = clampByte(data[4 * i + c]! * crease + fibre);
  }
  return { ...image, data };
};

const FACE_LIGHT = { top: 1.12, left: 0.92, right: 0.72 } as const;

/** A wall of cubes seen from above at equal angles, each in the colour of its place. */
const isometric: Style = (image, { scale, left, top }) => {
  const { width, height } = image;
  const side = 7 * scale;
  const columns = Math.ceil(width / (Math.sqrt(3) * side)) + 3;
  const rows = Math.ceil(height / (1.5 * side)) + 3;
  const tile = new Int32Array(width * height);
  const light = new Float32Array(width * height);
  const offset = { x: left % (Math.sqrt(3) * side), y: top % (3 * side) };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const cube = cubeAt((x + offset.x) / side, (y + offset.y) / side);
      const row = Math.max(0, Math.min(rows - 1, cube.row + 1));
      tile[i] = row * columns + Math.max(0, Math.min(columns - 1, cube.column + 1));
      light[i] = FACE_LIGHT[cube.face];
    }
  }
  const rich = adjustTone(image, { saturation: 1.2, contrast: 1.05, lift: 0 });
  const flat = paintTiles(
    image,
    { tile, count: columns * rows },
    tileColours(rich, { tile, count: columns * rows }),
  );
  const data = flat.data.map((value, i) => (i % 4 === 3 ? value : clampByte(value * light[i >> 2]!)));
  return { ...image, data };
};

interface Cube {
  readonly row: number;
  readonly column: number;
  readonly face: 'top' | 'left' | 'right';
}

/** Which cube, drawn as a hexagon of side 1 standing on a corner, covers a place, and with which face. */
function cubeAt(x: number, y: number): Cube {
  const wide = Math.sqrt(3);
  let best: Cube = { row: 0, column: 0, face: 'top' };
  let least = Infinity;
  const near = Math.floor(y / 1.5);
  for (let row = near - 1; row <= near + 1; row++) {
    const shift = (row & 1) * 0.5;
    const column = Math.round(x / wide - shift);
    const dx = x - (column + shift) * wide;
    const dy = y - row * 1.5;
    const distance = dx * dx + dy * dy;
    if (distance >= least) continue;
    least = distance;
    const isTop = dy + Math.abs(dx) / wide < 0;
    best = { row, column, face: isTop ? 'top' : dx < 0 ? 'left' : 'right' };
  }
  return best;
}

/** The styles that lay the picture in tiles. */
export const TILED = { pixelArt, lowPoly, origami, isometric };

const ROUNDS = 8;

/** How different two colours look; hue counts double, so that small coloured things keep a colour of their own. */
function gap(lab: Float64Array, at: number, colour: Oklab): number {
  const a = lab[at + 1]! - colour[1];
  const b = lab[at + 2]! - colour[2];
  return (lab[at]! - colour[0]) ** 2 + 2 * (a * a + b * b);
}

/** Number of the palette colour nearest to the OKLab colour at `at`. */
function nearestColour(lab: Float64Array, at: number, palette: readonly Oklab[]): number {
  let best = 0;
  let least = Infinity;
  for (let k = 0; k < palette.length; k++) {
    const distance = gap(lab, at, palette[k]!);
    if (distance < least) {
      least = distance;
      best = k;
    }
  }
  return best;
}

/** `size` colours that stand for all of `lab` (three floats a colour), by k-means (Lloyd 1982); empty ones keep their place. */
function paletteOf(lab: Float64Array, size: number, seed: number): Oklab[] {
  const count = lab.length / 3;
  const random = createRandom(seed);
  let palette = Array.from({ length: Math.min(size, count) }, (): Oklab => {
    const at = 3 * Math.floor(random() * count);
    return [lab[at]!, lab[at + 1]!, lab[at + 2]!];
  });
  for (let round = 0; round < ROUNDS; round++) {
    const sums = new Float64Array(palette.length * 4);
    for (let i = 0; i < count; i++) {
      const to = 4 * nearestColour(lab, 3 * i, palette);
      for (let c = 0; c < 3; c++) sums[to + c]! += lab[3 * i + c]!;
      sums[to + 3]!++;
    }
    palette = palette.map((colour, k) => {
      const members = sums[4 * k + 3]!;
      if (members === 0) return colour;
      return [sums[4 * k]! / members, sums[4 * k + 1]! / members, sums[4 * k + 2]! / members];
    });
  }
  return palette;
}

/** Red, green, blue bytes of a list of sRGB colours (0-255 floats) as OKLab, three floats each. */
function oklabOfColours(colours: Float64Array): Float64Array {
  const lab = new Float64Array(colours.length);
  for (let i = 0; i < colours.length; i += 3)
    lab.set(
      oklabFromRgb(Math.round(colours[i]!), Math.round(colours[i + 1]!), Math.round(colours[i + 2]!)),
      i,
    );
  return lab;
}

/** The nearest sRGB bytes of an OKLab colour. */
function bytesOfOklab(colour: Oklab): readonly [number, number, number] {
  const [r, g, b] = linearFromOklab(colour);
  return [byteFromLinear(r), byteFromLinear(g), byteFromLinear(b)];
}
