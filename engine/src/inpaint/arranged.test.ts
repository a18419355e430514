import { describe, expect, it } from 'vitest';
import type { PixelImage } from '../pixels.ts';
import { pixelIn, standingOf } from '../put/arrangement.ts';
import { settingOf } from '../put/setting.ts';
import { seeRoom } from '../room/see-room.ts';
import { renderSampleRoom } from '../sample/render-sample-room.ts';
import { inpaint } from './inpaint.ts';
import type { InpaintRequest } from './inpaint-request.ts';

const photo = renderSampleRoom({ room: 'living', width: 240, height: 180, seed: 3, samples: 3 });
const room = seeRoom(photo);
const whole = { width: 240, height: 180, data: new Uint8Array(240 * 180).fill(255) };
const arranged = (x: number, y: number) => ({ x, y, lift: 0, turn: 0, scale: 1, variant: 0 });

const request = (change: Partial<InpaintRequest>): InpaintRequest => ({
  ...{ crop: photo, mask: whole, overview: photo, room },
  place: { left: 0, top: 0, photoWidth: 240, photoHeight: 180 },
  ...{
    mode: 'replace',
    prompt: '',
    negativePrompt: '',
    allowStandIn: false,
    stylePreset: '',
    seed: 1,
    steps: 10,
  },
  onProgress: () => {},
  ...change,
});

const pouf = { kind: 'pouf' as const, width: 0.6, words: 'a blue pouf' };

/** Mean column and row of the pixels that differ much in their red, of which blue things have little. */
function middleOfChange(image: PixelImage): { x: number; y: number; pixels: number } {
  const sum = { x: 0, y: 0, pixels: 0 };
  for (let i = 0; i < 240 * 180; i++) {
    if (Math.abs(image.data[4 * i]! - photo.data[4 * i]!) < 40) continue;
    sum.x += i % 240;
    sum.y += Math.floor(i / 240);
    sum.pixels++;
  }
  return { x: sum.x / sum.pixels, y: sum.y / sum.pixels, pixels: sum.pixels };
}

describe('things arranged one by one', () => {
  it('that no model draws are left out, and nothing is cleared for the others', () => {
    const { crop } = inpaint(
      request({ things: [{ kind: 'pouf', width: 0.6, words: 'a flurbl', arrangement: arranged(0.5, 0.8) }] }),
    );
    expect(crop.data).toEqual(photo.data);
  });

  it('stand where they are arranged', () => {
    const left = inpaint(
      request({
        things: [{ ...pouf, arrangement: arranged(0.3, 0.85) }],
      }),
    );
    const right = inpaint(
      request({
        things: [{ ...pouf, arrangement: arranged(0.7, 0.85) }],
      }),
    );
    expect(middleOfChange(left.crop).x).toBeLessThan(100);
    expect(middleOfChange(right.crop).x).toBeGreaterThan(140);
  });

  it('are drawn together', () => {
    const one = { ...pouf, arrangement: arranged(0.3, 0.85) };
    const other = { ...pouf, arrangement: arranged(0.7, 0.85) };
    const { crop } = inpaint(request({ things: [one, other] }));
    const changed = (from: number, to: number): number =>
      Array.from({ length: 240 * 180 }, (_, i) => i).filter(
        (i) => i % 240 >= from && i % 240 < to && Math.abs(crop.data[4 * i]! - photo.data[4 * i]!) > 30,
      ).length;
    expect(changed(30, 110)).toBeGreaterThan(100);
    expect(changed(130, 210)).toBeGreaterThan(100);
  });

  it('keep to what may change', () => {
    const data = whole.data.map((value, i) => (i % 240 < 120 ? value : 0));
    const { crop } = inpaint(
      request({
        mask: { ...whole, data },
        things: [{ kind: 'sofa', width: 1.8, words: 'a blue sofa', arrangement: arranged(0.5, 0.8) }],
      }),
    );
    const strayed = data.findIndex((value, i) => value === 0 && crop.data[4 * i] !== photo.data[4 * i]);
    expect(strayed).toBe(-1);
  });
});

describe('one thing that somebody arranged', () => {
  it('stands there, of that size, wherever the mark would have had it', () => {
    const arrangement = { ...arranged(0.32, 0.86), scale: 0.9, size: 0 };
    const data = whole.data.map((_, i) =>
      i % 240 > 150 && i % 240 < 180 && i > 150 * 240 && i < 175 * 240 ? 255 : 0,
    );
    const marked = { ...whole, data };
    const { crop } = inpaint(request({ prompt: 'a blue pouf', arrangement, marked }));
    const setting = settingOf(room);
    const { x, base, depth } = standingOf(setting, 'floor', arrangement);
    const top = pixelIn(setting, [x, base + 0.35, depth])!;
    const middle = middleOfChange(crop);
    expect(Math.abs(middle.x - top.x)).toBeLessThan(14);
  });
});
