import { expect, it } from 'vitest';
import type { Mask, PixelImage } from '../pixels.ts';
import { seeRoom } from '../room/see-room.ts';
import { inAround } from './clear-place.ts';
import type { InpaintRequest } from './inpaint-request.ts';
import { stageOf } from './stage.ts';

const SIZE = { width: 400, height: 300 };
const MARKED = { left: 140, top: 110, right: 260, bottom: 190 };

it('works near what may change, and still sees what lies around for the fill', () => {
  const crop: PixelImage = {
    ...SIZE,
    data: Uint8Array.from({ length: 4 * SIZE.width * SIZE.height }, (_, i) => (i % 4 === 3 ? 255 : i % 251)),
  };
  const mask: Mask = { ...SIZE, data: new Uint8Array(SIZE.width * SIZE.height) };
  for (let y = MARKED.top; y < MARKED.bottom; y++)
    mask.data.fill(255, y * SIZE.width + MARKED.left, y * SIZE.width + MARKED.right);
  const place = { left: 30, top: 20, photoWidth: 800, photoHeight: 600 };
  const wide = { crop, mask, place, overview: crop, room: seeRoom(crop) } as InpaintRequest;
  const stage = stageOf(wide, MARKED);
  expect(stage.around).toMatchObject({ crop, area: { left: 68, top: 46, right: 332, bottom: 254 } });
  expect(stage.request.crop).toMatchObject({ width: 264, height: 208 });
  expect(stage.request.crop.data[0]).toBe(crop.data[4 * (46 * SIZE.width + 68)]);
  expect(stage.request.place).toEqual({ ...place, left: 98, top: 66 });
  expect(stage.bounds).toEqual({ left: 72, top: 64, right: 192, bottom: 144 });
  expect(inAround(stage, stage.marked)).toEqual(mask);
});
