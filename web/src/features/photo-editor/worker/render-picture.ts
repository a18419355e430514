import type { EditRecipe } from '@maquette/contract';
import { outputSize, type PixelImage, renderRecipe } from '@maquette/engine';
import type { JobRun } from '../../../platform/jobs/serve-jobs.ts';
import { isNeutral } from '../model/recipe.ts';
import { type ExportForm, type PhotoFile, PhotoProblem } from './photo-jobs.ts';
import { contextOf, letCanvasGo, letGo, sourceOf } from './read-area.ts';

/** How much of an export's time goes into the pixels; the rest is encoding, which cannot tell how far it is. */
const RENDERED_SHARE = 0.8;

export interface Rendering {
  readonly file: PhotoFile;
  readonly recipe: EditRecipe;
  readonly form: ExportForm;
}

/**
 * Renders a picture band by band at its full size and encodes it.
 * @throws {PhotoProblem} unwritable when this browser does not know the format; failed
 */
export async function exportPicture(bitmap: ImageBitmap, rendering: Rendering, run: JobRun): Promise<Blob> {
  const { file, recipe, form } = rendering;
  const size = outputSize(bitmap, recipe.transformations);
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = contextOf(canvas, { willReadFrequently: true });
  const source = sourceOf(file, bitmap);
  try {
    for (const { top, image } of renderRecipe(source, recipe)) {
      context.putImageData(asImageData(image), 0, top);
      letGo(image.data);
      run.onProgress((RENDERED_SHARE * (top + image.height)) / size.height);
      await nextTurn();
      run.signal.throwIfAborted();
    }
    source.close();
    return await encode(canvas, form);
  } finally {
    source.close();
    letCanvasGo(canvas);
  }
}

/** Whether an export gives the very file back. */
export function isUntouched({ file, recipe, form }: Rendering): boolean {
  return !form.isAnew && isNeutral(recipe) && file.blob.type === typeOf(form);
}

/** @throws {PhotoProblem} unwritable when this browser does not know the format */
export async function encode(canvas: OffscreenCanvas, form: ExportForm): Promise<Blob> {
  const type = typeOf(form);
  if (form.format === 'jpeg') {
    const context = contextOf(canvas);
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  const blob = await canvas.convertToBlob({ type, quality: form.quality / 100 });
  if (blob.type !== type) throw new PhotoProblem('unwritable');
  return blob;
}

export function asImageData({ width, height, data }: PixelImage): ImageData {
  const bytes = new Uint8ClampedArray(data.buffer as ArrayBuffer, data.byteOffset, data.byteLength);
  return new ImageData(bytes, width, height);
}

function typeOf({ format }: ExportForm): string {
  return `image/${format}`;
}

/** Lets the worker hear whether the job has been given up. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
