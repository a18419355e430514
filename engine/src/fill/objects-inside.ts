import { oklabOfImage } from '../colour/oklab.ts';
import { measureBorders, SOFT_BORDER } from '../layout/border-contrast.ts';
import { chromaGap, lightGap, measureRegions } from '../layout/region-stats.ts';
import { distanceToMarked } from '../mask/distance.ts';
import type { Mask, PixelImage } from '../pixels.ts';
import { fitWithin, resizeImage } from '../resize/resize-image.ts';
import { shrinkToCover } from '../resize/resize-mask.ts';
import { neighboursOf } from '../segment/neighbours.ts';
import { type Segmentation, segmentImage } from '../segment/segment-image.ts';

/** Longest side of the picture that is looked at. */
const WORK_SIDE = 512;
/** How large regions of a picture become: the scale of Felzenszwalb and Huttenlocher (2004). */
const COARSENESS = 260;
/** A region with this share of its pixels inside the mask lives there. */
const INSIDE_SHARE = 0.7;
/** A mask whose outline follows edges by this share was drawn along a thing: all of it goes. */
const DRAWN_ALONG = 0.55;
/** Rim and contact shadow of a thing, in pixels of the reduced picture. */
const RIM = 3;

/** How near in OKLab a region's hue and light must be to a neighbouring background's to belong to it. */
const ALIKE_HUE = 0.016;
const ALIKE_LIGHT = 0.08;

/**
 * Which part of the mask shows things that stand there and must go before something new comes; the rest of it shows walls and floors that run on outside and can stay as they are.
 * @returns 255 on things (with a rim), 0 elsewhere; never outside the mask
 * @throws RangeError when mask and crop differ in size
 */
export function objectsInside(crop: PixelImage, mask: Mask, coarseness = COARSENESS): Mask {
  const { width, height } = crop;
  if (mask.width !== width || mask.height !== height) throw new RangeError('mask and crop differ in size');
  const size = fitWithin(crop, WORK_SIDE);
  const small = resizeImage(crop, size);
  const inside = shrinkToCover(mask, size);
  if (outlineShare(small, inside) > DRAWN_ALONG)
    return { width, height, data: mask.data.map((value) => (value > 0 ? 255 : 0)) };
  const regions = segmentImage(small, { scale: coarseness, minSize: 100, sigma: 0.7 });
  const things = livingInside(small, regions, inside);
  const away = distanceToMarked({ ...size, data: things });
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * size.height) / height) * size.width;
    for (let x = 0; x < width; x++) {
      const isThing = away[row + Math.floor((x * size.width) / width)]! <= 3 * RIM;
      if (isThing && mask.data[y * width + x]! > 0) data[y * width + x] = 255;
    }
  }
  return { width, height, data };
}

function livingInside(small: PixelImage, regions: Segmentation, inside: Mask): Uint8Array {
  const total = new Int32Array(regions.count);
  const within = new Int32Array(regions.count);
  for (let i = 0; i < regions.label.length; i++) {
    total[regions.label[i]!]!++;
    if (inside.data[i]! > 0) within[regions.label[i]!]!++;
  }
  const isThing = Array.from(total, (pixels, region) => within[region]! > INSIDE_SHARE * pixels);
  spareBackground(small, regions, isThing);
  return inside.data.map((_, i) => (isThing[regions.label[i]!] ? 1 : 0));
}

/** The sunlit patch of a wall, the next tile of a floor: regions inside the mask that go on in the colour of a background beside them. */
function spareBackground(small: PixelImage, regions: Segmentation, isThing: boolean[]): void {
  const stats = measureRegions(small, regions, new Uint16Array(regions.label.length).fill(60000));
  const neighbours = neighboursOf(regions);
  const background = [...isThing.keys()].filter((region) => !isThing[region]);
  const contrast = measureBorders(small, regions);
  for (const from of background) {
    for (const to of neighbours[from]!.keys()) {
      if (!isThing[to]) continue;
      const isAlike =
        chromaGap(stats[from]!, stats[to]!) < ALIKE_HUE && lightGap(stats[from]!, stats[to]!) < ALIKE_LIGHT;
      if (!isAlike && contrast(from, to) > SOFT_BORDER) continue;
      isThing[to] = false;
      background.push(to);
    }
  }
}

/** How far to each side of the outline colours are compared, in pixels. */
const STEP = 4;
/** OKLab difference that counts as an edge. */
const EDGE = 0.06;

/** Share of the mask's outline that follows edges of the picture, 0-1: near 1 for a mask drawn along a thing, near 0 for one drawn across a wall. */
function outlineShare(image: PixelImage, { width, height, data }: Mask): number {
  const lab = oklabOfImage(image);
  let outline = 0;
  let edges = 0;
  const compare = (a: number, b: number): void => {
    outline++;
    const difference = Math.hypot(
      lab[3 * a]! - lab[3 * b]!,
      lab[3 * a + 1]! - lab[3 * b + 1]!,
      lab[3 * a + 2]! - lab[3 * b + 2]!,
    );
    if (difference > EDGE) edges++;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const isInside = data[i]! > 0;
      if (x >= STEP && x + STEP < width && data[i + 1]! > 0 !== isInside) compare(i - STEP + 1, i + STEP);
      if (y >= STEP && y + STEP < height && data[i + width]! > 0 !== isInside)
        compare(i - (STEP - 1) * width, i + STEP * width);
    }
  }
  return outline === 0 ? 0 : edges / outline;
}
