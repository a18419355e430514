import { gaussianBlur } from '../filter/gaussian-blur.ts';
import type { PixelImage } from '../pixels.ts';
import { createRandom } from '../random.ts';
import { lightOf } from './planes.ts';
import type { Tiling } from './tiles.ts';

interface Net {
  readonly columns: number;
  readonly rows: number;
  /** x and y of the corners, row by row. */
  readonly corners: Float64Array;
}

/** Share of a cell by which corners wander, at random or to the strongest edge near. */
const WANDER = 0.42;

/** A net of corners about `cell` pixels apart that lie on the picture's edges where there are any. */
function netOver(image: PixelImage, cell: number, seed: number): Net {
  const { width, height } = image;
  const light = gaussianBlur(lightOf(image), 1.2).data;
  const columns = Math.max(2, Math.ceil(width / cell) + 1);
  const rows = Math.max(2, Math.ceil(height / cell) + 1);
  const random = createRandom(seed);
  const corners = new Float64Array(columns * rows * 2);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const shift = row % 2 === 1 ? 0.25 : -0.25;
      const place = {
        x: (column + shift + WANDER * (random() - 0.5)) * cell,
        y: (row + WANDER * (random() - 0.5)) * cell,
      };
      const at = 2 * (row * columns + column);
      const snapped = snap({ width, height, light }, place, WANDER * cell);
      corners[at] = column === 0 ? -1 : column === columns - 1 ? width + 1 : snapped.x;
      corners[at + 1] = row === 0 ? -1 : row === rows - 1 ? height + 1 : snapped.y;
    }
  }
  return { columns, rows, corners };
}

interface LightPlane {
  readonly width: number;
  readonly height: number;
  readonly light: Float32Array;
}

/** Change of light below which a corner stays where chance put it. */
const EDGE = 0.03;

function snap(plane: LightPlane, place: { x: number; y: number }, reach: number): { x: number; y: number } {
  const { width, height, light } = plane;
  let strongest = EDGE;
  let best = place;
  for (let dy = -reach; dy <= reach; dy += 1.5) {
    for (let dx = -reach; dx <= reach; dx += 1.5) {
      const x = Math.round(place.x + dx);
      const y = Math.round(place.y + dy);
      if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) continue;
      const i = y * width + x;
      const step = Math.abs(light[i + 1]! - light[i - 1]!) + Math.abs(light[i + width]! - light[i - width]!);
      if (step > strongest) {
        strongest = step;
        best = { x, y };
      }
    }
  }
  return best;
}

/** Triangles of about `cell` pixels whose sides follow the picture's edges. */
export function facetsOver(image: PixelImage, cell: number, seed: number): Tiling {
  const { columns, rows, corners } = netOver(image, cell, seed);
  const tile = new Int32Array(image.width * image.height);
  let count = 0;
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const a = row * columns + column;
      const below = a + columns;
      // Rows are shifted by turns: the shorter diagonal changes with them.
      const halves =
        row % 2 === 0
          ? [
              [a, a + 1, below],
              [a + 1, below + 1, below],
            ]
          : [
              [a, below + 1, below],
              [a, a + 1, below + 1],
            ];
      for (const half of halves) markTriangle(half, { corners, tile, image, number: count++ });
    }
  }
  return { tile, count };
}

interface Marking {
  readonly corners: Float64Array;
  readonly tile: Int32Array;
  readonly image: PixelImage;
  readonly number: number;
}

function markTriangle(triangle: readonly number[], { corners, tile, image, number }: Marking): void {
  const { width, height } = image;
  const [ax, ay, bx, by, cx, cy] = triangle.flatMap((k) => [corners[2 * k]!, corners[2 * k + 1]!]) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const area = (by - cy) * (ax - cx) + (cx - bx) * (ay - cy);
  if (area === 0) return;
  const right = Math.min(width - 1, Math.ceil(Math.max(ax, bx, cx)));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(ay, by, cy)));
  for (let y = Math.max(0, Math.floor(Math.min(ay, by, cy))); y <= bottom; y++) {
    for (let x = Math.max(0, Math.floor(Math.min(ax, bx, cx))); x <= right; x++) {
      const u = ((by - cy) * (x - cx) + (cx - bx) * (y - cy)) / area;
      const v = ((cy - ay) * (x - cx) + (ax - cx) * (y - cy)) / area;
      if (u >= -1e-9 && v >= -1e-9 && u + v <= 1 + 1e-9) tile[y * width + x] = number;
    }
  }
}
