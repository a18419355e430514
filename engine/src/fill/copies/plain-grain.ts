import { FEATURES, Kind, TEXTURES } from './ground.ts';
import { type Labels, sourcesOf } from './label-hole.ts';
import { PICTURE, PLAIN, scaledShift } from './shift.ts';

/** What shows up to so many times as much of edges and texture as a surface's median cell is nothing but its grain. */
const EVEN = 1.6;
/** Grain comes from so many places at most. */
const MOST_PLACES = 12;

/** Per cell that runs on plainly the number of the shift by which its grain is copied, from where the same kind is as plain; -1 where there is none. */
export function grainShifts({ ground, shifts, label }: Labels): Int32Array {
  const grain = new Int32Array(label.length).fill(-1);
  const plain = Int32Array.from(
    [...label.keys()].filter((cell) => label[cell]! >= 0 && shifts[label[cell]!]!.side === PLAIN),
  );
  if (plain.length === 0) return grain;
  const isEven = evenCells(ground);
  const { kind, step } = ground;
  let offers = shifts.flatMap((shift, k) => {
    if (shift.side !== PICTURE) return [];
    const from = sourcesOf(ground, plain, scaledShift(shift, 1 / step));
    const cells = plain.filter((cell, n) => isEven[from[n]!] === 1 && kind[from[n]!] === kind[cell]);
    return [{ k, cells }];
  });
  for (let place = 0; place < MOST_PLACES && offers.length > 0; place++) {
    const best = offers.reduce((one, other) => (other.cells.length > one.cells.length ? other : one));
    for (const cell of best.cells) grain[cell] = best.k;
    offers = offers.flatMap(({ k, cells }) => {
      const bare = cells.filter((cell) => grain[cell]! < 0);
      return bare.length > 0 ? [{ k, cells: bare }] : [];
    });
  }
  return grain;
}

/** 1 for seen cells of floor and wall that show hardly more edges and texture than most. */
function evenCells({ kind, isOpen, isOtherLight, feature }: Labels['ground']): Uint8Array {
  const isEven = new Uint8Array(kind.length);
  const rough = (cell: number): number => {
    let sum = 0;
    for (let c = 3; c < FEATURES; c++)
      sum += Math.abs(feature[FEATURES * cell + c]!) * (c < TEXTURES ? 0.5 : 1);
    return sum;
  };
  for (const own of [Kind.FLOOR, Kind.WALL]) {
    const cells = [...kind.keys()].filter(
      (cell) => kind[cell] === own && isOpen[cell] === 0 && isOtherLight[cell] === 0,
    );
    const all = Float32Array.from(cells, rough).sort();
    const most = EVEN * (all[all.length >> 1] ?? 0);
    for (const cell of cells) if (rough(cell) <= most) isEven[cell] = 1;
  }
  return isEven;
}
