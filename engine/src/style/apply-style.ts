import { growRect, maskBounds } from '../mask/bounds.ts';
import type { Mask, PixelImage, Rect } from '../pixels.ts';
import { cropImage } from '../resize/crop.ts';
import { resizeImage } from '../resize/resize-image.ts';
import { valueNoise } from '../scene/noise.ts';
import { evenInk } from './ink-lines.ts';
import { fantasyArt, oilPainting, watercolor } from './painted.ts';
import { lightOf, softBlur } from './planes.ts';
import {
  anime,
  cinematic,
  digitalArt,
  enhance,
  model3d,
  photographic,
  type Style,
  type StyleSettings,
} from './presets.ts';
import { smoothSurfaces } from './smooth.ts';
import { TILED } from './tiled.ts';
import { clampByte } from './tone.ts';

const INK = [28, 28, 34] as const;
const PAPER = [250, 249, 246] as const;

/** Ink on white paper, edges only. */
const lineArt: Style = (image, { scale }) => {
  const smooth = smoothSurfaces(image, Math.max(1, Math.round(4 * scale)), 0.004);
  const ink = evenInk(smooth, scale);
  const data = image.data.slice();
  for (let i = 0; i < ink.length; i++) {
    for (let c = 0; c < 3; c++) data[4 * i + c] = clampByte(INK[c]! + (PAPER[c]! - INK[c]!) * ink[i]!);
  }
  return { ...image, data };
};

/** Strength of one direction of pencil strokes at a place, 0..1. */
function hatch(along: number, aside: number, layer: number): number {
  const wander = 1.2 * valueNoise(along * 0.03, aside * 0.03, layer);
  return 0.5 + 0.5 * valueNoise((aside + wander) * 0.62, along * 0.035, layer + 9);
}

/** Pencil: outlines, and tone in strokes that cross where it is dark. */
const sketch: Style = (image, { scale, seed }) => {
  const light = lightOf(smoothSurfaces(image, Math.max(1, Math.round(3 * scale)), 0.003));
  const dodge = softBlur(light, 6 * scale).data;
  const data = image.data.slice();
  const { width } = image;
  for (let i = 0; i < dodge.length; i++) {
    const x = (i % width) / scale;
    const y = Math.floor(i / width) / scale;
    const line = Math.min(1, light.data[i]! / Math.max(0.03, dodge[i]!)) ** 2.4;
    const dark = 1 - light.data[i]!;
    const first = Math.max(0, dark - 0.22) * 1.05 * hatch(x + y, x - y, seed % 31);
    const second = Math.max(0, dark - 0.55) * 1.3 * hatch(x - 0.7 * y, x + y, (seed % 31) + 4);
    const grain = 0.05 * dark * valueNoise(x * 0.9, y * 0.9, 2);
    const tone = Math.max(0.1, line - first - second + grain);
    for (let c = 0; c < 3; c++) data[4 * i + c] = clampByte(INK[c]! + (PAPER[c]! - 3 * c - INK[c]!) * tone);
  }
  return { ...image, data };
};

/** The screens' presets; empty = none. */
export type StylePreset =
  | ''
  | 'photographic'
  | 'digital-art'
  | '3d-model'
  | 'cinematic'
  | 'anime'
  | 'enhance'
  | 'fantasy-art'
  | 'pixel-art'
  | 'isometric'
  | 'low-poly'
  | 'origami'
  | 'line-art'
  | 'sketch'
  | 'watercolor'
  | 'oil-painting';

interface StyleEntry {
  readonly style: Style;
  /** Share of the finest detail that survives where a large picture is styled at reduced size. */
  readonly detail: number;
}

