import type { Point } from '../../../platform/viewport/point.ts';
import type { OpenedPicture } from '../worker/photo-jobs.ts';

/** One pixel alone may be noise. */
const SIDE = 5;

export interface PickedColour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/**
 * The colour (0-255) of the original around a place, the mean of 5 × 5 pixels. Null where it is transparent.
 * @param at pixels of the whole picture
 */
export function pickColour({ view, width, height }: OpenedPicture, at: Point): PickedColour | null {
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d');
  if (!context) return null;
  const start = (place: number, side: number) =>
    Math.max(0, Math.min(side - SIDE, Math.round(place - SIDE / 2)));
  const left = start((at.x * view.width) / width, view.width);
  const top = start((at.y * view.height) / height, view.height);
  context.drawImage(view, -left, -top);
  return meanOf(context.getImageData(0, 0, SIDE, SIDE).data);
}

function meanOf(pixels: Uint8ClampedArray): PickedColour | null {
  let [red, green, blue, weight] = [0, 0, 0, 0];
  for (let i = 0; i < pixels.length; i += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(i, i + 4);
    red += r * alpha;
    green += g * alpha;
    blue += b * alpha;
    weight += alpha;
  }
  return weight === 0 ? null : { red: red / weight, green: green / weight, blue: blue / weight };
}
