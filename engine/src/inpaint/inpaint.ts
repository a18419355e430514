import { fillHole } from '../fill/fill-hole.ts';
import type { Kind } from '../furniture/catalogue.ts';
import { maskBounds } from '../mask/bounds.ts';
import { parsePrompt, type Wish } from '../prompt/parse-prompt.ts';
import { toEnglish } from '../prompt/to-english.ts';
import { applyStyle } from '../style/apply-style.ts';
import { drawObject } from './draw-object.ts';
import { guessKind } from './guess-kind.ts';
import type { InpaintRequest, InpaintResult, Understood } from './inpaint-request.ts';
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

/** The look wished for by the prompt less what the negative prompt rules out. */
function wishOf(request: InpaintRequest): Wish {
  const wish = parsePrompt(request.prompt);
  const isBare = /cushion|pillow|decor|clutter|book|vase|coussin|oreiller|décor|livre|fouillis/i.test(
    request.negativePrompt,
  );
  return isBare ? { ...wish, hasDecor: false } : wish;
}

function understoodOf(wish: Wish, drawn: Kind | null, request: InpaintRequest): Understood {
  return {
    kind: wish.kind,
    colour: wish.colour?.english ?? null,
    material: wish.material?.english ?? null,
    closest: wish.kind === null ? drawn : null,
    english: toEnglish(wish, request.prompt),
  };
}

/**
 * Repaints the masked part of a room photo: removes what stands there, or puts the furniture the prompt asks for in its place, in the photo's
 * perspective and light. The same request gives the same bytes. An empty mask changes nothing.
 * @throws RangeError when mask and crop differ in size
 */
export function inpaint(request: InpaintRequest): InpaintResult {
  const { crop, mask, seed, onProgress } = request;
  if (mask.width !== crop.width || mask.height !== crop.height)
    throw new RangeError('mask and crop differ in size');
  const wish = wishOf(request);
  const bounds = maskBounds(mask);
  if (!bounds)
    return { crop: { ...crop, data: crop.data.slice() }, understood: understoodOf(wish, null, request) };
  const stage = stageOf(request, bounds);
  onProgress(0.05);
  if (request.mode === 'remove') {
    const filled = fillHole({
      crop,
      hole: mask,
      camera: stage.camera,
      seed,
      onProgress: (fraction) => onProgress(0.05 + 0.9 * fraction),
    });
    onProgress(1);
    return {
      crop: filled,
      understood: { kind: null, colour: null, material: null, closest: null, english: '' },
    };
  }
  const kind = chooseKind(wish, stage);
  const { image, generated } = drawObject(stage, wish, kind);
  const styled = applyStyle({ image, mask: generated, preset: request.stylePreset, seed });
  onProgress(1);
  return { crop: styled, understood: understoodOf(wish, kind, request) };
}
