import { lightBaseOf, mapPlace, neutralRecipe, type PixelImage, renderRecipe } from '@maquette/engine';
import { describe, expect, it } from 'vitest';
import type { Transformations } from '../model/recipe.ts';
import { placePicture } from './place-picture.ts';

const size = { width: 12, height: 8 };

/** Every pixel tells where it is. */
const plan: PixelImage = {
  ...size,
  data: Uint8Array.from(
    { length: 12 * 8 * 4 },
    (_, i) => [(i >> 2) % 12, Math.floor((i >> 2) / 12), 0, 255][i % 4]!,
  ),
};

function rendered(transformations: Transformations): PixelImage {
  const readArea = ({
    left,
    top,
    right,
    bottom,
  }: {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }) => ({
    width: right - left,
    height: bottom - top,
    data: Uint8Array.from({ length: (right - left) * (bottom - top) * 4 }, (_, i) => {
      const at = i >> 2;
      const x = left + (at % (right - left));
      const y = top + Math.floor(at / (right - left));
      return plan.data[(y * 12 + x) * 4 + (i % 4)]!;
    }),
  });
  const [band] = [
    ...renderRecipe(
      { ...size, readArea, lightBase: () => lightBaseOf(plan) },
      { ...neutralRecipe, transformations },
    ),
  ];
  if (!band) throw new Error('nothing was rendered');
  return band.image;
}

const straight = neutralRecipe.transformations;
const all = [0, 90, 180, 270].flatMap((rotation) =>
  [false, true].flatMap((horizontal) =>
    [false, true].map((vertical): Transformations => ({
      ...straight,
      rotation: rotation as Transformations['rotation'],
      flipped: { horizontal, vertical },
    })),
  ),
);
const crop = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

describe('where the picture lies', () => {
  it.each([...all, ...all.map((one) => ({ ...one, crop }))])(
    'is where the export has it: %j',
    (transformations) => {
      const image = rendered(transformations);
      const { content, toSource } = placePicture(size, transformations, true);
      expect(content).toEqual({ width: image.width, height: image.height });
      for (let y = 0; y < image.height; y += 1) {
        for (let x = 0; x < image.width; x += 1) {
          const at = mapPlace(toSource, { x: x + 0.5, y: y + 0.5 });
          const pixel = image.data.subarray((y * image.width + x) * 4);
          expect([Math.floor(at.x), Math.floor(at.y)]).toEqual([pixel[0], pixel[1]]);
        }
      }
    },
  );

  it('turns clockwise when straightened, around the middle', () => {
    const { content, toSource } = placePicture(
      { width: 400, height: 300 },
      { ...straight, straighten: 10 },
      true,
    );
    const middle = mapPlace(toSource, { x: content.width / 2, y: content.height / 2 });
    expect(middle.x).toBeCloseTo(200);
    expect(middle.y).toBeCloseTo(150);
    const right = mapPlace(toSource, { x: content.width, y: content.height / 2 });
    expect(right.y).toBeLessThan(150);
  });

  it('shows nothing beyond the picture in the corners of a straightened one', () => {
    const source = { width: 400, height: 300 };
    for (const straighten of [-45, -7.3, 0.1, 30, 45]) {
      const { content, toSource } = placePicture(source, { ...straight, straighten }, true);
      for (const x of [0, content.width]) {
        for (const y of [0, content.height]) {
          const corner = mapPlace(toSource, { x, y });
          expect(corner.x).toBeGreaterThan(-1);
          expect(corner.x).toBeLessThan(401);
          expect(corner.y).toBeGreaterThan(-1);
          expect(corner.y).toBeLessThan(301);
        }
      }
    }
  });

  it('is where the export has it in perspective too: one map and the way back', () => {
    const leaning = { ...straight, straighten: 3, perspective: { vertical: 40, horizontal: -20 }, crop };
    const { content, matrix, toSource } = placePicture({ width: 400, height: 300 }, leaning, true);
    for (const at of [
      { x: 0, y: 0 },
      { x: content.width, y: 0 },
      { x: 20, y: content.height },
    ]) {
      const place = mapPlace(matrix, mapPlace(toSource, at));
      expect(place.x).toBeCloseTo(at.x, 6);
      expect(place.y).toBeCloseTo(at.y, 6);
    }
  });

  it('is whole while the crop is being chosen', () => {
    expect(placePicture(size, { ...straight, crop }, false).content).toEqual(size);
  });
});
