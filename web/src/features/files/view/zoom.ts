/** What of a picture is seen through its frame: how large, and which place of it is in the middle, as parts of its sides. */
export interface Zoom {
  /** 1 fits the picture into the frame. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A place of the frame, as parts of its sides. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export const fitted: Zoom = { scale: 1, x: 0.5, y: 0.5 };

function between(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

/** The picture always fills the frame: nothing beyond its edges is seen. */
function kept({ scale, x, y }: Zoom): Zoom {
  const half = 0.5 / scale;
  return { scale, x: between(x, half, 1 - half), y: between(y, half, 1 - half) };
}

/** Another scale, at which the place of the picture under `at` stays where it is. */
export function zoomTo(zoom: Zoom, scale: number, at: Place): Zoom {
  const next = Math.max(1, scale);
  const shift = 1 / zoom.scale - 1 / next;
  return kept({ scale: next, x: zoom.x + (at.x - 0.5) * shift, y: zoom.y + (at.y - 0.5) * shift });
}

/** Moves the picture by parts of the frame. */
export function panBy(zoom: Zoom, by: Place): Zoom {
  return kept({ ...zoom, x: zoom.x - by.x / zoom.scale, y: zoom.y - by.y / zoom.scale });
}

/** How the picture has to be moved and enlarged to be seen so, for CSS. */
export function transformOf({ scale, x, y }: Zoom): string {
  return `translate(${(0.5 - x * scale) * 100}%, ${(0.5 - y * scale) * 100}%) scale(${scale})`;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Width by height of a frame that two pictures of different shapes lie in whole, both with as little empty space as can be.
 */
export function sharedAspect(one: Size, other: Size): number {
  return Math.sqrt((one.width * other.width) / (one.height * other.height));
}

const TOLERANCE = 0.02;

/** Whether two pictures can lie over each other: their shapes differ by at most 2 %. */
export function isSameShape(one: Size, other: Size): boolean {
  return Math.abs((one.width * other.height) / (one.height * other.width) - 1) <= TOLERANCE;
}
