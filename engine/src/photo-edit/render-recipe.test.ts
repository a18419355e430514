import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PixelImage, Rect } from '../pixels.ts';
import { cropImage } from '../resize/crop.ts';
import { adjustPixels } from './adjust-pixels.ts';
import { outputSize } from './geometry.ts';
import { lightBaseOf } from './light-base.ts';
import { neutralRecipe, type PhotoRecipe } from './recipe.ts';
import { renderRecipe } from './render-recipe.ts';
import { noise, recipeOf, rendered } from './testing/pictures.ts';

const photo = noise({ width: 23, height: 17 });
const cutout = noise({ width: 19, height: 26, alpha: true });

/** Pixel by pixel, as one would do it on paper. */
function turnedByHand(image: PixelImage, recipe: PhotoRecipe): PixelImage {
  const { flipped, rotation } = recipe.transformations;
  let rows = Array.from({ length: image.height }, (_, y) =>
    Array.from({ length: image.width }, (__, x) => [
      ...image.data.subarray((y * image.width + x) * 4).subarray(0, 4),
    ]),
  );
  if (flipped.horizontal) rows = rows.map((row) => row.toReversed());
  if (flipped.vertical) rows = rows.toReversed();
  for (let turn = 0; turn < rotation; turn += 90) {
    const before = rows;
    rows = before[0]!.map((_, x) => before.map((row) => row[x]!).toReversed());
  }
  return { width: rows[0]!.length, height: rows.length, data: Uint8Array.from(rows.flat(2)) };
}

const rotation = fc.constantFrom(0, 90, 180, 270);
const flipped = fc.record({ horizontal: fc.boolean(), vertical: fc.boolean() });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const lean = fc.integer({ min: -100, max: 100 });
const perspectives = fc.record({ vertical: lean, horizontal: lean });
const recipes = fc
  .record({
    settings: fc.record({
      shadows: fc.constantFrom(0, -100, 60, 100),
      highlights: fc.constantFrom(0, -100, 40),
      exposure: fc.double({ min: -2, max: 2, noNaN: true }),
      temperature: fc.integer({ min: -100, max: 100 }),
      contrast: fc.integer({ min: 0, max: 200 }),
      saturation: fc.integer({ min: 0, max: 200 }),
      hue: fc.integer({ min: -180, max: 180 }),
      invert: fc.boolean(),
      sharpen: fc.integer({ min: 0, max: 100 }),
      // Far beyond the slider: on a picture this small nothing else would look across a band.
      blur: fc.constantFrom(0, 20, 50, 150),
    }),
    transformations: fc.record({
      flipped,
      rotation,
      straighten: fc.oneof(fc.constant(0), fc.double({ min: -45, max: 45, noNaN: true })),
      perspective: fc.oneof(fc.constant({ vertical: 0, horizontal: 0 }), perspectives),
      crop: fc.option(fc.record({ x: share, y: share, width: share, height: share })),
    }),
  })
  .map(({ settings, transformations }) => recipeOf(settings, transformations));

