import { describe, expect, it } from 'vitest';
import {
  DRAWER,
  hasDrawerRoom,
  type Mark,
  placeBar,
  placeDrawer,
  type Selection,
  type Span,
} from './place-bar.ts';

const stage = { width: 1280, height: 700 };
const photo = { left: 60, top: 0, width: 1050, height: 700 };
const bar = { width: 560, height: 200 };
const place = (selection: Selection | null) => placeBar({ stage, photo, selection, bar });

it('the bar stands below what is selected', () => {
  expect(place([0.4, 0.2, 0.6, 0.4])).toMatchObject({ left: 305, top: 292 });
});

it('goes above where there is no room below', () => {
  expect(place([0.4, 0.6, 0.6, 0.9])).toMatchObject({ left: 305, top: 208 });
});

it('grows to the end of the stage, but never over what is selected', () => {
  const below = place([0.4, 0.2, 0.6, 0.4]);
  expect(below.top + below.most).toBe(700 - 8);
  const above = place([0.4, 0.6, 0.6, 0.9]);
  expect(above.top + above.most).toBeLessThanOrEqual(0.6 * 700 - 12);
});

it('goes to the lower end where the selection leaves no room, is large, or is missing', () => {
  const lowest = 700 - 12 - 200;
  for (const selection of [[0.4, 0.1, 0.6, 0.85], [0, 0.1, 1, 0.8], null] as const) {
    expect(place(selection).top).toBe(lowest);
  }
});

it('stands beside a high selection that has room there', () => {
  const high = [0.05, 0.05, 0.3, 0.95] as const;
  expect(place(high).left).toBe(60 + 0.3 * 1050 + 12);
  const [left, right] = [0.7, 0.95];
  expect(place([left, 0.05, right, 0.95]).left + bar.width).toBe(60 + left * 1050 - 12);
});

it('keeps clear of marks on the whole photo, and covers as few as it can', () => {
  const placeAmong = (...marks: Mark[]) => placeBar({ stage, photo, selection: null, marks, bar });
  const lowest = 700 - 12 - 200;
  expect(placeAmong({ x: 0.5, y: 0.4 })).toMatchObject({ left: 305, top: lowest });
  expect(placeAmong({ x: 0.3, y: 0.9 })).toMatchObject({ left: 60 + 1050 - 12 - 560, top: lowest });
  expect(placeAmong({ x: 0.5, y: 0.9 })).toMatchObject({ left: 305, top: 12 });
  const everywhere = [0.1, 0.9].flatMap((y) => [0.3, 0.5, 0.7].map((x) => ({ x, y })));
  expect(placeAmong(...everywhere, { x: 0.5, y: 0.8 }).top).toBe(12);
});

it('keeps to the lower end where it is to, unless it covers the selection there', () => {
  const atEnd = (selection: Selection) => placeBar({ stage, photo, selection, bar, isAtEnd: true });
  expect(atEnd([0.4, 0.1, 0.6, 0.4])).toMatchObject({ left: 305, top: 700 - 12 - 200 });
  expect(atEnd([0.4, 0.6, 0.6, 0.9])).toEqual(place([0.4, 0.6, 0.6, 0.9]));
});

it('goes to the upper end where that leaves more of the selection', () => {
  expect(place([0.4, 0.25, 0.6, 0.9]).top).toBe(12);
});

it('stays over the photo at its sides', () => {
  expect(place([0, 0.1, 0.1, 0.2]).left).toBe(72);
  expect(place([0.9, 0.1, 1, 0.2]).left).toBe(60 + 1050 - 12 - 560);
});

it('below a photo that leaves room, it covers nothing of it', () => {
  const low = { ...photo, height: 400 };
  for (const selection of [null, [0.4, 0.2, 0.6, 0.4]] as const)
    expect(placeBar({ stage, photo: low, selection, bar }).top).toBe(412);
});

it('keeps to the width of a photo that is wide or leaves much room below, off what stands beside it', () => {
  const widestBy = (change: object) =>
    placeBar({ stage, photo: { ...photo, ...change }, selection: null, bar }).widest;
  expect(widestBy({})).toBe(1050 - 24);
  expect(widestBy({ width: 600, height: 480 })).toBe(600 - 24);
  expect(widestBy({ width: 600, height: 600 })).toBeNull();
});

it('a narrow photo never pushes it off the stage', () => {
  const narrow = { left: 60, top: 0, width: 300, height: 700 };
  const { left } = placeBar({ stage, photo: narrow, selection: null, bar });
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left + bar.width).toBeLessThanOrEqual(stage.width);
});

it('keeps clear of a drawer, and to the width that it leaves', () => {
  const beside = (free: Span) => placeBar({ stage, photo, free, selection: [0.8, 0.1, 0.9, 0.2], bar });
  expect(beside([0, 860]).left + bar.width).toBeLessThanOrEqual(860);
  expect(beside([0, 760]).widest).toBe(700 - 24);
  expect(beside([396, 1280]).left).toBeGreaterThanOrEqual(396);
});

it('a drawer is folded out at first only where it covers nothing of the photo', () => {
  expect(hasDrawerRoom({ width: 1440, height: 900 }, 3 / 2)).toBe(false);
  expect(hasDrawerRoom({ width: 1440, height: 900 }, 3 / 4)).toBe(true);
  expect(hasDrawerRoom({ width: 1920, height: 900 }, 3 / 2)).toBe(true);
});

describe('a drawer', () => {
  const tools: Span[] = [
    [0, 52],
    [1112, 1280],
  ];
  const landscape = { left: 52, top: 0, width: 1060, height: 707 };
  const open = (selection: Selection | null, standing = tools) =>
    placeDrawer({ stage, photo: landscape, selection, tools: standing });

  it('covers neither the tools nor what is selected', () => {
    expect(open(null)).toBe(1112 - DRAWER);
    expect(open([0.7, 0.4, 0.9, 0.8])).toBe(52);
    expect(open([0.1, 0.4, 0.3, 0.8])).toBe(1112 - DRAWER);
  });

  it('stands at the stage’s edge where no tools do', () => {
    expect(open(null, [])).toBe(1280 - DRAWER);
    expect(open([0.7, 0.4, 0.9, 0.8], [])).toBe(0);
  });

  it('stands off the photo and its tools where there is room', () => {
    const upright = { left: 275, top: 0, width: 605, height: 807 };
    const narrow = { stage: { width: 1440, height: 807 }, photo: upright, selection: null };
    expect(
      placeDrawer({
        ...narrow,
        tools: [
          [223, 275],
          [880, 1056],
        ],
      }),
    ).toBe(1440 - DRAWER);
  });

  it('leaves the bar its room, on tools where it must', () => {
    const small = { left: 52, top: 0, width: 580, height: 435 };
    const tablet = { stage: { width: 768, height: 931 }, photo: small, selection: null };
    expect(
      placeDrawer({
        ...tablet,
        tools: [
          [0, 52],
          [632, 768],
        ],
      }),
    ).toBe(768 - DRAWER);
  });
});
