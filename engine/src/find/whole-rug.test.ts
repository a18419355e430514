import { describe, expect, it } from 'vitest';
import { prepareSelection, type SelectionGround } from './prepare-selection.ts';
import type { PixelImage } from '../pixels.ts';
import { createRandom } from '../random.ts';
import { floorPlaneOf, toFloor } from '../room/camera/floor-plane.ts';
import { levelCamera } from '../room/camera/testing/level-camera.ts';
import { NETWORK_CLASSES } from '../room/network/classes.ts';
import { clearRoom } from '../room/testing/clear-room.ts';
import { findMovables } from '../clear/find-movables.ts';
import { selectRegion } from './select-region.ts';
import { findOutlinedRug, findWholeRug } from './whole-rug.ts';

const SIZE = { width: 320, height: 240 };
const camera = levelCamera({ focal: 250, horizon: 90, yaw: 0, centre: 160 });
const plane = floorPlaneOf(camera);
/** The wall's foot is row 140. */
const distance = [1, 1.2, 5, 9, 9, 9];
const [FLOOR, RUG] = [NETWORK_CLASSES.indexOf('floor'), NETWORK_CLASSES.indexOf('rug')] as const;

type Place = readonly [x: number, z: number];

/** The place on the floor that a pixel shows; null where it shows the wall. */
function placeAt(x: number, y: number): Place | null {
  const at = new Float64Array(2);
  if (y < 140 || !toFloor(plane, { x: x + 0.5, y: y + 0.5 }, at)) return null;
  return [at[0]!, at[1]!];
}

/** A rug, turned a little against the room. */
const isOnRug = ([x, z]: Place): boolean => {
  const [u, v] = [x * Math.cos(0.2) + z * Math.sin(0.2), z * Math.cos(0.2) - x * Math.sin(0.2)];
  return u > -0.5 && u < 1.3 && v > 1.9 && v < 3.1;
};

/** Boards, and on them a rug with a pattern whose right half lies in shadow. */
function drawFloor(hasRug: boolean): PixelImage {
  const random = createRandom(4);
  const data = new Uint8Array(SIZE.width * SIZE.height * 4).fill(255);
  for (let i = 0; i < SIZE.width * SIZE.height; i++) {
    const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)];
    const place = placeAt(x, y);
    data.set(
      colourAt(place, hasRug).map((value) => value * (x > 190 ? 0.6 : 1) + 4 * (random() - 0.5)),
      4 * i,
    );
  }
  return { ...SIZE, data };
}

function colourAt(place: Place | null, hasRug: boolean): number[] {
  if (!place) return [210, 212, 210];
  const [x, z] = place;
  if (hasRug && isOnRug(place)) {
    const isDark = (Math.floor(6 * x) + Math.floor(6 * z)) % 2 === 0;
    return isDark ? [170, 90, 95] : [215, 190, 190];
  }
  return Math.floor(8 * x) % 2 === 0 ? [150, 112, 72] : [158, 120, 80];
}

/** The network sees a rug on the lit half alone, and there it sees some beside it, too. */
function seen(picture: PixelImage, sees: (x: number, y: number) => number): SelectionGround {
  const ground = prepareSelection(picture, clearRoom(picture, { camera, distance }));
  const { graph } = ground.cut;
  for (let region = 0; region < graph.count; region++) {
    const from = region * NETWORK_CLASSES.length;
    if (ground.classShares[from + FLOOR]! < 0.5) continue;
    const share = sees(graph.centreX[region]!, graph.centreY[region]!);
    ground.classShares[from + RUG] = share;
    ground.classShares[from + FLOOR] = 1 - share;
  }
  return ground;
}

const litHalf = (x: number, y: number): number => (x > 60 && x < 185 && y > 160 ? 0.75 : 0.1);
const isRugAt = (x: number, y: number): boolean => {
  const place = placeAt(x, y);
  return place !== null && isOnRug(place);
};

