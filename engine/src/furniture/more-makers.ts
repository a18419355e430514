import type { FITTINGS } from '../lexicon/drawn-fittings.ts';
import type { FURNISHINGS } from '../lexicon/drawn-furnishings.ts';
import type { Mesh } from '../scene/mesh.ts';
import { buildKitchenIsland } from './appliances/kitchen-island.ts';
import { buildWashingMachine } from './appliances/washing-machine.ts';
import { buildBunkBed } from './beds/bunk-bed.ts';
import { buildCrib } from './beds/crib.ts';
import { buildBookcaseWall } from './cases/bookcase-wall.ts';
import { buildPiano } from './cases/piano.ts';
import { buildWardrobe } from './cases/wardrobe.ts';
import { buildAquarium } from './house/aquarium.ts';
import { buildBathtub } from './house/bathtub.ts';
import { buildChristmasTree } from './house/christmas-tree.ts';
import { buildFireplace } from './house/fireplace.ts';
import { buildRadiator } from './house/radiator.ts';
import type { Look } from './look.ts';
import { floor, hung, round, type Make } from './piece.ts';
import { buildBarStool } from './seats/bar-stool.ts';
import { buildBench } from './seats/bench.ts';
import { buildOfficeChair } from './seats/office-chair.ts';
import { buildDesk } from './tables/desk.ts';
import { buildClock } from './wall/clock.ts';
import { buildTelevision, buildTelevisionStand } from './wall/television.ts';
import { buildWallShelf } from './wall/wall-shelf.ts';

/** One size that stands on the floor. */
function standing(build: (look: Look) => Mesh): Make {
  return ({ look }) => floor(() => build(look));
}

/** Several widths that stand on the floor, metres. */
function wide(build: (look: Look, width: number) => Mesh, ...widths: number[]): Make {
  return ({ look }) => floor(...widths.map((width) => () => build(look, width)));
}

type More = keyof typeof FURNISHINGS | keyof typeof FITTINGS;

/** Makers of furnishings and fittings. */
export const MORE_MAKERS: Record<More, Make> = {
  wardrobe: wide(buildWardrobe, 1, 1.5, 2),
  desk: wide(buildDesk, 1.2, 1.4, 1.6),
  'office chair': standing(buildOfficeChair),
  bench: wide(buildBench, 1, 1.25, 1.5),
  'bar stool': standing(buildBarStool),
  'wall shelf': ({ look }) => hung(() => buildWallShelf(look)),
  'bookcase wall': wide(buildBookcaseWall, 2.4, 2.8, 3.2),
  piano: standing(buildPiano),
  crib: standing(buildCrib),
  'bunk bed': standing(buildBunkBed),
  television: ({ look }) => hung(...[0.96, 1.22, 1.44].map((width) => () => buildTelevision(look, width))),
  'television and stand': wide(buildTelevisionStand, 1.3, 1.6, 1.9),
  'kitchen island': wide(buildKitchenIsland, 1.4, 1.7, 2.1),
  fireplace: standing(buildFireplace),
  clock: ({ look }) => hung(() => buildClock(look)),
  radiator: wide(buildRadiator, 0.8, 1, 1.3),
  'washing machine': standing(buildWashingMachine),
  bathtub: standing(buildBathtub),
  aquarium: wide(buildAquarium, 0.8, 1, 1.2),
  'christmas tree': ({ look }) => round('floor', () => buildChristmasTree(look)),
};
