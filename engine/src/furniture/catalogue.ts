import type { Details } from '../lexicon/details.ts';
import { drawnRecord, type Kind } from '../lexicon/drawn-kinds.ts';
import { Mesh } from '../scene/mesh.ts';
import type { Subject } from './art.ts';
import { buildBed } from './bed.ts';
import { buildCurtains, buildPouf } from './cloth.ts';
import { buildCoffeeTable } from './tables/coffee-table.ts';

import { buildFloorLamp, buildPendant, buildTableLamp } from './lamp.ts';
import { chances, pick, type Look } from './look.ts';
import { MORE_MAKERS } from './more-makers.ts';
import { floor, round, type Make, type Piece, type PieceRequest } from './piece.ts';
import { buildPlant, type PlantKind } from './plant.ts';
import { buildChair } from './seats/chair.ts';
import { armchairSizes, sofaSizes } from './seats/seat-forms.ts';
import { buildRoundRug, buildRug } from './rugs/rug.ts';
import { buildDining } from './tables/dining.ts';
import { buildSideTable } from './tables/side-table.ts';
import { buildBookcase } from './cases/bookcase.ts';
import { buildCabinet } from './cases/cabinet.ts';
import { isRoundTable } from './sets/dining-group.ts';
import { extentOf } from './sets/footprint.ts';
import { setPiece, SETS, type SetKind } from './sets/set-piece.ts';
import { buildMirror, buildPainting } from './wall-pieces.ts';

export type { Piece, PieceRequest } from './piece.ts';

