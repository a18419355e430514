import { oklabOfImage } from '../colour/oklab.ts';
import { maskBounds } from '../mask/bounds.ts';
import { distanceToMarked, distanceToZero } from '../mask/distance.ts';
import type { Mask, PixelImage } from '../pixels.ts';
import { fitWithin, resizeImage } from '../resize/resize-image.ts';
import { resizeMask } from '../resize/resize-mask.ts';

const WORK_SIDE = 480;
/** Pixels off the mask's edge where its contrast is compared with that of the edge itself. */
const NEAR = 1.5;
const RING = { from: 5, to: 11 } as const;

/** Colour step (OKLab) at every pixel. */
function contrastOf(image: PixelImage): Float32Array {
  const { width, height } = image;
  const lab = oklabOfImage(image);
  const out = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      let sum = 0;
      for (let k = 0; k < 3; k++) {
        const across = lab[3 * (i + 1) + k]! - lab[3 * (i - 1) + k]!;
        const down = lab[3 * (i + width) + k]! - lab[3 * (i - width) + k]!;
        sum += across * across + down * down;
      }
      out[i] = Math.sqrt(sum);
    }
  }
  return out;
}

/** Hand-traced outlines of furniture measure 1.1 to 3.9, nine of ten rough boxes below 1.07. */
const TRACED = 1.15;

/** What was told of a mask last: it is asked at every step of an edit. */
const told = new WeakMap<Mask, { readonly crop: PixelImage; readonly isTraced: boolean }>();

/** Whether a mask was traced along a thing, so that all of it shows that thing. */
export function isTraced(crop: PixelImage, mask: Mask): boolean {
  let known = told.get(mask);
  if (known?.crop !== crop) {
    known = { crop, isTraced: outlineContrast(crop, mask) > TRACED };
    told.set(mask, known);
  }
  return known.isTraced;
}

/** The outline is judged piece by piece, by direction from its middle: one strong edge that a rough box happens to touch proves nothing. */
const SECTORS = 20;

interface Sums {
  edge: number;
  edgeCount: number;
  ring: number;
  ringCount: number;
}

/** How much stronger the picture's edges are along the mask's outline than just inside and outside it, in the middle of its pieces: about 1 for a mask painted roughly over a place, well above for one traced along a thing. */
export function outlineContrast(crop: PixelImage, mask: Mask): number {
  const size = fitWithin(crop, WORK_SIDE);
  const contrast = contrastOf(resizeImage(crop, size));
  const small = resizeMask(mask, size);
  const hard = { ...small, data: small.data.map((value) => (value > 127 ? 255 : 0)) };
  const inside = distanceToZero(hard);
  const outside = distanceToMarked(hard);
  const middle = middleOf(hard);
  const sectors = Array.from({ length: SECTORS }, (): Sums => ({
    edge: 0,
    edgeCount: 0,
    ring: 0,
    ringCount: 0,
  }));
  for (let i = 0; i < contrast.length; i++) {
    const away = Math.max(inside[i]!, outside[i]!) / 3;
    if (away > RING.to) continue;
    const x = i % size.width;
    const y = Math.floor(i / size.width);
    if (x < NEAR || y < NEAR || x >= size.width - NEAR || y >= size.height - NEAR) continue;
    const turn = Math.atan2((y - middle.y) / middle.tall, (x - middle.x) / middle.wide) / (2 * Math.PI) + 0.5;
    const sums = sectors[Math.min(SECTORS - 1, Math.floor(turn * SECTORS))]!;
    if (away <= NEAR + 0.5) {
      sums.edge += contrast[i]!;
      sums.edgeCount++;
    } else if (away >= RING.from) {
      sums.ring += contrast[i]!;
      sums.ringCount++;
    }
  }
  const ratios = sectors
    .filter(({ edgeCount, ringCount }) => edgeCount > 2 && ringCount > 2)
    .map(({ edge, edgeCount, ring, ringCount }) => (edge / edgeCount + 0.002) / (ring / ringCount + 0.002))
    .sort((a, b) => a - b);
  return ratios[ratios.length >> 1] ?? 0;
}

/** Middle and size of a mask's box. */
function middleOf(mask: Mask): { x: number; y: number; wide: number; tall: number } {
  const bounds = maskBounds(mask) ?? { left: 0, top: 0, right: 1, bottom: 1 };
  return {
    x: (bounds.left + bounds.right) / 2,
    y: (bounds.top + bounds.bottom) / 2,
    wide: bounds.right - bounds.left,
    tall: bounds.bottom - bounds.top,
  };
}
