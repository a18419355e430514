import { distanceToMarked, distanceToZero } from '../mask/distance.ts';
import { findIslands, type Island } from '../mask/find-islands.ts';
import type { Mask } from '../pixels.ts';

const HALF = 128;
/** Half the width of a slit that is closed, share of the longer side. */
const SLIT = 0.004;
/** The largest hole that is closed, share of the picture, and of all that is marked. */
const HOLE = 0.0005;
const HOLE_OF_MARKED = 0.03;
/** The largest crumb that is dropped, share of the picture, and of the largest piece. */
const CRUMB = 0.0001;
const CRUMB_OF_LARGEST = 0.003;

/**
 * The mask as it was meant: pinholes and narrow slits closed, crumbs dropped. A crumb is tiny against the picture and against the largest piece; every other
 * piece stays, whatever lies between. Outer corners and soft outlines stay as they are; what is closed gets 255. An empty mask stays empty.
 */
export function tidyMask(mask: Mask): Mask {
  return withoutCrumbs(withoutHoles(withoutSlits(mask)));
}

/** Fills what a brush of the slit's width does not get into; the hollow of a corner is none, as it is open on most of its outline. */
function withoutSlits(mask: Mask): Mask {
  const { width, height } = mask;
  const radius = Math.max(1, Math.round(SLIT * Math.max(width, height)));
  const isMarked = mask.data.map((value) => (value >= HALF ? 1 : 0));
  const near = distanceToMarked({ width, height, data: isMarked });
  const grown = near.map((distance) => (distance <= 3 * radius ? 1 : 0));
  const deep = distanceToZero({ width, height, data: grown });
  const isAdded = isMarked.map((marked, i) => (deep[i]! > 3 * radius && marked === 0 ? 1 : 0));
  const gaps = findIslands({ width, height, data: isAdded });
  const open = isAdded.map((added, i) => (added === 0 && isMarked[i] === 0 ? 1 : 0));
  return painted(
    mask,
    gaps.filter((gap) => opening(gap, { width, data: open }) * radius <= gap.area),
  );
}

/** Pixels of a gap that lie at what is open (1). */
function opening({ runs }: Island, { width, data }: Pick<Mask, 'width' | 'data'>): number {
  let count = 0;
  for (let k = 0; k < runs.length; k += 3) {
    const [y, left, right] = [runs[k]!, runs[k + 1]!, runs[k + 2]!];
    for (let x = left; x < right; x++) {
      const i = y * width + x;
      const isBeside = (x > 0 && data[i - 1] === 1) || (x + 1 < width && data[i + 1] === 1);
      // Beyond the first and the last row there is nothing.
      if (isBeside || data[i - width] === 1 || data[i + width] === 1) count++;
    }
  }
  return count;
}

function withoutHoles(mask: Mask): Mask {
  const { width, height, data } = mask;
  const marked = data.reduce((count, value) => count + (value >= HALF ? 1 : 0), 0);
  const most = Math.min(HOLE * data.length, HOLE_OF_MARKED * marked);
  const holes = findIslands({ width, height, data: data.map((value) => (value < HALF ? 1 : 0)) });
  const isInside = ({ bounds }: Island): boolean =>
    bounds.left > 0 && bounds.top > 0 && bounds.right < width && bounds.bottom < height;
  return painted(
    mask,
    holes.filter((hole) => hole.area <= most && isInside(hole)),
  );
}

function withoutCrumbs(mask: Mask): Mask {
  const islands = findIslands(mask);
  const most = Math.min(CRUMB * mask.data.length, CRUMB_OF_LARGEST * (islands[0]?.area ?? 0));
  return painted(
    mask,
    islands.filter((island) => island.area <= most),
    0,
  );
}

/** A mask with islands in one value. */
export function painted({ width, height, data }: Mask, islands: readonly Island[], value = 255): Mask {
  const out = data.slice();
  for (const { runs } of islands) {
    for (let k = 0; k < runs.length; k += 3)
      out.fill(value, runs[k]! * width + runs[k + 1]!, runs[k]! * width + runs[k + 2]!);
  }
  return { width, height, data: out };
}
