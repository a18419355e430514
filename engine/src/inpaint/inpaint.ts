import { fillHole } from '../fill/fill-hole.ts';
import { fillTakes } from '../fill/fill-takes.ts';
import { kindLike } from '../furniture/product/kind-like.ts';
import { drawnRecord, type Kind } from '../lexicon/kinds.ts';
import type { DrawnRecord } from '../lexicon/record.ts';
import { maskBounds } from '../mask/bounds.ts';
import type { Mask, PixelImage, Rect } from '../pixels.ts';
import type { Wish } from '../prompt/parse-prompt.ts';
import { toEnglish } from '../prompt/to-english.ts';
import { drawablesOf, wishesOf } from '../put/wished-things.ts';
import { pasteImage } from '../resize/crop.ts';
import { holeOf, inAround } from './clear-place.ts';
import { drawArranged, drawThings, type Thing } from './draw-things.ts';
import type { InpaintRequest, InpaintResult, Understood } from './inpaint-request.ts';
import { NoModelError } from './no-model.ts';
import { maskInOverview, roomOf, type Stage, stageOf } from './stage.ts';

interface Plan {
  readonly things: readonly Thing[];
  readonly leftOut: readonly Wish[];
}

/**
 * The first two things that can be drawn when the place takes them; else the first.
 * @throws NoModelError when nothing of it can be drawn
 */
function planOf(stage: Stage, wishes: readonly [Wish, ...Wish[]]): Plan {
  const { product, allowStandIn } = stage.request;
  const marked = maskInOverview(stage, stage.marked);
  if (product) return { things: [{ wish: wishes[0], kind: kindLike(product), mark: marked }], leftOut: [] };
  const [first, second] = drawablesOf(wishes, allowStandIn);
  if (!first) throw new NoModelError(wishes.find(({ standIn }) => standIn) ?? wishes[0]);
  const isAlone = stage.request.arrangement !== undefined || stage.request.stylePreset === 'isometric';
  const parts = second && !isAlone ? sharePlace(marked, first.kind, second.kind) : null;
  const things =
    second && parts
      ? [
          { ...first, mark: parts[0] },
          { ...second, mark: parts[1] },
        ]
      : [{ ...first, mark: marked }];
  const isLeftOut = (wish: Wish): boolean =>
    things.every((thing) => thing.wish !== wish && thing.top?.wish !== wish);
  return { things, leftOut: wishes.filter(isLeftOut) };
}

function understoodOf(wishes: readonly [Wish, ...Wish[]], plan: Plan | null, english: string): Understood {
  const first = plan?.things[0];
  const wish = first?.wish ?? wishes[0];
  const unheeded = wishes.flatMap(({ leftOut }) => leftOut);
  return {
    kind: wish.kind,
    colour: wish.colour?.english ?? null,
    material: wish.material?.english ?? null,
    closest: wish.kind === null ? (first?.kind ?? null) : null,
    leftOut: plan ? [...plan.leftOut.map(({ noun, words }) => noun ?? words), ...unheeded] : [],
    english,
  };
}

function englishOf(wishes: readonly Wish[], prompt: string): string {
  if (wishes[0]?.language === 'en') return prompt.trim();
  return wishes.map((wish) => toEnglish(wish, prompt)).join(' and ');
}

/** Several pictures of more pixels than this would not fit into the memory of who fills them: such a crop comes out in one way. */
const TAKES_PIXELS = 8_000_000;

type Removed = Pick<InpaintResult, 'crop' | 'takes'>;

function remove(asked: InpaintRequest): Removed {
  const { crop, mask, proposals, seed, onProgress } = asked;
  const request = {
    crop,
    hole: mask,
    room: roomOf(asked),
    seed,
    proposals: proposals ?? null,
    onProgress: (fraction: number) => onProgress(0.05 + 0.9 * fraction),
  };
  if (crop.width * crop.height > TAKES_PIXELS) return { crop: fillHole(request), takes: [] };
  const takes = fillTakes(request);
  return { crop: takes[0].image, takes };
}

const NOTHING: Understood = {
  kind: null,
  colour: null,
  material: null,
  closest: null,
  leftOut: [],
  english: '',
};

/** A thing of one's own is what it is, whatever the style. */
function inPhotoStyle(request: InpaintRequest): InpaintRequest {
  return request.product ? { ...request, stylePreset: '' } : request;
}

/**
 * What goes before something comes, of the crop's size: all of the mask for a removal, what stands in its place for a thing. For who wants to propose what was behind it.
 * @throws NoModelError when nothing that the prompt names can be drawn
 */
export function holeFor(request: InpaintRequest): Mask | null {
  const bounds = maskBounds(request.mask);
  if (!bounds || request.things) return null;
  if (request.mode === 'remove') return request.mask;
  const stage = stageOf(inPhotoStyle(request), bounds);
  const [first] = planOf(stage, wishesOf(request)).things;
  return inAround(stage, holeOf(stage, first ? drawnRecord(first.kind) : { stands: 'floor' }));
}

/**
 * Repaints the masked part of a room photo: removes what stands there, or puts the furniture the prompt asks for, or a product, in its place, in the
 * photo's perspective and light. The same request gives the same bytes. An empty mask changes nothing.
 * @throws RangeError when mask and crop differ in size; NoModelError when nothing that the prompt names can be drawn
 */
export function inpaint(request: InpaintRequest): InpaintResult {
  const { crop, mask, onProgress } = request;
  if (mask.width !== crop.width || mask.height !== crop.height)
    throw new RangeError('mask and crop differ in size');
  const wishes = wishesOf(request);
  const english = englishOf(wishes, request.prompt);
  const bounds = maskBounds(mask);
  if (!bounds)
    return {
      crop: { ...crop, data: crop.data.slice() },
      takes: [],
      understood: understoodOf(wishes, null, english),
    };
  onProgress(0.05);
  if (request.mode === 'remove') {
    const removed = remove(request);
    onProgress(1);
    return { ...removed, understood: NOTHING };
  }
  const stage = stageOf(inPhotoStyle(request), bounds);
  const whole = (image: PixelImage): PixelImage => pasteImage(crop, image, stage.around.area);
  if (request.things) {
    const arranged = drawArranged(stage, request.things);
    onProgress(1);
    return { crop: whole(arranged), takes: [], understood: NOTHING };
  }
  const plan = planOf(stage, wishes);
  const image = drawThings(stage, plan.things);
  onProgress(1);
  const understood = request.product ? NOTHING : understoodOf(wishes, plan, english);
  return { crop: whole(image), takes: [], understood };
}

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
