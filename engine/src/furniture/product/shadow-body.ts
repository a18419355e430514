import type { PixelImage } from '../../pixels.ts';
import { blocksOf, type Block } from './silhouette.ts';

/** A box behind a product's picture, metres: x from its middle, y from its foot, z back from the picture (negative). */
export interface BodyBox {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  readonly z: readonly [number, number];
}

export interface ShadowBody {
  readonly boxes: readonly BodyBox[];
  /** How far the foot reaches back from the picture, metres. */
  readonly foot: number;
}

/** A silhouette this coarse throws the same soft shadow. */
const CELLS = 48;
/** Wide things are about this deep against their width (sofas, sideboards); narrow ones nearly as deep as wide (chairs, lamps, plants). */
const WIDE = { aspect: 1.5, depth: 0.42 } as const;
const NARROW = { aspect: 0.6, depth: 0.9 } as const;
const DEEPEST = 1.1;
/** Metres: the body ends above the floor, so that neither hides the other. */
const LIFT = 0.004;
/** Narrower than this share of the whole, a part is a leg or a pole. */
const THIN = 0.3;
/** A plate on the floor that carries only poles shows the floor behind it: it reaches back by this share of its width. */
const PLATE = 0.3;
/** Parts that begin this low, as a share of the height, stand on the floor with the back of the thing. */
const LOW = 0.25;

export function depthOf(width: number, height: number): number {
  const share = (width / height - NARROW.aspect) / (WIDE.aspect - NARROW.aspect);
  const amount = Math.max(0, Math.min(1, share));
  return Math.min(DEEPEST, width * (NARROW.depth + (WIDE.depth - NARROW.depth) * amount));
}

function overlaps(a: Block, b: Block): boolean {
  return a.top < b.bottom && b.top < a.bottom;
}

function widthIn(blocks: readonly Block[], from: number, to: number): number {
  let area = 0;
  for (const { left, right, top, bottom } of blocks)
    area += (right - left) * Math.max(0, Math.min(bottom, to) - Math.max(top, from));
  return area;
}

/** Whether only poles or legs rise from the lowest part of a thing. */
function isOnPoles(blocks: readonly Block[], { height, width }: PixelImage): boolean {
  const [from, to] = [height * (1 - LOW), height * (1 - LOW / 2)];
  const passing = blocks.filter(({ top, bottom }) => top < to && bottom > from);
  return passing.length > 0 && passing.every(({ left, right }) => right - left < THIN * width);
}

/** A picture shows one side of a thing: the body behind it is guessed from its outline, so that its shadow is that of a thing and not of a board. */
export function shadowBody(cutOut: PixelImage, widthMetres: number): ShadowBody {
  const blocks = blocksOf(cutOut, { cells: CELLS, alpha: 128 });
  const metres = widthMetres / cutOut.width;
  const height = cutOut.height * metres;
  const depth = depthOf(widthMetres, height);
  const half = cutOut.height / 2;
  // Seats and sofas: what rises above the lower half is their back.
  const hasBack =
    widthMetres / height > 0.45 && widthIn(blocks, half, cutOut.height) > 1.1 * widthIn(blocks, 0, half);
  const hasPoles = isOnPoles(blocks, cutOut);
  const boxes: BodyBox[] = [];
  let foot = 0;
  for (const block of blocks) {
    const x = [block.left * metres - widthMetres / 2, block.right * metres - widthMetres / 2] as const;
    const y = [height - block.bottom * metres, height - block.top * metres] as const;
    const wide = x[1] - x[0];
    const isThin = wide < THIN * widthMetres;
    const isPlate = hasPoles && !isThin && y[1] < LOW * height;
    const deep = Math.min(depth, isPlate ? PLATE * wide : wide);
    const isLeg = isThin && blocks.some((other) => other !== block && overlaps(block, other));
    const isBack = hasBack && block.bottom <= half;
    const lifted = [Math.max(LIFT, y[0]), Math.max(2 * LIFT, y[1])] as const;
    boxes.push({ x, y: lifted, z: isBack ? [-depth, -depth / 2] : [-deep, 0] });
    if (isLeg && y[0] < LOW * height) boxes.push({ x, y: [LIFT, lifted[1]], z: [-depth, -depth + deep] });
    if (y[0] < 0.5 * LOW * height) foot = Math.max(foot, isLeg ? depth : deep);
  }
  return { boxes, foot };
}
