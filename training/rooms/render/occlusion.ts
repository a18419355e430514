import type { Triangles } from './triangles.ts';
import type { Visible } from './rasterise.ts';
import { makeStruck, meet, type Struck } from './struck.ts';
import type { View } from './view.ts';

/** Aims the ray of `struck` through a sample of the view. */
export function aim(
  struck: Struck,
  { at, right, up, ahead, focal, width, height }: View,
  sample: { x: number; y: number },
): void {
  const a = (sample.x - width / 2) / focal;
  const b = (height / 2 - sample.y) / focal;
  for (let k = 0; k < 3; k++) {
    struck.ray[k] = at[k]!;
    struck.ray[3 + k] = ahead[k]! + right[k]! * a + up[k]! * b;
  }
}

interface Ground {
  readonly width: number;
  readonly height: number;
  readonly places: Float32Array;
  readonly normals: Float32Array;
  readonly distances: Float32Array;
}

const FAR = 1e3;

/** Places, normals and distances of one sample a pixel; the z-buffer has two each way. */
function readGround(triangles: Triangles, visible: Visible, view: View): Ground {
  const [width, height] = [view.width / 2, view.height / 2];
  const ground = {
    width,
    height,
    places: new Float32Array(3 * width * height),
    normals: new Float32Array(3 * width * height),
    distances: new Float32Array(width * height).fill(FAR),
  };
  const struck = makeStruck();
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [2 * (i % width), 2 * Math.floor(i / width)];
    const t = visible.triangle[y * view.width + x]!;
    if (t < 0) continue;
    aim(struck, view, { x: x + 0.5, y: y + 0.5 });
    meet(triangles, t, struck);
    ground.places.set(struck.place, 3 * i);
    ground.normals.set(struck.normal, 3 * i);
    ground.distances[i] = struck.distance;
  }
  return ground;
}

const RAYS = 9;
const REACH = 0.35;

/** How open every pixel's surroundings are, 0.15..1, told from what the camera sees of them (screen-space ambient occlusion). */
export function occlusionOf(
  scene: { triangles: Triangles; visible: Visible; view: View },
  random: () => number,
): Float32Array {
  const { triangles, visible, view } = scene;
  const ground = readGround(triangles, visible, view);
  const { width, height, distances } = ground;
  const raw = new Float32Array(width * height);
  for (let i = 0; i < raw.length; i++) {
    const radius = Math.min(40, (REACH * view.focal) / 2 / distances[i]!);
    const start = random() * 2 * Math.PI;
    let closed = 0;
    for (let k = 0; k < RAYS; k++) {
      const angle = start + k * 2.4;
      const far = radius * Math.sqrt((k + 0.5) / RAYS);
      const x = Math.round((i % width) + far * Math.cos(angle));
      const y = Math.round(Math.floor(i / width) + far * Math.sin(angle));
      if (x >= 0 && y >= 0 && x < width && y < height) closed += hides(ground, i, y * width + x);
    }
    raw[i] = Math.max(0.15, 1 - (closed / RAYS) * 2.6);
  }
  return smooth(ground, raw);
}

/** How much pixel j stands in the way of light to pixel i. */
function hides({ places, normals }: Ground, i: number, j: number): number {
  const dx = places[3 * j]! - places[3 * i]!;
  const dy = places[3 * j + 1]! - places[3 * i + 1]!;
  const dz = places[3 * j + 2]! - places[3 * i + 2]!;
  const squared = dx * dx + dy * dy + dz * dz + 1e-6;
  const facing =
    (dx * normals[3 * i]! + dy * normals[3 * i + 1]! + dz * normals[3 * i + 2]!) / Math.sqrt(squared);
  return facing > 0.08 ? (facing - 0.08) / (1 + squared * 5) : 0;
}

function smooth({ width, height, distances }: Ground, raw: Float32Array): Float32Array {
  const out = raw.slice();
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      let sum = 0;
      let count = 0;
      for (let k = 0; k < 9; k++) {
        const j = i + (Math.floor(k / 3) - 1) * width + (k % 3) - 1;
        if (Math.abs(distances[j]! - distances[i]!) >= 0.12 * distances[i]!) continue;
        sum += raw[j]!;
        count++;
      }
      out[i] = sum / count;
    }
  }
  return out;
}
