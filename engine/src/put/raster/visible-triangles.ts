import type { Rect } from '../../pixels.ts';
import { NEAR, type Posed } from './posed.ts';

/** Samples along each side of a pixel. */
export const SAMPLES = 2;

/** Which triangle is seen where: a window of the picture, `SAMPLES` by `SAMPLES` samples a pixel. */
export interface Sightings {
  /** Pixels of the picture. */
  readonly bounds: Rect;
  /** Samples in a row. */
  readonly width: number;
  readonly height: number;
  /** The triangle seen, -1 for none. */
  readonly triangle: Int32Array;
  /** One over the distance ahead, 0 for nothing. */
  readonly nearness: Float32Array;
}

/** Corners on the screen (column and row in samples of the window, one over the distance), and where those of a triangle begin. */
interface Corners {
  readonly corners: ArrayLike<number>;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** The triangles of a thing that are seen. Both sides of each are drawn. Null when nothing is in the picture. */
export function visibleTriangles(posed: Posed): Sightings | null {
  const bounds = boundsOf(posed);
  if (!bounds) return null;
  const width = (bounds.right - bounds.left) * SAMPLES;
  const height = (bounds.bottom - bounds.top) * SAMPLES;
  const sightings: Sightings = {
    ...{ bounds, width, height },
    triangle: new Int32Array(width * height).fill(-1),
    nearness: new Float32Array(width * height),
  };
  const { indices, triangleMaterials, materials } = posed.mesh;
  const { seen } = posed;
  const corners = cornersOf(posed, bounds);
  const drawInto = (into: Sightings, t: number): void => {
    const a = 3 * indices[3 * t]!;
    const b = 3 * indices[3 * t + 1]!;
    const c = 3 * indices[3 * t + 2]!;
    const isBefore = seen[a + 2]! > NEAR && seen[b + 2]! > NEAR && seen[c + 2]! > NEAR;
    if (isBefore) draw(into, t, { corners, a, b, c });
    else drawCut(into, t, cutAtNear(posed, bounds, [a, b, c]));
  };
  const panes: number[] = [];
  for (let t = 0; t < triangleMaterials.length; t++) {
    const { isUnseen, pane } = materials[triangleMaterials[t]!]!;
    if (pane) panes.push(t);
    else if (!isUnseen) drawInto(sightings, t);
  }
  if (panes.length > 0) drawPanes(sightings, panes, drawInto);
  return sightings;
}

/** Draws glass where nothing is seen through it. */
function drawPanes(
  sightings: Sightings,
  panes: readonly number[],
  drawInto: (into: Sightings, triangle: number) => void,
): void {
  const nearness = sightings.nearness.map((near) => (near > 0 ? Infinity : 0));
  for (const triangle of panes) drawInto({ ...sightings, nearness }, triangle);
  for (const [i, near] of nearness.entries()) if (near > 0 && near < Infinity) sightings.nearness[i] = near;
}

/** Column, row and nearness of every vertex; senseless for those behind the camera. */
function cornersOf({ camera, seen }: Posed, bounds: Rect): Float64Array {
  const corners = new Float64Array(seen.length);
  for (let i = 0; i < seen.length; i += 3) {
    const near = 1 / seen[i + 2]!;
    corners[i] = (camera.centreX + camera.focal * seen[i]! * near - bounds.left) * SAMPLES - 0.5;
    corners[i + 1] = (camera.centreY - camera.focal * seen[i + 1]! * near - bounds.top) * SAMPLES - 0.5;
    corners[i + 2] = near;
  }
  return corners;
}

/** The part of the picture that the thing may be seen in. */
function boundsOf({ camera, seen, width, height }: Posed): Rect | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < seen.length; i += 3) {
    const ahead = Math.max(NEAR, seen[i + 2]!);
    const x = camera.centreX + (camera.focal * seen[i]!) / ahead;
    const y = camera.centreY - (camera.focal * seen[i + 1]!) / ahead;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const bounds = {
    left: Math.max(0, Math.floor(left)),
    top: Math.max(0, Math.floor(top)),
    right: Math.min(width, Math.ceil(right)),
    bottom: Math.min(height, Math.ceil(bottom)),
  };
  return bounds.right > bounds.left && bounds.bottom > bounds.top ? bounds : null;
}

/** What of a triangle lies before the near plane: the corners of a polygon, three numbers each. `from`: where its vertices begin. */
function cutAtNear(
  { camera, seen }: Posed,
  bounds: Rect,
  from: readonly [number, number, number],
): readonly number[] {
  const kept: number[] = [];
  for (let i = 0; i < 3; i++) {
    const a = from[i]!;
    const b = from[(i + 1) % 3]!;
    const [nearA, nearB] = [seen[a + 2]!, seen[b + 2]!];
    if (nearA > NEAR) keep(seen[a]!, seen[a + 1]!, nearA);
    if (nearA > NEAR === nearB > NEAR) continue;
    const share = (NEAR - nearA) / (nearB - nearA);
    keep(
      seen[a]! + (seen[b]! - seen[a]!) * share,
      seen[a + 1]! + (seen[b + 1]! - seen[a + 1]!) * share,
      NEAR,
    );
  }
  return kept;

  function keep(x: number, y: number, ahead: number): void {
    kept.push(
      (camera.centreX + (camera.focal * x) / ahead - bounds.left) * SAMPLES - 0.5,
      (camera.centreY - (camera.focal * y) / ahead - bounds.top) * SAMPLES - 0.5,
      1 / ahead,
    );
  }
}

function drawCut(sightings: Sightings, number: number, corners: readonly number[]): void {
  for (let c = 6; c < corners.length; c += 3) draw(sightings, number, { corners, a: 0, b: c - 3, c });
}

/** Fills a triangle into the window wherever nothing nearer is known. One over the distance is even across the screen. */
function draw(sightings: Sightings, number: number, { corners, a, b, c }: Corners): void {
  const { width, height, triangle, nearness } = sightings;
  const ax = corners[a]!;
  const ay = corners[a + 1]!;
  const acrossB = corners[b]! - ax;
  const downB = corners[b + 1]! - ay;
  const acrossC = corners[c]! - ax;
  const downC = corners[c + 1]! - ay;
  const area = acrossB * downC - downB * acrossC;
  if (area === 0) return;
  const left = Math.max(0, Math.ceil(ax + Math.min(0, acrossB, acrossC)));
  const right = Math.min(width - 1, Math.floor(ax + Math.max(0, acrossB, acrossC)));
  const top = Math.max(0, Math.ceil(ay + Math.min(0, downB, downC)));
  const bottom = Math.min(height - 1, Math.floor(ay + Math.max(0, downB, downC)));
  const near = corners[a + 2]!;
  const towardsB = corners[b + 2]! - near;
  const towardsC = corners[c + 2]! - near;
  // How the shares of corners b and c grow along a row.
  const stepB = downC / area;
  const stepC = -downB / area;
  for (let y = top; y <= bottom; y++) {
    let inB = (left - ax) * stepB - ((y - ay) * acrossC) / area;
    let inC = (left - ax) * stepC + ((y - ay) * acrossB) / area;
    for (let i = y * width + left, end = y * width + right; i <= end; i++, inB += stepB, inC += stepC) {
      if (inB < 0 || inC < 0 || inB + inC > 1) continue;
      const here = near + inB * towardsB + inC * towardsC;
      if (here <= nearness[i]!) continue;
      nearness[i] = here;
      triangle[i] = number;
    }
  }
}
