import { byteFromLinear, LINEAR_FROM_BYTE } from '../colour/srgb.ts';
import { distanceToZero } from '../mask/distance.ts';
import type { Mask, PixelImage } from '../pixels.ts';
import type { Random } from '../random.ts';
import type { ObjectLayers } from '../scene/render.ts';
import { luminance } from '../scene/vector.ts';
import { photographed, shoulder } from './photo-tone.ts';

export interface CompositeRequest {
  /** Background, same size as the mask; the result is written into a copy of it. */
  readonly background: PixelImage;
  readonly mask: Mask;
  readonly layers: ObjectLayers;
  /** Where the layers lie: background pixel (left, top) is their first pixel, `scale` layer pixels per background pixel. */
  readonly region: { readonly left: number; readonly top: number; readonly scale: number };
  /** Light at each pixel of the background against what the layers were drawn in; null = the same everywhere. */
  readonly light: Float32Array | null;
  /** Share of each pixel of the background that gives light itself, as windows do: no shadow falls there; null = none does. */
  readonly panes: Float32Array | null;
  /** Whether the object gets the tones of a photo: what is drawn in lines, and what was photographed before, keeps its own. */
  readonly isPhotographed: boolean;
  /** Standard deviation of the noise to add to the object, sRGB steps. */
  readonly grain: number;
  readonly random: Random;
}

/** The shadow fades out towards the edge of what may change, over this share of the mask's shorter side. */
const SHADOW_FADE = 0.1;
/** A shadow fainter than this is not drawn: wide and weak, it would only show where the mask ends. */
const FAINTEST = 0.98;
/** The light in the photo's map comes from infinitely far; real rooms are closer round an object and shade it more. */
const DEPTH = 1.3;
const EDGE_PIXELS = 1.5;
/** Less linear light than this in a reflection is not seen. */
const UNSEEN = 5e-4;
/** A floor keeps this share of its brightness where a reflection is taken from it: the rest of it is not mirrored. */
const LEAST_LEFT = 0.6;
/** How coloured a shadow is: a photo's mixed light evens out most of it. */
const TINT = 0.5;

function bell(random: Random): number {
  return (random() + random() + random() + random() - 2) * 1.73;
}

/** Bilinear reader of an object's layers at background pixels: colour 0..2 (times alpha), alpha 3, shadow 4..6, reflection 7..9. */
function layerReader(layers: ObjectLayers, scale: number) {
  const { object, shadow, reflection } = layers;
  const { width, height, colour, alpha } = object;
  return (x: number, y: number, out: Float64Array): void => {
    const fx = Math.max(0, Math.min(width - 1, (x + 0.5) * scale - 0.5));
    const fy = Math.max(0, Math.min(height - 1, (y + 0.5) * scale - 0.5));
    const left = Math.floor(fx);
    const top = Math.floor(fy);
    out.fill(0);
    for (let corner = 0; corner < 4; corner++) {
      const column = Math.min(width - 1, left + (corner & 1));
      const row = Math.min(height - 1, top + (corner >> 1));
      const weight = (corner & 1 ? fx - left : 1 - fx + left) * (corner >> 1 ? fy - top : 1 - fy + top);
      if (weight === 0) continue;
      const at = row * width + column;
      for (let k = 0; k < 3; k++) {
        out[k]! += weight * colour[3 * at + k]!;
        out[4 + k]! += weight * shadow[3 * at + k]!;
        if (reflection) out[7 + k]! += weight * reflection[3 * at + k]!;
      }
      out[3]! += weight * alpha[at]!;
    }
  };
}

export interface Composite {
  readonly image: PixelImage;
  /** How far each pixel shows the object: same size as the image. */
  readonly coverage: Mask;
}

/** Lays a rendered object over the background inside the mask, with its shadow in linear light. Pixels where the mask is 0 stay as they are. */
export function compositeObject(request: CompositeRequest): Composite {
  const { background, mask, region, light, panes, grain, random } = request;
  const toned = request.isPhotographed ? photographed : shoulder;
  const data = background.data.slice();
  const distance = distanceToZero(mask);
  const { width, height } = mask;
  const coverage = new Uint8Array(width * height);
  const layerWidth = request.layers.object.width / region.scale;
  const layerHeight = request.layers.object.height / region.scale;
  const right = Math.min(width, region.left + Math.ceil(layerWidth));
  const bottom = Math.min(height, region.top + Math.ceil(layerHeight));
  const fade = Math.max(4, SHADOW_FADE * Math.min(layerWidth, layerHeight));
  const read = layerReader(request.layers, region.scale);
  const layer = new Float64Array(10);
  for (let y = region.top; y < bottom; y++) {
    for (let x = region.left; x < right; x++) {
      const i = y * width + x;
      if (mask.data[i] === 0) continue;
      read(x - region.left, y - region.top, layer);
      const away = distance[i]! / 3;
      const edge = Math.min(1, away / EDGE_PIXELS) * (mask.data[i]! / 255);
      const shadowShare = Math.min(1, away / fade) * (1 - (panes?.[i] ?? 0));
      const cover = layer[3]! * edge;
      coverage[i] = Math.round(255 * cover);
      const noise = grain > 0 && cover > 0 ? grain * bell(random) * cover : 0;
      const grey = luminance(layer, 4);
      const lit = light ? light[i]! : 1;
      for (let k = 0; k < 3; k++) {
        const ratio = Math.min(1, (TINT * layer[4 + k]! + (1 - TINT) * grey) / FAINTEST) ** DEPTH;
        const shade = 1 + (ratio - 1) * shadowShare;
        const gained = layer[7 + k]! * shadowShare;
        if (cover === 0 && shade > 0.999 && Math.abs(gained) < UNSEEN) continue;
        const shaded = LINEAR_FROM_BYTE[background.data[4 * i + k]!]! * shade;
        const behind = Math.max(LEAST_LEFT * shaded, shaded + gained);
        const own = cover > 0 ? toned((layer[k]! / layer[3]!) * lit) : 0;
        const mixed = byteFromLinear(own * cover + behind * (1 - cover)) + noise;
        data[4 * i + k] = Math.max(0, Math.min(255, Math.round(mixed)));
      }
    }
  }
  return { image: { width, height, data }, coverage: { width, height, data: coverage } };
}
