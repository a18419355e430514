import { maskBounds } from '../mask/bounds.ts';
import type { Mask } from '../pixels.ts';
import { fitWithin } from '../resize/resize-image.ts';
import { resizeMask } from '../resize/resize-mask.ts';
import { rayOf } from '../room/camera/camera.ts';
import type { RoomThing } from '../room/find-things.ts';
import { type RoomPart, scaledPart, thingAt } from '../room/room-part.ts';
import { pixelIn, type Setting, standingOf } from './arrangement.ts';
import { lowestRows, WORK_SIDE } from './hidden-below.ts';

/** Where something stands on a table or a cabinet. */
export interface TableTop {
  /** Metres above the floor. */
  readonly height: number;
  /** Rows of the setting's picture at which its back, and its front edge lie. */
  readonly back: number;
  readonly front: number;
  /** Row of a place that leaves room for a thing before its back. */
  readonly farthest: number;
}

/** Tops on which things are put lie between these heights, metres. */
const HEIGHTS = { from: 0.3, to: 1.3 } as const;
/** Metres that a thing on a top takes before its back. */
const ROOM = 0.25;
/** Metres that furniture with a top is deep. */
export const TOP_DEPTHS = { table: 0.8, cabinet: 0.45 } as const;
/** A mark ends on what begins so little below it, and what covers no more of it is passed over: share of the picture's longer side. */
const GAP = 0.03;

/**
 * The top of the table or cabinet that a mark ends on: as far away as its foot is seen, as high as its upper end lies there. Null where the mark ends on none, or what is seen
 * makes no usual height. `setting`: of the part's size.
 */
export function tableTopUnder(part: RoomPart, marked: Mask, setting: Setting): TableTop | null {
  const size = fitWithin(marked, WORK_SIDE);
  const small = resizeMask(marked, size);
  const bounds = maskBounds(small);
  if (!bounds) return null;
  const within = scaledPart(part, size.width / marked.width);
  const feet = lowestRows(small);
  const gap = Math.ceil(GAP * Math.max(size.width, size.height));
  const spans: Span[] = [];
  feet.forEach((foot, x) => {
    const span = foot < 0 ? null : spanBelow(within, { x, y: foot, gap, height: size.height });
    if (span) spans.push(span);
  });
  if (2 * spans.length < bounds.right - bounds.left) return null;
  const across = (bounds.left + bounds.right) / (2 * size.width);
  const isTable = 2 * spans.filter(({ kind }) => kind === 'table').length > spans.length;
  // Between a table's legs the floor is seen: its foot is where its nearest leg ends.
  const foot = isTable
    ? Math.max(...spans.map(({ to, lowest }) => Math.max(to, lowest)))
    : middleOf(spans, 'to');
  const back = (middleOf(spans, 'from') / size.height) * setting.height;
  return topBetween(
    { across, foot: foot / size.height, back, depth: TOP_DEPTHS[isTable ? 'table' : 'cabinet'] },
    setting,
  );
}

interface Ends {
  /** Shares of the picture: its middle, and the row of its foot. */
  readonly across: number;
  readonly foot: number;
  /** Row of the setting's picture. */
  readonly back: number;
  readonly depth: number;
}

function topBetween({ across, foot, back, depth }: Ends, setting: Setting): TableTop | null {
  const stands = standingOf(setting, 'floor', { x: across, y: foot, lift: 0, turn: 0, scale: 1, variant: 0 });
  const far = Math.hypot(stands.x, stands.depth) + depth;
  const up = rayOf(setting.camera, across * setting.width, back);
  const height = setting.cameraHeight + (far / Math.hypot(up[0], up[2])) * up[1];
  const rowAt = (behind: number): number | undefined =>
    pixelIn(setting, [stands.x, height, stands.depth + behind])?.y;
  const [front, farthest] = [rowAt(0), rowAt(depth - ROOM)];
  if (front === undefined || farthest === undefined || height < HEIGHTS.from || height > HEIGHTS.to)
    return null;
  return { height, back, front, farthest };
}

/** The rows of a column in which a table or a cabinet is seen. */
interface Span {
  readonly kind: 'table' | 'cabinet';
  readonly from: number;
  readonly to: number;
  /** Row at which all of it ends, as far as it is one piece. */
  readonly lowest: number;
}

interface Column {
  readonly x: number;
  /** Where the mark ends. */
  readonly y: number;
  readonly gap: number;
  readonly height: number;
}

function spanBelow(part: RoomPart, { x, y, gap, height }: Column): Span | null {
  const { list } = part.room.things;
  const at = (row: number): RoomThing | undefined => list[thingAt(part, x, row)];
  let start = y;
  while (start < height && start <= y + gap && !hasTop(at(start))) start++;
  const first = at(start);
  if (!hasTop(first)) return null;
  const isSame = (row: number): boolean => at(row)?.kind === first.kind;
  let [from, to] = [start, start];
  for (let row = start; row >= 0 && row >= from - gap; row--) if (isSame(row)) from = row;
  for (let row = start; row < height && row <= to + gap; row++) if (isSame(row)) to = row;
  const { room, top, scale } = part;
  const lowest = ((first.bottom * room.height) / room.things.height - top) * scale;
  return { kind: first.kind, from, to, lowest };
}

const hasTop = (thing: RoomThing | undefined): thing is RoomThing & { kind: 'table' | 'cabinet' } =>
  thing?.kind === 'table' || thing?.kind === 'cabinet';

function middleOf(spans: readonly Span[], end: 'from' | 'to'): number {
  return spans.map((span) => span[end]).sort((a, b) => a - b)[spans.length >> 1]!;
}
