import { describe, expect, test } from 'vitest';
import type { Mask, Rect } from '../pixels.ts';
import { renderSampleRoom } from '../sample/render-sample-room.ts';
import { resizeImage } from '../resize/resize-image.ts';
import { NETWORK_CLASSES } from '../room/network/classes.ts';
import { withRim } from '../mask-help/with-feet.ts';
import { prepareSelection } from './prepare-selection.ts';
import { selectRegion, type SelectionWish } from './select-region.ts';
import { drawRoom, groundOf, HEIGHT, WIDTH, type DrawnThing } from './testing/drawn-room.ts';
import { profileOf } from './things.ts';

const ORANGE: DrawnThing = { left: 40, top: 120, right: 110, bottom: 200, colour: [215, 110, 30] };
const BLUE: DrawnThing = { left: 200, top: 125, right: 270, bottom: 205, colour: [40, 80, 170] };

function overlapWith(mask: Mask, { left, top, right, bottom }: Rect): number {
  let both = 0;
  let either = 0;
  for (let i = 0; i < mask.data.length; i++) {
    const x = i % mask.width;
    const y = Math.floor(i / mask.width);
    const isThing = x >= left && x < right && y >= top && y < bottom;
    const isIn = mask.data[i]! > 127;
    if (isThing && isIn) both++;
    if (isThing || isIn) either++;
  }
  return both / either;
}

const at = (mask: Mask, x: number, y: number): number => mask.data[y * mask.width + x]!;
const nothing: SelectionWish = { words: '', points: [], box: null };
const ground = prepareSelection(drawRoom(ORANGE, BLUE));
/** The same, and the network sees it for what it is. */
const told = groundOf({ ...ORANGE, kind: 'chair' }, { ...BLUE, kind: 'chair' });

describe('nothing to go by', () => {
  test('words that name nothing known select nothing and say so', () => {
    const result = selectRegion(ground, { ...nothing, words: 'the xylophone of destiny' });
    expect(result).toMatchObject({ isKnown: false, label: null, confidence: 0, alternatives: [] });
    expect(result.mask.data.some((value) => value > 0)).toBe(false);
  });

  test('an empty wish selects nothing, and nothing in it was misunderstood', () => {
    const result = selectRegion(ground, nothing);
    expect(result.isKnown).toBe(true);
    expect(result.mask.data.some((value) => value > 0)).toBe(false);
  });

  test('a picture of one pixel is answered', () => {
    const pixel = { width: 1, height: 1, data: Uint8Array.of(9, 9, 9, 255) };
    const tiny = prepareSelection(pixel);
    expect(selectRegion(tiny, { ...nothing, words: 'wall' }).mask.data).toHaveLength(1);
    expect(selectRegion(tiny, { ...nothing, points: [{ x: 0, y: 0, keep: true }] }).mask.data[0]).toBe(255);
  });

  test('points and boxes beside the picture are read as its edge', () => {
    const result = selectRegion(ground, {
      words: '',
      points: [{ x: -40, y: 9999, keep: true }],
      box: [-100, 150, 900, 900],
    });
    expect(at(result.mask, 0, HEIGHT - 1)).toBe(255);
  });
});

describe('by hand', () => {
  test('a click selects the thing under it', () => {
    const { mask, label } = selectRegion(ground, { ...nothing, points: [{ x: 75, y: 160, keep: true }] });
    expect(overlapWith(mask, ORANGE)).toBeGreaterThan(0.9);
    expect(label).toBeNull();
  });

  test('what is to vanish gets a rim, and the ground at its foot', () => {
    const point = { ...nothing, points: [{ x: 75, y: 160, keep: true }] };
    const { mask } = selectRegion(ground, { ...point, isToGo: true });
    expect(mask.data).toEqual(withRim(selectRegion(ground, point).mask, ground.room).data);
  });

  test('a box, its corners in any order, selects the thing it frames', () => {
    for (const box of [
      [34, 112, 118, 208],
      [118, 208, 34, 112],
    ] as const) {
      expect(overlapWith(selectRegion(ground, { ...nothing, box }).mask, ORANGE)).toBeGreaterThan(0.9);
    }
  });

  test('a box selects the thing it frames even where its word names what the network does not see', () => {
    const lit: DrawnThing = { left: 40, top: 120, right: 76, bottom: 200, colour: [190, 190, 182] };
    const shaded: DrawnThing = { left: 76, top: 120, right: 110, bottom: 200, colour: [152, 152, 146] };
    const pale = prepareSelection(drawRoom(lit, shaded));
    const classes = NETWORK_CLASSES.length;
    const named = new Set(Object.keys(profileOf('lamp').classes));
    const unseen = (shares: Float32Array): Float32Array =>
      shares.map((share, i) => (named.has(NETWORK_CLASSES[i % classes]!) ? 0 : share));
    const blind = { ...pale, classShares: unseen(pale.classShares), agreedShares: unseen(pale.agreedShares) };
    const { mask } = selectRegion(blind, { words: 'lamp', points: [], box: [34, 112, 118, 208] });
    expect(overlapWith(mask, ORANGE)).toBeGreaterThan(0.9);
  });

  test('what is clicked is in, what is clicked away is out, with and without a box', () => {
    const points = [
      { x: 75, y: 160, keep: true },
      { x: 235, y: 165, keep: true },
      { x: 160, y: 60, keep: false },
      { x: 60, y: 130, keep: false },
    ];
    for (const box of [null, [30, 110, 280, 215] as const]) {
      const { mask } = selectRegion(ground, { ...nothing, points, box });
      for (const { x, y, keep } of points) expect(at(mask, x, y)).toBe(keep ? 255 : 0);
    }
  });

  test('two clicks on two things select both and not what lies between', () => {
    const { mask } = selectRegion(ground, {
      ...nothing,
      points: [
        { x: 75, y: 160, keep: true },
        { x: 235, y: 165, keep: true },
      ],
    });
    expect(at(mask, 100, 190)).toBe(255);
    expect(at(mask, 260, 195)).toBe(255);
    expect(at(mask, 160, 100)).toBe(0);
  });
});

