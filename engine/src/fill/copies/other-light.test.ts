import { describe, expect, test } from 'vitest';
import { levelCamera } from '../../room/camera/testing/level-camera.ts';
import { directionsOfSides, type RoomLayout } from '../../room/layout/layout.ts';
import { FEATURES, Kind, TEXTURES, type Ground } from './ground.ts';
import { followIntoOtherLight } from './other-light.ts';

const { FLOOR, WALL, THING, UNKNOWN } = Kind;
const WIDTH = 120;
/** A row of the picture each, six of wall over six of floor; the hole is the last column. */
const HEIGHT = 12;
const camera = levelCamera({ focal: 12, horizon: 4, yaw: 0, centre: WIDTH / 2 });
const layout: RoomLayout = {
  camera,
  distance: [1, 3, 6, 30, 30, 30],
  towards: directionsOfSides(camera),
  trust: 1,
};

interface Row {
  readonly at: number;
  readonly kinds: readonly number[];
  readonly tones: readonly (readonly [number, number, number])[];
  readonly textures?: readonly number[];
  /** Places along the row that show a thing which others lie on. */
  readonly held?: readonly number[];
}

/** All unknown and black but for one row, from its left. */
function foundAlong({
  at,
  kinds,
  tones,
  textures = [],
  held = [],
}: Row): ReturnType<typeof followIntoOtherLight> {
  const from = at * WIDTH;
  const kind = new Int16Array(WIDTH * HEIGHT).fill(UNKNOWN);
  kind.set(kinds, from);
  const colour = new Float32Array(3 * kind.length);
  colour.set(tones.flat(), 3 * from);
  const feature = new Float32Array(FEATURES * kind.length);
  kinds.forEach((_, k) => (feature[FEATURES * (from + k) + TEXTURES] = textures[k] ?? 1));
  const isOpen = Uint8Array.from(kind, (_, cell) => (cell % WIDTH === WIDTH - 1 ? 1 : 0));
  const instance = new Int16Array(kind.length).fill(-1);
  for (const k of held) instance[from + k] = 0;
  const ground: Ground = {
    ...{ width: WIDTH, height: HEIGHT, step: 1, colour, feature, isOpen, kind, instance },
    surface: new Int16Array(kind.length),
  };
  return followIntoOtherLight(ground, { layout, holders: new Set([0]) });
}

function kindsAlong(row: Row): number[] {
  const from = row.at * WIDTH;
  return [...foundAlong(row).kind.slice(from, from + row.kinds.length)];
}

/** From brown floor at the left to the hole: so many levels of green a cell. */
const brown = (levels: readonly number[]) =>
  levels.map((level): [number, number, number] => [1.3 * level, level, 0.7 * level]);
const near = WIDTH - 1;
const beside = (kinds: readonly number[]): number[] => [
  ...Array<number>(near - kinds.length).fill(UNKNOWN),
  ...kinds,
];
const levels = (values: readonly number[]): number[] => [
  ...Array<number>(near - values.length).fill(0),
  ...values,
];

describe('floor in another light than around', () => {
  const at = 10;
  const things = beside([FLOOR, THING, THING]);

  test.each([
    ['behind an edge', brown(levels([120, 60, 60])), undefined],
    [
      'of another hue',
      brown(levels([120, 110, 0])).map((own, k) => (k === near - 1 ? ([80, 100, 130] as const) : own)),
      undefined,
    ],
    ['far smoother', brown(levels([120, 110, 100])), levels([20, 20, 4])],
    ['far rougher', brown(levels([120, 110, 100])), levels([1, 1, 12])],
  ])('is not what lies %s', (_, tones, textures) => {
    const kinds = kindsAlong({ at, kinds: things, tones, ...(textures && { textures }) });
    expect(kinds.at(-1)).toBe(THING);
  });

  test('does not rise above the horizon', () => {
    const kinds = kindsAlong({ at: 2, kinds: things, tones: brown(levels([120, 110, 100])) });
    expect(kinds.slice(-2)).toEqual([THING, THING]);
  });

  test('is no wall where the room has floor', () => {
    const kinds = beside([WALL, THING, THING]);
    const tones = brown(levels([120, 110, 100]));
    expect(kindsAlong({ at, kinds, tones }).slice(-2)).toEqual([THING, THING]);
    expect(kindsAlong({ at: 3, kinds, tones }).slice(-2)).toEqual([WALL, WALL]);
  });

  test('is followed into a soft shadow, and into glare', () => {
    for (const tones of [
      [120, 110, 100],
      [120, 132, 145],
    ])
      expect(kindsAlong({ at, kinds: things, tones: brown(levels(tones)) }).slice(-3)).toEqual([
        FLOOR,
        FLOOR,
        FLOOR,
      ]);
  });

  test('is no bed or table that others lie on, however alike', () => {
    const tones = brown(levels([120, 110, 100]));
    expect(kindsAlong({ at, kinds: things, tones, held: [near - 2, near - 1] }).slice(-2)).toEqual([
      THING,
      THING,
    ]);
  });

  test('is told from floor that passes for a thing in the same light', () => {
    const { kind, isOtherLight } = foundAlong({ at, kinds: things, tones: brown(levels([120, 112, 95])) });
    const last = at * WIDTH + near - 1;
    expect([...kind.slice(last - 1, last + 1)]).toEqual([FLOOR, FLOOR]);
    expect([...isOtherLight.slice(last - 1, last + 1)]).toEqual([0, 1]);
  });

  test('is followed to where light of a sky on top has taken its hue away, not to paler stuff', () => {
    const kinds = beside([FLOOR, ...Array<number>(6).fill(THING)]);
    const under = (gain: readonly [number, number, number]) =>
      Array.from({ length: near }, (_, x) =>
        [170, 110, 50].map((own, c) => own + Math.max(0, x - near + 7) * gain[c]!),
      ) as [number, number, number][];
    const last = (gain: readonly [number, number, number]) =>
      kindsAlong({ at, kinds, tones: under(gain) }).at(-1);
    expect(last([8, 9, 10])).toBe(FLOOR);
    expect(last([2, 6, 6])).toBe(THING);
  });
});
