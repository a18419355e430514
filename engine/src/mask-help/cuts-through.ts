import { oklabOfImage } from '../colour/oklab.ts';
import { seePieces } from '../find/seen-pieces.ts';
import { distanceToMarked } from '../mask/distance.ts';
import { findIslands } from '../mask/find-islands.ts';
import { followEdges } from '../mask/follow-edges.ts';
import type { Mask, PixelImage } from '../pixels.ts';
import { enlargeMask } from '../resize/enlarge-mask.ts';
import { resizeImage } from '../resize/resize-image.ts';
import { shrinkToCover } from '../resize/resize-mask.ts';
import type { NetworkClass } from '../room/network/classes.ts';
import type { Room } from '../room/see-room.ts';
import { middleOf } from './shadow-extent.ts';

/** A thing that a mask takes only a part of. */
export interface CutThing {
  /** Null when it is not sure what it is. */
  readonly kind: WholeKind | null;
  /** What is seen of the thing outside the mask; 255 = rest. Of the picture's size. */
  readonly rest: Mask;
  /** Share of the thing that the mask leaves out, 0-1. */
  readonly share: number;
}

/** What somebody may be asked to take whole. Not parts of the room, what often comes in pairs that are seen as one, and what has no name of its own. */
const WHOLE_KINDS = [
  'sofa',
  'bed',
  'table',
  'chair',
  'plant',
  'lamp',
  'cabinet',
  'radiator',
  'appliance',
  'cushion',
  'screen',
] as const satisfies readonly NetworkClass[];

export type WholeKind = (typeof WHOLE_KINDS)[number];

const isWholeKind = (kind: NetworkClass): kind is WholeKind => WHOLE_KINDS.some((one) => one === kind);

/** Less of a thing is a mask's ragged edge, more is a thing as good as whole; shares of the thing that are marked. */
const LEAST_MARKED = 0.15;
const MOST_MARKED = 0.85;
/** Share of the mask that shows the thing, for it to be what is meant. */
const MEANT = 0.5;
/** Things seen less surely are none, or perhaps another kind. */
const TRUST = 0.15;
const NAMED = 0.3;
/** Smaller things, and rests, are left alone: share of the picture. */
const SMALL = 0.004;
/** What lies farther from the mask is not cut by it: share of the longer side. */
const TOUCH = 0.012;
/** Pixels of the small copy that the rest's outline may stray from the edges seen in the picture. */
const STRAY = 2;

/** The thing that a mask goes through, and what it leaves out of it; null when it takes things whole. `mask`: of the picture's size. */
export function cutsThrough(picture: PixelImage, mask: Mask, room: Room): CutThing | null {
  const { graph, things } = room;
  const size = { width: graph.width, height: graph.height };
  const hole = shrinkToCover(mask, size).data;
  const marked = countIn(hole, () => true);
  const pieces = seePieces(graph, things).things;
  for (const [number, { kind, trust }] of things.list.entries()) {
    if (!isWholeKind(kind) || trust < TRUST) continue;
    const isThing = new Uint8Array(hole.length).map((_, i) => pieces[number]![graph.label[i]!]!);
    const all = isThing.reduce((count, is) => count + is, 0);
    const inside = countIn(hole, (i) => isThing[i] === 1);
    if (all < SMALL * hole.length || inside < MEANT * marked) continue;
    if (inside < LEAST_MARKED * all || inside > MOST_MARKED * all) continue;
    const left = touchingPart(
      { ...size, data: isThing.map((is, i) => (is === 1 && hole[i] === 0 ? 255 : 0)) },
      hole,
    );
    const share = countIn(left.data, () => true) / all;
    if (share < 1 - MOST_MARKED || isEdgeBetween(picture, hole, left)) continue;
    return { kind: trust < NAMED ? null : kind, rest: drawnLarge(picture, mask, left), share };
  }
  return null;
}