describe('the blur of an edge', () => {
  const large = resizeImage(drawRoom(ORANGE), { width: 4 * WIDTH, height: 4 * HEIGHT });
  const box = [
    4 * ORANGE.left - 20,
    4 * ORANGE.top - 20,
    4 * ORANGE.right + 20,
    4 * ORANGE.bottom + 20,
  ] as const;
  const { mask } = selectRegion(prepareSelection(large), { ...nothing, box });

  test('belongs to what was found, so that no rim of its old colour is left, and nothing beyond it does', () => {
    for (let y = 4 * ORANGE.top + 40; y < 4 * ORANGE.bottom - 40; y += 20) {
      const row = mask.data.subarray(y * mask.width, (y + 1) * mask.width);
      const edges = [row.indexOf(255), row.lastIndexOf(255) + 1];
      const beyond = [4 * ORANGE.left - edges[0]!, edges[1]! - 4 * ORANGE.right];
      expect(Math.min(...beyond)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...beyond)).toBeLessThanOrEqual(5);
      expect(row.every((value) => value === 0 || value === 255)).toBe(true);
    }
  });
});

describe('leaving out', () => {
  const orange = { ...nothing, words: 'the orange chair' };
  const share = (mask: Mask): number => mask.data.filter((value) => value > 127).length / mask.data.length;

  test('with neither words nor a box there is nothing to leave out of', () => {
    const { mask, confidence } = selectRegion(ground, {
      ...nothing,
      points: [{ x: 75, y: 160, keep: false }],
    });
    expect([share(mask), confidence]).toEqual([0, 0]);
  });

  test('a click takes a part of what the words chose, and never all of it', () => {
    const whole = selectRegion(ground, orange).mask;
    const { mask } = selectRegion(ground, { ...orange, points: [{ x: 75, y: 160, keep: false }] });
    expect(at(whole, 75, 160)).toBe(255);
    expect([at(mask, 75, 160), at(mask, 90, 150)]).toEqual([0, 0]);
    expect(share(mask)).toBeGreaterThan(0.4 * share(whole));
  });

  test('a thing that came along goes with one click, the other stays', () => {
    const both = { words: 'furniture', points: [], box: [20, 110, 300, 215] as const };
    const before = selectRegion(ground, both).mask;
    expect([at(before, 210, 190), at(before, 75, 160)]).toEqual([255, 255]);
    const { mask } = selectRegion(ground, { ...both, points: [{ x: 235, y: 165, keep: false }] });
    expect([at(mask, 210, 190), at(mask, 260, 140), at(mask, 75, 160)]).toEqual([0, 0, 255]);
  });

  test('what lies outside of the region is left alone', () => {
    const whole = selectRegion(ground, orange).mask;
    const { mask } = selectRegion(ground, { ...orange, points: [{ x: 235, y: 165, keep: false }] });
    expect(mask).toEqual(whole);
  });

  test('many clicks leave something over', () => {
    const points = Array.from({ length: 60 }, (_, i) => ({
      x: 42 + (i % 10) * 7,
      y: 122 + Math.floor(i / 10) * 14,
      keep: false,
    }));
    expect(share(selectRegion(ground, { ...orange, points }).mask)).toBeGreaterThan(0);
  });
});

