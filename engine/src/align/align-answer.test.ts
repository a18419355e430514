import { describe, expect, it } from 'vitest';
import type { Mask, PixelImage } from '../pixels.ts';
import { resizeImage } from '../resize/resize-image.ts';
import { renderSampleRoom } from '../sample/render-sample-room.ts';
import { someOf } from '../testing/test-size.ts';
import { alignAnswer, type AlignedAnswer } from './align-answer.ts';
import { encodedAnew, moved, recoloured, withThing } from './testing/distort.ts';

/** A render's cloth is noise from pixel to pixel, which no lens shows: the room is rendered larger. */
const room = resizeImage(renderSampleRoom({ room: 'living', width: 720, height: 480, seed: 1, samples: 1 }), {
  width: 480,
  height: 320,
});
const bedroom = resizeImage(
  renderSampleRoom({ room: 'bedroom', width: 240, height: 160, seed: 2, samples: 2 }),
  { width: 480, height: 320 },
);
const edit = withThing(room, { x: 0.35, y: 0.55, reach: 0.17 });
const STILL = { scale: 1, x: 0, y: 0 };
const MOVED = { scale: 1, x: 3.4, y: -2.1 };
/** A service's own tone: brighter by 8 %, and warmer. */
const warmer = (picture: PixelImage): PixelImage =>
  recoloured(picture, (byte, c) => (c === 3 ? byte : byte * 1.08 + [5, 0, -7][c]!));

const align = (answer: PixelImage, mask: Mask | null = null): AlignedAnswer =>
  alignAnswer({ original: room, answer, mask });

function overlap(one: Mask, two: Mask): number {
  let [both, either] = [0, 0];
  one.data.forEach((value, i) => {
    if (value > 0 && two.data[i]! > 0) both++;
    if (value > 0 || two.data[i]! > 0) either++;
  });
  return both / either;
}

const shareOf = ({ data }: Mask): number => data.filter((value) => value > 0).length / data.length;

/** Typical distance (0-255) of the channels from the wanted picture, away from the border. */
function meanError(one: PixelImage, two: PixelImage): number {
  let [sum, count] = [0, 0];
  for (let y = 12; y < one.height - 12; y++) {
    for (let i = (y * one.width + 12) * 4; i < ((y + 1) * one.width - 12) * 4; i++, count++)
      sum += Math.abs(one.data[i]! - two.data[i]!);
  }
  return sum / count;
}

describe('bringing an answer home', () => {
  it('pictures of different sizes are refused', () => {
    const small = { width: 2, height: 2, data: new Uint8Array(16) };
    expect(() => align(small)).toThrow(RangeError);
    const mask = { width: 2, height: 2, data: new Uint8Array(4) };
    expect(() => align(room, mask)).toThrow(RangeError);
  });

  it('an answer without any change comes back byte for byte, with an empty region', () => {
    const { edited, region, isReframed, shift } = align(room);
    expect(edited.data).toEqual(room.data);
    expect(region?.data.some((value) => value > 0)).toBe(false);
    expect({ isReframed, shift }).toEqual({ isReframed: false, shift: { x: 0, y: 0 } });
    expect(align(room).isUnchanged).toBe(true);
  });

  it.each(someOf([5, 2], 1))('encoding anew, with grain of %i levels, is no change', (strength) => {
    const { region, isReframed, shift } = align(encodedAnew(room, strength));
    expect(isReframed).toBe(false);
    expect(Math.hypot(shift.x, shift.y)).toBeLessThan(0.25);
    expect(shareOf(region!)).toBeLessThan(0.005);
  });

  it('a shift is found to a fraction of a pixel and undone', () => {
    const answer = moved(room, MOVED);
    const { edited, region, shift } = align(answer);
    expect(shift.x).toBeCloseTo(3.4, 1);
    expect(shift.y).toBeCloseTo(-2.1, 1);
    expect(shareOf(region!)).toBeLessThan(0.005);
    expect(meanError(edited, room)).toBeLessThan(0.4 * meanError(answer, room));
  });

  it.each(someOf([0.97, 1.01, 1.1, 1.025], 2))('a scale of %d is undone', (scale) => {
    const answer = moved(room, { ...MOVED, scale });
    const { edited, region, isReframed } = align(encodedAnew(answer, 2));
    expect(isReframed).toBe(false);
    expect(shareOf(region!)).toBeLessThan(0.01);
    expect(meanError(edited, room)).toBeLessThan(0.4 * meanError(answer, room));
  });

  it('a tone of its own is taken off, and is no change', () => {
    const answer = warmer(room);
    const { edited, region } = align(answer);
    expect(shareOf(region!)).toBe(0);
    expect(meanError(edited, room)).toBeLessThan(0.2 * meanError(answer, room));
  });

  it.each([
    ['as it is', STILL, (picture: PixelImage) => picture],
    ['shifted, scaled, re-toned and encoded anew', { ...MOVED, scale: 1.01 }, warmer],
  ])('a thing put in is found where it stands: %s', (_, move, tone) => {
    const { edited, region, isReframed } = align(encodedAnew(tone(moved(edit.picture, move)), 2));
    expect(isReframed).toBe(false);
    expect(overlap(region!, edit.truth)).toBeGreaterThan(0.75);
    expect(edit.truth.data.every((value, i) => value === 0 || region!.data[i] === 255)).toBe(true);
    expect(meanError(edited, edit.picture)).toBeLessThan(4);
  });

  it('the tone is not fitted to what was edited, however much of the picture that is', () => {
    const wide = withThing(room, { x: 0.5, y: 0.5, reach: 0.33 });
    const { edited, region } = align(wide.picture);
    expect(meanError(edited, wide.picture)).toBeLessThan(1);
    expect(overlap(region!, wide.truth)).toBeGreaterThan(0.75);
  });

  it('a small thing is found, a single speck is not', () => {
    const lamp = withThing(room, { x: 0.6, y: 0.3, reach: 0.03 });
    const speck = withThing(room, { x: 0.6, y: 0.3, reach: 0.004 });
    expect(overlap(align(lamp.picture).region!, lamp.truth)).toBeGreaterThan(0.35);
    expect(shareOf(align(speck.picture).region!)).toBe(0);
  });
});

