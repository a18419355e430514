import { describe, expect, it } from 'vitest';
import { Chance } from './chance.ts';
import { CEILING_PLANE, CLASSES, classId, FLOOR_PLANE, NO_PLANE, PLANES } from './labels.ts';
import { buildPools } from './models/pools.ts';
import { npyHeader } from './npy.ts';
import { posedRooms } from './posed-rooms.ts';
import { planeNames, turnFromBackWall } from './render/labels-of-view.ts';
import { renderRoom, type LabelledRoom } from './render/render-room.ts';
import { horizonOf, viewOf } from './render/view.ts';
import { drawRoom, emptied } from './room/draw-room.ts';

const SIZE = { width: 48, height: 36 };
const pools = buildPools(new Chance(4));

function labelled(count: number): LabelledRoom[] {
  const rooms: LabelledRoom[] = [];
  for (let seed = 1; rooms.length < count; seed++) {
    const room = renderRoom(drawRoom(seed, pools, SIZE), SIZE, { seed, looks: 2 });
    if (room) rooms.push(room);
  }
  return rooms;
}

describe('a labelled room', () => {
  const rooms = labelled(14);

  it('is the same for the same seed and another for another', () => {
    const again = labelled(2);
    expect(again[0]).toEqual(rooms[0]);
    expect(again[1]!.photos[0]).not.toEqual(again[0]!.photos[0]);
  });

  it('looks different in every look, under the same labels', () => {
    for (const { photos, classes } of rooms) {
      expect(photos[0]).not.toEqual(photos[1]);
      expect(classes).toHaveLength(SIZE.width * SIZE.height);
    }
  });

  it('puts surfaces on their planes and furniture on none', () => {
    for (const { classes, planes } of rooms) {
      classes.forEach((kind, i) => {
        if (kind === classId('floor') || kind === classId('rug')) expect(planes[i]).toBe(FLOOR_PLANE);
        if (kind === classId('sofa') || kind === classId('bed')) expect(planes[i]).toBe(NO_PLANE);
        if (kind === classId('painting')) expect(planes[i]).toBeGreaterThan(CEILING_PLANE);
        expect(planes[i]).toBeLessThan(PLANES.length);
      });
    }
  });

  it('numbers things and leaves the room itself at nought', () => {
    for (const { classes, things } of rooms) {
      classes.forEach((kind, i) => {
        const isShell = ['floor', 'wall', 'ceiling'].includes(CLASSES[kind]!);
        if (isShell) expect(things[i]).toBe(0);
        if (kind === classId('sofa') || kind === classId('lamp')) expect(things[i]).toBeGreaterThan(0);
      });
    }
  });

  it('knows its camera: the floor lies below the horizon and the ceiling above it', () => {
    for (const { planes, camera } of rooms) {
      planes.forEach((plane, i) => {
        const across = (i % SIZE.width) + 0.5 - SIZE.width / 2;
        const horizon = camera.horizon * SIZE.height + across * Math.tan(camera.roll);
        const below = Math.floor(i / SIZE.width) + 0.5 - horizon;
        if (plane === FLOOR_PLANE) expect(below).toBeGreaterThan(-1);
        if (plane === CEILING_PLANE) expect(below).toBeLessThan(1);
      });
    }
  });
});

describe('the horizon', () => {
  it('runs through whatever lies at the height of the eye, pitched and rolled', () => {
    const camera = { at: [0, 1.5, 0], yaw: 0.4, pitch: -0.2, roll: 0.08, focal: 40 } as const;
    const { right, up, ahead } = viewOf(camera, SIZE, 1);
    for (const yaw of [0, 0.4, 0.8]) {
      const towards = [Math.sin(yaw), 0, Math.cos(yaw)];
      const along = (axis: readonly number[]): number =>
        towards.reduce((sum, value, k) => sum + value * axis[k]!, 0);
      const across = (camera.focal * along(right)) / along(ahead);
      const y = SIZE.height / 2 - (camera.focal * along(up)) / along(ahead);
      const horizon = horizonOf(camera, SIZE.height) * SIZE.height + across * Math.tan(camera.roll);
      expect(y).toBeCloseTo(horizon, 6);
    }
  });
});

