import { expect, test } from 'vitest';
import { Kind, layBesideHole } from './ground.ts';

const KINDS: Record<string, number> = {
  w: Kind.WALL,
  f: Kind.FLOOR,
  t: Kind.THING,
  '?': Kind.UNKNOWN,
  F: Kind.FLOOR,
};

/** Capitals are the hole; the room's box has floor from the second row on. */
function laid(rows: readonly string[]): string[] {
  const cells = rows.join('');
  const width = rows[0]!.length;
  const isOpen = Uint8Array.from(cells, (cell) => (cell === 'F' ? 1 : 0));
  const kind = Int16Array.from(cells, (cell) => KINDS[cell]!);
  layBesideHole(kind, { width, isOpen, isFloorByBox: (cell) => cell >= width });
  const names = 'fwot?';
  return rows.map((_, y) =>
    Array.from({ length: width }, (_cell, x) => names[kind[y * width + x]!]).join(''),
  );
}

test('what is seen as nothing in particular beside hidden floor is floor, where the box has some', () => {
  expect(laid(['??????', '??FF?t', 'ffFFff'])).toEqual(['??????', 'ffffft', 'ffffff']);
});

test('what passes for wall there is floor only where hardly any is seen', () => {
  expect(laid(['wwwwww', 'wwFFww', 'ffFFff'])).toEqual(['wwwwww', 'wwffww', 'ffffff']);
  expect(laid(['wwwwww', 'wwFFww', 'wwFFtt'])).toEqual(['wwwwww', 'ffffff', 'fffftt']);
});
