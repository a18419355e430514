import type { Mask, Rect } from '../pixels.ts';
import { growRect, maskBounds } from './bounds.ts';

/** The most a pixel may weigh that lies this far from a pixel the mask leaves out. */
interface Ceiling {
  readonly dx: number;
  readonly dy: number;
  readonly weight: number;
}

/**
 * Fades the mask towards its edge, inside only: 0 stays 0, the outermost painted pixel gets about 255 / (pixels + 1), full strength after `pixels`.
 * Values below 255 in the mask stay a ceiling. The picture's border is no edge. The work grows with the length of the edge, not with the area.
 */
export function featherInside(mask: Mask, pixels: number): Mask {
  const faded = { width: mask.width, height: mask.height, data: mask.data.slice() };
  const bounds = maskBounds(mask);
  if (!bounds || pixels <= 0) return faded;
  const ceilings = ceilingsWithin(pixels);
  const area = withMargin(bounds, mask);
  for (let y = area.top; y < area.bottom; y++) {
    for (let x = area.left, i = y * mask.width + x; x < area.right; x++, i++) {
      if (mask.data[i] === 0 && touchesPainted(mask, x, y)) lower(faded, { x, y }, ceilings);
    }
  }
  return faded;
}

function ceilingsWithin(pixels: number): Ceiling[] {
  const reach = Math.ceil(pixels);
  const side = 2 * reach + 1;
  return Array.from({ length: side * side }, (_, k) => {
    const dx = (k % side) - reach;
    const dy = Math.floor(k / side) - reach;
    return { dx, dy, weight: Math.max(1, Math.round((255 * Math.hypot(dx, dy)) / (pixels + 1))) };
  }).filter(({ weight, dx, dy }) => weight < 255 && (dx !== 0 || dy !== 0));
}

/** One pixel more on each side, so that the zeros around the mask are seen. */
const withMargin = (bounds: Rect, mask: Mask): Rect => growRect(bounds, { across: 1, down: 1 }, mask);

function touchesPainted({ width, height, data }: Mask, x: number, y: number): boolean {
  const i = y * width + x;
  return (
    (x > 0 && data[i - 1]! > 0) ||
    (x < width - 1 && data[i + 1]! > 0) ||
    (y > 0 && data[i - width]! > 0) ||
    (y < height - 1 && data[i + width]! > 0)
  );
}

/** Zeros stay zeros: a ceiling is never below 1 and only lowers. */
function lower(
  { width, height, data }: Mask,
  edge: { x: number; y: number },
  ceilings: readonly Ceiling[],
): void {
  for (const { dx, dy, weight } of ceilings) {
    const x = edge.x + dx;
    const y = edge.y + dy;
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    const i = y * width + x;
    if (data[i]! > weight) data[i] = weight;
  }
}
