import { oklabOfImage } from '../colour/oklab.ts';
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

/** Hand-traced outlines of furniture measure 1.2 to 6, rough boxes and brush strokes 0.9 to 1.1. */
const TRACED = 1.15;

/** Whether a mask was traced along a thing, so that all of it shows that thing. */
export function isTraced(crop: PixelImage, mask: Mask): boolean {
  return outlineContrast(crop, mask) > TRACED;
}

/** How much stronger the picture's edges are along the mask's outline than just inside and outside it: about 1 for a mask painted roughly over a place, well above for one traced along a thing. */
export function outlineContrast(crop: PixelImage, mask: Mask): number {
  const size = fitWithin(crop, WORK_SIDE);
  const contrast = contrastOf(resizeImage(crop, size));
  const small = resizeMask(mask, size);
  const hard = { ...small, data: small.data.map((value) => (value > 127 ? 255 : 0)) };
  const inside = distanceToZero(hard);
  const outside = distanceToMarked(hard);
  const sums = { edge: 0, edgeCount: 0, ring: 0, ringCount: 0 };
  for (let i = 0; i < contrast.length; i++) {
    const away = Math.max(inside[i]!, outside[i]!) / 3;
    if (away <= NEAR + 0.5) {
      sums.edge += contrast[i]!;
      sums.edgeCount++;
    } else if (away >= RING.from && away <= RING.to) {
      sums.ring += contrast[i]!;
      sums.ringCount++;
    }
  }
  const edge = sums.edge / Math.max(1, sums.edgeCount);
  const ring = sums.ring / Math.max(1, sums.ringCount);
  return (edge + 0.002) / (ring + 0.002);
}
