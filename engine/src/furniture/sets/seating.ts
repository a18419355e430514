import { pick } from '../look.ts';
import { backAt, Group, type Item, type Placed, type Workshop } from './group.ts';

/** Metres between a sofa and the table before it: near enough for a cup, far enough for knees. */
const KNEES = 0.4;

type Company = 'armchair' | 'two armchairs' | 'pouf' | 'lamp and table';

/** A sofa with a low table before it on a rug, and company by the seed: an armchair turned to it, two, a pouf, a lamp beside it. */
export function seatingGroup<I extends Item>({ take, random }: Workshop<I>, width = 2.2): Placed<I>[] {
  const group = new Group<I>();
  const company = pick<Company>(random, ['armchair', 'two armchairs', 'pouf', 'lamp and table']);
  const side = random() < 0.5 ? -1 : 1;
  const sofa = take('sofa', width);
  const stand = { x: 0, z: backAt(sofa, 0), yaw: 0 };
  const rug = take('rug', 2.4);
  const table = take('coffee table', width * 0.5);
  const front = stand.z + sofa.extent.front;
  group.add(sofa, stand, { isMain: true });
  group.add(rug, { x: 0, z: backAt(rug, front - 0.3), yaw: 0 });
  const tableZ = backAt(table, front + KNEES);
  group.add(table, { x: 0, z: tableZ, yaw: 0 });
  const chairs = company === 'two armchairs' ? [side, -side] : company === 'armchair' ? [side] : [];
  for (const at of chairs)
    addArmchair(group, take('armchair'), { side: at, z: tableZ, tableHalf: table.extent.right });
  if (company === 'pouf') {
    const pouf = take('pouf');
    group.addClear(pouf, { x: side * 0.5, z: tableZ + table.extent.front + 0.45, yaw: 0 }, [0, 1]);
  }
  addLamp(group, { take, random }, { sofa, side: -side });
  return group.parts;
}

interface ArmchairPlace {
  readonly side: number;
  readonly z: number;
  readonly tableHalf: number;
}

/** Beside the table, turned to it and a little to the view. */
function addArmchair<I extends Item>(group: Group<I>, chair: I, { side, z, tableHalf }: ArmchairPlace): void {
  const yaw = -side * 1.2;
  group.addClear(chair, { x: side * (tableHalf + KNEES + 0.35), z: z + 0.1, yaw }, [side, 0.15]);
}

/** A lamp at the sofa's end, mostly with a small table between. */
function addLamp<I extends Item>(
  group: Group<I>,
  { take, random }: Workshop<I>,
  { sofa, side }: { readonly sofa: I; readonly side: number },
): void {
  const end = side * (sofa.extent.right + 0.35);
  if (random() < 0.6) {
    const table = take('side table');
    const placed = group.addClear(table, { x: end, z: backAt(table, 0.08), yaw: 0 }, [side, 0]);
    if (random() < 0.5) return void group.add(take('table lamp'), placed, { lift: table.extent.top });
  }
  const lamp = take('floor lamp');
  group.addClear(lamp, { x: end, z: backAt(lamp, 0.05), yaw: -side * 0.4 }, [side, 0]);
}
