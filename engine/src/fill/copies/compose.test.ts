import { expect, test } from 'vitest';
import type { SurfaceMap } from '../../layout/surface-map.ts';
import { composeCopies } from './compose.ts';
import { FEATURES, Kind } from './ground.ts';
import { PICTURE } from './shift.ts';

const WIDTH = 96;
const HEIGHT = 24;
const CELLS = WIDTH * HEIGHT;

test('thin lines that are copied from where they are seen larger do not break up', () => {
  const data = new Uint8Array(4 * CELLS).fill(255);
  for (let i = 0; i < CELLS; i++) data.fill((i % WIDTH) % 3 === 0 ? 60 : 150, 4 * i, 4 * i + 3);
  const isOpen = Uint8Array.from({ length: CELLS }, (_, i) => (i % WIDTH > 75 ? 1 : 0));
  const ground = {
    ...{ width: WIDTH, height: HEIGHT, step: 1, isOpen },
    colour: new Float32Array(3 * CELLS),
    feature: new Float32Array(FEATURES * CELLS),
    kind: new Int16Array(CELLS).fill(Kind.UNKNOWN),
    surface: new Int16Array(CELLS),
    instance: new Int16Array(CELLS).fill(-1),
    thing: new Int32Array(CELLS).fill(-1),
    isOtherLight: new Uint8Array(CELLS),
  };
  const map: SurfaceMap = {
    ...{ width: WIDTH, height: HEIGHT, count: 1, isFloor: [false] },
    surface: new Uint8Array(CELLS),
    isSeen: new Uint8Array(CELLS).fill(1),
  };
  const threeTimesAsLarge = { side: PICTURE, map: Float64Array.of(3, 0, -220, 0, 1, 0, 0, 0, 1) };
  const labels = {
    ...{ ground, shifts: [threeTimesAsLarge], roughness: 0 },
    label: Int32Array.from(isOpen, (open) => open - 1),
  };
  const crop = { width: WIDTH, height: HEIGHT, data };
  const plan = { map, labels, correction: new Float32Array(3 * CELLS) };
  const copied = composeCopies({ crop, isHole: isOpen, plan }).data;
  for (let x = 78; x < 94; x++) expect(Math.abs(copied[4 * (12 * WIDTH + x)]! - 120)).toBeLessThan(8);
});
