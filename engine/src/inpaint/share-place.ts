import { drawnRecord, type Kind } from '../lexicon/kinds.ts';
import type { DrawnRecord } from '../lexicon/record.ts';
import { maskBounds } from '../mask/bounds.ts';
import type { Mask, Rect } from '../pixels.ts';

/** A place this share as wide as both things would stand in reality still takes both. */
const NARROWEST = 0.72;
/** The smaller thing gets at least this share of the width. */
const LEAST = 0.2;
/** Something hangs above something else when the place's width over its height lies between these. */
const STACKED = { from: 0.6, to: 1.9 } as const;
/** Share of the height for what hangs, and for the gap below it. */
const ABOVE = 0.4;
const GAP = 0.05;

function onlyWithin(mask: Mask, area: Rect): Mask {
  const data = mask.data.map((value, i) => {
    const x = i % mask.width;
    const y = Math.floor(i / mask.width);
    return x >= area.left && x < area.right && y >= area.top && y < area.bottom ? value : 0;
  });
  return { ...mask, data };
}

/** Metres; what hangs and is taller reaches down to the floor. */
const SHORT = 1.2;

function canHangAbove({ stands, size }: DrawnRecord): boolean {
  return (stands === 'wall' || stands === 'ceiling') && size[1] < SHORT;
}

function canStandBeside({ stands }: DrawnRecord): boolean {
  return stands === 'floor';
}

type Parts = readonly [Rect, Rect];

function sideBySide(bounds: Rect, first: Kind, second: Kind): Parts | null {
  const [one, other] = [drawnRecord(first), drawnRecord(second)];
  if (!canStandBeside(one) || !canStandBeside(other)) return null;
  const [a, b] = [one.size, other.size];
  const width = bounds.right - bounds.left;
  const needed = (a[0] + b[0]) / Math.max(a[1], b[1]);
  if (width / (bounds.bottom - bounds.top) < NARROWEST * needed) return null;
  const share = Math.max(LEAST, Math.min(1 - LEAST, a[0] / (a[0] + b[0])));
  const middle = Math.round(bounds.left + share * width);
  return [
    { ...bounds, right: middle },
    { ...bounds, left: middle },
  ];
}

function aboveEachOther(bounds: Rect, hanging: Kind, standing: Kind): Parts | null {
  if (!canHangAbove(drawnRecord(hanging)) || !canStandBeside(drawnRecord(standing))) return null;
  const height = bounds.bottom - bounds.top;
  const aspect = (bounds.right - bounds.left) / height;
  if (aspect < STACKED.from || aspect > STACKED.to) return null;
  return [
    { ...bounds, bottom: Math.round(bounds.top + ABOVE * height) },
    { ...bounds, top: Math.round(bounds.top + (ABOVE + GAP) * height) },
  ];
}

/** Divides what is marked between two things, side by side or one hanging above the other; null when there is room for one only. */
export function sharePlace(marked: Mask, first: Kind, second: Kind): readonly [Mask, Mask] | null {
  const bounds = maskBounds(marked);
  if (!bounds) return null;
  const stacked = aboveEachOther(bounds, first, second);
  const turned = aboveEachOther(bounds, second, first);
  const areas = sideBySide(bounds, first, second) ?? stacked ?? (turned && ([turned[1], turned[0]] as const));
  if (!areas) return null;
  const [one, other] = [onlyWithin(marked, areas[0]), onlyWithin(marked, areas[1])];
  return maskBounds(one) && maskBounds(other) ? [one, other] : null;
}
