import { expect, it } from 'vitest';
import { hasDrawerRoom, placeBar, type Selection } from './place-bar.ts';

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
  expect(widestBy({ seen: 700 })).toBe(700 - 24);
  expect(widestBy({ width: 600, height: 480 })).toBe(600 - 24);
  expect(widestBy({ width: 600, height: 600 })).toBeNull();
});

it('a narrow photo never pushes it off the stage', () => {
  const narrow = { left: 60, top: 0, width: 300, height: 700 };
  const { left } = placeBar({ stage, photo: narrow, selection: null, bar });
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left + bar.width).toBeLessThanOrEqual(stage.width);
});

it('keeps clear of what covers the photo’s side', () => {
  const covered = { ...photo, seen: 800 };
  const { left } = placeBar({ stage, photo: covered, selection: [0.8, 0.1, 0.9, 0.2], bar });
  expect(left + bar.width).toBeLessThanOrEqual(60 + 800);
});

it('a drawer is folded out at first only where it covers nothing of the photo', () => {
  expect(hasDrawerRoom({ width: 1440, height: 900 }, 3 / 2)).toBe(false);
  expect(hasDrawerRoom({ width: 1440, height: 900 }, 3 / 4)).toBe(true);
  expect(hasDrawerRoom({ width: 1920, height: 900 }, 3 / 2)).toBe(true);
});
