import { beforeAll, describe, expect, it } from 'vitest';
import { LINEAR_FROM_BYTE } from '../colour/srgb.ts';
import type { Mask, PixelImage } from '../pixels.ts';
import { pixelIn, standingOf, turnOfWallAt, type Arrangement } from '../put/arrangement.ts';
import { settingOf } from '../put/setting.ts';
import { seeRoom } from '../room/see-room.ts';
import type { InpaintRequest, InpaintResult } from './inpaint-request.ts';
import { inpaint } from './inpaint.ts';

const WIDTH = 320;
const HEIGHT = 240;

/** An empty room: pale wall, darker floor. */
function emptyRoom(): PixelImage {
  const data = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const grain = (x * 7 + y * 13) % 5;
    const [r, g, b] = y < 150 ? [196, 194, 190] : [150, 140, 128];
    data.set([r! + grain, g! + grain, b! + grain, 255], 4 * i);
  }
  return { width: WIDTH, height: HEIGHT, data };
}

function boxMask({ left, top, right, bottom }: Record<'left' | 'top' | 'right' | 'bottom', number>): Mask {
  const data = new Uint8Array(WIDTH * HEIGHT);
  for (let y = top; y < bottom; y++) data.fill(255, y * WIDTH + left, y * WIDTH + right);
  return { width: WIDTH, height: HEIGHT, data };
}

/** A magenta picture of the given proportions; with `margin` of clear pixels around it. */
function magenta(width: number, height: number, margin = 0): PixelImage {
  const size = { width: width + 2 * margin, height: height + 2 * margin };
  const data = new Uint8Array(size.width * size.height * 4);
  for (let y = margin; y < margin + height; y++)
    for (let x = margin; x < margin + width; x++) data.set([200, 20, 180, 255], 4 * (y * size.width + x));
  return { ...size, data };
}

const photo = emptyRoom();
const room = seeRoom(photo);
const mask = boxMask({ left: 40, top: 30, right: 290, bottom: 215 });

function request(change: Partial<InpaintRequest>): InpaintRequest {
  return {
    crop: photo,
    mask,
    place: { left: 0, top: 0, photoWidth: WIDTH, photoHeight: HEIGHT },
    overview: photo,
    room,
    mode: 'replace',
    prompt: '',
    negativePrompt: '',
    allowStandIn: false,
    stylePreset: '',
    seed: 3,
    steps: 10,
    onProgress: () => {},
    ...change,
  };
}

const isMagenta = ({ crop }: InpaintResult, x: number, y: number): boolean => {
  const i = 4 * (Math.floor(y) * WIDTH + Math.floor(x));
  return crop.data[i]! - crop.data[i + 1]! > 60 && crop.data[i + 2]! - crop.data[i + 1]! > 50;
};

function extentOf(result: InpaintResult) {
  const box = { left: WIDTH, right: 0, top: HEIGHT, bottom: 0 };
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      if (!isMagenta(result, x, y)) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
    }
  return box;
}

const changedOutside = ({ crop }: InpaintResult): number =>
  mask.data.findIndex(
    (value, i) => value === 0 && [0, 1, 2, 3].some((k) => crop.data[4 * i + k] !== photo.data[4 * i + k]),
  );

