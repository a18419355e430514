import { outputSize } from '@maquette/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropPresets, minCropPx, presetOf, withCropLength, withCropPreset } from './crop-ratio.ts';
import { type Crop, defaultRecipe } from './recipe.ts';

const neutral = defaultRecipe.transformations;
const frame = { width: 4000, height: 3000 };

const share = fc.double({ min: 0, max: 0.6, noNaN: true });
const length = fc.double({ min: 0.05, max: 0.4, noNaN: true });
const anyCrop = fc.option(fc.record({ x: share, y: share, width: length, height: length }));
const anyFrame = fc.record({
  width: fc.integer({ min: 64, max: 9000 }),
  height: fc.integer({ min: 64, max: 9000 }),
});

const whole: Crop = { x: 0, y: 0, width: 1, height: 1 };

describe('a crop held to a shape', () => {
  it('never leaves the picture and has that shape', () => {
    const preset = fc.constantFrom('1:1', '4:3', '3:4', '16:9', '9:16', 'original' as const);
    fc.assert(
      fc.property(anyCrop, anyFrame, preset, (crop, size, name) => {
        const now = withCropPreset({ ...neutral, crop }, name as '1:1', size);
        const kept = now.crop ?? whole;
        const shape = (now.cropRatio?.width ?? 0) / (now.cropRatio?.height ?? 1);
        expect(kept.x).toBeGreaterThanOrEqual(0);
        expect(kept.y).toBeGreaterThanOrEqual(0);
        expect(kept.x + kept.width).toBeLessThanOrEqual(1 + 1e-9);
        expect(kept.y + kept.height).toBeLessThanOrEqual(1 + 1e-9);
        expect((kept.width * size.width) / (kept.height * size.height)).toBeCloseTo(shape, 6);
        expect(presetOf(now, size)).not.toBeNull();
      }),
    );
  });

  it('is the largest centred one when nothing was cropped', () => {
    expect(withCropPreset(neutral, '1:1', frame).crop).toEqual({ x: 0.125, y: 0, width: 0.75, height: 1 });
  });

  it('grows to the largest again from one that reached from edge to edge', () => {
    const square = withCropPreset(neutral, '1:1', frame);
    expect(withCropPreset(square, '16:9', frame).crop).toEqual({ x: 0, y: 0.125, width: 1, height: 0.75 });
  });

  it('keeps centre and area of one that was drawn', () => {
    const drawn = { x: 0.3, y: 0.4, width: 0.2, height: 0.2 };
    const kept = withCropPreset({ ...neutral, crop: drawn }, '1:1', frame).crop ?? whole;
    expect(kept.x + kept.width / 2).toBeCloseTo(0.4);
    expect(kept.y + kept.height / 2).toBeCloseTo(0.5);
    expect(kept.width * kept.height).toBeCloseTo(0.04);
  });

  it('is no crop at all for the shape of the picture', () => {
    const { crop, cropRatio } = withCropPreset(neutral, 'original', frame);
    expect(crop).toBeNull();
    expect(cropRatio).toEqual(frame);
  });

  it('stays as it is when let go', () => {
    const square = withCropPreset(neutral, '1:1', frame);
    expect(withCropPreset(square, 'free', frame)).toEqual({ ...square, cropRatio: null });
  });
});

describe('the preset that is shown', () => {
  it.each(cropPresets)('is %s after it was chosen', (preset) => {
    expect(presetOf(withCropPreset(neutral, preset, frame), frame)).toBe(preset);
  });

  it('is none for a shape without a name', () => {
    expect(presetOf({ ...neutral, cropRatio: { width: 5, height: 7 } }, frame)).toBeNull();
    expect(presetOf({ ...neutral, cropRatio: { width: 4000, height: 2990 } }, frame)).toBeNull();
  });

  it('is still that of the picture once it was straightened', () => {
    fc.assert(
      fc.property(anyFrame, fc.double({ min: -45, max: 45, noNaN: true }), (size, straighten) => {
        const held = withCropPreset(neutral, 'original', size);
        const named = presetOf(held, size);
        expect(presetOf(held, outputSize(size, { ...neutral, straighten }))).toBe(named);
      }),
    );
  });
});

describe('a crop of so many pixels', () => {
  const px = (crop: Crop | null, size = frame) => [
    Math.round((crop ?? whole).width * size.width),
    Math.round((crop ?? whole).height * size.height),
  ];

  it('is not smaller than 16 pixels nor larger than the picture', () => {
    expect(px(withCropLength(neutral, { side: 'width', px: 1 }, frame).crop)).toEqual([minCropPx, 3000]);
    expect(withCropLength(neutral, { side: 'width', px: 99_999 }, frame).crop).toBeNull();
  });

  it('leaves the other side alone while it is free', () => {
    expect(px(withCropLength(neutral, { side: 'height', px: 1500 }, frame).crop)).toEqual([4000, 1500]);
  });

  it('takes the other side along while it is held to a shape', () => {
    const square = withCropPreset(neutral, '1:1', frame);
    expect(px(withCropLength(square, { side: 'width', px: 800 }, frame).crop)).toEqual([800, 800]);
  });
});
