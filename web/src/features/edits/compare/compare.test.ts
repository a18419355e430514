import type { Edit, HistoryItem } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { markedFrom, toldChange } from './use-comparison.ts';
import { stacks } from './pair-layout.ts';

const edit = (place?: Edit['request']['place']) => ({ request: { place } as Edit['request'] });
const result = (changes: Partial<HistoryItem['metadata']> = {}, hasMask = true): HistoryItem =>
  ({
    metadata: { width: 1000, height: 500, mime: 'image/png', ...changes },
    ...(hasMask && { maskImage: { url: 'u', name: 'm' } }),
  }) as HistoryItem;

describe('the line stands where the change begins from the left', () => {
  it('and at the edge where everything changed or nothing is known', () => {
    expect(
      toldChange(
        edit([
          [400, 0],
          [600, 0],
          [600, 100],
        ]),
        result({ isReframed: true }),
      ),
    ).toBe(0);
    expect(toldChange(edit(), result({}, false))).toBe(0);
  });

  it('of the place that was shown, whatever its first corner', () => {
    expect(
      toldChange(
        edit([
          [600, 10],
          [405, 90],
          [500, 300],
        ]),
        result(),
      ),
    ).toBe(40);
    expect(
      toldChange(
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
    expect(toldChange(edit(), result({ parameters: { mask_area: 'center' } }, false))).toBe(25);
  });

  it('of what a removal worked on', () => {
    const take = { method: 'm', rating: 1, area: [0.36, 0.1, 0.5, 0.5] as [number, number, number, number] };
    expect(toldChange(edit(), result({ take }))).toBe(35);
  });

  it('of the mask, once that has been looked through', () => {
    expect(toldChange(edit(), result())).toBeNull();
  });

  it.each([
    ['nothing marked', [], 0],
    ['all marked', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 0],
    ['a dot in a lower row', [7, 14], 39],
    ['only the last column', [9], 89],
  ])('in a mask with %s', (_what, white, percent) => {
    const data = new Uint8ClampedArray(4 * 20);
    for (const at of white) data.fill(255, 4 * at, 4 * at + 3);
    expect(markedFrom({ data, width: 10 })).toBe(percent);
  });

  it('and never so far to the right that nothing is seen beside it', () => {
    const data = new Uint8ClampedArray(4 * 200);
    data.fill(255, 4 * 199);
    expect(markedFrom({ data, width: 200 })).toBe(95);
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
