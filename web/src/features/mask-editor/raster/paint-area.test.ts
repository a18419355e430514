import { describe, expect, it } from 'vitest';
import { createMask, type MaskBuffer } from './mask-buffer.ts';
import { paintArea } from './paint-area.ts';

const same = { x: 1, y: 1 };

function rows(mask: MaskBuffer): string[] {
  return Array.from({ length: mask.height }, (_, y) =>
    [...mask.pixels.subarray(y * mask.width, (y + 1) * mask.width)]
      .map((level) => (level > 127 ? '#' : '.'))
      .join(''),
  );
}

describe('paintArea', () => {
  it('does nothing with an outline outside the photo', () => {
    const mask = createMask({ width: 4, height: 4 });
    paintArea(mask, { kind: 'area', points: [10, 10, 20, 10, 20, 20], erases: false }, same);
    expect(mask.pixels.every((level) => level === 0)).toBe(true);
  });

  it('fills exactly the pixels of a box on whole pixels', () => {
    const mask = createMask({ width: 6, height: 5 });
    paintArea(mask, { kind: 'area', points: [1, 1, 4, 1, 4, 3, 1, 3], erases: false }, same);
    expect(rows(mask)).toEqual(['......', '.###..', '.###..', '......', '......']);
    expect(new Set(mask.pixels)).toEqual(new Set([0, 255]));
  });

  it('is smooth at an edge between pixels', () => {
    const mask = createMask({ width: 4, height: 4 });
    paintArea(mask, { kind: 'area', points: [0.5, 0, 2.25, 0, 2.25, 4, 0.5, 4], erases: false }, same);
    expect([...mask.pixels.subarray(0, 4)]).toEqual([128, 255, 64, 0]);
  });

  it('leaves no hole where a lasso crosses itself', () => {
    const mask = createMask({ width: 10, height: 10 });
    const star = [5, 0, 8, 10, 0, 4, 10, 4, 2, 10];
    paintArea(mask, { kind: 'area', points: star, erases: false }, same);
    expect(mask.pixels[5 * 10 + 5]).toBe(255);
  });

  it('takes away what an erasing outline holds', () => {
    const mask = createMask({ width: 4, height: 4 });
    mask.pixels.fill(255);
    paintArea(mask, { kind: 'area', points: [1, 1, 3, 1, 3, 3, 1, 3], erases: true }, same);
    expect(rows(mask)).toEqual(['####', '#..#', '#..#', '####']);
  });

  it('draws photo coordinates at the size of the mask', () => {
    const mask = createMask({ width: 4, height: 4 });
    paintArea(
      mask,
      { kind: 'area', points: [0, 0, 200, 0, 200, 100, 0, 100], erases: false },
      { x: 0.01, y: 0.02 },
    );
    expect(rows(mask)).toEqual(['##..', '##..', '....', '....']);
  });
});
