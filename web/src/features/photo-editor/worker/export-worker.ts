import type { EditRecipe } from '@maquette/contract';
import {
  adjustLight,
  adjustPixels,
  autoWhiteBalance,
  cropImage,
  findVerticals,
  histogramOf,
  lightBaseOf,
  type LightBase,
  outputSize,
  type PhotoRecipe,
  type PixelImage,
  type Rect,
  renderRecipe,
  type Verticals,
} from '@maquette/engine';
import { type JobRun, serveJobs } from '../../../platform/jobs/serve-jobs.ts';
import { defaultRecipe } from '../model/recipe.ts';
import { withFullPicture } from './full-picture.ts';
import type { LitPart, LitView, PhotoFile, PhotoJob, PhotoJobResults } from './photo-jobs.ts';
import { contextOf, fitSide, letGo, lightOf, readAs, readSmall, sourceOf } from './read-area.ts';
import { asImageData, encode, exportPicture, isUntouched, type Rendering } from './render-picture.ts';

const SAMPLE_SIDE = 256;
/** Longer side of the copy in which straight edges are looked for. */
const EDGES_SIDE = 640;

let sampled: { readonly id: number; readonly image: PixelImage } | null = null;

serveJobs(perform);

async function perform(job: PhotoJob, run: JobRun): Promise<PhotoJobResults[PhotoJob['kind']]> {
  const { file } = job;
  if (job.kind === 'histogram') return histogramOf(adjustPixels(await sampleOf(file), job.settings));
  if (job.kind === 'white-balance') return autoWhiteBalance(await sampleOf(file));
  if (job.kind === 'verticals') return verticalsOf(file, job.turned);
  if (job.kind === 'looks') return drawLooks(await sampleOf(file), job.recipes);
  if (job.kind === 'lit') return drawLit(file, job.view);
  if (job.kind === 'export' && isUntouched(job)) return file.blob;
  // An export takes all the memory there is to have; the slider has it decoded again.
  if (job.kind === 'export') forgetShown();
  return withFullPicture<PhotoJobResults[PhotoJob['kind']]>(file, (bitmap) => {
    if (job.kind === 'open') return openView(bitmap, job);
    if (job.kind === 'part') return cutPart(file, bitmap, job.part);
    return job.kind === 'export' ? exportPicture(bitmap, job, run) : estimateSize(bitmap, job, run);
  });
}

/** The picture in small, on which light and colour are measured. */
async function sampleOf(file: PhotoFile): Promise<PixelImage> {
  if (sampled?.id !== file.id)
    sampled = await withFullPicture(file, (bitmap) => ({
      id: file.id,
      image: readSmall(bitmap, SAMPLE_SIDE),
    }));
  return sampled.image;
}

async function openView(
  bitmap: ImageBitmap,
  { file, viewSide }: PhotoJob & { kind: 'open' },
): Promise<PhotoJobResults['open']> {
  const { width, height } = bitmap;
  const size = fitSide(bitmap, viewSide);
  const view = await createImageBitmap(bitmap, {
    ...{ resizeWidth: size.width, resizeHeight: size.height, resizeQuality: 'high' },
  });
  const hasAlpha = file.blob.type !== 'image/jpeg' && isSeenThrough(readSmall(bitmap, viewSide));
  return { view, width, height, hasAlpha };
}

function isSeenThrough({ data }: PixelImage): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return true;
  return false;
}

async function cutPart(file: PhotoFile, bitmap: ImageBitmap, part: LitPart): Promise<ImageBitmap> {
  const { x, y, width, height, shownWidth, shownHeight, light } = part;
  const cut = await createImageBitmap(bitmap, x, y, width, height, {
    ...{ resizeWidth: shownWidth, resizeHeight: shownHeight, resizeQuality: 'high' },
  });
  if (light.shadows === 0 && light.highlights === 0) return cut;
  const image = readAs(cut, cut);
  cut.close();
  const area = { left: x, top: y, right: x + width, bottom: y + height };
  return bitmapOf(adjustLight(image, light, { base: lightOf(file, bitmap), area, whole: bitmap }));
}

/** The picture as it was last shown, so that a slider need not have it decoded again and again. */
let shown: { readonly id: number; readonly image: PixelImage; readonly base: LightBase } | null = null;

async function drawLit(file: PhotoFile, { light, width, height }: LitView): Promise<ImageBitmap> {
  const isThere = shown?.id === file.id && shown.image.width === width && shown.image.height === height;
  if (!shown || !isThere)
    shown = await withFullPicture(file, (bitmap) => ({
      id: file.id,
      image: readAs(bitmap, { width, height }),
      base: lightOf(file, bitmap),
    }));
  const { image, base } = shown;
  const area = { left: 0, top: 0, right: width, bottom: height };
  return bitmapOf(adjustLight(image, light, { base, area, whole: image }));
}

function forgetShown(): void {
  if (shown) letGo(shown.image.data);
  shown = null;
}

function bitmapOf(image: PixelImage): Promise<ImageBitmap> {
  return createImageBitmap(asImageData(image));
}

/** What each recipe makes of a small picture. */
function drawLooks(image: PixelImage, recipes: readonly PhotoRecipe[]): Promise<ImageBitmap[]> {
  const base = lightBaseOf(image);
  return Promise.all(recipes.map((recipe) => bitmapOf(drawSmall(image, recipe, () => base))));
}

function drawSmall(image: PixelImage, recipe: PhotoRecipe, lightBase: () => LightBase): PixelImage {
  const source = { ...image, readArea: (area: Rect) => cropImage(image, area), lightBase };
  // A picture this small is one band.
  const [band] = renderRecipe(source, recipe);
  return band?.image ?? image;
}

/** Only what is turned and mirrored is the way that the sliders see it. */
async function verticalsOf(
  file: PhotoFile,
  { rotation, flipped, perspective }: EditRecipe['transformations'],
): Promise<Verticals | null> {
  const image = await withFullPicture(file, (bitmap) => readSmall(bitmap, EDGES_SIDE));
  const { settings, transformations } = defaultRecipe;
  const turned = { settings, transformations: { ...transformations, rotation, flipped } };
  return findVerticals(
    drawSmall(image, turned, () => lightBaseOf(image)),
    perspective.horizontal,
  );
}

const SAMPLE_PIXELS = 1_000_000;
const FEWEST_STRIPS = 4;
/** A multiple of the 16 rows that the formats encode together, so that no strip disturbs the next. */
const STRIP_ROWS = 32;

/**
 * About how many bytes an export would have: strips of the very picture, spread over its height, are rendered, encoded
 * and counted for the whole. (A reduced picture would not do: it holds more detail in each pixel.)
 */
async function estimateSize(bitmap: ImageBitmap, rendering: Rendering, run: JobRun): Promise<number> {
  if (isUntouched(rendering)) return rendering.file.blob.size;
  const { file, recipe, form } = rendering;
  const { width, height } = outputSize(bitmap, recipe.transformations);
  const strips = Math.max(FEWEST_STRIPS, Math.round(SAMPLE_PIXELS / (width * STRIP_ROWS)));
  if (strips * STRIP_ROWS * 2 > height) return (await exportPicture(bitmap, rendering, run)).size;
  const canvas = new OffscreenCanvas(width, strips * STRIP_ROWS);
  const context = contextOf(canvas, { willReadFrequently: true });
  for (let strip = 0; strip < strips; strip += 1) {
    const middle = ((strip + 0.5) * height) / strips;
    const cut = stripOf(bitmap, recipe, Math.round(middle - STRIP_ROWS / 2));
    for (const { top, image } of renderRecipe(sourceOf(file, bitmap), cut))
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
