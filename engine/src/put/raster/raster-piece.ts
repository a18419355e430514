import { byteFromLinear } from '../../colour/srgb.ts';
import type { PixelImage } from '../../pixels.ts';
import type { FrozenMesh } from '../../scene/scene.ts';
import type { Setting, Standing, Support } from '../arrangement.ts';
import { type ContactShadow, contactShadowOf } from './contact-shadow.ts';
import { type Posed, poseMesh } from './posed.ts';
import { shaderOf } from './shade-point.ts';
import { fadeAt, shadowWindow, takenAt } from './shadow-window.ts';
import type { SphericalLight } from './spherical-light.ts';
import { SAMPLES, type Sightings, visibleTriangles } from './visible-triangles.ts';

/** A thing as it is to be seen in a photo. */
export interface RasterRequest {
  readonly mesh: FrozenMesh;
  readonly support: Support;
  readonly standing: Standing;
  readonly setting: Setting;
  /** Pixels of the picture it is drawn over; of the photo's proportions. */
  readonly width: number;
  readonly height: number;
  readonly light: SphericalLight;
  /** Of the mesh, where it is known from an earlier picture. */
  readonly shadow?: ContactShadow;
}

/** A part of a picture to be laid over it; (left, top) is its corner there. */
export interface RasterLayer extends PixelImage {
  readonly left: number;
  readonly top: number;
}

const RGBA = 4;

/**
 * Draws a thing with its soft shadow as it stands in a photo, fast enough to be moved about by hand: matt light, no reflections, no shadows
 * of one part on another but in nooks. RGBA with straight alpha. Null when nothing of it is in the picture.
 */
export function rasterPiece(request: RasterRequest): RasterLayer | null {
  const { mesh, standing, support, light } = request;
  const posed = poseMesh(mesh, standing, request);
  const sightings = visibleTriangles(posed);
  if (!sightings) return null;
  const shadow = request.shadow ?? contactShadowOf(mesh, support);
  const window = shadowWindow(posed, support, sightings.bounds);
  const width = window.right - window.left;
  const height = window.bottom - window.top;
  const layer: RasterLayer = {
    ...{ left: window.left, top: window.top, width, height },
    data: new Uint8Array(width * height * RGBA),
  };
  drawThing(layer, posed, { sightings, light });
  if (support !== 'ceiling') {
    const taken = takenAt(posed, support, shadow);
    drawShadow(layer, (x, y) => taken(x, y) * fadeAt(sightings.bounds, x, y));
  }
  return layer;
}

/** Lays the shadow under the thing: black where light is taken from what holds it. */
function drawShadow(layer: RasterLayer, taken: (x: number, y: number) => number): void {
  const { data, width, left, top } = layer;
  for (let i = 0; i < data.length; i += RGBA) {
    const cover = data[i + 3]! / 255;
    if (cover === 1) continue;
    const pixel = i / RGBA;
    const y = (pixel / width) | 0;
    const share = taken(left + pixel - y * width + 0.5, top + y + 0.5);
    if (share < 0.004) continue;
    // What is taken of linear light is less of what a screen is told.
    const alpha = cover + (1 - cover) * (1 - (1 - share) ** (1 / 2.2));
    for (let k = 0; k < 3; k++) data[i + k] = (data[i + k]! * cover) / alpha;
    data[i + 3] = 255 * alpha;
  }
}

interface Sight {
  readonly sightings: Sightings;
  readonly light: SphericalLight;
}

function drawThing(layer: RasterLayer, posed: Posed, { sightings, light }: Sight): void {
  const { bounds } = sightings;
  const seen = seenPixel(sightings, posed, light);
  const colour = new Float64Array(3);
  for (let y = bounds.top; y < bounds.bottom; y++) {
    for (let x = bounds.left; x < bounds.right; x++) {
      const cover = seen(x, y, colour);
      if (cover === 0) continue;
      const i = RGBA * ((y - layer.top) * layer.width + (x - layer.left));
      for (let k = 0; k < 3; k++) layer.data[i + k] = byteFromLinear(shoulder(colour[k]!));
      layer.data[i + 3] = 255 * cover;
    }
  }
}

