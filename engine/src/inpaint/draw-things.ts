import type { Kind } from '../lexicon/drawn-kinds.ts';
import type { Mask, PixelImage } from '../pixels.ts';
import type { Wish } from '../prompt/parse-prompt.ts';
import { applyStyle, styleScale } from '../style/apply-style.ts';
import { blockSide } from '../style/tiled.ts';
import { wholeSquares } from '../style/tiles.ts';
import { clearPlace } from './clear-place.ts';
import { drawObject } from './draw-object.ts';
import { meshStyleOf } from './mesh-style.ts';
import type { Stage } from './stage.ts';

/** Something to draw and the part of the place it gets. */
export interface Thing {
  readonly stage: Stage;
  readonly wish: Wish;
  readonly kind: Kind;
}

/** The stronger of two masks at each pixel. */
function either(a: Mask, b: Mask): Mask {
  return { ...a, data: a.data.map((value, i) => Math.max(value, b.data[i]!)) };
}

/** Share of the progress before the first thing is drawn. */
const CLEARED = 0.3;

/** Clears a place and draws things into it, in the style asked for. Pixels outside the mask stay as they are. */
export function drawThings(stage: Stage, things: readonly Thing[]): PixelImage {
  const { request } = stage;
  const { onProgress, seed, stylePreset: preset } = request;
  const cleared = clearPlace(stage, (fraction) => onProgress(0.05 + (CLEARED - 0.05) * fraction));
  const isBuilt = meshStyleOf(preset) !== null;
  // Furniture built or drawn in the style stands before a background that only a filter can bring to it.
  let image = isBuilt
    ? applyStyle({ image: cleared.image, mask: cleared.generated, preset, seed })
    : cleared.image;
  let { generated } = cleared;
  for (const [i, thing] of things.entries()) {
    const from = CLEARED + ((1 - CLEARED) * i) / things.length;
    const share = (1 - CLEARED) / things.length;
    const drawn = drawObject({
      ...thing,
      background: image,
      onProgress: (fraction) => onProgress(from + share * 0.95 * fraction),
    });
    image = drawn.image;
    generated = either(generated, drawn.generated);
  }
  if (isBuilt) return image;
  const area =
    preset === 'pixel-art' ? wholeSquares(generated, request.mask, blockSide(styleScale(image))) : generated;
  return applyStyle({ image, mask: area, preset, seed });
}
