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
/** Kept free below a bar that grows, in CSS pixels. */
const EDGE = 8;
/** A photo that leaves as much below it, or is as wide, keeps its bar to its own width: what stands beside it is not covered. */
const WELL_BELOW = 220;
const WELL_WIDE = 640;
/** A selection that takes more of the photo has no outside to stand in. */
const LARGE = 0.5;

/**
 * Where the bar stands: below the whole photo where there is room, else below what is selected, above it where there is no room, else at the end that
 * leaves more of it. `most`: how high it may grow there without covering what is selected, or leaving the stage. `widest`: what
 * keeps it off what stands beside the photo; null where the photo is too narrow for that.
 */
export function placeBar({ stage, photo, selection, bar }: BarRoom): {
  left: number;
  top: number;
  most: number;
  widest: number | null;
} {
  const lowest = stage.height - GAP - bar.height;
  const [left, top, right, bottom] = selection ?? [0, 0, 1, 1];
  const middle = photo.left + (photo.width * (left + right)) / 2;
  const rightmost = photo.left + (photo.seen ?? photo.width) - GAP - bar.width;
  const start = Math.max(
    GAP,
    Math.min(Math.max(photo.left + GAP, middle - bar.width / 2), Math.max(rightmost, 0)),
  );
  const low = Math.max(GAP, Math.min(lowest, photo.top + photo.height + GAP));
  const coversNothing = photo.top + photo.height + GAP <= lowest;
  const seen = photo.seen ?? photo.width;
  const hasRoom = seen >= WELL_WIDE || stage.height - photo.top - photo.height >= WELL_BELOW;
  const widest = hasRoom ? seen - 2 * GAP : null;
  const standing = (at: number, end = stage.height - EDGE) => ({
    left: start,
    top: at,
    most: end - at,
    widest,
  });
  if (selection === null || coversNothing || (right - left) * (bottom - top) > LARGE) return standing(low);
  const below = photo.top + photo.height * bottom + GAP;
  const above = photo.top + photo.height * top - GAP - bar.height;
  if (below <= lowest) return standing(below);
  if (above >= GAP) return standing(above, above + bar.height);
  return top > 1 - bottom ? standing(GAP) : standing(low);
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
