import { backAt, Group, kindAmong, type Item, type Placed, type Workshop } from './group.ts';

/** A desk at the wall with its chair before it, turned a little, a lamp on it or beside; by the seed with shelves or a plant. */
export function homeOffice<I extends Item>({ take, random }: Workshop<I>): Placed<I>[] {
  const group = new Group<I>();
  const form = Math.floor(random() * 3);
  const side = random() < 0.5 ? -1 : 1;
  const desk = take(kindAmong('desk', 'dining table'), 1.4);
  const deskZ = backAt(desk, 0);
  group.add(desk, { x: 0, z: deskZ, yaw: 0 }, { isMain: true });
  const chair = take(kindAmong('office chair', 'chair'));
  const turned = Math.PI + side * (0.25 + 0.35 * random());
  group.addClear(chair, { x: side * 0.12, z: deskZ + desk.extent.front + 0.2, yaw: turned }, [0, 1]);
  const end = desk.extent.right;
  if (form === 0) {
    const lamp = take('floor lamp');
    group.addClear(lamp, { x: -side * (end + 0.35), z: backAt(lamp, 0.05), yaw: side * 0.5 }, [-side, 0]);
  } else {
    const lamp = take('table lamp');
    const at = { x: -side * (end - 0.25), z: deskZ + desk.extent.back + 0.22, yaw: 0 };
    group.add(lamp, at, { lift: workTop(desk) });
  }
  if (form === 1) {
    const shelves = take('bookcase', 0.8);
    group.addClear(shelves, { x: side * (end + 0.55), z: backAt(shelves, 0), yaw: 0 }, [side, 0]);
  }
  if (form === 2) group.addClear(take('plant'), { x: side * (end + 0.5), z: 0.4, yaw: 0 }, [side, 0]);
  return group.parts;
}

/** Height of what is worked on, metres: what lies on a table or a desk is no part of its top. */
function workTop({ extent }: Item): number {
  return Math.min(0.75, extent.top);
}

/** A child's bed at the wall, drawers beside it with a lamp on them, a rug and a pouf to play on, or an armchair to read from. */
export function nursery<I extends Item>({ take, random }: Workshop<I>): Placed<I>[] {
  const group = new Group<I>();
  const form = Math.floor(random() * 3);
  const side = random() < 0.5 ? -1 : 1;
  const bed = take(kindAmong('crib', 'bed'), 1.3);
  const stand = { x: 0, z: backAt(bed, 0), yaw: 0 };
  group.add(bed, stand, { isMain: true });
  const rug = take('rug', 1.7);
  group.add(rug, { x: 0, z: backAt(rug, stand.z + bed.extent.front + 0.02), yaw: 0 });
  const drawers = take('dresser', 0.85);
  const at = { x: side * (bed.extent.right + drawers.extent.right + 0.15), z: backAt(drawers, 0), yaw: 0 };
  const placed = group.addClear(drawers, at, [side, 0]);
  group.add(take('table lamp'), placed, { lift: drawers.extent.top });
  const front = stand.z + bed.extent.front;
  if (form === 0) group.addClear(take('pouf'), { x: -side * 0.4, z: front + 0.55, yaw: 0 }, [0, 1]);
  if (form === 1) {
    const chair = take('armchair');
    group.addClear(chair, { x: -side * (bed.extent.right + 0.65), z: backAt(chair, 0.2), yaw: side * 0.5 }, [
      -side,
      0,
    ]);
  }
  if (form === 2)
    group.addClear(take('plant'), { x: -side * (bed.extent.right + 0.5), z: 0.4, yaw: 0 }, [-side, 0]);
  return group.parts;
}
