import { describe, expect, it } from 'vitest';
import { createMask, type MaskBuffer } from './mask-buffer.ts';
import { packMask } from './packed-mask.ts';
import { paintRegion } from './apply-command.ts';

const mask = (rows: readonly string[]): MaskBuffer => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  pixels: Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 255 : 0)),
});
const drawing = ({ width, height, pixels }: MaskBuffer): string[] =>
  Array.from({ length: height }, (_, y) =>
    [...pixels.subarray(y * width, (y + 1) * width)].map((level) => (level === 255 ? '#' : '.')).join(''),
  );
const found = mask(['....', '.##.', '.##.', '....']);

describe('a region', () => {
  it('leaves what lies outside it', () => {
    const target = mask(['#...', '....', '....', '...#']);
    paintRegion(target, { kind: 'region', region: packMask(found), erases: false });
    expect(drawing(target)).toEqual(['#...', '.##.', '.##.', '...#']);
  });

  it('is taken away from what is painted', () => {
    const target = mask(['####', '####', '####', '####']);
    paintRegion(target, { kind: 'region', region: packMask(found), erases: true });
    expect(drawing(target)).toEqual(['####', '#..#', '#..#', '####']);
  });

  it('keeps its place and share at twice the size, with nothing half painted', () => {
    const target = createMask({ width: 8, height: 8 });
    paintRegion(target, { kind: 'region', region: packMask(found), erases: false });
    expect(drawing(target)).toEqual([
      '........',
      '........',
      '..####..',
      '..####..',
      '..####..',
      '..####..',
      '........',
      '........',
    ]);
    expect(new Set(target.pixels)).toEqual(new Set([0, 255]));
  });
});