function within(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/** Width and height of about `area` square metres in the proportions of the place. */
function wallSize(aspect: number, area: number): readonly [number, number] {
  const shape = within(0.45, aspect, 2.4);
  return [Math.sqrt(area * shape), Math.sqrt(area / shape)];
}

function cabinet(look: Look, width: number, shape: 'doors' | 'drawers'): () => Mesh {
  const isTall = shape === 'drawers' && width > 0.7;
  const height = isTall ? 0.85 : width < 0.7 ? 0.54 : 0.68;
  const fronts = shape === 'drawers' ? (isTall ? 4 : 2) : Math.round(width / 0.5);
  return () => buildCabinet(look, { width, height, depth: 0.43, fronts, hasDrawers: shape === 'drawers' });
}

/** Width over height of each plant with its pot. */
const PLANT_SHAPES: Record<PlantKind, number> = {
  monstera: 0.95,
  ficus: 0.5,
  palm: 0.8,
  'olive tree': 0.7,
  'snake plant': 0.32,
};

/** A plant whose growth suits the place, by the seed among the suitable. */
function suitablePlant(look: Look, aspect: number): PlantKind {
  const misfit = (plant: PlantKind): number => Math.abs(Math.log(aspect / PLANT_SHAPES[plant]));
  const plants = (Object.keys(PLANT_SHAPES) as PlantKind[]).toSorted((a, b) => misfit(a) - misfit(b));
  const suitable = plants.filter((plant) => misfit(plant) < 0.4);
  return pick(chances(look, 32), [plants[0]!, ...suitable.slice(1)]);
}

const SUBJECTS = ['abstract', 'landscape', 'botanical', 'geometric'] as const;

/** A dining table, round when the prompt says so or, by the seed, where the place is about as wide as tall. */
function diningPiece({ look, details, aspect }: PieceRequest): Piece {
  const isRound = details.outline ? details.outline === 'round' : aspect < 1.5 && chances(look, 33)() < 0.4;
  const widths = isRound ? [1.05, 1.25] : [1.2, 1.4, 1.8, 2.2];
  return floor(...widths.map((width) => () => buildDining(look, { width, isRound })));
}

/** One of a set's pieces, of the size nearest to the width asked for. */
function partOfSet(kind: Kind, look: Look, width: number | undefined): Mesh {
  const outline = kind === 'dining table' && isRoundTable(width) ? 'round' : 'rectangular';
  const details: Details = drawnRecord(kind).hasOutlines && kind === 'dining table' ? { outline } : {};
  const { size } = drawnRecord(kind);
  const aspect = kind === 'plant' ? 0.5 : kind === 'bookcase' ? 0.42 : size[0] / size[1];
  const meshes = MAKE[kind]({ kind, look, details, aspect }).sizes.map((build) => build());
  if (width === undefined) return meshes[0]!;
  const misfit = (mesh: Mesh): number => {
    const { left, right } = extentOf(mesh);
    return Math.abs(right - left - width);
  };
  return meshes.reduce((best, mesh) => (misfit(mesh) < misfit(best) ? mesh : best));
}

function setOf(kind: SetKind): Make {
  return ({ look, details }) => setPiece({ kind, look, details }, partOfSet);
}

const MAKE: Record<Kind, Make> = {
  sofa: ({ look, details }) => floor(...sofaSizes(look, details.seat)),
  armchair: ({ look, details }) => floor(...armchairSizes(look, details.seat)),
  chair: ({ look }) => floor(() => buildChair(look)),
  'coffee table': ({ look, details }) =>
    floor(...[0.8, 1.05, 1.3].map((width) => () => buildCoffeeTable(look, width, details.outline))),
  'side table': ({ look, details }) => floor(() => buildSideTable(look, details.outline)),
  'dining table': diningPiece,
  'table and chairs': setOf('table and chairs'),
  'reading corner': setOf('reading corner'),
  'home office': setOf('home office'),
  nursery: setOf('nursery'),
  'cosy bedroom': setOf('cosy bedroom'),
  'seating group': setOf('seating group'),
  bed: ({ look }) => floor(...[1.4, 1.65, 1.85].map((width) => () => buildBed(look, width))),
  sideboard: ({ look }) => floor(...[1.2, 1.6, 2].map((width) => cabinet(look, width, 'doors'))),
  dresser: ({ look }) => floor(...[0.85, 1.2].map((width) => cabinet(look, width, 'drawers'))),
  nightstand: ({ look }) => floor(...[0.45, 0.55].map((width) => cabinet(look, width, 'drawers'))),
  bookcase: ({ look, aspect }) => {
    const width = within(0.6, aspect * 1.9, 1.6);
    return floor(
      () => buildBookcase(look, { width, height: 1.9 }),
      () => buildBookcase(look, { width, height: 1.3 }),
    );
  },
  'floor lamp': ({ look }) => floor(() => buildFloorLamp(look)),
  'table lamp': ({ look }) => round('floor', () => buildTableLamp(look)),
  'pendant lamp': ({ look }) => round('ceiling', () => buildPendant(look)),
  painting: ({ look, details, aspect }) => {
    const subject =
      details.subject ?? pick(chances(look, 31), SUBJECTS as unknown as [Subject, ...Subject[]]);
    return {
      support: 'wall',
      isRound: false,
      sizes: [() => buildPainting(look, wallSize(aspect, 0.7), subject)],
    };
  },
  mirror: ({ look, details, aspect }) => ({
    support: 'wall',
    isRound: false,
    sizes: [() => buildMirror(look, wallSize(aspect, 0.6), details.outline)],
  }),
  plant: ({ look, details, aspect }) => {
    const plant = details.plant ?? suitablePlant(look, aspect);
    return round('floor', () => buildPlant(look, plant));
  },
  rug: ({ look, details }) =>
    details.outline === 'round'
      ? round('floor', () => buildRoundRug(look, 2, details.rug))
      : floor(
          ...(
            [
              [1.7, 1.2],
              [2.3, 1.6],
              [3, 1.5],
            ] as const
          ).map(
            ([width, depth]) =>
              () =>
                buildRug(look, { width, depth }, details.rug),
          ),
        ),
  curtains: ({ look, aspect }) => ({
    support: 'wall',
    isRound: false,
    sizes: [() => buildCurtains(look, { width: within(0.9, aspect * 2.35, 3.4), height: 2.3 })],
  }),
  pouf: ({ look }) => round('floor', () => buildPouf(look)),
  ...MORE_MAKERS,
};

/** Several of a piece in a row, slightly apart. */
function inRow(build: () => Mesh, count: number): () => Mesh {
  return () => {
    const one = build();
    let low = Infinity;
    let high = -Infinity;
    for (let i = 0; i < one.positions.length; i += 3) {
      low = Math.min(low, one.positions[i]!);
      high = Math.max(high, one.positions[i]!);
    }
    const step = (high - low) * 1.12 + 0.04;
    const row = new Mesh();
    for (let i = 0; i < count; i++) row.append(one, { at: [(i - (count - 1) / 2) * step, 0, 0] });
    return row;
  };
}

/** A mesh with its origin where it is held: the middle of what hangs on a wall, the hook of what hangs at a ceiling. */
function held(mesh: Mesh, support: Piece['support']): Mesh {
  const { bottom, top } = extentOf(mesh);
  const moved = new Mesh();
  moved.append(mesh, { at: [0, support === 'wall' ? -(bottom + top) / 2 : -top, 0] });
  return moved;
}

function madeFor(request: PieceRequest): Piece {
  const count = request.details.count ?? 1;
  const isWhole = request.kind === 'curtains' || SETS.some((set) => set === request.kind);
  if (count < 2 || isWhole) return MAKE[request.kind](request);
  const piece = MAKE[request.kind]({ ...request, aspect: request.aspect / count });
  return { ...piece, isRound: false, sizes: piece.sizes.map((build) => inRow(build, count)) };
}

/** The models to try for a kind of furniture. */
export function pieceOf(request: PieceRequest): Piece {
  const piece = madeFor(request);
  const { support, sizes } = piece;
  return support === 'floor'
    ? piece
    : { ...piece, sizes: sizes.map((build) => () => held(build(), support)) };
}
