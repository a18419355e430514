import type { Piece } from '../furniture/catalogue.ts';
import { Mesh } from '../scene/mesh.ts';
import { isometricPlace, type IsometricView } from '../scene/drawing/isometric.ts';
import type { Spot } from './fit-object.ts';

export interface IsometricPlace {
  readonly mesh: Mesh;
  /** In pixels of the spot. */
  readonly view: IsometricView;
}

const FILL = 0.96;
const INSIDE = 0.985;
const MOST_POINTS = 900;
const ROUNDS = 12;
const SMALLER = 0.93;

function placesOf(mesh: Mesh): (readonly [number, number])[] {
  const step = Math.max(1, Math.floor(mesh.vertexCount / MOST_POINTS));
  const places = [];
  for (let v = 0; v < mesh.vertexCount; v += step) {
    const at = 3 * v;
    places.push(isometricPlace(mesh.positions[at]!, mesh.positions[at + 1]!, mesh.positions[at + 2]!));
  }
  return places;
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
  const low = [0, 1].map((k) => Math.min(...places.map((place) => place[k]!)));
  const high = [0, 1].map((k) => Math.max(...places.map((place) => place[k]!)));
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

/** The size of a piece that fills the place best when drawn at equal angles, its front to the left or, by the seed, to the right. */
export function placeIsometric(piece: Piece, spot: Spot, seed: number): IsometricPlace {
  const yaw = seed % 2 === 0 ? 0 : Math.PI / 2;
  const fitted = piece.sizes.map((build) => {
    const turned = new Mesh();
    turned.append(build(), { at: [0, 0, 0], yaw });
    return fitDrawing(turned, spot);
  });
  return fitted.reduce((best, next) => (next.cover > best.cover ? next : best));
}
