import { gaussianBlur } from '../filter/gaussian-blur.ts';
import { findIslands } from '../mask/find-islands.ts';
import { profilesAround, RING, type Profile } from './profiles.ts';
import { middleOf, shadowExtent, type Ring, type ShadowExtent } from './shadow-extent.ts';
import { FARTHEST, NONE, WALL, type Surroundings } from './surroundings.ts';

/** A shadow reaches no farther than this share of its thing's size (root of the area), and of the longer side. */
const REACH = 0.8;
const LEAST_REACH = 0.05;
const MOST_REACH = 0.16;
/** On a wall only the near shadow is told from uneven light. */
const MOST_ON_WALL = 0.05;
/** Looked at beyond the reach, to see even light. */
const BEYOND = FARTHEST / MOST_REACH;
/** Pieces of the outline with a shadow, near each other, that make one. */
const LEAST_PIECES = 3;
/** Smaller bits of shadow (share of the picture) are dropped; a shadow that is larger (share of its thing) is something else. */
const SPECK = 0.0008;
const LARGEST = 0.6;
/** Rounding of the shadow's outline, share of the longer side. */
const ROUND = 0.008;

/**
 * The soft shadow of what is marked, on floor, rug or wall beside it: 255 = shadow, outside the mask. Strict: null wherever the fall of light around the mask
 * does not show one, and for hard shadows, which look like another floor.
 */
export function shadowAround(around: Surroundings): Uint8Array | null {
  const { width, height, hole } = around;
  const side = Math.max(width, height);
  const marked = hole.reduce((count, is) => count + is, 0);
  const reach = Math.min(MOST_REACH * side, Math.max(LEAST_REACH * side, REACH * Math.sqrt(marked)));
  const pieces = profilesAround(around, BEYOND * reach).map((profile) => pieceOf(profile, around, reach));
  const rings = agreed(pieces);
  if (pieces.filter(({ extent }, k) => isShaded(extent) && rings[k]! > 0).length < LEAST_PIECES) return null;
  const shaded = new Uint8Array(width * height);
  pieces.forEach(({ profile }, k) => {
    for (const i of profile.rings.slice(0, Math.round(rings[k]!)).flat())
      if (around.surface[i] !== NONE) shaded[i] = 255;
  });
  const shadow = rounded(around, shaded);
  const area = shadow.reduce((count, value) => count + (value > 0 ? 1 : 0), 0);
  return area > 0 && area <= LARGEST * marked ? shadow : null;
}

interface Piece {
  readonly profile: Profile;
  readonly extent: ShadowExtent;
}

const isShaded = (extent: ShadowExtent): extent is number => typeof extent === 'number';

function pieceOf(profile: Profile, around: Surroundings, reach: number): Piece {
  const extent = shadowExtent(profile.rings.map((pixels) => ringOf(pixels, around)));
  const onWall = isOnWall(profile, around);
  const most = onWall ? MOST_ON_WALL * Math.max(around.width, around.height) : reach;
  // What lies behind a thing on the floor is hidden by it, as is its shadow there.
  const isBehind = profile.way === 'up' && !onWall;
  const isDoubtful = isShaded(extent) && (extent * RING > most || isBehind);
  return { profile, extent: isDoubtful ? 'unknown' : extent };
}

function ringOf(pixels: readonly number[], { light, surface }: Surroundings): Ring {
  const middle = (value: (i: number) => number): number => middleOf(pixels.map(value));
  return {
    light: middle((i) => (light[3 * i]! + 2 * light[3 * i + 1]! + light[3 * i + 2]!) / 4),
    red: middle((i) => light[3 * i]! - light[3 * i + 1]!),
    blue: middle((i) => light[3 * i + 2]! - light[3 * i + 1]!),
    surface: pixels.filter((i) => surface[i] !== NONE).length / Math.max(1, pixels.length),
    pixels: pixels.length,
  };
}

/** Rings from the mask on that tell the surface. */
const NEAREST_RINGS = 6;

function isOnWall({ rings }: Profile, { surface }: Surroundings): boolean {
  const pixels = rings.slice(0, NEAREST_RINGS).flat();
  return pixels.filter((i) => surface[i] === WALL).length > 0.5 * pixels.length;
}

/** Neighbours with a shadow that a piece needs beside it, with a shadow of its own and without. */
const SUPPORT = 2;
const SUPPORT_WITHOUT = 3;
/** Share of the neighbours that tell something. */
const SUPPORT_SHARE = 0.6;

/** Rings of shadow of every piece, evened out with its neighbours'; a piece that stands alone has none. */
function agreed(pieces: readonly Piece[]): number[] {
  const isNear = (one: Profile, two: Profile): boolean =>
    Math.abs(one.column - two.column) <= 1 && Math.abs(one.row - two.row) <= 1;
  return pieces.map((piece) => {
    const others = pieces.filter(
      (other) => other !== piece && other.extent !== 'unknown' && isNear(other.profile, piece.profile),
    );
    const shaded = others.filter(({ extent }) => isShaded(extent)).length;
    const isSupported = isShaded(piece.extent)
      ? shaded >= SUPPORT
      : shaded >= SUPPORT_WITHOUT && shaded >= SUPPORT_SHARE * others.length;
    if (!isSupported) return 0;
    const known = piece.extent === 'unknown' ? others : [piece, piece, ...others];
    return known.reduce((sum, { extent }) => sum + (isShaded(extent) ? extent : 0), 0) / known.length;
  });
}

/** The shadow with an even outline, grown together with the mask, without specks. */
function rounded({ width, height, hole }: Surroundings, shaded: Uint8Array): Uint8Array {
  const whole = new Float32Array(shaded.map((value, i) => (hole[i] === 1 ? 255 : value)));
  const blurred = gaussianBlur({ width, height, channels: 1, data: whole }, ROUND * Math.max(width, height));
  const extra = hole.map((inside, i) => (blurred.data[i]! > 127 && inside === 0 ? 255 : 0));
  for (const { area, runs } of findIslands({ width, height, data: extra })) {
    if (area >= SPECK * width * height) continue;
    for (let k = 0; k < runs.length; k += 3)
      extra.fill(0, runs[k]! * width + runs[k + 1]!, runs[k]! * width + runs[k + 2]!);
  }
  return extra;
}