describe('a surface by hand', () => {
  test.each([
    ['a box', { box: [0, 140, WIDTH, HEIGHT] as const, points: [] }],
    ['a click', { box: null, points: [{ x: 160, y: 230, keep: true }] }],
  ])('with its word %s selects the floor, and not the things that stand on it', (_, wish) => {
    const { mask } = selectRegion(ground, { words: 'floor', ...wish });
    expect(at(mask, 160, 230)).toBe(255);
    expect(at(mask, 10, 220)).toBe(255);
    expect(at(mask, 160, 60)).toBe(0);
    expect(overlapWith(mask, { left: 0, top: 150, right: WIDTH, bottom: HEIGHT })).toBeGreaterThan(0.7);
  });

  test('is not the thing in the middle of the box: the wall around a picture on it', () => {
    const { mask } = selectRegion(ground, { words: 'wall', points: [], box: [20, 20, 300, 140] });
    expect(at(mask, 30, 30)).toBe(255);
    expect(at(mask, 290, 100)).toBe(255);
    expect(at(mask, 160, 200)).toBe(0);
  });
});

describe('how sure it is', () => {
  test('a small thing that would fill more than a third of the photo is asked about, whoever framed it', () => {
    const box = [0, 0, WIDTH, HEIGHT] as const;
    const points = [
      { x: 160, y: 60, keep: true },
      { x: 40, y: 30, keep: true },
      { x: 300, y: 100, keep: true },
    ];
    const lamp = selectRegion(ground, { words: 'lamp', points, box });
    expect(lamp.mask.data.filter((value) => value > 127).length).toBeGreaterThan(lamp.mask.data.length / 3);
    expect(lamp.confidence).toBeLessThan(0.5);
    expect(selectRegion(ground, { words: 'sofa', points, box }).confidence).toBeGreaterThan(0.5);
  });

  test('what both looks agree on is surer than what one of them saw', () => {
    const floor = { ...nothing, words: 'floor' };
    const blind = { ...told, looks: [told.looks[0]!, told.looks[0]!.map(() => 1 / NETWORK_CLASSES.length)] };
    expect(selectRegion(blind, floor).confidence).toBeLessThan(selectRegion(told, floor).confidence);
  });
});

describe('by words', () => {
  test.each([
    ['the orange chair', ORANGE],
    ['la chaise orange', ORANGE],
    ['the blue chair', BLUE],
    ['le fauteuil bleu', BLUE],
    ['the chair on the left', ORANGE],
    ['la chaise de droite', BLUE],
  ] as const)('%s is the one meant', (words, thing) => {
    const { mask, isKnown } = selectRegion(told, { ...nothing, words });
    expect(isKnown).toBe(true);
    expect(overlapWith(mask, thing)).toBeGreaterThan(0.7);
  });

  test.each(['carpet', 'la moquette', 'rug'])('where no rug lies, %s is the whole floor', (words) => {
    const floor = selectRegion(told, { ...nothing, words: 'floor' }).mask;
    expect(at(floor, 160, 230)).toBe(255);
    expect(selectRegion(told, { ...nothing, words }).mask).toEqual(floor);
  });

  test.each(['the rug', 'la moquette', 'the floor', 'le mur'])('no surface is taken away for %s', (words) => {
    const { mask, confidence, isKnown } = selectRegion(told, { ...nothing, words, isToGo: true });
    expect([confidence, isKnown, mask.data.some((value) => value > 0)]).toEqual([0, true, false]);
    const replaced = selectRegion(told, { ...nothing, words, isToGo: true, isReplaced: true });
    expect(replaced.mask.data.some((value) => value > 0)).toBe(true);
  });

  test('a rug that is not seen is asked about before the whole floor goes; a carpet is the floor', () => {
    const sureness = (words: string): number => selectRegion(told, { ...nothing, words }).confidence;
    const floor = sureness('floor');
    expect(floor).toBeGreaterThan(0.6);
    expect([sureness('the carpet'), sureness('la moquette')]).toEqual([floor, floor]);
    for (const words of ['the rug', 'le tapis']) expect(sureness(words)).toBeLessThan(0.6);
  });

  test('a floor that the network takes for a sofa is found when it is spoken of', () => {
    const classes = NETWORK_CLASSES.length;
    const [floor, sofa] = [NETWORK_CLASSES.indexOf('floor'), NETWORK_CLASSES.indexOf('sofa')];
    const agreedShares = told.agreedShares.map((share, i, all) => {
      if (i % classes === floor) return 0;
      return i % classes === sofa ? share + all[i - sofa + floor]! : share;
    });
    const { mask, confidence } = selectRegion({ ...told, agreedShares }, { ...nothing, words: 'floor' });
    expect(at(mask, 160, 230)).toBe(255);
    expect(at(mask, 160, 40)).toBe(0);
    // So little is asked about.
    expect(confidence).toBeLessThan(0.6);
  });

  test('the label is the English noun', () => {
    expect(selectRegion(ground, { ...nothing, words: 'le canapé gris' }).label).toBe('sofa');
    expect(selectRegion(ground, { ...nothing, words: 'mur' }).label).toBe('wall');
  });

  test('alternatives are other regions, best first, none like another', () => {
    const result = selectRegion(ground, { ...nothing, words: 'chair' });
    expect(result.alternatives.length).toBeGreaterThanOrEqual(2);
    expect(result.alternatives.length).toBeLessThanOrEqual(5);
    const all = [result, ...result.alternatives];
    for (const [i, one] of all.entries()) {
      for (const two of all.slice(i + 1)) expect(alike(one.mask, two.mask)).toBeLessThan(0.9);
    }
    const sure = result.alternatives.map(({ confidence }) => confidence);
    expect(sure).toEqual(sure.toSorted((a, b) => b - a));
  });

  test('a box decides where words only hint', () => {
    const { mask, label } = selectRegion(ground, { ...nothing, words: 'chair', box: [194, 118, 276, 212] });
    expect(label).toBe('chair');
    expect(overlapWith(mask, BLUE)).toBeGreaterThan(0.85);
  });
});

