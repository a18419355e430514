import { drawnRecord, type Kind } from '../lexicon/drawn-kinds.ts';
import type { DrawnRecord } from '../lexicon/drawn-record.ts';
import { maskBounds } from '../mask/bounds.ts';
import type { Mask, Rect } from '../pixels.ts';
import { stageWithin, type Stage } from './stage.ts';

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

function partOf(stage: Stage, area: Rect): Stage | null {
  const mask = onlyWithin(stage.request.mask, area);
  const bounds = maskBounds(mask);
  return bounds && stageWithin(stage, mask, bounds);
}

/** Metres; what hangs and is taller reaches down to the floor. */
const SHORT = 1.2;

function canHangAbove({ stands, size }: DrawnRecord): boolean {
  return (stands === 'wall' || stands === 'ceiling') && size[1] < SHORT;
}

function canStandBeside({ stands }: DrawnRecord): boolean {
  return stands === 'floor';
}

function sideBySide(stage: Stage, first: Kind, second: Kind): readonly [Rect, Rect] | null {
  const [one, other] = [drawnRecord(first), drawnRecord(second)];
  if (!canStandBeside(one) || !canStandBeside(other)) return null;
  const [a, b] = [one.size, other.size];
  const { bounds } = stage;
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

function aboveEachOther(stage: Stage, hanging: Kind, standing: Kind): readonly [Rect, Rect] | null {
  if (!canHangAbove(drawnRecord(hanging)) || !canStandBeside(drawnRecord(standing))) return null;
  const { bounds } = stage;
  const height = bounds.bottom - bounds.top;
  const aspect = (bounds.right - bounds.left) / height;
  if (aspect < STACKED.from || aspect > STACKED.to) return null;
  return [
    { ...bounds, bottom: Math.round(bounds.top + ABOVE * height) },
    { ...bounds, top: Math.round(bounds.top + (ABOVE + GAP) * height) },
  ];
}

/** Divides a place between two things, side by side or one hanging above the other; null when there is room for one only. */
export function sharePlace(stage: Stage, first: Kind, second: Kind): readonly [Stage, Stage] | null {
  const stacked = aboveEachOther(stage, first, second);
  const turned = aboveEachOther(stage, second, first);
  const areas = sideBySide(stage, first, second) ?? stacked ?? (turned && ([turned[1], turned[0]] as const));
  if (!areas) return null;
  const parts = areas.map((area) => partOf(stage, area));
  return parts[0] && parts[1] ? [parts[0], parts[1]] : null;
}
