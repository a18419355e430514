import { boxBlur } from '../filter/box-blur.ts';
import { maskBounds } from '../mask/bounds.ts';
import { distanceToMarked } from '../mask/distance.ts';
import type { Mask, PixelImage } from '../pixels.ts';
import { NOTHING, type SurfaceMap } from '../layout/surface-map.ts';
import { stretchMembrane } from './membrane.ts';
import { FREE, IGNORED, KNOWN } from './membrane-level.ts';

/** Blur of the base layer, at half size. */
const RADIUS = 3;
/** Pixels this near the hole may carry the removed thing's rim. */
const RIM = 2;
/** The removed thing's shadow reaches this share of its smaller side, within these bounds in half-size pixels. */
const SHADOW_SHARE = 0.1;
const LEAST_SHADOW = 4;
const MOST_SHADOW = 28;
/** Levels by which a trusted rim may differ from what is expected there. */
const EXPECTED_GAP = 16;
/** Shadows on walls are narrower than on floors. */
const WALL_SHARE = 0.4;
/** How far into the hole light keeps its slope, in half-size pixels. */
const STIFFNESS = 5;
/** A surface needs this many pixels beyond the shadow for its light to be taken from there. */
const ENOUGH = 60;

/**
 * The picture's light and colour without its texture, red, green, blue a pixel: a blur that stays within each surface, continued smoothly behind the hole. At half size.
 * The light behind the hole is taken from beyond the removed thing's shadow; what the shadow leaves outside fades out inside.
 */
export function baseLayer(image: PixelImage, hole: Mask, map: SurfaceMap): Float32Array {
  const { width, height } = image;
  const away = distanceToMarked(hole);
  const reach = shadowReach(hole);
  const seen = map.surface.map((surface, i) => {
    if (surface === NOTHING) return IGNORED;
    return map.isSeen[i] === 1 && away[i]! > 3 * RIM ? KNOWN : FREE;
  });
  const blurred = blurWithinSurfaces(image, seen, map);
  const lit = blurred.slice();
  const level = { width, height, surface: kindsOf(map) };
  const open = hideShadow({ seen, away, map, reach: 3 * reach });
  stretchMembrane({ ...level, colour: lit, state: open }, { stiffness: STIFFNESS });
  const withShadow = addShadow({ level, lit, blurred, seen, reach });
  const trusted = trustRim({ image, hole, expected: withShadow }, seen);
  return addShadow({ level, lit, blurred: blurWithinSurfaces(image, trusted, map), seen: trusted, reach });
}

/** Floor and wall part sharply; two floors or two walls may shade into each other, since nobody knows where their border runs. */
function kindsOf(map: SurfaceMap): Uint8Array {
  return map.surface.map((surface) => (surface === NOTHING ? NOTHING : map.isFloor[surface] ? 1 : 0));
}

interface Lighting {
  readonly level: { readonly width: number; readonly height: number; readonly surface: Uint8Array };
  /** The light as it would be without the shadow. */
  readonly lit: Float32Array;
  readonly blurred: Float32Array;
  readonly seen: Uint8Array;
  readonly reach: number;
}

/** What is seen where it is seen; elsewhere the light, with the difference at the hole's edge fading inwards. */
function addShadow({ level, lit, blurred, seen, reach }: Lighting): Float32Array {
  const rest = blurred.map((value, i) => (seen[(i / 3) | 0] === KNOWN ? value - lit[i]! : 0));
  stretchMembrane({ ...level, colour: rest, state: seen }, { reach: 1.3 * reach, stiffness: STIFFNESS });
  return lit.map((value, i) => (seen[(i / 3) | 0] === KNOWN ? blurred[i]! : value + rest[i]!));
}

/** The rim counts as seen where it looks as expected there; where it does not it belongs to the removed thing. */
function trustRim(
  rim: { image: PixelImage; hole: Mask; expected: Float32Array },
  seen: Uint8Array,
): Uint8Array {
  const { image, hole, expected } = rim;
  return seen.map((state, i) => {
    if (state !== FREE || hole.data[i]! > 0) return state;
    const gap = Math.max(...[0, 1, 2].map((c) => Math.abs(image.data[4 * i + c]! - expected[3 * i + c]!)));
    return gap < EXPECTED_GAP ? KNOWN : FREE;
  });
}

function shadowReach(hole: Mask): number {
  const bounds = maskBounds(hole);
  if (!bounds) return LEAST_SHADOW;
  const side = Math.min(bounds.right - bounds.left, bounds.bottom - bounds.top);
  return Math.min(MOST_SHADOW, Math.max(LEAST_SHADOW, SHADOW_SHARE * side));
}

interface Shadowed {
  readonly seen: Uint8Array;
  /** Distance to the hole and reach of the shadow in thirds of a pixel. */
  readonly away: Uint16Array;
  readonly map: SurfaceMap;
  readonly reach: number;
}

/** Frees the pixels in the shadow's reach, on surfaces that are also seen beyond it. */
function hideShadow({ seen, away, map, reach }: Shadowed): Uint8Array {
  const beyond = new Int32Array(256);
  seen.forEach((state, i) => {
    if (state === KNOWN && away[i]! > reach && away[i]! <= 3 * reach) beyond[map.surface[i]!]!++;
  });
  return seen.map((state, i) => {
    const surface = map.surface[i]!;
    if (state !== KNOWN || beyond[surface]! < ENOUGH) return state;
    return away[i]! <= (map.isFloor[surface] ? reach : WALL_SHARE * reach) ? FREE : KNOWN;
  });
}

function blurWithinSurfaces(image: PixelImage, seen: Uint8Array, map: SurfaceMap): Float32Array {
  const { width, height } = image;
  const colour = new Float32Array(width * height * 3);
  for (let surface = 0; surface < map.count; surface++) {
    const weighted = new Float32Array(width * height * 4);
    for (let i = 0; i < seen.length; i++) {
      if (seen[i] !== KNOWN || map.surface[i] !== surface) continue;
      for (let c = 0; c < 3; c++) weighted[4 * i + c] = image.data[4 * i + c]!;
      weighted[4 * i + 3] = 1;
    }
    const { data } = boxBlur({ width, height, channels: 4, data: weighted }, RADIUS, 2);
    for (let i = 0; i < seen.length; i++) {
      if (seen[i] !== KNOWN || map.surface[i] !== surface) continue;
      for (let c = 0; c < 3; c++) colour[3 * i + c] = data[4 * i + c]! / data[4 * i + 3]!;
    }
  }
  return colour;
}
