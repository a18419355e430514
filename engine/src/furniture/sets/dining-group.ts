import { FEWEST_CHAIRS, MOST_CHAIRS } from '../../lexicon/details.ts';
import { Group, type Item, type Placed, type Workshop } from './group.ts';

/** Width of a table for so many, metres: 60 cm each along its sides. */
export function tableWidthFor(chairs: number): number {
  return chairs <= 2 ? 1.2 : chairs <= 4 ? 1.4 : chairs <= 6 ? 1.8 : 2.2;
}

/** Widths of round tables, metres: for up to four, for more. */
const ROUND_WIDTHS = [1.05, 1.25] as const;

/** Whether a table so wide is a round one. */
export function isRoundTable(width: number | undefined): boolean {
  return ROUND_WIDTHS.some((round) => round === width);
}

/** A chair's front edge reaches under the table by so much, metres, where it is pushed in. */
const UNDER = -0.06;

/** A table with so many chairs round it, each turned to it, the middle of the table at the origin: pairs across from each other, the last two at the ends where the sides are full. */
export function diningGroup<I extends Item>(
  { take, random }: Workshop<I>,
  chairs: number,
  isRound = false,
): Placed<I>[] {
  const count = Math.max(FEWEST_CHAIRS, Math.min(MOST_CHAIRS, Math.round(chairs)));
  const group = new Group<I>();
  const table = take('dining table', isRound ? ROUND_WIDTHS[count > 4 ? 1 : 0] : tableWidthFor(count));
  group.add(table, { x: 0, z: 0, yaw: random() < 0.5 ? 0 : Math.PI }, { isMain: true });
  const chair = take('chair');
  const { right, front } = table.extent;
  const isAllRound = Math.abs(right - front) < 0.1;
  const nudge = (): number => (random() - 0.5) * 0.2;
  if (isAllRound) addRound(group, { chair, count, radius: right, nudge, start: random() * Math.PI });
  else addAlong(group, { chair, count, half: [right, front], nudge, start: random() });
  return group.parts;
}

interface Seats<I extends Item> {
  readonly chair: I;
  readonly count: number;
  readonly nudge: () => number;
  readonly start: number;
}

/** A chair before a table's edge, looking along (-x, -z), moved outwards until it is clear of the others. */
function seat<I extends Item>(
  group: Group<I>,
  chair: I,
  to: { x: number; z: number; yaw: number; slide: readonly [number, number] },
): void {
  const { slide, ...stand } = to;
  group.addClear(chair, stand, slide);
}

function addRound<I extends Item>(group: Group<I>, seats: Seats<I> & { readonly radius: number }): void {
  const { chair, count, radius, nudge, start } = seats;
  for (let i = 0; i < count; i++) {
    const angle = start + (2 * Math.PI * i) / count;
    const [x, z] = [Math.sin(angle), Math.cos(angle)];
    const far = radius + chair.extent.front - UNDER;
    seat(group, chair, { x: x * far, z: z * far, yaw: angle + Math.PI + nudge(), slide: [x, z] });
  }
}

function addAlong<I extends Item>(
  group: Group<I>,
  seats: Seats<I> & { readonly half: readonly [number, number] },
): void {
  const { chair, count, half, nudge, start } = seats;
  const [wide, deep] = half;
  const most = Math.min(Math.floor((2 * wide) / 0.6), Math.floor(count / 2));
  const hasEnds = count % 2 === 1 || (count > 3 && start < 0.4);
  const perSide = Math.max(1, hasEnds && count > 3 ? Math.min(most, Math.ceil(count / 2) - 1) : most);
  const ends = count - 2 * perSide;
  for (let i = 0; i < perSide; i++) {
    const x = ((2 * i + 1 - perSide) / perSide) * wide * 0.94;
    for (const side of [-1, 1]) {
      const z = side * (deep + chair.extent.front - UNDER);
      seat(group, chair, { x, z, yaw: (side > 0 ? Math.PI : 0) + nudge(), slide: [0, side] });
    }
  }
  for (let i = 0; i < ends; i++) {
    const side = (i === 0) === start < 0.5 ? -1 : 1;
    const x = side * (wide + chair.extent.front - UNDER);
    seat(group, chair, { x, z: 0, yaw: -side * (Math.PI / 2) + nudge(), slide: [side, 0] });
  }
}
