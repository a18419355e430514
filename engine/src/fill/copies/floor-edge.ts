import { type Completed, Kind } from './ground.ts';

/** Cells above and below the line between floor and wall on which skirting, its shadow and the floor's edge may show. */
const NEAR_EDGE = 7;
const OFF_EDGE = 30;
/** What shows no such line costs so much. */
export const NO_EDGE = 2 * OFF_EDGE;
const MOST_OFF_EDGE = 200;

/** The lines where floor and wall meet. */
export interface Edges {
  /** How far every cell of floor and wall is from such a line, along its column; -1 where none is near. */
  readonly edge: Int16Array;
  /** Which way that line falls there, rows a column. */
  readonly fall: Float32Array;
  /** 1 on floor beside a wall: skirting may show there, and its shadow. */
  readonly foot: Uint8Array;
}

/** Where floor and wall meet, seen and hidden. */
export function edgesOf(ground: Completed): Edges {
  const { width, kind } = ground;
  const edge = new Int16Array(kind.length).fill(-1);
  const fall = new Float32Array(kind.length);
  for (let cell = width; cell < kind.length; cell++) {
    if (!isEdge(ground, cell)) continue;
    const own = fallAt(ground, cell);
    for (let k = 0; k < NEAR_EDGE; k++) {
      const [above, below] = [cell - (k + 1) * width, cell + k * width];
      if (kind[above] === Kind.WALL) [edge[above], fall[above]] = [k, own];
      if (kind[below] === Kind.FLOOR) [edge[below], fall[below]] = [k, own];
    }
  }
  return { edge, fall, foot: footOfWalls(ground) };
}

function isEdge({ width, kind }: Completed, cell: number): boolean {
  return kind[cell] === Kind.FLOOR && kind[cell - width] === Kind.WALL;
}

/** Columns to each side over which it is told which way a line falls. */
const ASIDE = 3;

function fallAt(ground: Completed, cell: number): number {
  const { width } = ground;
  const x = cell % width;
  let [low, high] = [
    { x, y: 0 },
    { x, y: 0 },
  ];
  for (const way of [-1, 1]) {
    for (let [k, y] = [1, 0]; k <= ASIDE && x + way * k >= 0 && x + way * k < width; k++) {
      const near = [0, -1, 1, -2, 2].find((off) => isEdge(ground, cell + way * k + (y + off) * width));
      if (near === undefined) break;
      y += near;
      if (way < 0) low = { x: x - k, y };
      else high = { x: x + k, y };
    }
  }
  return high.x === low.x ? 0 : (high.y - low.y) / (high.x - low.x);
}

function footOfWalls({ width, kind }: Completed): Uint8Array {
  return Uint8Array.from(kind, (own, cell) => {
    if (own !== Kind.FLOOR) return 0;
    const beside = [cell - 1, cell + 1, cell - width, cell + width, cell - 2 * width];
    return beside.some((next) => kind[next] === Kind.WALL) ? 1 : 0;
  });
}

/** What a copy of a wall's foot costs amid the floor. */
const FOOT_AMID = 1500;

/** Lines that fall more differently, rows a column, are those of different walls: what is seen along one does not run on along the other. */
const TURN = 0.25;

/** Near the line where floor and wall meet, copies are taken from as near to it, and elsewhere from elsewhere: so skirting runs on, and only there. */
export function edgeCost(
  { edge, fall, foot }: Edges,
  { cell, source }: { cell: number; source: number },
  scale: number,
): number {
  const [own, shown] = [edge[cell]!, edge[source]!];
  const isAlong = own >= 0 && shown >= 0 && Math.abs(fall[cell]! - fall[source]!) < TURN;
  if (isAlong) return Math.min(MOST_OFF_EDGE, OFF_EDGE * Math.abs(shown - own * scale));
  return (own < 0 ? 0 : NO_EDGE) + (foot[source] === 1 ? FOOT_AMID : 0);
}
