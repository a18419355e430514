import { describe, expect, it } from 'vitest';
import { visiblePart } from './detail.ts';

const straight = [1, 0, 0, 0, 1, 0, 0, 0, 1] as const;
const source = { width: 4000, height: 3000 };
const place = { content: source, matrix: straight, toSource: straight };
const area = { width: 800, height: 600 };

describe('the part in sight', () => {
  it('is none when the picture has been pushed away', () => {
    const view = { scale: 1, x: 2000, y: 0 };
    expect(visiblePart({ source, place, view, area, density: 1 })).toBeNull();
  });

  it('is what lies in the stage and a little around it, never beyond the picture', () => {
    const view = { scale: 1, x: -1000, y: 0 };
    expect(visiblePart({ source, place, view, area, density: 1 })).toEqual({
      ...{ x: 880, y: 0, width: 1040, height: 690 },
      ...{ shownWidth: 1040, shownHeight: 690 },
    });
  });

  it('is wanted no larger than it is seen, and never larger than it is', () => {
    const seen = (scale: number, density: number) =>
      visiblePart({ source, place, view: { scale, x: 0, y: 0 }, area, density });
    expect(seen(0.5, 1)).toMatchObject({ width: 1840, shownWidth: 920 });
    expect(seen(0.5, 2)).toMatchObject({ width: 1840, shownWidth: 1840 });
    expect(seen(4, 2)).toMatchObject({ width: 230, shownWidth: 230 });
  });
});
