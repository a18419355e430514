import { describe, expect, it } from 'vitest';
import type { Mask, PixelImage, Rect } from '../pixels.ts';
import { levelCamera } from '../room/camera/testing/level-camera.ts';
import type { NetworkClass } from '../room/network/classes.ts';
import { partOfRoom } from '../room/room-part.ts';
import { clearRoom } from '../room/testing/clear-room.ts';
import { pixelIn, type Setting } from './arrangement.ts';
import { tableTopUnder } from './table-top.ts';

const SIZE = { width: 320, height: 240 };
const camera = levelCamera({ focal: 260, horizon: 80, yaw: 0, centre: 160 });
const distance = [1, 3, 6, 9, 9, 9];
const setting: Setting = { ...SIZE, camera, cameraHeight: 1.4, distance };

const rowOf = (height: number, depth: number): number => Math.round(pixelIn(setting, [0, height, depth])!.y);

/** A piece of furniture three metres away whose top is so high and so deep. */
const furniture = (kind: NetworkClass, height: number, deep: number) => ({
  kind,
  area: { left: 110, top: rowOf(height, 3 + deep), right: 210, bottom: rowOf(0, 3) },
  front: rowOf(height, 3),
});

function topOf({ kind, area }: { kind: NetworkClass; area: Rect }, mark: Rect) {
  const isIn = (x: number, y: number): boolean =>
    x >= area.left && x < area.right && y >= area.top && y < area.bottom;
  const data = new Uint8Array(SIZE.width * SIZE.height * 4).fill(255);
  for (let i = 0; i < SIZE.width * SIZE.height; i++) {
    const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)];
    data.set(isIn(x, y) ? [110, 70, 40] : y >= 123 ? [170, 160, 150] : [215, 215, 220], 4 * i);
  }
  const picture: PixelImage = { ...SIZE, data };
  const room = clearRoom(picture, { camera, distance, thingAt: (x, y) => (isIn(x, y) ? kind : null) });
  const marked: Mask = { ...SIZE, data: new Uint8Array(SIZE.width * SIZE.height) };
  for (let y = mark.top; y < mark.bottom; y++)
    marked.data.fill(255, y * SIZE.width + mark.left, y * SIZE.width + mark.right);
  return tableTopUnder(partOfRoom(room, { left: 0, top: 0, scale: 1 }), marked, setting);
}

describe('the top of what a mark ends on', () => {
  const cabinet = furniture('cabinet', 0.85, 0.45);
  const table = furniture('table', 0.74, 0.8);

  it('is as high as its foot and its upper end tell', () => {
    const mark = { left: 145, top: 60, right: 175, bottom: cabinet.area.top + 4 };
    expect(topOf(cabinet, mark)!.height).toBeCloseTo(0.85, 1);
    expect(topOf(table, { ...mark, bottom: table.area.top + 4 })!.height).toBeCloseTo(0.74, 1);
  });

  it('lies between its back and its front edge, be the mark too high or too low', () => {
    for (const bottom of [cabinet.area.top - 4, cabinet.front + 12]) {
      const { back, front } = topOf(cabinet, { left: 145, top: 60, right: 175, bottom })!;
      expect(Math.abs(back - cabinet.area.top)).toBeLessThan(4);
      expect(Math.abs(front - cabinet.front)).toBeLessThan(4);
    }
  });

  it('leaves room for a thing before its back, however deep it is', () => {
    const mark = { left: 145, top: 60, right: 175 };
    for (const [piece, height, deep] of [
      [cabinet, 0.85, 0.45],
      [table, 0.74, 0.8],
    ] as const) {
      const { farthest } = topOf(piece, { ...mark, bottom: piece.area.top + 4 })!;
      expect(Math.abs(farthest - rowOf(height, 3 + deep - 0.25))).toBeLessThan(4);
    }
  });

  it.each([
    ['the floor or a wall', { left: 20, top: 60, right: 60, bottom: 110 }],
    ['the wall high above it', { left: 145, top: 20, right: 175, bottom: 60 }],
  ])('is none where a mark ends on %s', (_, mark) => {
    expect(topOf(cabinet, mark)).toBeNull();
  });

  it('is none of a height that no table has', () => {
    const wardrobe = furniture('cabinet', 1.9, 0.45);
    expect(topOf(wardrobe, { left: 145, top: 90, right: 175, bottom: 120 })).toBeNull();
  });
});
