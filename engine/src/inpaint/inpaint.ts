import { fillHole } from '../fill/fill-hole.ts';
import type { Kind } from '../furniture/catalogue.ts';
import { maskBounds } from '../mask/bounds.ts';
import type { PixelImage } from '../pixels.ts';
import type { Wish } from '../prompt/parse-prompt.ts';
import { splitWishes } from '../prompt/split-wishes.ts';
import { toEnglish } from '../prompt/to-english.ts';
import { drawThings, type Thing } from './draw-things.ts';
import { guessKind } from './guess-kind.ts';
import type { InpaintRequest, InpaintResult, Understood } from './inpaint-request.ts';
import { sharePlace } from './share-place.ts';
import { stageOf, type Stage } from './stage.ts';

function chooseKind(wish: Wish, stage: Stage): Kind {
  if (wish.kind ?? wish.standIn) return (wish.kind ?? wish.standIn)!;
  const { bounds, camera } = stage;
  const height = bounds.bottom - bounds.top;
  return guessKind({
    aspect: (bounds.right - bounds.left) / height,
    belowHorizon: (bounds.bottom - camera.horizon) / height,
  });
}

/** What is wished for, things with a model first; less what the negative prompt rules out. */
function wishesOf(request: InpaintRequest): [Wish, ...Wish[]] {
  const isBare = /cushion|pillow|decor|clutter|book|vase|coussin|oreiller|décor|livre|fouillis/i.test(
    request.negativePrompt,
  );
  const wishes = splitWishes(request.prompt).map((wish) => (isBare ? { ...wish, hasDecor: false } : wish));
  const known = wishes.filter(({ kind }) => kind !== null);
  return [...known, ...wishes.filter(({ kind }) => kind === null)] as [Wish, ...Wish[]];
}

interface Plan {
  readonly things: readonly Thing[];
  readonly leftOut: readonly Wish[];
}

/** The first two things wished for when both are known and the place takes them; else the first. */
function planOf([first, ...others]: readonly [Wish, ...Wish[]], stage: Stage): Plan {
  const kind = chooseKind(first, stage);
  const alone = { things: [{ stage, wish: first, kind }], leftOut: others };
  const second = others[0];
  if (!second?.kind || !first.kind) return alone;
  const parts = sharePlace(stage, kind, second.kind);
  if (!parts) return alone;
  const things = [
    { stage: parts[0], wish: first, kind },
    { stage: parts[1], wish: second, kind: second.kind },
  ];
  return { things, leftOut: others.slice(1) };
}

function understoodOf(wish: Wish, plan: Plan | null, english: string): Understood {
  return {
    kind: wish.kind,
    colour: wish.colour?.english ?? null,
    material: wish.material?.english ?? null,
    closest: wish.kind === null ? (plan?.things[0]?.kind ?? null) : null,
    leftOut: plan ? plan.leftOut.flatMap(({ noun }) => noun ?? []) : [],
    english,
  };
}

function englishOf(wishes: readonly Wish[], prompt: string): string {
  if (wishes[0]?.language === 'en') return prompt.trim();
  return wishes.map((wish) => toEnglish(wish, prompt)).join(' and ');
}

function remove(stage: Stage): PixelImage {
  const { crop, mask, seed, onProgress } = stage.request;
  return fillHole({
    crop,
    hole: mask,
    camera: stage.camera,
    seed,
    onProgress: (fraction) => onProgress(0.05 + 0.9 * fraction),
  });
}

const NOTHING: Understood = {
  kind: null,
  colour: null,
  material: null,
  closest: null,
  leftOut: [],
  english: '',
};

/**
 * Repaints the masked part of a room photo: removes what stands there, or puts the furniture the prompt asks for in its place, in the photo's
 * perspective and light. The same request gives the same bytes. An empty mask changes nothing.
 * @throws RangeError when mask and crop differ in size
 */
export function inpaint(request: InpaintRequest): InpaintResult {
  const { crop, mask, onProgress } = request;
  if (mask.width !== crop.width || mask.height !== crop.height)
    throw new RangeError('mask and crop differ in size');
  const wishes = wishesOf(request);
  const english = englishOf(wishes, request.prompt);
  const bounds = maskBounds(mask);
  if (!bounds)
    return { crop: { ...crop, data: crop.data.slice() }, understood: understoodOf(wishes[0], null, english) };
  const stage = stageOf(request, bounds);
  onProgress(0.05);
  const plan = request.mode === 'remove' ? null : planOf(wishes, stage);
  const image = plan ? drawThings(stage, plan.things) : remove(stage);
  onProgress(1);
  return { crop: image, understood: plan ? understoodOf(wishes[0], plan, english) : NOTHING };
}
