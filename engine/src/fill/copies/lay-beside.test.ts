import { expect, test } from 'vitest';
import { Kind } from './ground.ts';
import { layBesideHole, layForWall } from './lay-beside.ts';

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

/** What is left of wall and floor; the hole shows floor ('F') and, along its rim, wall ('W'). */
function laidForWall(rows: readonly string[]): string[] {
  const cells = rows.join('');
  const width = rows[0]!.length;
  const isOpen = Uint8Array.from(cells, (cell) => (cell === 'F' || cell === 'W' ? 1 : 0));
  const kind = Int16Array.from(cells, (cell) => KINDS[cell.toLowerCase()]!);
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
