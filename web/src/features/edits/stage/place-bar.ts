interface Size {
  readonly width: number;
  readonly height: number;
}

/** In CSS pixels of the stage. */
export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** Left, top, right, bottom of what is selected, as parts of the photo. */
export type Selection = readonly [number, number, number, number];

interface BarRoom {
  readonly stage: Size;
  /** Where the photo lies, and how much of its width can be seen. */
  readonly photo: Box & { readonly seen?: number };
  /** Null while nothing is selected. */
  readonly selection: Selection | null;
  readonly bar: Size;
}

/** Space between bar and selection, and between bar and edge, in CSS pixels. */
const GAP = 12;
/** A selection that takes more of the photo has no outside to stand in. */
const LARGE = 0.5;

/** Where the bar stands: below the whole photo where there is room, else below what is selected, above it where there is no room, else at the end that leaves more of it. */
export function placeBar({ stage, photo, selection, bar }: BarRoom): { left: number; top: number } {
  const lowest = stage.height - GAP - bar.height;
  const [left, top, right, bottom] = selection ?? [0, 0, 1, 1];
  const middle = photo.left + (photo.width * (left + right)) / 2;
  const rightmost = photo.left + (photo.seen ?? photo.width) - GAP - bar.width;
  const placed = {
    left: Math.max(GAP, Math.min(Math.max(photo.left + GAP, middle - bar.width / 2), Math.max(rightmost, 0))),
    top: Math.max(GAP, Math.min(lowest, photo.top + photo.height + GAP)),
  };
  const coversNothing = photo.top + photo.height + GAP <= lowest;
  if (selection === null || coversNothing || (right - left) * (bottom - top) > LARGE) return placed;
  const below = photo.top + photo.height * bottom + GAP;
  const above = photo.top + photo.height * top - GAP - bar.height;
  if (below <= lowest) return { ...placed, top: below };
  if (above >= GAP) return { ...placed, top: above };
  return top > 1 - bottom ? { ...placed, top: GAP } : placed;
}

/** Columns of a wide stage that are not the photo's, in CSS pixels: the tools', and the drawer's. */
const RAIL = 52;
export const DRAWER = 336;
/** What stands above a wide stage. */
const ABOVE = 93;

/** Whether a drawer stands beside the photo, and covers nothing of it. */
export function hasDrawerRoom(window: Size, shape: number): boolean {
  const height = window.height - ABOVE;
  return window.width - RAIL - DRAWER >= height * shape;
}