/** How well the first guess and every other one meet the rug or the floor beside it, which words name. */
function overlapsOf(ground: SelectionGround, words: 'the rug' | 'the floor', isToGo = false): number[] {
  const { mask, alternatives } = selectRegion(ground, { words, points: [], box: null, isToGo });
  const wanted = words === 'the rug';
  return [mask, ...alternatives.map((one) => one.mask)].map(({ data }) => {
    let [both, either] = [0, 0];
    data.forEach((value, i) => {
      const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)];
      const isMeant = placeAt(x, y) !== null && isRugAt(x, y) === wanted;
      if (isMeant && value > 127) both++;
      if (isMeant || value > 127) either++;
    });
    return both / either;
  });
}

describe('a rug of which the network sees the lit half', () => {
  const ground = seen(drawFloor(true), litHalf);

  it('is found whole, and the floor beside it is not taken along', () => {
    const { graph } = ground.cut;
    const rug = findWholeRug(ground);
    let [on, found, strange] = [0, 0, 0];
    graph.label.forEach((region, i) => {
      const isRug = isRugAt(i % graph.width, Math.floor(i / graph.width));
      if (isRug) on++;
      const isFound = rug?.isRug[region] === 1;
      if (isFound && isRug) found++;
      else if (isFound) strange++;
    });
    expect(found / on).toBeGreaterThan(0.93);
    expect(strange / on).toBeLessThan(0.08);
  });

  it('goes as one thing when the room is emptied', () => {
    const { things, mask } = findMovables(ground, 'empty');
    expect(things.filter(({ kind, isTaken }) => kind === 'rug' && isTaken)).toHaveLength(1);
    let [on, gone, off, lost] = [0, 0, 0, 0];
    for (let i = 0; i < mask.data.length; i++) {
      const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)];
      if (isRugAt(x, y)) [on, gone] = [on + 1, gone + (mask.data[i] === 255 ? 1 : 0)];
      else if (placeAt(x, y)) [off, lost] = [off + 1, lost + (mask.data[i] === 255 ? 1 : 0)];
    }
    expect(gone / on).toBeGreaterThan(0.95);
    expect(lost / off).toBeLessThan(0.12);
  });
});

it('a bare floor that the network takes for a rug in part shows none', () => {
  expect(findWholeRug(seen(drawFloor(false), litHalf))).toBeNull();
});

describe('a rug that the network does not see at all', () => {
  const ground = seen(drawFloor(true), () => 0.05);

  it('is not made up', () => {
    expect(findWholeRug(ground)).toBeNull();
  });

  it.each(['the rug', 'the floor'] as const)(
    'is told from the floor where somebody speaks of %s',
    (words) => {
      expect(overlapsOf(ground, words)[0]).toBeGreaterThan(0.8);
    },
  );
});

it('a rug with an outline that the network does not see goes, and not the floor', () => {
  expect(
    overlapsOf(
      seen(drawFloor(true), () => 0.05),
      'the rug',
      true,
    )[0],
  ).toBeGreaterThan(0.7);
});

it('a rug with an outline is found without a question', () => {
  const ground = seen(drawFloor(true), () => 0.05);
  const confidence = (words: string): number =>
    selectRegion(ground, { words, points: [], box: null }).confidence;
  expect(confidence('the rug')).toBeGreaterThan(0.6);
  expect(confidence('the floor')).toBeLessThan(0.6);
});

it('a rectangle of which the network sees less than beside it is offered, and not put first', () => {
  const beside = seen(drawFloor(true), (x, y) => (isRugAt(x, y) ? 0.05 : 0.35));
  const [first, ...others] = overlapsOf(beside, 'the rug');
  expect(first).toBeLessThan(0.6);
  expect(Math.max(...others)).toBeGreaterThan(0.8);
});

it('a floor half in shadow has no rug', () => {
  expect(findOutlinedRug(seen(drawFloor(false), () => 0.05))).toBeNull();
});