function countIn(data: Uint8Array, isMeant: (i: number) => boolean): number {
  return data.reduce((count, value, i) => count + (value > 0 && isMeant(i) ? 1 : 0), 0);
}

/** The pieces of a rest that lie at the mask. */
function touchingPart(rest: Mask, hole: Uint8Array): Mask {
  const { width, height } = rest;
  const distance = distanceToMarked({ width, height, data: hole });
  const touch = Math.max(6, Math.round(3 * TOUCH * Math.max(width, height)));
  const data = new Uint8Array(rest.data.length);
  for (const { runs, area } of findIslands(rest)) {
    if (area < SMALL * data.length) break;
    let isTouching = false;
    for (let k = 0; k < runs.length; k += 3)
      for (let x = runs[k + 1]!; x < runs[k + 2]!; x++)
        if (distance[runs[k]! * width + x]! <= touch) isTouching = true;
    if (!isTouching) continue;
    for (let k = 0; k < runs.length; k += 3)
      data.fill(255, runs[k]! * width + runs[k + 1]!, runs[k]! * width + runs[k + 2]!);
  }
  return { width, height, data };
}

/** The rest at the picture's size along the edges seen there, without what is marked already. */
function drawnLarge(picture: PixelImage, mask: Mask, left: Mask): Mask {
  const whole = { left: 0, top: 0, right: left.width, bottom: left.height };
  const rough = enlargeMask(left, whole, picture);
  for (let i = 0; i < rough.data.length; i++) if (mask.data[i]! > 0) rough.data[i] = 255;
  const fine = followEdges(picture, rough, Math.ceil((STRAY * picture.width) / left.width));
  return { ...fine, data: fine.data.map((value, i) => (value >= 128 && mask.data[i] === 0 ? 255 : 0)) };
}

/** Pixels looked at on both sides of where mask and rest meet, and how near a step is measured. */
const ACROSS = 4;
const STEP = 2;
/** Where mask and rest may lie apart. */
const APART = 3;
/** Colour counts twice as much as lightness. */
const CHROMA = 2;

/** Contrast that is an edge in anything, that is none in anything, and that is none beside so much less of it. */
const EDGE = 0.15;
const PLAIN = 0.05;
const MORE = 1.3;

/** Whether mask and rest meet at an edge: within one thing there is as little contrast (OKLab) as beside in the mask. */
function isEdgeBetween(picture: PixelImage, hole: Uint8Array, rest: Mask): boolean {
  const { width, height } = rest;
  const lab = oklabOfImage(resizeImage(picture, rest));
  const between = (one: number, two: number): number => {
    const apart = (c: number): number => lab[3 * one + c]! - lab[3 * two + c]!;
    return Math.hypot(apart(0), CHROMA * apart(1), CHROMA * apart(2));
  };
  const contrastAt = (i: number, way: number): number =>
    Math.max(
      ...Array.from({ length: 2 * ACROSS - STEP + 1 }, (_, k) => {
        const at = i + (k - ACROSS) * way;
        return between(at, at + STEP * way);
      }),
    );
  const contrasts: number[] = [];
  const inner: number[] = [];
  for (let y = 3 * ACROSS; y < height - 3 * ACROSS; y++) {
    for (let x = 3 * ACROSS; x < width - 3 * ACROSS; x++) {
      const i = y * width + x;
      if (hole[i] === 0) continue;
      for (const way of [1, -1, width, -width]) {
        const meets = Array.from({ length: APART }, (_, k) => rest.data[i + (k + 1) * way]!).some(Boolean);
        if (hole[i + way]! > 0 || !meets) continue;
        contrasts.push(contrastAt(i, way));
        const within = i - 2 * ACROSS * way;
        if (hole[within]! > 0) inner.push(contrastAt(within, way));
      }
    }
  }
  const contrast = middleOf(contrasts);
  return contrast > Math.min(EDGE, Math.max(PLAIN, MORE * middleOf(inner)));
}
