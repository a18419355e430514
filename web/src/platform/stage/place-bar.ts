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

/** From left to right, in CSS pixels of the stage. */
export type Span = readonly [number, number];

/** A place on the photo that is taken hold of, as parts of its width and height. */
export interface Mark {
  readonly x: number;
  readonly y: number;
}

interface BarRoom {
  readonly stage: Size;
  /** Where the photo lies. */
  readonly photo: Box;
  /** What a drawer leaves of the stage; nothing while there is none. */
  readonly free?: Span | undefined;
  /** Null while nothing is selected. */
  readonly selection: Selection | null;
  /** It keeps to the lower end of the photo where it covers nothing of the selection there. */
  readonly isAtEnd?: boolean;
  /** What is not to be covered while nothing is selected. */
  readonly marks?: readonly Mark[] | undefined;
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
/** A mark is as far across from its middle, with its name. */
const MARK = 24;

interface BarPlace {
  readonly left: number;
  readonly top: number;
  /** How high it may grow there without covering what is selected, or leaving the stage. */
  readonly most: number;
  /** What keeps it off what stands beside the photo, or off the drawer; null where the photo is too narrow for that. */
  readonly widest: number | null;
}

/**
 * Where the bar stands: below the whole photo where there is room, else below what is selected, above it or beside it where there is no room, else at the
 * end that leaves more of it. Where nothing is selected, it covers as few marks as it can.
 */
export function placeBar({ stage, photo, selection, bar, ...room }: BarRoom): BarPlace {
  const free = room.free ?? [0, stage.width];
  const from = Math.max(photo.left, free[0]);
  const to = Math.min(photo.left + photo.width, free[1]);
  const lowest = stage.height - GAP - bar.height;
  const [left, top, right, bottom] = selection ?? [0, 0, 1, 1];
  const rightmost = Math.max(to - GAP - bar.width, free[0]);
  const within = (at: number) => Math.max(free[0] + GAP, Math.min(Math.max(from + GAP, at), rightmost));
  const middle = within(photo.left + (photo.width * (left + right) - bar.width) / 2);
  const low = Math.max(GAP, Math.min(lowest, photo.top + photo.height + GAP));
  const coversNothing = photo.top + photo.height + GAP <= lowest;
  const hasRoom = to - from >= WELL_WIDE || stage.height - photo.top - photo.height >= WELL_BELOW;
  const widest = hasRoom ? to - from - 2 * GAP : room.free ? free[1] - free[0] - 2 * GAP : null;
  const standing = (at: number, end = stage.height - EDGE, start = middle) => ({
    left: start,
    top: at,
    most: end - at,
    widest,
  });
  if (coversNothing) return standing(low);
  if (selection === null) {
    const starts = [middle, rightmost, within(0)];
    const places = [low, GAP].flatMap((at) => starts.map((start) => standing(at, undefined, start)));
    const covered = places.map((place) => countCovered({ ...place, ...bar }, photo, room.marks ?? []));
    return places[covered.indexOf(Math.min(...covered))] ?? standing(low);
  }
  const below = photo.top + photo.height * bottom + GAP;
  const above = photo.top + photo.height * top - GAP - bar.height;
  if (room.isAtEnd && below <= low) return standing(low);
  const isLarge = (right - left) * (bottom - top) > LARGE;
  if (!isLarge && below <= lowest) return standing(below);
  if (!isLarge && above >= GAP) return standing(above, above + bar.height);
  const behind = photo.left + photo.width * right + GAP;
  if (behind <= to - GAP - bar.width) return standing(low, undefined, behind);
  const before = photo.left + photo.width * left - GAP - bar.width;
  if (before >= from + GAP) return standing(low, undefined, before);
  return !isLarge && top > 1 - bottom ? standing(GAP) : standing(low);
}

/** How many marks lie under a box. */
function countCovered({ left, top, width, height }: Box, photo: Box, marks: readonly Mark[]): number {
  return marks.filter(({ x, y }) => {
    const [across, down] = [photo.left + photo.width * x, photo.top + photo.height * y];
    const isAcross = across > left - MARK && across < left + width + MARK;
    return isAcross && down > top - MARK && down < top + height + MARK;
  }).length;
}

/** Columns of a wide stage that are not the photo's, in CSS pixels: the tools', and the drawer's. */
const RAIL = 52;
export const DRAWER = 336;
/** What stands above a wide stage. */
const ABOVE = 93;
/** What a bar beside a drawer needs, in CSS pixels. */
const LEAST_BAR = 320;

/** Whether a drawer stands beside the photo, and covers nothing of it. */
export function hasDrawerRoom(window: Size, shape: number): boolean {
  const height = window.height - ABOVE;
  return window.width - RAIL - DRAWER >= height * shape;
}

interface DrawerRoom extends Pick<BarRoom, 'photo' | 'selection'> {
  readonly stage: Size;
  /** Where tools stand, left and right of the photo. */
  readonly tools: readonly Span[];
}

/**
 * Where a drawer's left edge stands: at the stage's right edge, else at its left edge, else over the photo beside the tools there, wherever it covers
 * the least of the tools and then of what is selected, and leaves the bar its room.
 */
export function placeDrawer({ stage, photo, selection, tools }: DrawerRoom): number {
  const end = photo.left + photo.width;
  const [left, , right] = selection ?? [0, 0, 0, 0];
  const selected: Span = [photo.left + photo.width * left, photo.left + photo.width * right];
  const lefts = [stage.width - DRAWER, end - DRAWER, 0, photo.left];
  const judged = lefts
    .filter((at) => Math.max(at - photo.left, end - at - DRAWER) >= Math.min(LEAST_BAR, photo.width))
    .map((at) => {
      const own: Span = [at, at + DRAWER];
      return {
        at,
        covers: tools.reduce((sum, tool) => sum + shared(own, tool), 0),
        hides: shared(own, selected),
      };
    });
  const best = judged.toSorted((one, other) => one.covers - other.covers || one.hides - other.hides)[0];
  return best?.at ?? stage.width - DRAWER;
}

function shared(one: Span, other: Span): number {
  return Math.max(0, Math.min(one[1], other[1]) - Math.max(one[0], other[0]));
}
