import { describe, expect, it } from 'vitest';
import { createMask, type MaskBuffer } from './mask-buffer.ts';
import { paintSegment } from './paint-segment.ts';

const tip = { radius: 10, hardness: 1, erases: false };

function at(mask: MaskBuffer, x: number, y: number): number {
  return mask.pixels[y * mask.width + x] ?? -1;
}

function paintedArea(mask: MaskBuffer): number {
  return mask.pixels.reduce((sum, level) => sum + level, 0) / 255;
}

describe('paintSegment', () => {
  it('leaves everything beyond the radius as it was', () => {
    const mask = createMask({ width: 100, height: 60 });
    paintSegment(mask, { ax: 30, ay: 30, bx: 70, by: 30 }, tip);
    for (let y = 0; y < 60; y += 1) {
      for (let x = 0; x < 100; x += 1) {
        const nearest = Math.min(70, Math.max(30, x + 0.5));
        const distance = Math.hypot(x + 0.5 - nearest, y + 0.5 - 30);
        if (distance > 10.6) expect(at(mask, x, y)).toBe(0);
        if (distance < 9.4) expect(at(mask, x, y)).toBe(255);
      }
    }
  });

  it.each([
    [30, 30, 70, 30],
    [30, 30, 30, 70],
    [30, 70, 70, 30],
    [33.3, 40.1, 61.7, 58.9],
  ])('covers the area of a capsule from (%d, %d) to (%d, %d)', (ax, ay, bx, by) => {
    const mask = createMask({ width: 100, height: 100 });
    paintSegment(mask, { ax, ay, bx, by }, tip);
    const expected = Math.PI * 100 + 20 * Math.hypot(bx - ax, by - ay);
    expect(Math.abs(paintedArea(mask) - expected) / expected).toBeLessThan(0.01);
  });

  it('paints a dot where both ends are the same', () => {
    const mask = createMask({ width: 40, height: 40 });
    paintSegment(mask, { ax: 20, ay: 20, bx: 20, by: 20 }, tip);
    expect(Math.abs(paintedArea(mask) - Math.PI * 100)).toBeLessThan(4);
  });

  it('stays inside the mask when the stroke leaves it', () => {
    const mask = createMask({ width: 20, height: 20 });
    paintSegment(mask, { ax: -50, ay: -50, bx: 80, by: 80 }, tip);
    paintSegment(mask, { ax: -50, ay: 10, bx: -30, by: 10 }, tip);
    expect(mask.pixels).toHaveLength(400);
    expect(at(mask, 10, 10)).toBe(255);
  });

  it('erases what it crosses and nothing else', () => {
    const mask = createMask({ width: 60, height: 60 });
    mask.pixels.fill(255);
    paintSegment(mask, { ax: 30, ay: 30, bx: 30, by: 30 }, { ...tip, erases: true });
    expect(at(mask, 30, 30)).toBe(0);
    expect(at(mask, 30, 45)).toBe(255);
  });

  it('never weakens what is painted already', () => {
    const mask = createMask({ width: 60, height: 60 });
    paintSegment(mask, { ax: 30, ay: 30, bx: 30, by: 30 }, tip);
    const before = mask.pixels.slice();
    paintSegment(mask, { ax: 36, ay: 30, bx: 36, by: 30 }, { ...tip, hardness: 0 });
    expect(mask.pixels.every((level, index) => level >= (before[index] ?? 0))).toBe(true);
  });

  it('fades to the rim when it is soft', () => {
    const mask = createMask({ width: 60, height: 60 });
    paintSegment(mask, { ax: 30, ay: 30.5, bx: 30, by: 30.5 }, { ...tip, hardness: 0 });
    const row = [30, 33, 36, 39].map((x) => at(mask, x, 30));
    expect(row).toEqual([...row].sort((a, b) => b - a));
    expect(new Set(row).size).toBe(4);
  });
});
