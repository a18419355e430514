import type { Edit, HistoryItem } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { markedRegion, toldRegion } from './changed-region.ts';
import { lineAt } from './use-comparison.ts';
import { stacks } from './pair-layout.ts';

const edit = (place?: Edit['request']['place']) => ({ request: { place } as Edit['request'] });
const result = (changes: Partial<HistoryItem['metadata']> = {}, hasMask = true): HistoryItem =>
  ({
    metadata: { width: 1000, height: 500, mime: 'image/png', ...changes },
    ...(hasMask && { maskImage: { url: 'u', name: 'm' } }),
  }) as HistoryItem;

const toldLine = (...told: Parameters<typeof toldRegion>) => lineAt(toldRegion(...told) ?? null);

describe('the line stands where the change begins from the left', () => {
  it('and at the edge where everything changed or nothing is known', () => {
    expect(
      toldLine(
        edit([
          [400, 0],
          [600, 0],
          [600, 100],
        ]),
        result({ isReframed: true }),
      ),
    ).toBe(0);
    expect(toldLine(edit(), result({}, false))).toBe(0);
  });

  it('of the place that was shown, whatever its first corner', () => {
    expect(
      toldLine(
        edit([
          [600, 10],
          [405, 90],
          [500, 300],
        ]),
        result(),
      ),
    ).toBe(40);
    expect(
      toldLine(
        edit([
          [-20, 10],
          [300, 90],
          [300, 300],
        ]),
        result(),
      ),
    ).toBe(0);
  });

  it('of the middle, where that was repainted without a mask', () => {
    expect(toldLine(edit(), result({ parameters: { mask_area: 'center' } }, false))).toBe(25);
  });

  it('of what a removal worked on', () => {
    const take = { method: 'm', rating: 1, area: [0.36, 0.1, 0.5, 0.5] as [number, number, number, number] };
    expect(toldLine(edit(), result({ take }))).toBe(35);
  });

  it('of the mask, once that has been looked through', () => {
    expect(toldRegion(edit(), result())).toBeUndefined();
  });

  it.each([
    ['nothing marked', [], 0],
    ['all marked', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 0],
    ['a dot in a lower row', [7, 14], 39],
    ['only the last column', [9], 89],
  ])('in a mask with %s', (_what, white, percent) => {
    const data = new Uint8ClampedArray(4 * 20);
    for (const at of white) data.fill(255, 4 * at, 4 * at + 3);
    expect(lineAt(markedRegion({ data, width: 10 }))).toBe(percent);
  });

  it('and never so far to the right that nothing is seen beside it', () => {
    const data = new Uint8ClampedArray(4 * 200);
    data.fill(255, 4 * 199);
    expect(lineAt(markedRegion({ data, width: 200 }))).toBe(95);
  });
});

describe('what changed, which bar and drawer keep clear of,', () => {
  const rounded = (region: readonly number[] | null | undefined) =>
    region && region.map((side) => Math.round(side * 100) / 100);

  it('is nothing in particular where all of the photo did', () => {
    expect(
      toldRegion(
        edit([
          [400, 0],
          [600, 0],
          [600, 100],
        ]),
        result({ isReframed: true }),
      ),
    ).toBeNull();
    expect(toldRegion(edit(), result({}, false))).toBeNull();
    expect(markedRegion({ data: new Uint8ClampedArray(4 * 20), width: 10 })).toBeNull();
  });

  it('is the box around the place that was shown', () => {
    expect(
      rounded(
        toldRegion(
          edit([
            [600, 10],
            [405, 90],
            [500, 300],
          ]),
          result(),
        ),
      ),
    ).toEqual([0.41, 0.02, 0.6, 0.6]);
  });

  it('is the middle without a mask, and what a removal worked on with what fades out around it', () => {
    const take = { method: 'm', rating: 1, area: [0.36, 0.1, 0.5, 0.5] as [number, number, number, number] };
    expect(rounded(toldRegion(edit(), result({ take })))).toEqual([0.35, 0.09, 0.51, 0.51]);
    const centre = result({ parameters: { mask_area: 'center' } }, false);
    expect(toldRegion(edit(), centre)).toEqual([0.25, 0.25, 0.75, 0.75]);
  });

  it('is the box around what a mask marks', () => {
    const data = new Uint8ClampedArray(4 * 100);
    for (const at of [27, 34, 66]) data.fill(255, 4 * at, 4 * at + 3);
    expect(rounded(markedRegion({ data, width: 10 }))).toEqual([0.39, 0.19, 0.81, 0.71]);
  });
});

describe('two pictures beside each other', () => {
  it.each<[string, [number, number], [number, number], boolean]>([
    ['a wide photo on an upright phone', [4000, 3000], [390, 844], true],
    ['a tall photo on an upright phone', [3000, 4000], [390, 844], true],
    ['a wide photo on a lying phone', [4000, 3000], [844, 390], false],
    ['a wide photo on a desktop', [4000, 3000], [1440, 900], false],
    ['a panorama on a desktop', [9000, 2000], [1440, 900], true],
  ])('stand above each other or not: %s', (_what, [width, height], [across, down], isStacked) => {
    expect(stacks({ width, height }, { width: across, height: down })).toBe(isStacked);
  });
});