describe('a picture of one’s own on a wall', () => {
  const setting = settingOf(room);
  const seen = { x: 0.5, y: 0.42 };
  const arrangement: Arrangement = {
    ...seen,
    ...{ lift: 0, turn: turnOfWallAt(setting, seen) + 0, scale: 1, variant: 0 },
  };
  const size = { width: 1, height: 0.7 };
  let result: InpaintResult;
  beforeAll(() => {
    const product = { image: magenta(100, 70), widthMetres: size.width, stands: 'wall' } as const;
    result = inpaint(request({ product, arrangement }));
  });

  it('has its corners where the plane of the wall has them, to a pixel', () => {
    const standing = standingOf(setting, 'wall', arrangement);
    const [cos, sin] = [Math.cos(standing.yaw), Math.sin(standing.yaw)];
    const front = 0.02;
    for (const [right, up] of [
      [-1, -1],
      [-1, 1],
      [1, -1],
      [1, 1],
    ] as const) {
      const at = (share: number) => {
        const across = (right * share * size.width) / 2;
        return pixelIn(setting, [
          standing.x + across * cos + front * sin,
          standing.base + (up * share * size.height) / 2,
          standing.depth + across * sin - front * cos,
        ])!;
      };
      const corner = at(1);
      const middle = at(0);
      const away = Math.hypot(corner.x - middle.x, corner.y - middle.y);
      // A pixel and a little diagonally inside the corner shows the picture, as far outside it the wall.
      const [inside, outside] = [at(1 - 2 / away), at(1 + 2 / away)];
      expect(isMagenta(result, inside.x, inside.y)).toBe(true);
      expect(isMagenta(result, outside.x, outside.y)).toBe(false);
    }
  });

  it('has the tones of its photo: no camera takes it once more', () => {
    const i = 4 * (Math.round(seen.y * HEIGHT) * WIDTH + Math.round(seen.x * WIDTH));
    const [red, green] = [
      LINEAR_FROM_BYTE[result.crop.data[i]!]!,
      LINEAR_FROM_BYTE[result.crop.data[i + 1]!]!,
    ];
    const own = LINEAR_FROM_BYTE[200]! / LINEAR_FROM_BYTE[20]!;
    // A byte of green is a seventh of it.
    expect(red / green / own).toBeGreaterThan(0.4);
    expect(red / green / own).toBeLessThan(3);
  });

  it('changes nothing outside of what may change', () => {
    expect(changedOutside(result)).toBe(-1);
  });
});

describe('a product on the floor', () => {
  const product = { image: magenta(120, 90, 20), widthMetres: 0.8, stands: 'floor' } as const;
  let result: InpaintResult;
  beforeAll(() => {
    result = inpaint(request({ product, stylePreset: 'low-poly' }));
  });

  it('needs no words, and is what it is whatever the style', () => {
    expect(result.understood).toMatchObject({ kind: null, leftOut: [] });
    expect(inpaint(request({ product })).crop.data).toEqual(result.crop.data);
  });

  it('keeps its proportions, and its real size where one arranges it', () => {
    const { left, right, top, bottom } = extentOf(result);
    expect((right - left) / (bottom - top)).toBeGreaterThan(1.2);
    expect((right - left) / (bottom - top)).toBeLessThan(1.5);
    const setting = settingOf(room);
    const arrangement: Arrangement = { x: 0.5, y: 0.8, lift: 0, turn: 0, scale: 1, variant: 0 };
    const arranged = extentOf(inpaint(request({ product, arrangement })));
    const { x, depth } = standingOf(setting, 'floor', arrangement);
    const ends = [-0.4, 0.4].map((across) => pixelIn(setting, [x + across, 0, depth])!.x);
    const nearer = (arranged.right - arranged.left) / (ends[1]! - ends[0]!);
    // Its front stands before its middle, by up to half its depth.
    expect(nearer).toBeGreaterThan(1);
    expect(nearer).toBeLessThan(1.2);
  });

  it('changes nothing outside of what may change', () => {
    expect(changedOutside(result)).toBe(-1);
  });

  it('throws the shadow of a body on the floor that is seen between its legs', () => {
    const image = magenta(120, 90);
    for (let y = 35; y < 90; y++) for (let x = 10; x < 110; x++) image.data[4 * (y * 120 + x) + 3] = 0;
    const table = inpaint(request({ product: { image, widthMetres: 0.8, stands: 'floor' } }));
    const { left, right, bottom } = extentOf(table);
    const middle = Math.round((left + right) / 2);
    // Held against the floor beside it in the same row.
    const share = (y: number): number =>
      table.crop.data[4 * (y * WIDTH + middle)]! / table.crop.data[4 * (y * WIDTH + left - 14)]!;
    expect(Math.min(...[6, 9, 12, 15, 18].map((above) => share(bottom - above)))).toBeLessThan(0.93);
    expect(share(bottom - 1)).toBeGreaterThan(0.9);
  });
});
