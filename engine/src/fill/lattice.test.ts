import { describe, expect, it } from 'vitest';
import type { Mask, PixelImage } from '../pixels.ts';
import { createRandom } from '../random.ts';
import { fillHole } from './fill-hole.ts';
import { rayOf } from '../room/camera/camera.ts';
import { floorPlaneOf, toFloor } from '../room/camera/floor-plane.ts';
import { partOfRoom } from '../room/room-part.ts';
import { clearRoom } from '../room/testing/clear-room.ts';
import { levelCamera } from '../room/camera/testing/level-camera.ts';
import type { FloorPlane } from '../room/camera/floor-plane.ts';
import { findRepeats, type FloorTexture, type Lattice } from './tile-lattice.ts';

const WIDTH = 320;
const HEIGHT = 240;
const HORIZON = 70;
const camera = levelCamera({ focal: 260, centre: 160, horizon: HORIZON, yaw: 0.4 });
const PLANE = floorPlaneOf(camera);
const TILE = 0.42;
const TURN = 0.4;

function findLattice(floor: FloorTexture, plane: FloorPlane): Lattice | null {
  return findRepeats(floor, plane).lattice;
}

/** -1 on the joints of square tiles turned against the view, 0 on the tiles. */
function jointAt(x: number, y: number): number {
  const floor = new Float64Array(2);
  toFloor(PLANE, { x, y }, floor);
  const u = (floor[0]! * Math.cos(TURN) + floor[1]! * Math.sin(TURN)) / TILE;
  const v = (floor[1]! * Math.cos(TURN) - floor[0]! * Math.sin(TURN)) / TILE;
  const wide = 0.012 + 2.2 / (TILE * (y - HORIZON));
  return Math.min(u - Math.floor(u), v - Math.floor(v)) < wide ? -1 : 0;
}

function texture(detailAt: (x: number, y: number) => number): FloorTexture {
  const detail = new Float32Array(WIDTH * HEIGHT);
  const isSeen = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 80; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      detail[y * WIDTH + x] = detailAt(x, y);
      isSeen[y * WIDTH + x] = 1;
    }
  }
  return { width: WIDTH, height: HEIGHT, detail, isSeen };
}

describe('the lattice of a floor', () => {
  it.each([
    ['noise', () => 40 * (createRandom(3)() - 0.5)],
    ['boards that run one way', (x: number, y: number) => (((x - 160) / (y - 70)) % 0.2 < 0.02 ? -30 : 0)],
  ])('is not found in %s', (_, detailAt) => {
    const random = createRandom(5);
    expect(
      findLattice(
        texture((x, y) => detailAt(x, y) + 8 * (random() - 0.5)),
        PLANE,
      ),
    ).toBeNull();
  });

  it('is that of its tiles, even when the horizon is a little off', () => {
    const random = createRandom(5);
    const floor = texture((x, y) => 30 * jointAt(x, y) + 8 * (random() - 0.5));
    const lattice = findLattice(floor, floorPlaneOf({ ...camera, centreY: 72 }))!;
    const { first, second } = lattice;
    const area = Math.abs(first[0] * second[1] - first[1] * second[0]);
    const tiles = area / TILE ** 2;
    expect(tiles).toBeGreaterThan(0.85);
    expect(Math.abs(tiles - Math.round(tiles))).toBeLessThan(0.15);
  });
});

describe('the lattice of a glossy floor', () => {
  it.each([
    ['dark', 1],
    ['bright', -1],
  ])('is that of its %s joints, whatever shines beside them', (_, side) => {
    const random = createRandom(7);
    const blobs = Array.from({ length: 40 }, () => ({ x: random() * WIDTH, y: 80 + random() * 160 }));
    const shine = (x: number, y: number): number =>
      blobs.some((blob) => Math.hypot(x - blob.x, 2 * (y - blob.y)) < 9) ? 22 : 0;
    const floor = texture((x, y) => side * (9 * jointAt(x, y) + shine(x, y)) + 4 * (random() - 0.5));
    const { first, second } = findLattice(floor, PLANE)!;
    const tiles = Math.abs(first[0] * second[1] - first[1] * second[0]) / TILE ** 2;
    expect(tiles).toBeGreaterThan(0.85);
    expect(Math.abs(tiles - Math.round(tiles))).toBeLessThan(0.15);
  });
});

describe('the lattice of a floor seen from above and rolled', () => {
  it('is that of its tiles', () => {
    const tilted = { ...camera, pitch: 0.3, roll: 0.07 };
    const floor = texture((x, y) => {
      const [across, high, away] = rayOf(tilted, x, y);
      if (high >= 0) return 0;
      const u = (across * Math.cos(TURN) + away * Math.sin(TURN)) / (-high * TILE);
      const v = (away * Math.cos(TURN) - across * Math.sin(TURN)) / (-high * TILE);
      return Math.min(u - Math.floor(u), v - Math.floor(v)) < 0.06 ? -30 : 0;
    });
    const { first, second } = findLattice(floor, floorPlaneOf(tilted))!;
    const tiles = Math.abs(first[0] * second[1] - first[1] * second[0]) / TILE ** 2;
    expect(Math.abs(tiles - Math.round(tiles))).toBeLessThan(0.1);
    expect(Math.abs(Math.hypot(...first) - TILE)).toBeLessThan(0.02);
  });
});

describe('a hole in a tiled floor', () => {
  it('gets the joints that were behind the thing', () => {
    const random = createRandom(9);
    const data = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
    for (let i = 0; i < WIDTH * HEIGHT; i++) {
      const y = Math.floor(i / WIDTH);
      const grain = 5 * random();
      const light = y < 78 ? 215 + grain : 150 + grain + 45 * jointAt(i % WIDTH, y);
      data.set([light, light, y < 78 ? light : light - 25], 4 * i);
    }
    const truth: PixelImage = { width: WIDTH, height: HEIGHT, data };
    const hole: Mask = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT) };
    for (let y = 120; y < 185; y++) hole.data.fill(255, y * WIDTH + 110, y * WIDTH + 215);
    const crop = {
      ...truth,
      data: data.map((value, i) => (hole.data[i >> 2]! > 0 && i % 4 < 3 ? 90 : value)),
    };
    const frontal = { ...camera, yaw: 0 };
    const room = clearRoom(crop, { camera: frontal, distance: [1, 3, 260 / (78 - HORIZON), 9, 9, 9] });
    const part = partOfRoom(room, { left: 0, top: 0, scale: 1 });
    const filled = fillHole({ crop, hole, room: part, seed: 1 });
    let joints = 0;
    let found = 0;
    for (let y = 128; y < 178; y++) {
      for (let x = 118; x < 208; x++) {
        if (jointAt(x, y) === 0) continue;
        joints++;
        if (filled.data[4 * (y * WIDTH + x)]! < 132) found++;
      }
    }
    expect(found / joints).toBeGreaterThan(0.6);
  });
});
