import type { FrozenMesh } from '../../scene/scene.ts';
import type { Support } from '../arrangement.ts';

/** Side of a cell of the plan, metres. */
const CELL = 0.03;
/** How far the shadow reaches beside the thing, metres. */
const AROUND = 0.6;
const LONGEST = 220;

/** Parts of a thing by their distance from what holds it (metres): how wide their shadow blurs, and how much light it takes. */
const LAYERS = [
  { upTo: 0.05, blur: 0.035, strength: 0.6 },
  { upTo: 0.4, blur: 0.11, strength: 0.55 },
  { upTo: 1.1, blur: 0.3, strength: 0.42 },
] as const;

/** The shadow that a thing throws on what holds it, seen square on, in the thing's own metres. */
export interface ContactShadow {
  /** Share of the light that is taken at a place: 0 in the open. `u` runs to the thing's right, `v` towards its front (on walls: up). */
  readonly at: (u: number, v: number) => number;
}

interface Plan {
  readonly left: number;
  readonly low: number;
  readonly cell: number;
  readonly width: number;
  readonly height: number;
}

const NONE: ContactShadow = { at: () => 0 };

/** The soft shadow of a thing in light from all sides: near parts shade darkly and sharply, far ones widely and faintly. */
export function contactShadowOf(mesh: FrozenMesh, support: Support): ContactShadow {
  if (support === 'ceiling' || mesh.positions.length === 0) return NONE;
  const [along, away] = support === 'wall' ? ([1, 2] as const) : ([2, 1] as const);
  const plan = planOf(mesh, along);
  const thick = thicknessOf(mesh, away);
  // What lies or hangs flat has no parts that are far away.
  const reached = LAYERS.filter((_, i) => i === 0 || thick > LAYERS[i - 1]!.upTo);
  const layers = reached.map(({ upTo, blur, strength }) => {
    const covered = footprint(mesh, plan, { along, away, upTo });
    const cells = Math.max(1, Math.round(blur / plan.cell));
    return { shade: blurred(covered, plan, cells), strength };
  });
  const taken = new Float32Array(plan.width * plan.height);
  for (let i = 0; i < taken.length; i++)
    taken[i] = 1 - layers.reduce((left, { shade, strength }) => left * (1 - strength * shade[i]!), 1);
  return { at: (u, v) => read(taken, plan, [(u - plan.left) / plan.cell, (v - plan.low) / plan.cell]) };
}

function planOf({ positions }: FrozenMesh, along: number): Plan {
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < positions.length; i += 3) {
    left = Math.min(left, positions[i]!);
    right = Math.max(right, positions[i]!);
    low = Math.min(low, positions[i + along]!);
    high = Math.max(high, positions[i + along]!);
  }
  const [across, deep] = [right - left + 2 * AROUND, high - low + 2 * AROUND];
  const cell = Math.max(CELL, Math.max(across, deep) / LONGEST);
  return {
    ...{ left: left - AROUND, low: low - AROUND, cell },
    width: Math.ceil(across / cell) + 1,
    height: Math.ceil(deep / cell) + 1,
  };
}

/** How far a thing reaches away from what holds it, metres. */
function thicknessOf({ positions }: FrozenMesh, away: number): number {
  let farthest = 0;
  for (let i = away; i < positions.length; i += 3) farthest = Math.max(farthest, positions[i]!);
  return farthest;
}

interface Slice {
  readonly along: number;
  readonly away: number;
  readonly upTo: number;
}

/** 1 on every cell under a triangle that comes as near as asked. */
function footprint(
  { positions, indices }: FrozenMesh,
  plan: Plan,
  { along, away, upTo }: Slice,
): Float32Array {
  const covered = new Float32Array(plan.width * plan.height);
  const x = (vertex: number): number => (positions[3 * vertex]! - plan.left) / plan.cell;
  const y = (vertex: number): number => (positions[3 * vertex + along]! - plan.low) / plan.cell;
  const far = (vertex: number): number => positions[3 * vertex + away]!;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i]!, indices[i + 1]!, indices[i + 2]!];
    if (Math.min(far(a), far(b), far(c)) > upTo) continue;
    cover(covered, plan, [x(a), y(a), x(b), y(b), x(c), y(c)]);
  }
  return covered;
}

type Flat = readonly [ax: number, ay: number, bx: number, by: number, cx: number, cy: number];

/** Marks the cells of a triangle and of its sides: what stands upright is a line from above. */
function cover(covered: Float32Array, { width, height }: Plan, [ax, ay, bx, by, cx, cy]: Flat): void {
  line([ax, ay, bx, by]);
  line([bx, by, cx, cy]);
  line([cx, cy, ax, ay]);
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (Math.abs(area) < 0.5) return;
  const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy)));
  const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx)));
  for (let y = Math.ceil(Math.min(ay, by, cy)); y <= bottom; y++) {
    for (let x = Math.ceil(Math.min(ax, bx, cx)); x <= right; x++) {
      const inB = ((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) / area;
      const inC = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / area;
      if (inB >= 0 && inC >= 0 && inB + inC <= 1) covered[y * width + x] = 1;
    }
  }

  function line([fromX, fromY, toX, toY]: readonly [number, number, number, number]): void {
    const steps = Math.ceil(Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY)));
    for (let i = 0; i <= steps; i++) {
      const share = i / (steps || 1);
      covered[Math.round(fromY + (toY - fromY) * share) * width + Math.round(fromX + (toX - fromX) * share)] =
        1;
    }
  }
}

/** Three box blurs, which come near a Gauss curve. */
function blurred(covered: Float32Array, { width, height }: Plan, cells: number): Float32Array {
  let from = covered;
  for (let round = 0; round < 3; round++) {
    from = boxed(from, { count: height, length: width, step: 1, skip: width }, cells);
    from = boxed(from, { count: width, length: height, step: width, skip: 1 }, cells);
  }
  return from;
}

interface Lines {
  readonly count: number;
  readonly length: number;
  readonly step: number;
  readonly skip: number;
}

function boxed(from: Float32Array, { count, length, step, skip }: Lines, cells: number): Float32Array {
  const to = new Float32Array(from.length);
  const size = 2 * cells + 1;
  for (let line = 0; line < count; line++) {
    let sum = 0;
    for (let i = -cells; i < length; i++) {
      if (i + cells < length) sum += from[line * skip + (i + cells) * step]!;
      if (i - cells - 1 >= 0) sum -= from[line * skip + (i - cells - 1) * step]!;
      if (i >= 0) to[line * skip + i * step] = sum / size;
    }
  }
  return to;
}

/** Between four cells; nothing beside the plan. */
function read(cells: Float32Array, { width, height }: Plan, [x, y]: readonly [number, number]): number {
  const [left, low] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || low < 0 || left >= width - 1 || low >= height - 1) return 0;
  const [a, b] = [x - left, y - low];
  const at = low * width + left;
  const first = cells[at]! * (1 - a) + cells[at + 1]! * a;
  return first * (1 - b) + (cells[at + width]! * (1 - a) + cells[at + width + 1]! * a) * b;
}