/** Highlights roll off as in a photo. */
function shoulder(value: number): number {
  return value < 0.75 ? value : 0.75 + 0.25 * (1 - Math.exp(-(value - 0.75) / 0.25));
}

/** Where the samples of a pixel lie in it. */
const OFFSETS = Array.from({ length: SAMPLES }, (_, i) => i);

/** Reads a pixel of the thing: writes its linear colour, gives the share of the pixel that it covers. */
function seenPixel(sightings: Sightings, posed: Posed, light: SphericalLight) {
  const { bounds, width, triangle } = sightings;
  const { triangleMaterials } = posed.mesh;
  const shade = shaderOf(posed, light);
  const one = new Float64Array(3);
  const focal = posed.camera.focal * SAMPLES;

  return (x: number, y: number, colour: Float64Array): number => {
    let count = 0;
    let there = 1;
    let slot = -1;
    colour[0] = colour[1] = colour[2] = 0;
    for (const down of OFFSETS) {
      const row = ((y - bounds.top) * SAMPLES + down) * width + (x - bounds.left) * SAMPLES;
      for (const across of OFFSETS) {
        const number = triangle[row + across]!;
        if (number < 0) continue;
        // Samples of one stuff look alike: it is shaded once and counts for all of them.
        if (slot !== triangleMaterials[number]!) {
          slot = triangleMaterials[number]!;
          one[0] = x + (across + 0.5) / SAMPLES;
          one[1] = y + (down + 0.5) / SAMPLES;
          there = shade(number, one, one);
          dim(one, openness(sightings, row + across, focal));
        }
        for (let k = 0; k < 3; k++) colour[k] = colour[k]! + one[k]! * there;
        count += there;
      }
    }
    dim(colour, 1 / (count || 1));
    return count / (SAMPLES * SAMPLES);
  };
}

function dim(colour: Float64Array, factor: number): void {
  for (let k = 0; k < 3; k++) colour[k] = colour[k]! * factor;
}

/** How far round a place is looked for what shades it, metres. */
const REACH = 0.16;
/** How much of the light all of it can take. */
const STRENGTH = 0.85;
/** What is nearer to the viewer by more than this is another thing before it, and shades nothing, metres. */
const FARTHEST = 0.3;
/** What rises by less is the same face, metres. */
const FLAT = 0.012;
/** Looked at along these ways, forth and back, at these shares of the reach. */
const WAYS = [0.2, 0.98, 1.77, 2.55].map((angle) => [Math.cos(angle), Math.sin(angle)] as const);
const RINGS = [0.4, 1] as const;

/** The steps to the places that are looked at, as shares of the reach. */
const STEPS = Float64Array.from(
  WAYS.flatMap(([across, down]) =>
    RINGS.flatMap((ring) => [across * ring, down * ring, 1 / (REACH * ring + 0.04)]),
  ),
);

/**
 * How much light is left in a nook, by what stands round it on the screen: 1 in the open. Only a thing's own distances are looked at, as in
 * the screen-space occlusion of games (Mittring: Finding Next Gen, 2007). Opposite ways are weighed against each other: a slanted
 * face rises on one side as it falls on the other.
 * @param focal in samples
 */
function openness({ nearness, width, height }: Sightings, sample: number, focal: number): number {
  const ahead = 1 / nearness[sample]!;
  const y = (sample / width) | 0;
  const x = sample - y * width;
  const reach = Math.max(2, (REACH * focal) / ahead);
  let shade = 0;
  for (let i = 0; i < STEPS.length; i += 3) {
    const across = Math.round(STEPS[i]! * reach);
    const down = Math.round(STEPS[i + 1]! * reach);
    let rise = 0;
    for (let sign = -1; sign <= 1; sign += 2) {
      const column = x + sign * across;
      const row = y + sign * down;
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const near = nearness[row * width + column]!;
      const step = near === 0 ? -REACH : ahead - 1 / near;
      if (step < FARTHEST) rise += step < -REACH ? -REACH : step;
    }
    const share = (rise - FLAT) * STEPS[i + 2]!;
    if (share > 0) shade += share < 1 ? share : 1;
  }
  return 1 - (STRENGTH * shade * 3) / STEPS.length;
}
