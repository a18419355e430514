import type { Verticals } from '@maquette/engine';
import type { Crop, CropRatio, Transformations } from '../model/recipe.ts';
import { clampTo, settingLimits } from './setting-limits.ts';

export type Turn = 'rotateLeft' | 'rotateRight' | 'flipHorizontal' | 'flipVertical';

const quarter = { 0: 90, 90: 180, 180: 270, 270: 0 } as const;

/**
 * Turns or mirrors what one sees, as a recipe that flips first, then turns, then straightens, then crops. A crop stays
 * on what it showed. A mirror swaps with a half turn (M·R(a) = R(−a)·M), so after a quarter turn it is the other flip
 * that is made.
 */
export function turnPicture(now: Transformations, turn: Turn): Transformations {
  if (turn === 'rotateRight') return turnRight(now);
  if (turn === 'rotateLeft') return turnRight(turnRight(turnRight(now)));
  const isAcross = (turn === 'flipHorizontal') === (now.rotation % 180 === 0);
  const { horizontal, vertical } = now.flipped;
  return {
    ...now,
    flipped: isAcross ? { horizontal: !horizontal, vertical } : { horizontal, vertical: !vertical },
    // A straight picture stays at 0: there is no minus 0 in a recipe.
    straighten: 0 - now.straighten,
    perspective: mirroredLean(now.perspective, turn),
    crop: now.crop && mirrored(now.crop, turn),
  };
}

/** The picture as it stood before it was turned, mirrored, straightened and set upright; a crop stays on what it showed. */
export function withoutTurns(now: Transformations): Transformations {
  let level: Transformations = { ...now, straighten: 0, perspective: { vertical: 0, horizontal: 0 } };
  while (level.rotation !== 0) level = turnRight(level);
  if (level.flipped.horizontal) level = turnPicture(level, 'flipHorizontal');
  return level.flipped.vertical ? turnPicture(level, 'flipVertical') : level;
}

function turnRight(now: Transformations): Transformations {
  return {
    ...now,
    rotation: quarter[now.rotation],
    perspective: { vertical: now.perspective.horizontal, horizontal: 0 - now.perspective.vertical },
    cropRatio: now.cropRatio && turnedRatio(now.cropRatio),
    crop: now.crop && {
      x: within(1 - now.crop.y - now.crop.height),
      y: now.crop.x,
      width: now.crop.height,
      height: now.crop.width,
    },
  };
}

function turnedRatio({ width, height }: CropRatio): CropRatio {
  return { width: height, height: width };
}

function mirroredLean(
  { vertical, horizontal }: Transformations['perspective'],
  turn: 'flipHorizontal' | 'flipVertical',
): Transformations['perspective'] {
  return turn === 'flipHorizontal'
    ? { vertical, horizontal: 0 - horizontal }
    : { vertical: 0 - vertical, horizontal };
}

function mirrored(crop: Crop, turn: 'flipHorizontal' | 'flipVertical'): Crop {
  return turn === 'flipHorizontal'
    ? { ...crop, x: within(1 - crop.x - crop.width) }
    : { ...crop, y: within(1 - crop.y - crop.height) };
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/** The same with its uprights set upright; the very same where a slider could not tell the difference. */
export function uprightBy(now: Transformations, found: Verticals): Transformations {
  const straighten = clampTo(settingLimits.straighten, found.straighten);
  const vertical = clampTo(settingLimits.perspective, found.vertical);
  const isNear =
    Math.abs(straighten - now.straighten) <= settingLimits.straighten.step &&
    Math.abs(vertical - now.perspective.vertical) <= settingLimits.perspective.step;
  return isNear ? now : { ...now, straighten, perspective: { ...now.perspective, vertical } };
}
