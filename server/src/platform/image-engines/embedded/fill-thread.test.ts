import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { fillHole, type FillRequest, partOfRoom, type PixelImage, seeRoom } from '@maquette/engine';
import { openFillThread, serveFills } from './fill-thread.ts';

const SIZE = { width: 160, height: 120 };

/** A striped floor below a pale wall, and a dark box between them that is to go. */
function boxOnStripes(): FillRequest {
  const data = new Uint8Array(4 * SIZE.width * SIZE.height).fill(255);
  const hole = { ...SIZE, data: new Uint8Array(SIZE.width * SIZE.height) };
  for (let i = 0; i < hole.data.length; i++) {
    const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)];
    const isBox = x > 60 && x < 95 && y > 50 && y < 85;
    const floor = x % 12 < 6 ? 120 : 150;
    data.fill(isBox ? 30 : y < 70 ? 215 : floor, 4 * i, 4 * i + 3);
    hole.data[i] = isBox ? 255 : 0;
  }
  const crop: PixelImage = { ...SIZE, data };
  return { crop, hole, room: partOfRoom(seeRoom(crop), { left: 0, top: 0, scale: 1 }), seed: 7 };
}

describe('a thread that fills holes', { timeout: 180_000 }, () => {
  const fillBeside = openFillThread(join(inject('runtimeDir'), 'engine-process.js'));

  it('is no program by itself', () => {
    expect(() => serveFills()).toThrow('no thread');
  });

  it('makes the picture that would be made here, while something else is done, again and again', () => {
    const request = boxOnStripes();
    const here = fillHole(request);
    expect(here.data).not.toEqual(request.crop.data);
    const [first, second] = [fillBeside(request), fillBeside({ ...request, onProgress: () => undefined })];
    expect(second()).toEqual(here);
    expect(first()).toEqual(here);
  });

  it('leaves what it fails at to who waits for it', () => {
    const { hole, ...request } = boxOnStripes();
    const wrong = { ...request, hole: { ...hole, width: hole.width - 1 } };
    expect(fillBeside(wrong)).toThrow(RangeError);
    const here = fillHole({ ...request, hole });
    expect(fillBeside({ ...request, hole })()).toEqual(here);
  });
});
