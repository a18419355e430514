import { outputSize, renderRecipe } from '@maquette/engine';
import type { EditRecipe } from '@maquette/contract';
import type { JobRun } from '../../../platform/jobs/serve-jobs.ts';
import { contextOf, sourceOf } from './read-area.ts';
import { asImageData, encode, exportPicture, isUntouched, type Rendering } from './render-picture.ts';

const SAMPLE_PIXELS = 1_000_000;
const FEWEST_STRIPS = 4;
/** A multiple of the 16 rows that the formats encode together, so that no strip disturbs the next. */
const STRIP_ROWS = 32;

/**
 * About how many bytes an export would have: strips of the very picture, spread over its height, are rendered, encoded
 * and counted for the whole. (A reduced picture would not do: it holds more detail in each pixel.)
 */
export async function estimateSize(bitmap: ImageBitmap, rendering: Rendering, run: JobRun): Promise<number> {
  if (isUntouched(rendering)) return rendering.file.blob.size;
  const { recipe, form } = rendering;
  const { width, height } = outputSize(bitmap, recipe.transformations);
  const strips = Math.max(FEWEST_STRIPS, Math.round(SAMPLE_PIXELS / (width * STRIP_ROWS)));
  if (strips * STRIP_ROWS * 2 > height) return (await exportPicture(bitmap, rendering, run)).size;
  const canvas = new OffscreenCanvas(width, strips * STRIP_ROWS);
  const context = contextOf(canvas, { willReadFrequently: true });
  for (let strip = 0; strip < strips; strip += 1) {
    const middle = ((strip + 0.5) * height) / strips;
    const cut = stripOf(bitmap, recipe, Math.round(middle - STRIP_ROWS / 2));
    for (const { top, image } of renderRecipe(sourceOf(bitmap), cut))
      context.putImageData(asImageData(image), 0, strip * STRIP_ROWS + top);
  }
  const sample = await encode(canvas, form);
  return Math.round((sample.size * height) / canvas.height);
}

/** The recipe with its crop narrowed to a strip of the result that begins at the row `top`. */
function stripOf(bitmap: ImageBitmap, recipe: EditRecipe, top: number): EditRecipe {
  const { transformations } = recipe;
  const whole = outputSize(bitmap, { ...transformations, crop: null });
  const crop = transformations.crop ?? { x: 0, y: 0, width: 1, height: 1 };
  const strip = { ...crop, y: crop.y + top / whole.height, height: STRIP_ROWS / whole.height };
  return { ...recipe, transformations: { ...transformations, crop: strip } };
}
