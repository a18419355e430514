import type { PixelImage, Rect } from '../pixels.ts';
import type { PhotoTransformations, Size } from './recipe.ts';

/** Where the turned picture takes its pixels from; both as points of the plane, so that borders map to borders. */
export interface Orientation {
  /** `x = across[0] * X + across[1] * Y + across[2]`, with (X, Y) in the turned picture and (x, y) in the source. */
  readonly across: readonly [number, number, number];
  readonly down: readonly [number, number, number];
}

/** Flips, then quarter turns clockwise, seen backwards: from the turned picture to the source of the given size. */
export function orientationOf(source: Size, { flipped, rotation }: PhotoTransformations): Orientation {
  const sourceOf = (x: number, y: number): { x: number; y: number } => {
    const unturned = {
      0: { x, y },
      90: { x: y, y: source.height - x },
      180: { x: source.width - x, y: source.height - y },
      270: { x: source.width - y, y: x },
    }[rotation];
    return {
      x: flipped.horizontal ? source.width - unturned.x : unturned.x,
      y: flipped.vertical ? source.height - unturned.y : unturned.y,
    };
  };
  const origin = sourceOf(0, 0);
  const right = sourceOf(1, 0);
  const below = sourceOf(0, 1);
  return {
    across: [right.x - origin.x, below.x - origin.x, origin.x],
    down: [right.y - origin.y, below.y - origin.y, origin.y],
  };
}

/** The part of the source that a part of the turned picture shows. */
export function areaInSource({ left, top, right, bottom }: Rect, { across, down }: Orientation): Rect {
  const xs = [
    across[0] * left + across[1] * top + across[2],
    across[0] * right + across[1] * bottom + across[2],
  ];
  const ys = [down[0] * left + down[1] * top + down[2], down[0] * right + down[1] * bottom + down[2]];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Copies the pixels of a part of the source to where they lie in the turned picture. */
export function turnPart(part: PixelImage, { across, down }: Orientation): PixelImage {
  const [xRight, xBelow] = across;
  const [yRight, yBelow] = down;
  if (xRight === 1 && yBelow === 1) return part;
  const isLying = xRight === 0;
  const width = isLying ? part.height : part.width;
  const height = isLying ? part.width : part.height;
  const from = pixelsOf(part.data);
  const to = new Uint32Array(from.length);
  const stepRight = xRight + yRight * part.width;
  const stepBelow = xBelow + yBelow * part.width;
  const x0 = xRight + xBelow < 0 ? part.width - 1 : 0;
  const y0 = yRight + yBelow < 0 ? part.height - 1 : 0;
  for (let y = 0, out = 0; y < height; y++) {
    let at = y0 * part.width + x0 + y * stepBelow;
    for (let x = 0; x < width; x++, at += stepRight) to[out++] = from[at]!;
  }
  return { width, height, data: new Uint8Array(to.buffer) };
}

/** Four bytes at once; a view that does not begin at a multiple of four is copied. */
function pixelsOf(data: Uint8Array): Uint32Array {
  const bytes = data.byteOffset % 4 === 0 ? data : data.slice();
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
}
