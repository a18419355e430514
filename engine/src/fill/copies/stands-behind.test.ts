import { describe, expect, test } from 'vitest';
import { NOTHING } from '../../layout/surface-map.ts';
import { levelCamera } from '../../room/camera/testing/level-camera.ts';
import { directionsOfSides, type RoomLayout } from '../../room/layout/layout.ts';
import { FEATURES, Kind, type Ground } from './ground.ts';
import { islandsOf } from '../../mask/islands.ts';
import { completeBehind } from './stands-behind.ts';

const KINDS: Record<string, number> = {
  w: Kind.WALL,
  f: Kind.FLOOR,
  t: Kind.THING,
  // Open cells, with what the map says goes on there.
  W: Kind.WALL,
  F: Kind.FLOOR,
  // The rim, of which the map says nothing.
  '?': Kind.UNKNOWN,
};
const camera = levelCamera({ focal: 20, horizon: 1, yaw: 0, centre: 8 });
const layout: RoomLayout = {
  camera,
  distance: [1, 3, 30, 30, 30, 30],
  towards: directionsOfSides(camera),
  trust: 1,
};

/** How likely floor and things lie behind the hole. */
interface Chances {
  readonly floorShare: number;
  readonly thingShare: number;
  /** Numbers of things that others lie on. */
  readonly holders?: readonly number[];
}
const UNSURE: Chances = { floorShare: 0.5, thingShare: 0.5 };

/** Capitals are the hole. */
function groundOf(rows: readonly string[]): Ground {
  const cells = rows.join('');
  return {
    width: rows[0]!.length,
    height: rows.length,
    step: 1,
    colour: new Float32Array(3 * cells.length),
    feature: new Float32Array(FEATURES * cells.length),
    isOpen: Uint8Array.from(cells, (cell) => (cell === cell.toUpperCase() ? 1 : 0)),
    kind: Int16Array.from(cells, (cell) => KINDS[cell]!),
    surface: Int16Array.from(cells, (cell) => (cell === '?' ? NOTHING : 0)),
    instance: Int16Array.from(cells, (cell) => (cell === 't' ? 0 : -1)),
  };
}

function completed(rows: readonly string[], likely = UNSURE): string[] {
  return rowsOf(groundOf(rows), likely);
}

function rowsOf(ground: Ground, likely: Chances): string[] {
  const everywhere = (share: number): Float32Array => new Float32Array(ground.kind.length).fill(share);
  const { kind } = completeBehind(ground, islandsOf(ground), {
    layout,
    likely: {
      floorShare: everywhere(likely.floorShare),
      thingShare: everywhere(likely.thingShare),
      openingShare: everywhere(0),
      holders: new Set(likely.holders),
    },
  });
  const names = 'fwot?h';
  const all = [...kind].map((own) => names[own]!).join('');
  return Array.from({ length: ground.height }, (_, y) => all.slice(y * ground.width, (y + 1) * ground.width));
}

/** A hole before a thing that stands on the floor, and one that lies on a thing. */
const SIDEBOARD = [
  'wwwwwwwwwwwwwwww',
  'tttttttttttttttt',
  'tttttWWWWWWttttt',
  'tttttWWWWWWttttt',
  'fffffFFFFFFfffff',
  'fffffFFFFFFfffff',
];
const ON_THING = ['tttttttttttttttt', 'tttttWWWWWWttttt', 'tttttFFFFFFttttt', 'tttttttttttttttt'];
const ON_RUG = [...ON_THING, 'tttttttttttttttt'];

