import { blurred } from './photo.ts';

/** What the camera sees, stuff apart from light: red, green, blue a pixel. */
export interface Lit {
  readonly width: number;
  readonly height: number;
  /** How open every pixel's surroundings are, 0..1. */
  readonly open: Float32Array;
  readonly stuff: Float32Array;
  readonly light: Float32Array;
  readonly sun: Float32Array;
  /** What is sent out or mirrored. */
  readonly own: Float32Array;
  readonly normals: Float32Array;
  readonly distances: Float32Array;
}

/** Steps between the pixels that are compared, look by look. */
const STEPS = [1, 2, 3];
/** Neighbours whose normals agree less (cosine), or that are farther off by this share for every step, are of another surface. */
const SAME_WAY = 0.9;
const SAME_DEPTH = 0.04;

/** Light without the grain of its samples: means over the same surface, from near to far (Dammertz et al. 2010, "Edge-Avoiding À-Trous Wavelet Transform"). */
export function smoothLight(lit: Lit): Float32Array {
  const { width, height, normals, distances } = lit;
  let light = lit.light;
  for (const step of STEPS) {
    const out = new Float32Array(light.length);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        let [red, green, blue, weight] = [0, 0, 0, 0];
        for (let k = 0; k < 9; k++) {
          const [dx, dy] = [((k % 3) - 1) * step, (Math.floor(k / 3) - 1) * step];
          if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
          const j = i + dy * width + dx;
          const facing =
            normals[3 * i]! * normals[3 * j]! +
            normals[3 * i + 1]! * normals[3 * j + 1]! +
            normals[3 * i + 2]! * normals[3 * j + 2]!;
          if (facing < SAME_WAY && j !== i) continue;
          if (Math.abs(distances[j]! - distances[i]!) > SAME_DEPTH * step * distances[i]!) continue;
          const share = (dx === 0 ? 2 : 1) * (dy === 0 ? 2 : 1);
          red += share * light[3 * j]!;
          green += share * light[3 * j + 1]!;
          blue += share * light[3 * j + 2]!;
          weight += share;
        }
        out[3 * i] = red / weight;
        out[3 * i + 1] = green / weight;
        out[3 * i + 2] = blue / weight;
      }
    }
    light = out;
  }
  return light;
}

/** How far light bounces, as a share of the width, and how much of what is sent back falls on what lies around. */
const REACH = 0.16;
const BOUNCED = 0.45;

/** What is sent back, light that bounced once off what lies around included: a red rug reddens the wall behind it. */
export function bounce({ width, height, open, stuff, light, sun, own }: Lit): Float32Array {
  const sent = stuff.map((value, i) => value * (light[i]! + sun[i]!) + own[i]!);
  const radius = Math.max(1, Math.round(REACH * width));
  const once = blurred({ width, height, colours: sent }, radius);
  const around = blurred({ width, height, colours: once }, radius);
  return sent.map((value, i) => value + stuff[i]! * BOUNCED * open[Math.floor(i / 3)]! * around[i]!);
}