test('the same wish gives the same bytes, and leaves the ground as it was', () => {
  const wish: SelectionWish = { words: 'chair', points: [{ x: 75, y: 160, keep: true }], box: null };
  const first = selectRegion(ground, wish);
  selectRegion(ground, { ...nothing, box: [0, 0, 200, 200] });
  expect(selectRegion(ground, wish)).toEqual(first);
});

describe('in a rendered room', () => {
  const picture = renderSampleRoom({ room: 'living', width: 192, height: 144, seed: 1, samples: 4 });
  const rendered = prepareSelection(picture);

  test.each([
    ['ceiling', 0, 0.35],
    ['floor', 0.65, 1],
  ] as const)('the %s lies where it must', (words, from, to) => {
    const { mask } = selectRegion(rendered, { ...nothing, words });
    let inside = 0;
    let all = 0;
    for (let i = 0; i < mask.data.length; i++) {
      if (mask.data[i]! < 128) continue;
      all++;
      const y = i / mask.width / mask.height;
      if (y >= from && y <= to) inside++;
    }
    expect(all).toBeGreaterThan(0.02 * mask.data.length);
    expect(inside / all).toBeGreaterThan(0.75);
  });
});

function alike(one: Mask, two: Mask): number {
  let both = 0;
  let either = 0;
  for (let i = 0; i < one.data.length; i++) {
    const a = one.data[i]! > 127;
    const b = two.data[i]! > 127;
    if (a && b) both++;
    if (a || b) either++;
  }
  return both / Math.max(1, either);
}

describe('several things that are named side by side', () => {
  const both = groundOf({ ...ORANGE, kind: 'chair' }, { ...BLUE, kind: 'plant' });
  const chair = selectRegion(both, { ...nothing, words: 'the chair' });
  const plant = selectRegion(both, { ...nothing, words: 'the plant' });
  const all = selectRegion(both, { ...nothing, words: 'the chair and the plant' });

  test('are all selected, as sure as the least sure of them, and each is offered by itself', () => {
    expect(overlapWith(chair.mask, ORANGE)).toBeGreaterThan(0.9);
    expect(overlapWith(plant.mask, BLUE)).toBeGreaterThan(0.9);
    expect(all.mask.data).toEqual(chair.mask.data.map((value, i) => Math.max(value, plant.mask.data[i]!)));
    expect(all.confidence).toBe(Math.min(chair.confidence, plant.confidence));
    expect(all.alternatives.map(({ label }) => label)).toEqual(['chair', 'plant']);
    expect(all).toMatchObject({ isKnown: true, leftOut: [] });
  });

  test('lose what is clicked away, and take along what is clicked besides', () => {
    const words = 'the chair and the plant';
    const point = { x: 235, y: 165, keep: false };
    const without = selectRegion(both, { ...nothing, words, points: [point] }).mask;
    expect(overlapWith(without, ORANGE)).toBeGreaterThan(0.9);
    expect(at(without, point.x, point.y)).toBe(0);
    const more = { x: 160, y: 60, keep: true };
    const { mask } = selectRegion(both, { ...nothing, words, points: [more] });
    for (const { x, y } of [more, point, { x: 75, y: 160 }]) expect(at(mask, x, y)).toBe(255);
  });

  test('of which one is not there are the others, and that is said', () => {
    const { mask, leftOut } = selectRegion(both, { ...nothing, words: 'the chair and the big stairs' });
    expect(leftOut).toContain('the big stairs');
    expect(mask.data).toEqual(chair.mask.data);
  });
});
