import { expect, test } from 'vitest';
import { Kind } from './ground.ts';
import { layForWall } from './lay-beside.ts';

/** What is left of wall and floor; the hole shows floor ('F') and, along its rim, wall ('W'). */
function laidForWall(rows: readonly string[]): string[] {
  const cells = rows.join('');
  const width = rows[0]!.length;
  const isOpen = Uint8Array.from(cells, (cell) => (cell === 'F' || cell === 'W' ? 1 : 0));
  const kind = Int16Array.from(cells, (cell) => (cell.toLowerCase() === 'f' ? Kind.FLOOR : Kind.WALL));
  const surface = Int16Array.from(kind);
  layForWall(
    { width, isOpen, kind, surface },
    Int32Array.from(isOpen.keys()).filter((cell) => isOpen[cell] === 1),
  );
  expect(surface).toEqual(kind);
  return rows.map((_, y) => Array.from({ length: width }, (_cell, x) => 'fw'[kind[y * width + x]!]).join(''));
}

test('wall to the sides of hidden floor is floor that was misread, near the hole', () => {
  const rows = ['wwwwwwwwwwwwwwwwwwwwwwww', 'wwwwwwwwwwWFFWwwwwwwwwww', 'wwwwwwwwwwWFFWwwwwwwwwww'];
  expect(laidForWall(rows)).toEqual([
    'wwwwwwwwwwwwwwwwwwwwwwww',
    'wwwwwwwwffffffffwwwwwwww',
    'wwwwwwwwffffffffwwwwwwww',
  ]);
});

test('where floor is seen beside hidden floor, wall is wall', () => {
  const rows = ['wwwwwwwwwwWFFWwwwwwwwwww', 'ffffffffffFFFFffffffffff'];
  expect(laidForWall(rows)).toEqual(['wwwwwwwwwwwffwwwwwwwwwww', 'ffffffffffffffffffffffff']);
});
