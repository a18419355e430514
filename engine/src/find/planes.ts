import { NETWORK_PLANES, type NetworkPlane } from '../room/network/classes.ts';
import type { RegionGraph } from '../region-cut/region-graph.ts';
import { type Side, sideAt, SIDES } from '../room/layout/layout.ts';
import type { SelectionGround } from './prepare-selection.ts';
import type { Place, Sought } from './read-words.ts';
import type { Profile } from './things.ts';

export const WALL_PLANES = [
  'back wall',
  'left wall',
  'right wall',
] as const satisfies readonly NetworkPlane[];

/** How steeply floors end above and ceilings below the horizon: a share of the picture's height. */
const HORIZON_SPREAD = 0.05;
/** What the horizon leaves of a floor above it: the network's camera errs too. */
const BEYOND_HORIZON = 0.2;

/** How likely every region lies where the thing usually lies: a rug on the floor, a picture on a wall, a sofa on none of the room's planes. */
export function planeEvidence(ground: SelectionGround, { planes = ['none'] }: Profile): Float32Array {
  const { graph } = ground.cut;
  const count = NETWORK_PLANES.length;
  const wanted = planes.map((plane) => NETWORK_PLANES.indexOf(plane));
  return Float32Array.from(graph.size, (_, region) => {
    const share = wanted.reduce((sum, plane) => sum + ground.room.planeShares[count * region + plane]!, 0);
    return share * byHorizon(ground, planes[0]!, region);
  });
}

function byHorizon({ cut: { graph }, sight }: SelectionGround, plane: NetworkPlane, region: number): number {
  if (plane !== 'floor' && plane !== 'ceiling') return 1;
  const below = graph.centreY[region]! / graph.height - sight.camera.horizon;
  const right = 1 / (1 + Math.exp(-(plane === 'floor' ? below : -below) / HORIZON_SPREAD));
  return BEYOND_HORIZON + (1 - BEYOND_HORIZON) * right;
}

/** What is left of a wall or ceiling where the room's box has another side: it knows nothing of beams and slopes. */
const BEYOND_BOX = 0.6;
/** Sides of the box that a surface is sought on; floors are seen too well below what stands on them. */
const IN_BOX: Partial<Record<NetworkPlane, readonly Side[]>> = {
  ceiling: ['ceiling'],
  'back wall': ['back wall', 'left wall', 'right wall', 'wall behind'],
};

/** Per region 1 where the room's box has the surface, less where it has another one. */
export function boxEvidence({ cut: { graph }, room }: SelectionGround, { planes }: Profile): Float32Array {
  const sides = planes && IN_BOX[planes[0]!];
  if (!sides) return new Float32Array(graph.count).fill(1);
  const scale = room.width / graph.width;
  return Float32Array.from(graph.size, (_, region) => {
    const side = sideAt(room.layout, scale * graph.centreX[region]!, scale * graph.centreY[region]!);
    return sides.includes(SIDES[side]!) ? 1 : BEYOND_BOX;
  });
}

/** How steeply a left wall ends in the middle of the picture: a share of its width. */
const MIDDLE_SPREAD = 0.1;

/** How likely every region lies on one of the walls, where it lies on a wall at all. The network hardly tells left from right; the picture does. */
export function wallEvidence(
  { cut: { graph }, room: { planeShares } }: SelectionGround,
  wall: (typeof WALL_PLANES)[number],
): Float32Array {
  const count = NETWORK_PLANES.length;
  const [back, left, right] = WALL_PLANES.map((plane) => NETWORK_PLANES.indexOf(plane)) as [
    number,
    number,
    number,
  ];
  return Float32Array.from(graph.size, (_, region) => {
    const share = (plane: number): number => planeShares[count * region + plane]!;
    const sides = share(left) + share(right);
    const all = sides + share(back) + 1e-6;
    if (wall === 'back wall') return share(back) / all;
    const x = graph.centreX[region]! / graph.width - 0.5;
    const isLeft = 1 / (1 + Math.exp(x / MIDDLE_SPREAD));
    const own = wall === 'left wall' ? share(left) : share(right);
    return (own + sides * (wall === 'left wall' ? isLeft : 1 - isLeft)) / (2 * all);
  });
}

/** How steeply half of a surface ends in the middle of the picture. */
const HALF_SPREAD = 0.08;

/** Per region how well it lies where a surface is said to: a wall by its plane, others by their half of the picture. */
export function fieldOf(
  ground: SelectionGround,
  { thing, places }: Pick<Sought, 'thing' | 'places'>,
): Float32Array {
  const { graph } = ground.cut;
  const field = new Float32Array(graph.count).fill(1);
  for (const place of places) {
    const wall = thing === 'wall' ? WALL_OF[place] : undefined;
    const part = wall ? wallEvidence(ground, wall) : halfEvidence(graph, place);
    for (let region = 0; region < field.length; region++) field[region]! *= part[region]!;
  }
  return field;
}

const WALL_OF: Partial<Record<Place, (typeof WALL_PLANES)[number]>> = {
  left: 'left wall',
  right: 'right wall',
  back: 'back wall',
};

function halfEvidence(graph: RegionGraph, place: Place): Float32Array {
  return Float32Array.from(graph.size, (_, region) => {
    const x = graph.centreX[region]! / graph.width - 0.5;
    const y = graph.centreY[region]! / graph.height - 0.5;
    const towards: Partial<Record<Place, number>> = {
      left: -x,
      right: x,
      centre: 0.25 - Math.abs(x),
      front: y,
      back: -y,
      top: -y,
      bottom: y,
    };
    const far = towards[place];
    return far === undefined ? 1 : 1 / (1 + Math.exp(-far / HALF_SPREAD));
  });
}