describe('an answer that shows another room', () => {
  it.each([
    [
      'every colour turned',
      recoloured(room, (byte, c) => (c === 3 ? byte : 255 - Math.floor(byte / 60) * 60)),
    ],
    ['cropped to 80 %', moved(room, { scale: 1.25, x: 0, y: 0 })],
    ['another room', bedroom],
  ])('has no region, and comes back as it came: %s', (_, answer) => {
    const { edited, ...rest } = align(answer);
    expect(rest).toEqual({ region: null, isReframed: true, isUnchanged: false, shift: { x: 0, y: 0 } });
    expect(edited).toBe(answer);
  });

  it('and shows only part of what changed, has no region either', () => {
    const thing = withThing(room, { x: 0.06, y: 0.5, reach: 0.12 });
    const { isReframed, region } = align(moved(thing.picture, { scale: 1.12, x: 0, y: 0 }));
    expect({ isReframed, region }).toEqual({ isReframed: true, region: null });
  });
});

describe('an answer to a mask', () => {
  const { truth } = edit;
  /** Every channel inside the mask changed by so many levels. */
  const shaded = (by: readonly number[]): PixelImage => {
    const data = room.data.slice();
    truth.data.forEach((value, i) => {
      if (value > 0) by.forEach((levels, c) => (data[4 * i + c] = Math.max(0, data[4 * i + c]! - levels)));
    });
    return { ...room, data };
  };

  const unchanged = [
    ['byte for byte', room],
    ['encoded anew', encodedAnew(room, 2)],
    ['encoded badly', encodedAnew(room, 5)],
    ['in a tone of its own', warmer(room)],
    ['shifted and encoded anew', encodedAnew(moved(room, MOVED), 2)],
  ] as const;
  it.each(someOf(unchanged, 3))('is unchanged where nothing differs inside the mask: %s', (_, answer) => {
    expect(align(answer, truth)).toMatchObject({ isReframed: false, isUnchanged: true });
  });

  it.each([
    ['the thing asked for', edit.picture],
    ['a shade of eight levels', shaded([8, 8, 8])],
    ['a tint of ten levels', shaded([-10, 0, 10])],
    ['a small thing', withThing(room, { x: 0.35, y: 0.55, reach: 0.012 }).picture],
  ])('is changed by %s', (_, picture) => {
    for (const answer of someOf([encodedAnew(moved(picture, MOVED), 2), picture], 1))
      expect(align(answer, truth)).toMatchObject({ isReframed: false, isUnchanged: false });
  });

  it('keeps the mask as its region, and is aligned by what lies outside it', () => {
    const answer = moved(warmer(edit.picture), MOVED);
    const { edited, region, isReframed, shift } = align(answer, edit.truth);
    expect(region).toBe(edit.truth);
    expect(isReframed).toBe(false);
    expect(Math.hypot(shift.x - 3.4, shift.y + 2.1)).toBeLessThan(0.25);
    expect(meanError(edited, edit.picture)).toBeLessThan(4);
  });

  it('is taken as it came where it lies right already, and in the same tone', () => {
    expect(align(edit.picture, edit.truth)).toEqual({
      ...{ edited: edit.picture, region: edit.truth },
      ...{ isReframed: false, isUnchanged: false, shift: { x: 0, y: 0 } },
    });
    const toned = align(warmer(edit.picture), edit.truth).edited;
    expect(meanError(toned, edit.picture)).toBeLessThan(3);
  });

  it('is re-framed only when nothing outside fits', () => {
    const { edited, region, isReframed } = align(bedroom, edit.truth);
    expect(isReframed).toBe(true);
    expect(region).toBe(edit.truth);
    expect(edited).toBe(bedroom);
    const all = { ...edit.truth, data: new Uint8Array(edit.truth.data.length).fill(255) };
    expect(align(bedroom, all).isReframed).toBe(false);
  });
});

it('a photo too large to measure whole is brought home at its full size', () => {
  const large = resizeImage(room, { width: 1301, height: 867 });
  const thing = withThing(large, { x: 0.4, y: 0.5, reach: 0.15 });
  const answer = moved(thing.picture, { scale: 1.008, x: 5.3, y: 3.7 });
  const { region, shift } = alignAnswer({ original: large, answer, mask: null });
  expect(Math.hypot(shift.x - 5.3, shift.y - 3.7)).toBeLessThan(0.4);
  expect(overlap(region!, thing.truth)).toBeGreaterThan(0.75);
});
