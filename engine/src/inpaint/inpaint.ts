import { fillHole } from '../fill/fill-hole.ts';
import { fillTakes } from '../fill/fill-takes.ts';
import { kindLike } from '../furniture/product/kind-like.ts';
import { maskBounds } from '../mask/bounds.ts';
import type { Wish } from '../prompt/parse-prompt.ts';
import { drawablesOf, wishesOf } from '../put/wished-things.ts';
import { toEnglish } from '../prompt/to-english.ts';
import { drawnRecord } from '../lexicon/kinds.ts';
import type { Mask } from '../pixels.ts';
import { holeOf } from './clear-place.ts';
import { drawArranged, drawThings, type Thing } from './draw-things.ts';
import type { InpaintRequest, InpaintResult, Understood } from './inpaint-request.ts';
import { NoModelError } from './no-model.ts';
import { sharePlace } from './share-place.ts';
import { maskInOverview, stageOf, type Stage } from './stage.ts';

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
  return { things, leftOut: wishes.filter((wish) => things.every((thing) => thing.wish !== wish)) };
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

function remove(stage: Stage): Removed {
  const { crop, mask, proposals, seed, onProgress } = stage.request;
  const request = {
    crop,
    hole: mask,
    room: stage.room,
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
  return holeOf(stage, first ? drawnRecord(first.kind).stands : 'floor');
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
  const stage = stageOf(inPhotoStyle(request), bounds);
  onProgress(0.05);
  if (request.mode === 'remove') {
    const removed = remove(stage);
    onProgress(1);
    return { ...removed, understood: NOTHING };
  }
  if (request.things) {
    const arranged = drawArranged(stage, request.things);
    onProgress(1);
    return { crop: arranged, takes: [], understood: NOTHING };
  }
  const plan = planOf(stage, wishes);
  const image = drawThings(stage, plan.things);
  onProgress(1);
  const understood = request.product ? NOTHING : understoodOf(wishes, plan, english);
  return { crop: image, takes: [], understood };
}
