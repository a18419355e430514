import { describe, expect, it } from 'vitest';
import { drawRoom, FLOOR, groundOf, HEIGHT, WIDTH, type DrawnThing } from '../find/testing/drawn-room.ts';
import { prepareSelection } from '../find/prepare-selection.ts';
import { selectRegion } from '../find/select-region.ts';
import type { NetworkClass } from '../room/network/classes.ts';
import { findMovables, type Movables } from './find-movables.ts';

type Box = readonly [left: number, top: number, right: number, bottom: number];

const thing = (
  kind: NetworkClass,
  [left, top, right, bottom]: Box,
  colour: DrawnThing['colour'],
): DrawnThing => ({
  ...{ kind, left, top, right, bottom, colour },
});

const SOFA = thing('sofa', [30, 120, 150, 190], [70, 90, 150]);
const TABLE = thing('table', [180, 150, 270, 200], [90, 60, 40]);
const PICTURE = thing('painting', [60, 30, 110, 70], [180, 60, 50]);
const WINDOW = thing('window', [200, 30, 260, 100], [235, 245, 255]);
const CURTAIN = thing('curtain', [270, 20, 305, 130], [200, 170, 90]);
const BOX = thing('clutter', [170, 206, 196, 226], [190, 150, 60]);

const furnished = groundOf(SOFA, TABLE, PICTURE, WINDOW, CURTAIN, BOX);

/** Share of a thing's pixels for which something holds. */
function shareOf({ left, top, right, bottom }: DrawnThing, holds: (pixel: number) => boolean): number {
  let count = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if (holds(y * WIDTH + x)) count++;
  return count / ((right - left) * (bottom - top));
}

const goneOf = ({ mask }: Movables, one: DrawnThing): number =>
  shareOf(one, (pixel) => mask.data[pixel] === 255);

describe('a room that is emptied', () => {
  const found = findMovables(furnished, 'empty');

  it('keeps what is fixed', () => {
    expect(goneOf(found, WINDOW)).toBeLessThan(0.1);
    expect(goneOf(found, { ...SOFA, left: 0, right: WIDTH, top: 0, bottom: 18 })).toBe(0);
  });

  it('keeps curtains, but offers them', () => {
    expect(goneOf(found, CURTAIN)).toBeLessThan(0.05);
    const curtain = found.things.findIndex(({ kind }) => kind === 'curtain');
    expect(found.things[curtain]?.isTaken).toBe(false);
    const isCurtain = (pixel: number): boolean => found.numbers.data[pixel] === curtain + 1;
    expect(shareOf(CURTAIN, isCurtain)).toBeGreaterThan(0.8);
  });

  it('keeps cabinets that fill much of the photo, but offers them; a sideboard goes', () => {
    const [left, right]: [Box, Box] = [
      [0, 60, 70, 200],
      [250, 60, WIDTH, 200],
    ];
    const kitchen = [left, right].map((box) => thing('cabinet', box, [225, 222, 214]));
    const fitted = findMovables(groundOf(...kitchen, TABLE), 'empty');
    expect([...kitchen, TABLE].map((one) => goneOf(fitted, one) > 0.5)).toEqual([false, false, true]);
    expect(fitted.things.filter(({ kind }) => kind === 'cabinet').length).toBeGreaterThan(0);
    const sideboard = thing('cabinet', [180, 140, 270, 200], [90, 60, 40]);
    expect(goneOf(findMovables(groundOf(sideboard), 'empty'), sideboard)).toBeGreaterThan(0.9);
  });

  it.each([
    ['sofa', SOFA],
    ['table', TABLE],
    ['picture', PICTURE],
    ['box', BOX],
  ])('loses the whole %s, with a rim', (_, one) => {
    expect(goneOf(found, one)).toBeGreaterThan(0.95);
    const rim = { ...one, left: one.left - 2 };
    expect(goneOf(found, rim)).toBeGreaterThan(0.9);
  });

  it('lists things one by one, the largest first, so that one can be left', () => {
    const kinds = found.things.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['sofa', 'table', 'painting', 'curtain']));
    const shares = found.things.map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    const sofa = kinds.indexOf('sofa') + 1;
    expect(shareOf(SOFA, (pixel) => found.numbers.data[pixel] === sofa)).toBeGreaterThan(0.95);
    expect(shareOf(TABLE, (pixel) => found.numbers.data[pixel] === sofa)).toBe(0);
    expect(Math.max(...found.numbers.data)).toBe(found.things.length);
  });

  it('counts a sofa of two colours once, and two chairs that touch twice', () => {
    const count = (kind: 'sofa' | 'chair') => {
      const ground = groundOf(
        thing(kind, [30, 120, 90, 190], [70, 90, 150]),
        thing(kind, [90, 120, 150, 190], [150, 90, 70]),
      );
      // As between two seats of a sofa: something may end there.
      const regions = { ...ground.regions, ends: ground.regions.ends.map((ends) => 0.55 * ends) };
      return findMovables({ ...ground, regions }, 'empty').things.filter((one) => one.kind === kind).length;
    };
    expect([count('sofa'), count('chair')]).toEqual([1, 2]);
  });

  it('has a mask that is what is taken of the numbers', () => {
    const { mask, numbers, things } = found;
    for (let i = 0; i < mask.data.length; i++) {
      const one = things[numbers.data[i]! - 1];
      expect(mask.data[i]).toBe(one?.isTaken ? 255 : 0);
    }
  });

  it('says how sure that is', () => {
    expect(found.confidence).toBeGreaterThan(0.5);
    expect(found.confidence).toBeLessThanOrEqual(1);
  });

  it('gives the same answer again', () => {
    expect(findMovables(furnished, 'empty')).toEqual(found);
  });
});

