import { expect, test } from 'vitest';
import { floorPlaneOf } from '../../room/camera/floor-plane.ts';
import { levelCamera } from '../../room/camera/testing/level-camera.ts';
import { directionsOfSides, type RoomLayout } from '../../room/layout/layout.ts';
import { candidateShifts } from './candidates.ts';
import { FEATURES, Kind } from './ground.ts';
import { middleOf, sourceOf } from './shift.ts';

const WIDTH = 80;
const HEIGHT = 60;
const CELLS = WIDTH * HEIGHT;
const HORIZON = 6;
const TOP = 20;
const NEAR = 46;
const camera = levelCamera({ focal: 70, centre: WIDTH / 2, horizon: HORIZON, yaw: 0 });
const layout: RoomLayout = {
  camera,
  distance: [1, 3, 30, 30, 30, 30],
  towards: directionsOfSides(camera),
  trust: 1,
};
/** Tiles of so many camera heights. */
const TILE = 0.4;

/** Floor below the top; of it only what lies in front is seen, tile by tile. */
const isOpen = Uint8Array.from({ length: CELLS }, (_, cell) =>
  cell >= TOP * WIDTH && cell < NEAR * WIDTH ? 1 : 0,
);
const ground = {
  ...{ width: WIDTH, height: HEIGHT, step: 1, isOpen },
  colour: new Float32Array(3 * CELLS),
  feature: new Float32Array(FEATURES * CELLS),
  kind: Int16Array.from({ length: CELLS }, (_, cell) => (cell < TOP * WIDTH ? Kind.WALL : Kind.FLOOR)),
  surface: new Int16Array(CELLS),
  instance: new Int16Array(CELLS).fill(-1),
  thing: new Int32Array(CELLS).fill(-1),
  isOtherLight: new Uint8Array(CELLS),
  openingShare: new Float32Array(CELLS),
};
const cells = Int32Array.from(isOpen.keys()).filter((cell) => isOpen[cell] === 1);
const lattice = { plane: floorPlaneOf(camera), first: [TILE, 0] as const, second: [0, TILE] as const };

test('moves over tiles show floor wherever the hole hides it, however far tiles have to be carried', () => {
  const shifts = candidateShifts({
    ...{ ground, cells, layout, moves: [], random: () => 0.5 },
    repeats: { lattice, shifts: [] },
  }).filter(({ side }) => side === 0);
  const at = new Float64Array(2);
  const isServed = (cell: number): boolean =>
    shifts.some(
      (shift) =>
        sourceOf(shift, middleOf(WIDTH, cell), at) &&
        at[0]! >= 0 &&
        at[0]! < WIDTH &&
        at[1]! >= NEAR &&
        at[1]! < HEIGHT,
    );
  expect(cells.filter(isServed).length).toBeGreaterThan(0.98 * cells.length);
});
