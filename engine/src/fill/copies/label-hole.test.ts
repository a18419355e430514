import { expect, test } from 'vitest';
import { type Completed, FEATURES, Kind } from './ground.ts';
import { labelIsland } from './label-hole.ts';
import { plainField } from './plain.ts';
import { shiftInPicture } from './shift.ts';

const KINDS: Record<string, number> = { o: Kind.OPENING, h: Kind.HUNG, t: Kind.THING, F: Kind.FLOOR };

/** A wall with a curtain ('o') or a picture ('h') beside it; capitals are the hole, 'v' is the wall a little darker: the curtain's copies would join better. */
function groundOf(rows: readonly string[]): Completed {
  const cells = rows.join('');
  return {
    width: rows[0]!.length,
    height: rows.length,
    step: 1,
    colour: new Float32Array(3 * cells.length),
    feature: Float32Array.from({ length: FEATURES * cells.length }, (_, k) =>
      cells[Math.floor(k / FEATURES)] === 'v' ? 3 : 0,
    ),
    isOpen: Uint8Array.from(cells, (cell) => (cell === 'W' || cell === 'F' ? 1 : 0)),
    kind: Int16Array.from(cells, (cell) => KINDS[cell] ?? Kind.WALL),
    surface: new Int16Array(cells.length),
    isOtherLight: new Uint8Array(cells.length),
    openingShare: new Float32Array(cells.length),
    instance: new Int16Array(cells.length).fill(-1),
    thing: new Int32Array(cells.length).fill(-1),
  };
}

const FROM_LEFT = 0;
const FROM_RIGHT = 1;

/** From which side each cell of the second row is copied. `opening`: how likely a curtain is behind the hole; 0: nobody looked. */
function copied(rows: readonly string[], opening = 0): (x: number) => number {
  const seen = groundOf(rows);
  const openingShare = Float32Array.from(seen.kind, (kind, cell) =>
    seen.isOpen[cell] === 1 ? opening : kind === Kind.OPENING && opening > 0 ? 1 : 0,
  );
  const ground = { ...seen, openingShare };
  const cells = Int32Array.from(ground.isOpen.keys()).filter((cell) => ground.isOpen[cell] === 1);
  const { label } = labelIsland(ground, cells, {
    copied: [shiftInPicture(-8, 0), shiftInPicture(8, 0)],
    plain: plainField(ground, [], []),
  });
  return (x) => label[cells.indexOf(ground.width + x)]!;
}

test('a curtain goes on in a hole next to it, and not where the wall is nearer', () => {
  const row = 'oooooooooooowwwwvvvvvvvvvvvvvvvv';
  const hole = 'ooooooooWWWWWWWWvvvvvvvvvvvvvvvv';
  const labelAt = copied([row, hole, hole, row]);
  expect(labelAt(8)).toBe(FROM_LEFT);
  expect([12, 14].map(labelAt)).toEqual([FROM_RIGHT, FROM_RIGHT]);
});

test('a window goes on as far as it is likely behind the hole', () => {
  const row = 'oooooooooooowwwwvvvvvvvvvvvvvvvv';
  const hole = 'ooooooooWWWWWWWWvvvvvvvvvvvvvvvv';
  const rows = [row, hole, hole, row];
  expect([8, 11].map(copied(rows, 0.95))).toEqual([FROM_LEFT, FROM_LEFT]);
  expect([8, 11].map(copied(rows, 0.05))).toEqual([FROM_RIGHT, FROM_RIGHT]);
});

test('a picture goes on where the hole cuts it, and is not hung again elsewhere on its wall', () => {
  const row = 'hhhhhhhhhhhhwwwwvvvvvvvvvvvvvvvv';
  const cut = 'hhhhhhhhWWWWWWWWvvvvvvvvvvvvvvvv';
  expect(copied([row, cut, cut, row])(8)).toBe(FROM_LEFT);
  const beside = 'hhhhhhhwWWWWWWWWvvvvvvvvvvvvvvvv';
  const wall = 'hhhhhhhwwwwwwwwwvvvvvvvvvvvvvvvv';
  const labelAt = copied([wall, beside, beside, wall]);
  expect([9, 11, 14].map(labelAt)).toEqual([FROM_RIGHT, FROM_RIGHT, FROM_RIGHT]);
});

test('where no floor is seen, things are copied to it less than what passes for wall', () => {
  const row = 'ttttttttttttwwwwvvvvvvvvvvvvvvvv';
  const hole = 'ttttttttFFFFFFFFvvvvvvvvvvvvvvvv';
  expect([8, 11, 14].map(copied([row, hole, hole, row]))).toEqual([FROM_RIGHT, FROM_RIGHT, FROM_RIGHT]);
});