describe('what goes on in a hole', () => {
  test('is the thing that stands behind, down to its foot as seen beside the hole', () => {
    expect(completed(SIDEBOARD)[3]).toBe('tttttttttttttttt');
    expect(completed(SIDEBOARD)[4]).toBe('ffffffffffffffff');
  });

  test('is no thing that stands on what is taken away', () => {
    const rows = [
      'wwwwwwwwwwwwwwww',
      'wwwwwwwttwwwwwww',
      'wwwwwWWWWWWwwwww',
      'wwwwwWWWWWWwwwww',
      'fffffFFFFFFfffff',
      'ffffffffffffffff',
    ];
    expect(completed(rows)[2]).toBe('wwwwwwwwwwwwwwww');
  });

  test('is the thing that the hole lies on', () => {
    expect(completed(ON_THING)[2]).toBe('tttttttttttttttt');
  });

  test('is whatever fits where all around passes for a thing and neither that nor floor is likely', () => {
    expect(completed(ON_THING, { floorShare: 0.6, thingShare: 0.35 })[2]).toBe('ttttt??????ttttt');
    expect(completed(ON_THING, { floorShare: 0.9, thingShare: 0.6 })[2]).toBe('tttttttttttttttt');
  });

  test('is the floor that passes for a thing around it, as far as it looks the same', () => {
    const ground = groundOf(ON_RUG);
    ground.colour.fill(200);
    ground.feature.fill(1);
    const seat = 3 * ON_RUG[0]!.length * 2 + 3 * 4;
    ground.colour.fill(60, seat + 1, seat + 3);
    const rows = rowsOf(ground, { floorShare: 0.9, thingShare: 0.45 });
    expect(rows[2]).toBe('tttftffffffffttt');
    expect(rows[1]).toBe('tttffffffffffttt');
  });

  test('is the bed or table that lies below, up to the line between where it is seen at both ends', () => {
    const rows = [
      'wwwwwwwwwwwwwwww',
      'wwwwWWWWWWwwwwww',
      'wwwwWWWWWWtttttt',
      'wwwwWWWWWWtttttt',
      'tttttttttttttttt',
    ];
    expect(completed(rows)[3]).toBe('wwwwwwwwwwtttttt');
    const held = completed(rows, { ...UNSURE, holders: [0] });
    expect(held.slice(1, 4)).toEqual(['wwwwwwwwwwwwwwww', 'wwwwwwwwwwtttttt', 'wwwwwwwttttttttt']);
    expect(completed(ON_THING, { floorShare: 0.9, thingShare: 0.1, holders: [0] })[2]).toBe(
      'tttttttttttttttt',
    );
  });

  test('is floor where a row shows floor on both sides', () => {
    const rows = [
      'wwwwwwwwwwwwwwww',
      'wwwwwwwwwwwwwwww',
      'fffffWWWWWWfffff',
      'fffffWWWWWWfffff',
      'ffffffffffffffff',
      'ffffffffffffffff',
    ];
    expect(completed(rows).slice(2, 4)).toEqual(['ffffffffffffffff', 'ffffffffffffffff']);
  });

  test('is told apart in every island', () => {
    const rows = ['wwwwwwwwwwwwwwww', 'wWWwwwwwwwwwwWWw', 'wwwwwwwwwwwwwwww'];
    expect(islandsOf(groundOf(rows)).map((cells) => [...cells])).toEqual([
      [17, 18],
      [29, 30],
    ]);
  });

  test('is in the rim what goes on beside it, and stays unknown where nothing does', () => {
    const rows = ['wwwwwwww', 'wt?WWw?w', 'wt?WWwww', 'ft?FFfff', 'ffffffff'];
    expect(completed(rows)).toEqual(['wwwwwwww', 'wtwwww?w', 'wtwwwwww', 'ftffffff', 'ffffffff']);
  });

  test('goes on between its sides where it lies below, and wall above it', () => {
    const cushion = ['wwwwwwww', 'wwWWWWww', 'ttWWWWtt', 'ttWWWWtt', 'tttttttt'];
    const sofa = ['wwwwwwww', 'wwwwwwww', 'tttttttt', 'tttttttt', 'tttttttt'];
    expect(completed(cushion, { floorShare: 0.1, thingShare: 0.2 })).toEqual(sofa);
    expect(completed(cushion, { floorShare: 0.1, thingShare: 0.05 })[3]).toBe('ttwwwwtt');
    const beside = ['wwwwwwww', 'wwWWWWww', 'ttWWWWww', 'ttWWWWww', 'tttttttt'];
    expect(completed(beside, { floorShare: 0.1, thingShare: 0.2 })[3]).toBe('ttwwwwww');
  });

  test('does not go on where what stands on it looks unlike it', () => {
    const rows = ['wwwwwwww', 'ttWWWWtt', 'tttttttt'];
    const ground = groundOf(rows);
    ground.colour.fill(200, 3 * 16);
    expect(rowsOf(ground, { floorShare: 0.1, thingShare: 0.2 })[1]).toBe('ttwwwwtt');
  });

  test('is no thing where none is likely', () => {
    expect(completed(SIDEBOARD, { floorShare: 0.1, thingShare: 0.05 })[3]).toBe('tttttwwwwwwttttt');
    expect(completed(ON_THING, { floorShare: 0.9, thingShare: 0.05 })[2]).toBe('tttttffffffttttt');
  });

  test('is wall between floors where that is likely, and no guess where it is', () => {
    const between = ['wwwwwwww', 'ffWWWWff', 'ffffffff'];
    expect(completed(between)[1]).toBe('ffffffff');
    expect(completed(between, { floorShare: 0.1, thingShare: 0.5 })[1]).toBe('ffwwwwff');
    const unseen = ['tttttttt', 'tttWWttt', 'tttttttt'];
    expect(completed(unseen, { floorShare: 0.5, thingShare: 0 })[1]).toBe('ttt??ttt');
    expect(completed(unseen, { floorShare: 0.1, thingShare: 0 })[1]).toBe('tttwwttt');
  });
});
