import { PAST } from './goes-on.ts';
import { Kind, type Ground } from './ground.ts';

/** Floor ends at walls that stand behind it, hardly at any beside it: with so many times more wall than floor to its sides, that wall is floor. */
const MORE_WALL = 2;
/** How far beside the hole, as a share of the picture's width. */
const NEAR = 0.1;

type Kinds = Pick<Ground, 'width' | 'isOpen' | 'kind' | 'surface'>;

/** Wall that is seen to the sides of hidden floor, along most of its height, and hardly any floor, is more of it that was misread; in place. */
export function layForWall({ width, isOpen, kind, surface }: Kinds, island: Int32Array): void {
  const hidden = [...island].filter((cell) => kind[cell] === Kind.FLOOR);
  const met = new Map<number, number>();
  for (const cell of hidden)
    for (const way of [-1, 1]) {
      let at = cell + way;
      for (let k = 0; k < PAST && isOpen[at] === 1 && kind[at] === Kind.WALL; k++) at += way;
      if (isOpen[at] === 0 && isInRow(width, cell, at)) met.set(kind[at]!, (met.get(kind[at]!) ?? 0) + 1);
    }
  const walls = met.get(Kind.WALL) ?? 0;
  if (walls <= MORE_WALL * (met.get(Kind.FLOOR) ?? 0) || walls < Math.sqrt(hidden.length)) return;
  const steps = new Map(hidden.map((cell) => [cell, 0]));
  for (const [from, walked] of steps)
    for (const to of sidesOf(from, width)) {
      if (kind[to] !== Kind.WALL || walked >= NEAR * width) continue;
      kind[to] = Kind.FLOOR;
      surface[to] = surface[hidden[0]!]!;
      steps.set(to, walked + 1);
    }
}

function isInRow(width: number, one: number, other: number): boolean {
  return Math.floor(one / width) === Math.floor(other / width);
}

/** The cells to the left and right of one. */
function sidesOf(cell: number, width: number): number[] {
  const x = cell % width;
  return [...(x > 0 ? [cell - 1] : []), ...(x < width - 1 ? [cell + 1] : [])];
}
