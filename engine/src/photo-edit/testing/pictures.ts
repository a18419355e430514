import type { PixelImage } from '../../pixels.ts';
import { createRandom } from '../../random.ts';
import { cropImage } from '../../resize/crop.ts';
import { lightBaseOf } from '../light-base.ts';
import { neutralRecipe, type PhotoRecipe, type PhotoSettings, type PhotoTransformations } from '../recipe.ts';
import { renderRecipe, type PhotoSource } from '../render-recipe.ts';

/** Noise, the same for the same seed; opaque unless asked otherwise. */
export function noise({
  width,
  height,
  alpha = false,
}: {
  width: number;
  height: number;
  alpha?: boolean;
}): PixelImage {
  const random = createRandom(width * 1000 + height);
  const data = Uint8Array.from({ length: width * height * 4 }, (_, i) =>
    i % 4 === 3 && !alpha ? 255 : Math.floor(random() * 256),
  );
  return { width, height, data };
}

/** A recipe that is neutral but for what is named. */
export function recipeOf(
  settings: Partial<PhotoSettings>,
  transformations: Partial<PhotoTransformations> = {},
): PhotoRecipe {
  return {
    settings: { ...neutralRecipe.settings, ...settings },
    transformations: { ...neutralRecipe.transformations, ...transformations },
  };
}

/** What a recipe makes of a picture, its bands put together. */
export function rendered(image: PixelImage, recipe: PhotoRecipe, bandPixels?: number): PixelImage {
  const source: PhotoSource = {
    ...image,
    readArea: (area) => cropImage(image, area),
    lightBase: () => lightBaseOf(image),
  };
  const bands = [...renderRecipe(source, recipe, bandPixels)];
  const width = bands[0]!.image.width;
  const height = bands.reduce((rows, band) => rows + band.image.height, 0);
  const data = new Uint8Array(width * height * 4);
  for (const { top, image: band } of bands) data.set(band.data, top * width * 4);
  return { width, height, data };
}
