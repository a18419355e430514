import type { Piece } from '../furniture/catalogue.ts';
import { paint } from '../scene/materials/hard.ts';
import { Mesh } from '../scene/mesh.ts';
import { addBox } from '../scene/shapes/rounded-box.ts';
import type { Vec3 } from '../scene/vector.ts';
import { isometricPlace, type IsometricView } from '../scene/drawing/isometric.ts';
import type { Mask, Rect } from '../pixels.ts';

/** The painted place, at a size good for searching. */
export interface Spot {
  readonly mask: Mask;
  readonly bounds: Rect;
}

export interface IsometricPlace {
  readonly mesh: Mesh;
  /** In pixels of the spot. */
  readonly view: IsometricView;
}

const FILL = 0.96;
const INSIDE = 0.985;
const ROUNDS = 12;
const SMALLER = 0.93;

function placesOf(mesh: Mesh): (readonly [number, number])[] {
  return Array.from({ length: mesh.vertexCount }, (_, v) =>
    isometricPlace(mesh.positions[3 * v]!, mesh.positions[3 * v + 1]!, mesh.positions[3 * v + 2]!),
  );
}

function extreme(places: readonly (readonly [number, number])[], axis: number, side: 1 | -1): number {
  return side * places.reduce((most, place) => Math.max(most, side * place[axis]!), -Infinity);
}

interface Drawing {
  readonly places: readonly (readonly [number, number])[];
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/** A drawing of some size in the middle of the place, at its foot. */
function viewAt(scale: number, { low, high }: Drawing, { bounds }: Spot): IsometricView {
  return {
    scale,
    x: (bounds.left + bounds.right) / 2 - (scale * (low[0]! + high[0]!)) / 2,
    y: bounds.bottom - 0.02 * (bounds.bottom - bounds.top) + scale * low[1]!,
  };
}

function shareInside(view: IsometricView, { places }: Drawing, { mask }: Spot): number {
  const inside = places.filter(([right, up]) => {
    const x = Math.floor(view.x + view.scale * right);
    const y = Math.floor(view.y - view.scale * up);
    return x >= 0 && y >= 0 && x < mask.width && y < mask.height && mask.data[y * mask.width + x]! > 127;
  });
  return inside.length / places.length;
}

/** The largest drawing of a mesh that stays inside the painted shape, standing at its foot. */
function fitDrawing(mesh: Mesh, spot: Spot): IsometricPlace & { cover: number } {
  const places = placesOf(mesh);
  const low = [0, 1].map((k) => extreme(places, k, -1));
  const high = [0, 1].map((k) => extreme(places, k, 1));
  const drawing = { places, low, high };
  const [wide, tall] = [high[0]! - low[0]!, high[1]! - low[1]!];
  const width = spot.bounds.right - spot.bounds.left;
  const height = spot.bounds.bottom - spot.bounds.top;
  let scale = FILL * Math.min(width / wide, height / tall);
  for (let round = 0; round < ROUNDS; round++) {
    if (shareInside(viewAt(scale, drawing, spot), drawing, spot) >= INSIDE) break;
    scale *= SMALLER;
  }
  return {
    mesh,
    view: viewAt(scale, drawing, spot),
    cover: (scale * wide * scale * tall) / (width * height),
  };
}

/** What lies lower than this (metres) counts as the thing's foot. */
const FOOT = 0.25;
const SLAB_MARGIN = 0.16;
const SLAB_THICKNESS = 0.06;

/** A slab of the floor under the thing: without it a drawing at equal angles seems to float in the photo. */
function addSlab(mesh: Mesh, colour: Vec3): void {
  const low = [Infinity, Infinity];
  const high = [-Infinity, -Infinity];
  for (let i = 0; i < mesh.positions.length; i++) {
    if (i % 3 === 1 || mesh.positions[i - (i % 3) + 1]! > FOOT) continue;
    const k = (i % 3) / 2;
    low[k] = Math.min(low[k]!, mesh.positions[i]!);
    high[k] = Math.max(high[k]!, mesh.positions[i]!);
  }
  const size = [0, 1].map((k) => high[k]! - low[k]! + 2 * SLAB_MARGIN);
  addBox(
    mesh,
    {
      centre: [(low[0]! + high[0]!) / 2, -SLAB_THICKNESS / 2 - 0.001, (low[1]! + high[1]!) / 2],
      size: [size[0]!, SLAB_THICKNESS, size[1]!],
      radius: 0.004,
    },
    mesh.material(paint(colour)),
  );
}

/** The size of a piece that fills the place best when drawn at equal angles, its front to the left or, by the seed, to the right. */
export function placeIsometric(
  piece: Piece,
  spot: Spot,
  { seed, ground }: { seed: number; ground: Vec3 },
): IsometricPlace {
  const yaw = seed % 2 === 0 ? 0 : Math.PI / 2;
  const fitted = piece.sizes.map((build) => {
    const turned = new Mesh();
    turned.append(build(), { at: [0, 0, 0], yaw });
    if (piece.support === 'floor') addSlab(turned, ground);
    return fitDrawing(turned, spot);
  });
  return fitted.reduce((best, next) => (next.cover > best.cover ? next : best));
}
