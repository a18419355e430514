import { describe, expect, it } from 'vitest';
import { MaskDocument } from '../model/mask-document.ts';
import { createMask } from '../raster/mask-buffer.ts';
import { coverageOf, renderMask } from './render-mask.ts';

const photo = { width: 4032, height: 3024 };

describe('renderMask', () => {
  it('has the size of the photo, and covers what the working mask covers', () => {
    const document = new MaskDocument(photo);
    document.openStroke({ radius: 300, hardness: 1, erases: false });
    document.extendStroke([500, 500, 2000, 2500, 3500, 900]);
    document.closeStroke();
    document.apply({ kind: 'area', points: [1000, 100, 2000, 100, 1500, 1500], erases: true });
    const mask = renderMask({ photo, base: null, commands: document.commands });
    expect([mask.width, mask.height]).toEqual([4032, 3024]);
    expect(coverageOf(mask)).toBeCloseTo(document.coverage, 3);
  });

  it('goes on from a saved mask', () => {
    const small = { width: 10, height: 10 };
    const base = createMask(small);
    base.pixels.fill(255, 0, 50);
    const mask = renderMask({ photo: small, base, commands: [{ kind: 'invert' }] });
    expect(coverageOf(mask)).toBe(0.5);
    expect(mask.pixels[0]).toBe(0);
  });

  it('shows nothing of what was painted before the mask was cleared', () => {
    const small = { width: 10, height: 10 };
    const dot = { kind: 'stroke', points: [5, 5], radius: 2, hardness: 1, erases: false } as const;
    const mask = renderMask({
      photo: small,
      base: null,
      commands: [{ kind: 'fill' }, { kind: 'clear' }, dot],
    });
    expect(coverageOf(mask)).toBeCloseTo(0.12, 1);
  });
});
