import type { PixelImage } from '../../pixels.ts';
import { Kind } from './ground.ts';
import type { Labels } from './label-hole.ts';
import { addLine, type LineThrough } from './lines-through.ts';
import { sidesOf } from './plain.ts';
import { grainShifts } from './plain-grain.ts';
import { DARK } from './same-hue.ts';
import { type Shift, sourceOf } from './shift.ts';

interface PlainPicture {
  /** The picture at the size it is wanted in. */
  readonly crop: PixelImage;
  readonly labels: Labels;
  /** The labels' shifts at that size. */
  readonly shifts: readonly Shift[];
  /** Pixels of it on a cell's side. */
  readonly cell: number;
}

interface Pixel {
  readonly label: number;
  readonly x: number;
  readonly y: number;
}

/** The four cells around a pixel, and their weights. */
interface Around {
  readonly near: Int32Array;
  readonly weight: Float64Array;
}

/** Writes the colour of a pixel that runs on plainly. */
export type ReadPlain = (around: Around, pixel: Pixel, out: Float64Array) => void;

/** Cells farther away that may lend their colour where none of the four around lies on the pixel's side of every line. */
const FARTHER = 4;
/** Grain differs from what is plain by no more (natural logarithm). */
const MOST_GRAIN = 0.08;
const NO_LINES: readonly LineThrough[] = [];

/** Reads what runs on plainly: the colours of cells on the same side of every line, the lines' own tones, and the grain of what is seen elsewhere. */
export function plainReader(picture: PlainPicture): ReadPlain {
  const { labels, shifts, cell } = picture;
  const { ground, plain, label } = labels;
  const grain = grainShifts(labels);
  const at = new Float64Array(2);
  return ({ near, weight }, pixel, out) => {
    const heaviest = near[weight.indexOf(Math.max(...weight))]!;
    const own =
      label[heaviest] === pixel.label
        ? heaviest
        : (near.find((one) => label[one] === pixel.label) ?? heaviest);
    const lines = (ground.kind[own] === Kind.WALL && plain.lines[plain.island[own]!]) || NO_LINES;
    const scale = ground.step / cell;
    const place = { x: (pixel.x + 0.5) * scale, y: (pixel.y + 0.5) * scale };
    const sides = lines.length === 0 ? 0 : sidesOf(lines, place);
    out.fill(0);
    const isAlike = (one: number): boolean => label[one] === pixel.label && plain.sides[one] === sides;
    let total = 0;
    const add = (one: number, share: number): void => {
      total += share;
      for (let c = 0; c < 3; c++) out[c]! += share * plain.colour[3 * one + c]!;
    };
    for (let k = 0; k < 4; k++) if (isAlike(near[k]!)) add(near[k]!, weight[k]!);
    if (total === 0) add(nearest(own, ground.width, isAlike), 1);
    for (let c = 0; c < 3; c++) out[c]! /= total;
    for (const line of lines) addLine(line, place, out);
    const from = shifts[grain[own]!];
    if (from && sourceOf(from, { x: pixel.x + 0.5, y: pixel.y + 0.5 }, at)) addGrain(picture, at, out);
  };
}

/** The nearest cell of a kind, by rings; the cell itself where none is near. */
function nearest(cell: number, width: number, isMeant: (cell: number) => boolean): number {
  for (let reach = 1; reach <= FARTHER; reach++)
    for (let row = -reach; row <= reach; row++)
      for (let column = -reach; column <= reach; column++) {
        const one = cell + row * width + column;
        if (isMeant(one)) return one;
      }
  return cell;
}

/** What a place shows beside the mean tones around it, given to a plain pixel. */
function addGrain(
  { crop, labels: { ground }, cell }: PlainPicture,
  at: Float64Array,
  out: Float64Array,
): void {
  const [column, row] = [Math.floor(at[0]!), Math.floor(at[1]!)];
  if (column < 0 || row < 0 || column >= crop.width || row >= crop.height) return;
  const x = Math.min(ground.width - 1, Math.max(0, (column + 0.5) / cell - 0.5));
  const y = Math.min(ground.height - 1, Math.max(0, (row + 0.5) / cell - 0.5));
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, below] = [Math.min(ground.width - 1, left + 1), Math.min(ground.height - 1, top + 1)];
  const [across, down] = [x - left, y - top];
  const cells = [
    top * ground.width + left,
    top * ground.width + right,
    below * ground.width + left,
    below * ground.width + right,
  ];
  const shares = [(1 - across) * (1 - down), across * (1 - down), (1 - across) * down, across * down];
  for (let c = 0; c < 3; c++) {
    const mean = cells.reduce((sum, one, k) => sum + shares[k]! * ground.colour[3 * one + c]!, 0);
    const by = Math.log((crop.data[4 * (row * crop.width + column) + c]! + DARK) / (mean + DARK));
    out[c] = (out[c]! + DARK) * Math.exp(Math.max(-MOST_GRAIN, Math.min(MOST_GRAIN, by))) - DARK;
  }
}