describe('renderRecipe', () => {
  test('a neutral recipe and a crop of everything give the very bytes', () => {
    const all = recipeOf({}, { crop: { x: 0, y: 0, width: 1, height: 1 } });
    for (const image of [photo, cutout]) {
      expect(rendered(image, neutralRecipe)).toEqual(image);
      expect(rendered(image, all, 50)).toEqual(image);
    }
  });

  test('flips and quarter turns are exact, in all sixteen combinations', () => {
    for (const horizontal of [false, true])
      for (const vertical of [false, true])
        for (const turn of [0, 90, 180, 270] as const) {
          const recipe = recipeOf({}, { flipped: { horizontal, vertical }, rotation: turn });
          expect(rendered(photo, recipe, 60)).toEqual(turnedByHand(photo, recipe));
        }
  });

  test('flipped twice and turned four times is the picture itself', () => {
    const flip = recipeOf({}, { flipped: { horizontal: true, vertical: false } });
    const turn = recipeOf({}, { rotation: 90 });
    expect(rendered(rendered(photo, flip), flip)).toEqual(photo);
    expect([1, 2, 3, 4].reduce((image) => rendered(image, turn), photo)).toEqual(photo);
  });

  test('gives what outputSize says, the same bytes in bands of any height, and reads nothing outside the source', () => {
    fc.assert(
      fc.property(
        recipes,
        fc.constantFrom(photo, cutout),
        fc.integer({ min: 1, max: 300 }),
        (recipe, image, pixels) => {
          const whole = rendered(image, recipe);
          expect({ width: whole.width, height: whole.height }).toEqual(
            outputSize(image, recipe.transformations),
          );
          // cropImage, by which the source is read, throws outside the picture.
          expect(rendered(image, recipe, pixels)).toEqual(whole);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('is the adjusted picture where nothing is turned', () => {
    const recipe = recipeOf({ exposure: 0.5, saturation: 140, sharpen: 80, blur: 60 });
    expect(rendered(cutout, recipe, 70)).toEqual(adjustPixels(cutout, recipe.settings));
  });

  test('light and colour are those of the part around a crop, not of the crop alone', () => {
    const crop = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };
    const settings = recipeOf({ blur: 90 }).settings;
    const { width, height } = outputSize(photo, recipeOf({}, { crop }).transformations);
    const expected = cropImage(adjustPixels(photo, settings), {
      left: 6,
      top: 4,
      right: 6 + width,
      bottom: 4 + height,
    });
    expect(rendered(photo, recipeOf(settings, { crop }), 40)).toEqual(expected);
  });

  test('a band is no larger than asked and so is what it reads', () => {
    const large = noise({ width: 400, height: 300 });
    const read: Rect[] = [];
    const source = {
      ...large,
      readArea: (area: Rect) => (read.push(area), cropImage(large, area)),
      lightBase: () => lightBaseOf(large),
    };
    for (const turn of [0, 90, 180, 270] as const) {
      for (const { image } of renderRecipe(source, recipeOf({}, { rotation: turn }), 8000))
        expect(image.width * image.height).toBeLessThanOrEqual(8000);
    }
    for (const { left, top, right, bottom } of read)
      expect((right - left) * (bottom - top)).toBeLessThanOrEqual(8000);
  });
});

describe('straightening', () => {
  /** Left of a line through the middle dark, right of it bright; the line leans by `degrees` clockwise from upright. */
  function leaning(degrees: number): PixelImage {
    const [width, height] = [120, 90];
    const slope = Math.tan((degrees * Math.PI) / 180);
    const data = new Uint8Array(width * height * 4).fill(255);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const beyond = x + 0.5 - width / 2 + slope * (y + 0.5 - height / 2);
        data.fill(
          Math.round(255 * Math.min(1, Math.max(0, beyond + 0.5))),
          (y * width + x) * 4,
          (y * width + x) * 4 + 3,
        );
      }
    return { width, height, data };
  }

  test.each([-12, 7])('turns clockwise: what leans by %d degrees the other way stands upright', (degrees) => {
    const { width, height, data } = rendered(leaning(-degrees), recipeOf({}, { straighten: degrees }));
    for (let y = 0; y < height; y++) {
      const middle = y * width + Math.floor(width / 2);
      expect(data[(middle - 3) * 4]).toBeLessThan(10);
      expect(data[(middle + 3) * 4]).toBeGreaterThan(245);
    }
  });

  test('a plain picture stays plain to its corners, with and without alpha', () => {
    for (const alpha of [255, 128]) {
      const plain = {
        width: 60,
        height: 40,
        data: new Uint8Array(60 * 40 * 4).map((_, i) => (i % 4 === 3 ? alpha : 250)),
      };
      const { data } = rendered(plain, recipeOf({}, { straighten: 17.3 }));
      for (let i = 0; i < data.length; i += 4)
        expect([...data.subarray(i, i + 4)]).toEqual([250, 250, 250, alpha]);
    }
  });

  test('the hidden colour of transparent pixels does not bleed in', () => {
    const data = new Uint8Array(50 * 50 * 4);
    for (let i = 0; i < 2500; i++) data.set(i % 50 < 25 ? [200, 10, 10, 255] : [0, 255, 0, 0], i * 4);
    const out = rendered({ width: 50, height: 50, data }, recipeOf({}, { straighten: 30 })).data;
    for (let i = 0; i < out.length; i += 4) if (out[i + 3]! > 0) expect(out[i + 1]).toBeLessThan(20);
  });
});
