import { describe, expect, it } from 'vitest';
import { createMask, type MaskBuffer } from '../raster/mask-buffer.ts';
import { packMask } from '../raster/packed-mask.ts';
import { renderMask } from './render-mask.ts';
import { tidySteps } from './tidy-steps.ts';

type Box = readonly [left: number, top: number, width: number, height: number, level: number];

const painted = (...boxes: readonly Box[]): MaskBuffer => {
  const mask = createMask({ width: 200, height: 150 });
  for (const [left, top, width, height, level] of boxes)
    for (let y = top; y < top + height; y += 1)
      mask.pixels.fill(level, y * 200 + left, y * 200 + left + width);
  return mask;
};

const BODY: Box = [40, 40, 100, 60, 255];

describe('tidying what is painted', () => {
  it('has nothing to do with a plain mask, or an empty one', () => {
    for (const mask of [painted(), painted(BODY), painted(BODY, [38, 40, 2, 60, 90])])
      expect(tidySteps(mask)).toEqual({ holes: null, crumbs: null });
  });

  it('paints a hole with a rim that is painted already, and nothing beyond', () => {
    const mask = painted(BODY, [80, 70, 2, 2, 0]);
    const { holes, crumbs } = tidySteps(mask);
    expect(crumbs).toBeNull();
    const [body, found] = [painted(BODY).pixels, holes!.pixels];
    expect(found[70 * 200 + 80]).toBe(255);
    expect(found.every((level, i) => level === 0 || body[i] === 255)).toBe(true);
  });

  it('erases a crumb whole', () => {
    const { holes, crumbs } = tidySteps(painted(BODY, [180, 120, 1, 2, 200]));
    expect(holes).toBeNull();
    expect([crumbs!.pixels[120 * 200 + 180], crumbs!.pixels[121 * 200 + 180]]).toEqual([255, 255]);
    expect(crumbs!.pixels.filter((level) => level > 0)).toHaveLength(2);
  });

  it('leaves no seam when the steps are drawn at the photo’s size', () => {
    const photo = { width: 800, height: 600 };
    const { holes } = tidySteps(painted(BODY, [80, 70, 2, 2, 0]));
    const corner = (x: number, y: number): number[] => [4 * x, 4 * y];
    const square = [...corner(40, 40), ...corner(140, 40), ...corner(140, 100), ...corner(40, 100)];
    const hole = [...corner(80, 70), ...corner(82, 70), ...corner(82, 72), ...corner(80, 72)];
    const { pixels } = renderMask({
      photo,
      base: null,
      commands: [
        { kind: 'area', points: square, erases: false },
        { kind: 'area', points: hole, erases: true },
        { kind: 'region', region: packMask(holes!), erases: false },
      ],
    });
    for (let y = 276; y < 292; y += 1)
      expect(pixels.subarray(y * 800 + 316, y * 800 + 332).every((level) => level === 255)).toBe(true);
  });
});