describe('a posed room', () => {
  const request = { seed: 5, rooms: 3, side: 64 };
  const rooms = [...posedRooms(request)];

  it('is held as asked: tilted, portrait and wide in turn, within their angles', () => {
    expect(rooms.map(({ hold, width, height }) => [hold, width, height])).toEqual([
      ['tilted', 64, 48],
      ['portrait', 48, 64],
      ['wide', 64, 36],
    ]);
    for (const { camera } of rooms) {
      expect(Math.abs(camera.pitch)).toBeLessThan(0.35);
      expect(Math.abs(camera.roll)).toBeLessThan(0.088);
    }
  });

  it('is the same view furnished and empty, and the same for the same seed', () => {
    for (const { furnished, empty } of rooms) expect(furnished).not.toEqual(empty);
    expect([...posedRooms({ ...request, rooms: 1 })][0]).toEqual(rooms[0]);
  });

  it('loses its furniture and keeps its windows, doors and camera', () => {
    const room = drawRoom(3, pools, SIZE);
    const empty = emptied(room);
    expect(empty.things.length).toBeLessThan(room.things.length);
    expect(room.things.slice(0, empty.things.length)).toEqual(empty.things);
    expect(empty.camera).toEqual(room.camera);
  });
});

describe('the planes of a view', () => {
  const seen = (yaw: number) => viewOf({ at: [0, 1.5, 0], yaw, pitch: 0, roll: 0, focal: 40 }, SIZE, 1);
  const names = (yaw: number): (string | undefined)[] =>
    planeNames(seen(yaw))
      .slice(3)
      .map((plane) => PLANES[plane]);

  it('call the wall looked at the back wall and the others after the camera', () => {
    // Walls in order: -z, +x, +z, -x. Looking along +z, right is -x.
    expect(names(0)).toEqual([expect.anything(), 'left wall', 'back wall', 'right wall']);
    expect(names(Math.PI)).toEqual(['back wall', 'right wall', expect.anything(), 'left wall']);
    expect(names(Math.PI / 2 + 0.3)[1]).toBe('back wall');
  });

  it('tell the turn from the nearest wall, within an eighth of a circle', () => {
    expect(turnFromBackWall(seen(Math.PI / 2 + 0.3))).toBeCloseTo(0.3, 6);
    expect(turnFromBackWall(seen(-0.2))).toBeCloseTo(-0.2, 6);
  });
});

describe('models', () => {
  it('are whole: finite places, parts and classes that exist', () => {
    for (const [sort, models] of Object.entries(pools)) {
      for (const { positions, parts, classes, height } of models) {
        expect(positions.every(Number.isFinite), sort).toBe(true);
        expect(Math.max(...parts), sort).toBeLessThan(classes.length);
        expect(parts.length, sort).toBeGreaterThan(3);
        expect(height, sort).toBeLessThan(4);
      }
    }
  });

  it('show every class that is a thing', () => {
    const shown = new Set(
      Object.values(pools).flatMap((models) => models.flatMap(({ classes }) => [...classes])),
    );
    // Those that are not drawn from pools hang on walls or are the room itself.
    const elsewhere = ['ceiling', 'wall', 'floor', 'window', 'rug', 'painting', 'door', 'mirror'];
    expect(CLASSES.filter((name) => !shown.has(classId(name)) && !elsewhere.includes(name))).toEqual([]);
  });
});

describe("NumPy's format", () => {
  it('has a header of whole 64 bytes that says type and shape', () => {
    const header = npyHeader('|u1', [3, 144, 192]);
    expect(header.length % 64).toBe(0);
    expect(header.toString('latin1', 1, 6)).toBe('NUMPY');
    expect(header.readUInt16LE(8)).toBe(header.length - 10);
    expect(header.toString('latin1', 10).trim()).toBe(
      "{'descr': '|u1', 'fortran_order': False, 'shape': (3, 144, 192,), }",
    );
  });
});
