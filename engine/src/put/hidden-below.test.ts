import { describe, expect, it } from 'vitest';
import type { Mask, PixelImage, Rect } from '../pixels.ts';
import { levelCamera } from '../room/camera/testing/level-camera.ts';
import { NETWORK_PLANES, type NetworkClass } from '../room/network/classes.ts';
import { partOfRoom, scaledPart, type RoomPart } from '../room/room-part.ts';
import { clearRoom } from '../room/testing/clear-room.ts';
import { hiddenBelow } from './hidden-below.ts';

const SIZE = { width: 240, height: 180 };
const camera = levelCamera({ focal: 190, horizon: 60, yaw: 0, centre: 120 });
const distance = [1, 3, 190 / 30, 9, 9, 9];

const SOFA: Rect = { left: 60, top: 80, right: 180, bottom: 130 };
/** Before the sofa's middle. */
const STOOL: Rect = { left: 90, top: 115, right: 150, bottom: 155 };
/** On the wall above it. */
const CABINET: Rect = { left: 70, top: 30, right: 170, bottom: 76 };
const GLARE: Rect = { left: 110, top: 118, right: 125, bottom: 126 };

const isIn = ({ left, top, right, bottom }: Rect, x: number, y: number): boolean =>
  x >= left && x < right && y >= top && y < bottom;

interface Drawn {
  readonly area: Rect;
  readonly kind: NetworkClass;
  readonly colour: readonly [number, number, number];
}

const COLOURS = { glare: [240, 238, 235], floor: [150, 120, 90], wall: [205, 205, 210] } as const;

/** What is drawn later stands before what is drawn earlier. */
function roomWith(things: readonly Drawn[], glare: Rect | null = null): RoomPart {
  const at = (x: number, y: number): Drawn | undefined => things.findLast(({ area }) => isIn(area, x, y));
  const data = new Uint8Array(SIZE.width * SIZE.height * 4).fill(255);
  for (let i = 0; i < SIZE.width * SIZE.height; i++) {
    const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)];
    const ground = y >= 90 ? COLOURS.floor : COLOURS.wall;
    data.set(glare && isIn(glare, x, y) ? COLOURS.glare : (at(x, y)?.colour ?? ground), 4 * i);
  }
  const picture: PixelImage = { ...SIZE, data };
  const thingAt = (x: number, y: number): NetworkClass | null =>
    glare && isIn(glare, x, y) ? null : (at(x, y)?.kind ?? null);
  return partOfRoom(clearRoom(picture, { camera, distance, thingAt }), { left: 0, top: 0, scale: 1 });
}

/** All of an area but what is before it. */
function seenOf(area: Rect, before: Rect | null): Mask {
  const data = new Uint8Array(SIZE.width * SIZE.height);
  for (let i = 0; i < data.length; i++) {
    const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)];
    if (isIn(area, x, y) && !(before && isIn(before, x, y))) data[i] = 255;
  }
  return { ...SIZE, data };
}

const sofa: Drawn = { area: SOFA, kind: 'sofa', colour: [60, 80, 150] };
const stool: Drawn = { area: STOOL, kind: 'chair', colour: [170, 60, 50] };
const cabinet: Drawn = { area: CABINET, kind: 'cabinet', colour: [90, 60, 40] };
/** A mask of twice the size. */
function twice({ width, height, data }: Mask): Mask {
  const twiceAsWide = 2 * width;
  const larger = Uint8Array.from(
    { length: 4 * width * height },
    (_, i) => data[(Math.floor(i / twiceAsWide) >> 1) * width + ((i % twiceAsWide) >> 1)]!,
  );
  return { width: twiceAsWide, height: 2 * height, data: larger };
}

const at = (mask: Mask, x: number, y: number): number => mask.data[y * mask.width + x]!;

describe('what hides the foot of a thing', () => {
  const marked = seenOf(SOFA, STOOL);

  it('is what stands before it, whole, and nothing beside it', () => {
    const hidden = hiddenBelow(roomWith([cabinet, sofa, stool]), marked);
    for (let y = 118; y < 152; y += 8) for (let x = 94; x < 148; x += 8) expect(at(hidden, x, y)).toBe(255);
    for (const [x, y] of [
      [70, 140],
      [170, 140],
      [120, 168],
      [120, 50],
      [120, 100],
    ] as const)
      expect(at(hidden, x, y)).toBe(0);
  });

  it('is not the floor, nor a rug', () => {
    const rug: Drawn = {
      area: { left: 40, top: 125, right: 200, bottom: 170 },
      kind: 'rug',
      colour: [190, 180, 160],
    };
    expect(hiddenBelow(roomWith([rug, sofa]), seenOf(SOFA, null)).data.includes(255)).toBe(false);
  });

  it('is not what the floor shows and a network takes for a thing', () => {
    const part = roomWith([sofa, stool]);
    const { room } = part;
    const planeShares = room.planeShares.map((_, i) =>
      i % NETWORK_PLANES.length === NETWORK_PLANES.indexOf('floor') ? 1 : 0,
    );
    expect(hiddenBelow({ ...part, room: { ...room, planeShares } }, marked).data.includes(255)).toBe(false);
  });

  it('goes on over its glare, which is read as floor', () => {
    const hidden = hiddenBelow(roomWith([sofa, stool], GLARE), marked);
    expect(at(hidden, 117, 122)).toBe(255);
  });

  it('is not the wall between it and a mark that ends above it', () => {
    const above: Rect = { left: 95, top: 40, right: 145, bottom: 76 };
    // The corners of a mark that a hand drew reach farther down than its middle.
    const mask = seenOf(above, { left: 102, top: 70, right: 138, bottom: 80 });
    const hidden = hiddenBelow(roomWith([sofa]), mask);
    expect([at(hidden, 120, 72), at(hidden, 120, 78), at(hidden, 120, 100)]).toEqual([0, 0, 255]);
  });

  it('is not the dark under the thing itself, though that passes for a part of it', () => {
    const dark: Drawn = {
      area: { left: 64, top: 130, right: 176, bottom: 139 },
      kind: 'sofa',
      colour: [50, 40, 30],
    };
    expect(hiddenBelow(roomWith([sofa, dark]), seenOf(SOFA, null)).data.includes(255)).toBe(false);
  });

  it('is not the thin dark along the foot either, where that goes on into what stands before', () => {
    const dark: Drawn = {
      area: { left: 64, top: 130, right: 176, bottom: 132 },
      kind: 'sofa',
      colour: [50, 40, 30],
    };
    const hidden = hiddenBelow(scaledPart(roomWith([sofa, dark, stool]), 2), twice(marked));
    expect([at(hidden, 152, 262), at(hidden, 328, 262), at(hidden, 240, 280)]).toEqual([0, 0, 255]);
  });

  it('is the same in a part of the photo at another size', () => {
    const hidden = hiddenBelow(scaledPart(roomWith([sofa, stool]), 2), twice(marked));
    expect([at(hidden, 240, 290), at(hidden, 240, 330), at(hidden, 140, 290)]).toEqual([255, 0, 0]);
  });

  it('is nothing where all that is seen is the room', () => {
    expect(hiddenBelow(roomWith([]), marked).data.includes(255)).toBe(false);
  });
});