const STYLES: Record<Exclude<StylePreset, ''>, StyleEntry> = {
  photographic: { style: photographic, detail: 1 },
  enhance: { style: enhance, detail: 1.3 },
  cinematic: { style: cinematic, detail: 1 },
  'digital-art': { style: digitalArt, detail: 0.5 },
  anime: { style: anime, detail: 0 },
  '3d-model': { style: model3d, detail: 0 },
  'fantasy-art': { style: fantasyArt, detail: 0.3 },
  'pixel-art': { style: TILED.pixelArt, detail: 0 },
  isometric: { style: TILED.isometric, detail: 0 },
  'low-poly': { style: TILED.lowPoly, detail: 0 },
  origami: { style: TILED.origami, detail: 0 },
  'line-art': { style: lineArt, detail: 0 },
  sketch: { style: sketch, detail: 0 },
  watercolor: { style: watercolor, detail: 0 },
  'oil-painting': { style: oilPainting, detail: 0 },
};

/** Strokes and lines have their usual width in a picture of this size squared. */
const USUAL_SIDE = 1000;
/** Most pixels that are filtered at once. */
const WORK_PIXELS = 2_500_000;
/** Filters look this far beyond the mask, in pixels. */
const SURROUNDINGS = { across: 48, down: 48 } as const;

export interface StyleRequest {
  readonly image: PixelImage;
  /** The generated pixels (above 0), same size; values between give the style that much weight. */
  readonly mask: Mask;
  readonly preset: StylePreset;
  readonly seed: number;
}

/**
 * Gives the generated pixels a style and leaves all others as they are, bit for bit. An empty preset or mask gives a copy.
 * @throws RangeError when mask and picture differ in size
 */
export function applyStyle({ image, mask, preset, seed }: StyleRequest): PixelImage {
  if (image.width !== mask.width || image.height !== mask.height)
    throw new RangeError('mask and picture differ in size');
  const data = image.data.slice();
  const bounds = maskBounds(mask);
  if (preset !== '' && bounds) {
    const area = growRect(bounds, SURROUNDINGS, image);
    const part = cropImage(image, area);
    const settings = { seed, scale: styleScale(image), left: area.left, top: area.top };
    blendIn(styleAtBoundedSize(part, STYLES[preset], settings), area, { mask, data });
  }
  return { width: image.width, height: image.height, data };
}

/** How much larger strokes are than in a picture of the usual size. */
export function styleScale({ width, height }: { width: number; height: number }): number {
  return Math.max(1, Math.sqrt(width * height) / USUAL_SIDE);
}

/** Filters cost time and memory by the pixel: a larger part is styled at reduced size, then gets its fine detail back. */
function styleAtBoundedSize(
  part: PixelImage,
  { style, detail }: StyleEntry,
  settings: StyleSettings,
): PixelImage {
  const reduction = Math.sqrt(Math.min(1, WORK_PIXELS / (part.width * part.height)));
  if (reduction === 1) return style(part, settings);
  const size = {
    width: Math.max(1, Math.round(part.width * reduction)),
    height: Math.max(1, Math.round(part.height * reduction)),
  };
  const small = resizeImage(part, size);
  const reduced = {
    ...settings,
    scale: Math.max(1, settings.scale * reduction),
    left: Math.round(settings.left * reduction),
    top: Math.round(settings.top * reduction),
  };
  const styled = resizeImage(style(small, reduced), part);
  if (detail === 0) return styled;
  const blurred = resizeImage(small, part).data;
  const data = styled.data.map((value, i) => clampByte(value + detail * (part.data[i]! - blurred[i]!)));
  return { ...styled, data };
}

function blendIn(styled: PixelImage, area: Rect, target: { mask: Mask; data: Uint8Array }): void {
  const { mask, data } = target;
  for (let y = area.top; y < area.bottom; y++) {
    for (let x = area.left; x < area.right; x++) {
      const i = y * mask.width + x;
      const weight = mask.data[i]! / 255;
      if (weight === 0) continue;
      const from = 4 * ((y - area.top) * styled.width + x - area.left);
      for (let c = 0; c < 3; c++) {
        const old = data[4 * i + c]!;
        data[4 * i + c] = Math.round(old + (styled.data[from + c]! - old) * weight);
      }
    }
  }
}
