import type { Vec3 } from '../../scene/vector.ts';
import { luminance } from '../../scene/vector.ts';
import type { Paint } from '../paint/painter.ts';
import type { RegionColour } from './region-colour.ts';
import type { RoomLight } from './room-light.ts';

/** What the blackest cloth and the whitest paint throw back: colours on a screen reach further than either. */
const BLACKEST = 0.025;
const WHITEST = 0.86;
/** A region throws back no more than this of its light: where it is brighter, more light falls on it than on what is pale near by. */
const MOST_THROWN_BACK = 0.9;

/** What a grey or white region is taken to throw back; how far that counts beside the pale surfaces near by (as a power), and the least of their light it can mean. */
const GREY_THROWN_BACK = 0.6;
const OWN_WORD = 0.5;
const LEAST_LIGHT = 0.35;
/** From this colour on (with the light's tint gone) a region is no grey one. */
const GREY = 0.3;

/** How the light on a region compares with that on the pale surfaces near by, as a factor. */
function shareOf({ light: own, median }: RegionColour, light: Vec3): number {
  const near = luminance(light);
  const brighter = own / MOST_THROWN_BACK / near;
  if (brighter >= 1) return brighter;
  const even = median.map((value, k) => value / light[k]!);
  const isGrey = 1 - Math.min(...even) / Math.max(...even) < GREY;
  const said = own / GREY_THROWN_BACK / near;
  return isGrey ? Math.min(1, Math.max(LEAST_LIGHT, said) ** OWN_WORD) : 1;
}

/** A colour (linear, as on a screen) as paint in a room's light, for a region that looked as measured. */
export function litPaint(colour: Vec3, region: RegionColour, { light, white }: RoomLight): Paint {
  const share = shareOf(region, light);
  const limit = Math.min(share, white / (WHITEST * luminance(light)));
  const seen = colour.map(
    (value, k) => (BLACKEST + (WHITEST - BLACKEST) * value) * light[k]! * limit,
  ) as unknown as Vec3;
  return { colour: seen, brightest: Math.min(0.985, Math.max(white, ...seen)) };
}