describe('a room that is decluttered', () => {
  const found = findMovables(furnished, 'declutter');

  it('keeps furniture, pictures, windows and curtains', () => {
    for (const one of [SOFA, TABLE, PICTURE, WINDOW, CURTAIN]) expect(goneOf(found, one)).toBeLessThan(0.15);
  });

  it('loses the box', () => {
    expect(goneOf(found, BOX)).toBeGreaterThan(0.8);
    expect(found.things.every(({ kind }) => kind === 'clutter')).toBe(true);
  });
});

it.each(['declutter', 'empty'] as const)('nothing is found in an empty room: %s', (clearing) => {
  const { things, mask, confidence } = findMovables(groundOf(), clearing);
  expect([things.length, confidence, mask.data.some((value) => value > 0)]).toEqual([0, 0, false]);
});

it('a rug that leaves no floor is the floor: it stays unless somebody says so', () => {
  const all = thing('rug', [0, FLOOR, WIDTH, HEIGHT], [140, 60, 60]);
  const { things } = findMovables(groundOf(all), 'empty');
  expect(things.filter(({ isTaken }) => isTaken)).toEqual([]);
});

it('a picture without a room is never sure of anything', () => {
  const ground = prepareSelection(drawRoom(SOFA));
  const unsure = { ...ground, sight: { ...ground.sight, roomTrust: 0.1 } };
  expect(findMovables(unsure, 'empty').confidence).toBeLessThanOrEqual(0.1);
});

describe('a whole room that is named in words', () => {
  const select = (points: { x: number; y: number; keep: boolean }[] = [], words = 'everything in the room') =>
    selectRegion(furnished, { words, points, box: null });
  const goneIn = (one: DrawnThing, points: Parameters<typeof select>[0]): number => {
    const { mask } = select(points);
    return shareOf(one, (pixel) => mask.data[pixel]! > 127);
  };

  it('is always asked about', () => {
    for (const words of [
      'everything in the room',
      'tout ce qui est dans la pièce',
      'everything lying around',
    ])
      expect(select([], words)).toMatchObject({ isKnown: true, leftOut: [] });
    expect(select().confidence).toBeLessThan(0.6);
    expect(select().mask).toEqual(findMovables(furnished, 'empty').mask);
  });

  it('is offered where many things that lie about are named, unless that is what was found', () => {
    const offered = (words: string) =>
      selectRegion(furnished, { words, points: [], box: null }).alternatives.filter(
        ({ mask }) => shareOf(BOX, (pixel) => mask.data[pixel]! > 127) > 0.8,
      );
    const { mask, alternatives } = selectRegion(furnished, { words: 'the boxes', points: [], box: null });
    const isFound = shareOf(BOX, (pixel) => mask.data[pixel]! > 127) > 0.8;
    expect(isFound || offered('the boxes').length > 0).toBe(true);
    const confidences = alternatives.map(({ confidence }) => confidence);
    expect(confidences).toEqual(confidences.toSorted((a, b) => b - a));
  });

  it('leaves a thing that is clicked away, and takes one along that is clicked', () => {
    const away = [{ x: 90, y: 155, keep: false }];
    expect(goneIn(SOFA, away)).toBeLessThan(0.05);
    expect(goneIn(TABLE, away)).toBeGreaterThan(0.95);
    expect(goneIn(CURTAIN, [{ x: 287, y: 70, keep: true }])).toBeGreaterThan(0.8);
    expect(goneIn(WINDOW, [{ x: 230, y: 60, keep: true }])).toBeGreaterThan(0.5);
  });
});
