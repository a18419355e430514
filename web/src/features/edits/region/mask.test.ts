import { describe, expect, it } from 'vitest';
import { measureMask, tintMask } from './mask-picture.ts';

function picture(rows: string[]) {
  return {
    width: rows[0]?.length ?? 0,
    height: rows.length,
    grey: Uint8Array.from(rows.join(''), (letter) => (letter === '#' ? 255 : 0)),
  };
}

describe('the measure of a mask', () => {
  it('is none where nothing is selected', () => {
    expect(measureMask(picture(['....', '....']))).toBeNull();
  });

  it('tells how much is selected and between which bounds', () => {
    const measure = measureMask(picture(['....', '.##.', '.##.', '....']));
    expect(measure?.coverage).toBe(0.25);
    expect(measure?.bounds).toEqual([0.25, 0.25, 0.75, 0.75]);
  });

  it('names a place that is selected even where the middle is not', () => {
    const ring = picture(['#####', '#...#', '#...#', '#...#', '#####']);
    const { x, y } = measureMask(ring)!.inside;
    expect(ring.grey[Math.floor(y * 5) * 5 + Math.floor(x * 5)]).toBe(255);
  });
});

describe('the tint of a mask', () => {
  const alphaOf = (rows: string[]) => [...tintMask(picture(rows))].filter((_, at) => at % 4 === 3);

  it('leaves what is not selected clear, but for the line around', () => {
    expect(alphaOf(['#...'])).toEqual([255, 230, 0, 0]);
  });

  it('is half as strong inside as along its edge', () => {
    expect(alphaOf(['###.'])).toEqual([128, 128, 255, 230]);
  });

  it('does not take the far side of a row for a neighbour', () => {
    expect(alphaOf(['..', '#.'])[1]).toBe(0);
    expect(alphaOf(['...', '#..', '...'])[2]).toBe(0);
  });
});
