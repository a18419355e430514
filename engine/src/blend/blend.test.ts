import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Mask, PixelImage } from '../pixels.ts';
import { countChangedOutside } from './count-changed-outside.ts';
import { pasteBack } from './paste-back.ts';

function noise(width: number, height: number, seed: number): PixelImage {
  const data = Uint8Array.from(
    { length: width * height * 4 },
    (_, i) => (Math.imul(i + 1, 2654435761 ^ seed) >>> 11) & 255,
  );
  return { width, height, data };
}

const flat = (width: number, height: number, rgba: number[]): PixelImage => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height * 4 }, (_, i) => rgba[i % 4]!),
});

const fullMask = (width: number, height: number): Mask => ({
  width,
  height,
  data: new Uint8Array(width * height).fill(255),
});

const placedMask = fc
  .record({
    width: fc.integer({ min: 1, max: 16 }),
    height: fc.integer({ min: 1, max: 16 }),
    left: fc.nat(8),
    top: fc.nat(8),
  })
  .chain((box) =>
    fc
      .array(fc.constantFrom(0, 0, 255, 255, 17), {
        minLength: box.width * box.height,
        maxLength: box.width * box.height,
      })
      .map((values) => ({
        place: box,
        mask: { width: box.width, height: box.height, data: Uint8Array.from(values) },
      })),
  );

describe('paste-back', () => {
  test('a mask of another size, or a part outside the photo, is refused', () => {
    const photo = noise(10, 10, 1);
    const edited = noise(4, 4, 2);
    expect(() => pasteBack({ photo, edited, mask: fullMask(4, 3), place: { left: 0, top: 0 } })).toThrow(
      RangeError,
    );
    expect(() => pasteBack({ photo, edited, mask: fullMask(4, 4), place: { left: 7, top: 0 } })).toThrow(
      RangeError,
    );
    expect(() => pasteBack({ photo, edited, mask: fullMask(4, 4), place: { left: -1, top: 0 } })).toThrow(
      RangeError,
    );
  });

  test('where the mask is 0, and around the part, every byte equals the photo', () => {
    fc.assert(
      fc.property(placedMask, fc.nat(5), ({ place, mask }, featherPx) => {
        const photo = noise(24, 24, 3);
        const edited = noise(mask.width, mask.height, 4);
        const result = pasteBack({ photo, edited, mask, place, featherPx });
        const kept = photo.data.slice();
        for (let y = 0; y < mask.height; y++) {
          for (let x = 0; x < mask.width; x++) {
            if (mask.data[y * mask.width + x] === 0) continue;
            const at = ((place.top + y) * 24 + place.left + x) * 4;
            kept.set(result.data.subarray(at, at + 4), at);
          }
        }
        expect(result.data).toEqual(kept);
        expect(countChangedOutside({ before: photo, after: result, mask, place })).toBe(0);
      }),
    );
  });

  test('the feather fades in from the edge of the mask, inside it', () => {
    const mask = { width: 6, height: 1, data: Uint8Array.of(0, 255, 255, 255, 255, 255) };
    const photo = flat(6, 1, [0, 0, 0, 255]);
    const edited = flat(6, 1, [200, 200, 200, 255]);
    const { data } = pasteBack({ photo, edited, mask, place: { left: 0, top: 0 } });
    expect([0, 1, 2, 3, 4, 5].map((x) => data[4 * x])).toEqual([0, 50, 100, 150, 200, 200]);
  });

  test('works on a copy unless asked to write in place', () => {
    const photo = flat(2, 2, [9, 9, 9, 255]);
    const edited = flat(2, 2, [200, 0, 0, 255]);
    const request = { photo, edited, mask: fullMask(2, 2), place: { left: 0, top: 0 } };
    expect(pasteBack(request).data[0]).toBe(200);
    expect(photo.data[0]).toBe(9);
    expect(pasteBack({ ...request, inPlace: true }).data).toBe(photo.data);
    expect(photo.data[0]).toBe(200);
  });

  test('a transparent photo lends no hidden colour to a feathered pixel', () => {
    const photo = flat(3, 1, [0, 255, 0, 0]);
    const edited = flat(3, 1, [200, 0, 0, 255]);
    const mask = { width: 3, height: 1, data: Uint8Array.of(128, 128, 128) };
    const { data } = pasteBack({ photo, edited, mask, place: { left: 0, top: 0 } });
    expect([...data.subarray(0, 4)]).toEqual([200, 0, 0, 128]);
  });
});

describe('counting changes outside', () => {
  test('pictures of different sizes are refused', () => {
    const mask = fullMask(1, 1);
    expect(() => countChangedOutside({ before: noise(2, 2, 1), after: noise(2, 3, 1), mask })).toThrow(
      RangeError,
    );
  });

  test('counts pixels, not channels, and only those the mask does not allow', () => {
    const before = flat(4, 1, [1, 2, 3, 255]);
    const after = flat(4, 1, [9, 9, 9, 255]);
    const mask = { width: 2, height: 1, data: Uint8Array.of(255, 0) };
    expect(countChangedOutside({ before, after, mask, place: { left: 1, top: 0 } })).toBe(3);
  });

  test('bytes that do not start on a word are compared all the same', () => {
    const shifted = { width: 1, height: 1, data: new Uint8Array(Uint8Array.of(0, 1, 2, 3, 4).buffer, 1, 4) };
    const same = { width: 1, height: 1, data: Uint8Array.of(1, 2, 3, 4) };
    const mask = { width: 1, height: 1, data: Uint8Array.of(0) };
    expect(countChangedOutside({ before: shifted, after: same, mask })).toBe(0);
  });
});
