import { backAt, Group, type Item, type Placed, type Workshop } from './group.ts';

/** An armchair turned into the room, a lamp behind its shoulder, a small table at hand, on a rug. */
export function readingCorner<I extends Item>({ take, random }: Workshop<I>): Placed<I>[] {
  const group = new Group<I>();
  const side = random() < 0.5 ? -1 : 1;
  const form = Math.floor(random() * 3);
  const chair = take('armchair');
  const yaw = side * (0.35 + 0.3 * random());
  const stand = { x: 0, z: backAt(chair, 0.25), yaw };
  const rug = take('rug', 1.7);
  group.add(rug, { x: side * 0.1, z: stand.z + 0.25, yaw: form === 2 ? yaw : 0 });
  group.add(chair, stand, { isMain: true });
  const lamp = take('floor lamp');
  const lampAt = { x: -side * 0.55, z: backAt(lamp, 0.05), yaw: side * 0.6 };
  group.addClear(lamp, lampAt, [-side, 0]);
  const table = take('side table');
  group.addClear(table, { x: side * 0.65, z: stand.z + (form === 1 ? 0.3 : 0.05), yaw: 0 }, [side, 0]);
  if (form === 1) {
    const pouf = take('pouf');
    const ahead = chair.extent.front + 0.45;
    group.addClear(pouf, { x: Math.sin(yaw) * ahead, z: stand.z + Math.cos(yaw) * ahead, yaw }, [
      Math.sin(yaw),
      1,
    ]);
  }
  if (form === 2) group.addClear(take('plant'), { x: side * 0.75, z: 0.3, yaw: 0 }, [side, -0.1]);
  return group.parts;
}

/** A bed with its head at the wall, a table with a lamp at both sides, a rug under its foot; by the seed a bench's place taken by a pouf, or a plant beside. */
export function cosyBedroom<I extends Item>({ take, random }: Workshop<I>, width = 1.65): Placed<I>[] {
  const group = new Group<I>();
  const form = Math.floor(random() * 3);
  const bed = take('bed', width);
  const stand = { x: 0, z: backAt(bed, 0), yaw: 0 };
  const rug = take('rug', form === 2 ? 3 : 2.4);
  group.add(rug, { x: 0, z: stand.z + bed.extent.front - 0.45, yaw: 0 });
  group.add(bed, stand, { isMain: true });
  const nightstand = take('nightstand', 0.45);
  for (const side of [-1, 1]) {
    const at = {
      x: side * (bed.extent.right + nightstand.extent.right + 0.08),
      z: backAt(nightstand, 0.02),
      yaw: 0,
    };
    const placed = group.addClear(nightstand, at, [side, 0]);
    group.add(take('table lamp'), placed, { lift: nightstand.extent.top });
  }
  const side = random() < 0.5 ? -1 : 1;
  if (form === 1)
    group.addClear(take('pouf'), { x: side * 0.35, z: stand.z + bed.extent.front + 0.4, yaw: 0 }, [0, 1]);
  if (form === 2)
    group.addClear(take('plant'), { x: side * (bed.extent.right + 0.95), z: 0.4, yaw: 0 }, [side, 0]);
  return group.parts;
}
