import { findIslands, type Island } from '../mask/find-islands.ts';
import { growMask, shrinkMask } from '../mask/grow.ts';
import type { Mask } from '../pixels.ts';
import type { Difference } from './difference.ts';
import { noiseFloor } from './noise-floor.ts';

/** What surely is an edit, and what belongs to it when connected: OKLab distances, and the same in standard deviations of the answer's noise. */
const FINE = { sure: 0.07, part: 0.03, sureSigmas: 7, partSigmas: 3.5, mostNoise: 0.016 };
const COARSE = { sure: 0.035, part: 0.02, sureSigmas: 7, partSigmas: 4, mostNoise: 0.009 };
/** Of the picture's area: what is smaller is a speck where nobody said where it may change. */
export const SPECK_SHARE = 0.0003;
const HOLE_SHARE = 0.05;
/** Of the shorter side. */
const CLOSE_SHARE = 0.012;

/** What was edited, before it is grown: hysteresis over both scales, gaps and holes closed, specks below a share of the area dropped. */
export function changedRegion(
  difference: Difference,
  size: { width: number; height: number },
  how: { activity: Float32Array; kept: Uint8Array; speckShare: number },
): Mask {
  const { fine, coarse } = difference;
  const fineNoise = noiseFloor(fine, how.activity, { kept: how.kept, most: FINE.mostNoise });
  const coarseNoise = noiseFloor(coarse, how.activity, { kept: how.kept, most: COARSE.mostNoise });
  const data = new Uint8Array(fine.length);
  const isSure = new Uint8Array(fine.length);
  for (let i = 0; i < data.length; i++) {
    const f = fine[i]!;
    const c = coarse[i]!;
    const fn = fineNoise[i]!;
    const cn = coarseNoise[i]!;
    const isFinePart = f > Math.max(FINE.part, FINE.partSigmas * fn);
    // The wide blur reaches over borders: it counts where the fine scale sees at least half of it.
    const isCoarsePart = c > Math.max(COARSE.part, COARSE.partSigmas * cn) && f > 0.6 * c;
    if (isFinePart || isCoarsePart) data[i] = 255;
    const isFineSure = f > Math.max(FINE.sure, FINE.sureSigmas * fn);
    isSure[i] = isFineSure || (isCoarsePart && c > Math.max(COARSE.sure, COARSE.sureSigmas * cn)) ? 1 : 0;
  }
  return tidied({ width: size.width, height: size.height, data }, { isSure, speckShare: how.speckShare });
}

/** Keeps the islands that hold something sure, joins what lies close together, fills what they enclose and drops specks. */
function tidied(parts: Mask, { isSure, speckShare }: { isSure: Uint8Array; speckShare: number }): Mask {
  const { width, height } = parts;
  const area = width * height;
  const sure = drawn(
    parts,
    findIslands(parts).filter((island) => sureShare(island, isSure, width) > 0.04),
  );
  const gap = Math.max(1, CLOSE_SHARE * Math.min(width, height));
  const closed = shrinkMask(growMask(sure, gap), gap);
  const holes = findIslands({ ...closed, data: closed.data.map((value) => (value > 0 ? 0 : 255)) });
  for (const hole of holes) if (hole.area < HOLE_SHARE * area) draw(closed, hole);
  return drawn(
    closed,
    findIslands(closed).filter((island) => island.area >= speckShare * area),
  );
}

function sureShare({ runs, area }: Island, isSure: Uint8Array, width: number): number {
  let sure = 0;
  for (let k = 0; k < runs.length; k += 3) {
    const row = runs[k]! * width;
    for (let x = runs[k + 1]!; x < runs[k + 2]!; x++) sure += isSure[row + x]!;
  }
  return sure / area;
}

function drawn({ width, height }: Mask, islands: readonly Island[]): Mask {
  const mask = { width, height, data: new Uint8Array(width * height) };
  for (const island of islands) draw(mask, island);
  return mask;
}

function draw(mask: Mask, { runs }: Island): void {
  for (let k = 0; k < runs.length; k += 3) {
    const row = runs[k]! * mask.width;
    mask.data.fill(255, row + runs[k + 1]!, row + runs[k + 2]!);
  }
}
