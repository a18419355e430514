import { beforeAll, describe, expect, it } from 'vitest';
import type { Piece } from '../furniture/catalogue.ts';
import type { Kind } from '../lexicon/kinds.ts';
import type { Mask, PixelImage } from '../pixels.ts';
import type { Opening } from '../room/find-openings.ts';
import { sideAt, SIDES } from '../room/layout/layout.ts';
import { NETWORK_CLASSES, type NetworkClass } from '../room/network/classes.ts';
import { seeRoom, type Room } from '../room/see-room.ts';
import { renderSampleRoom } from '../sample/render-sample-room.ts';
import { Mesh } from '../scene/mesh.ts';
import { paint } from '../scene/materials/hard.ts';
import { addBox } from '../scene/shapes/rounded-box.ts';
import { arrangePut } from './arrange-put.ts';
import { standingOf } from './arrangement.ts';
import { hullOf, maskOfPlace } from './place.ts';
import { cornersOf, pointsOf, seenAt } from './projected.ts';

const [WIDTH, HEIGHT] = [480, 360];
let photo: PixelImage;
let room: Room;
beforeAll(() => {
  photo = renderSampleRoom({ room: 'dining', width: WIDTH, height: HEIGHT, seed: 3, samples: 4 });
  const seen = seeRoom(photo);
  // The camera and the box that the room was rendered with: what is tested is where things go, not how those are guessed.
  const camera = {
    focal: 0.66 * WIDTH,
    centreX: WIDTH / 2,
    centreY: 0.44 * HEIGHT,
    pitch: 0,
    roll: 0,
    yaw: 0.26,
    trust: 1,
  };
  const distance = [1, 1, 3.96, 2.5, 1.07, 0.18];
  room = { ...seen, camera, layout: { ...seen.layout, camera, distance } };
});

/** A box as large as some furniture, its foot on the floor. */
function boxPiece(width: number, height: number, depth: number): Piece {
  const build = (): Mesh => {
    const mesh = new Mesh();
    addBox(
      mesh,
      { centre: [0, height / 2, 0], size: [width, height, depth], radius: 0.01 },
      mesh.material(paint([0.5, 0.5, 0.5])),
    );
    return mesh;
  };
  return { support: 'floor', isRound: false, sizes: [build] };
}

function marked(left: number, top: number, right: number, bottom: number): Mask {
  const data = new Uint8Array(WIDTH * HEIGHT);
  for (let y = top; y < bottom; y++) data.fill(255, y * WIDTH + left, y * WIDTH + right);
  return { width: WIDTH, height: HEIGHT, data };
}

/** No thing is told from another. */
const alike = () => ({ ...room.things, thingAt: room.things.thingAt.map(() => -1) });

/** The same room in which nothing but one kind is seen. */
function showing(kind: NetworkClass): Room {
  const own = NETWORK_CLASSES.indexOf(kind);
  return {
    ...room,
    classShares: room.classShares.map((_, i) => (i % NETWORK_CLASSES.length === own ? 1 : 0)),
    things: alike(),
  };
}

/** The same room as somebody sees it who tells every place what it shows. */
function holding(kindAt: (x: number, y: number) => NetworkClass): Room {
  const { graph } = room;
  const classShares = new Float32Array(graph.count * NETWORK_CLASSES.length);
  for (let region = 0; region < graph.count; region++) {
    const x = ((graph.centreX[region]! + 0.5) * WIDTH) / graph.width;
    const y = ((graph.centreY[region]! + 0.5) * HEIGHT) / graph.height;
    classShares[region * NETWORK_CLASSES.length + NETWORK_CLASSES.indexOf(kindAt(x, y))] = 1;
  }
  return { ...room, classShares, planeShares: room.planeShares.map(() => 0), things: alike() };
}

/** A larger one, whose box is known. */
function roomy(kind: NetworkClass): Room {
  const seen = showing(kind);
  const layout = { ...seen.layout, distance: [1, 0.8, 2.5, 1.5, 3, 2], trust: 0.9 };
  return { ...seen, layout };
}

const SOFA = boxPiece(2, 0.85, 0.9);
/** With a head at its back. */
const bedPiece = (head: number): Piece => ({
  support: 'floor',
  isRound: false,
  sizes: [
    () => {
      const mesh = new Mesh();
      const grey = mesh.material(paint([0.5, 0.5, 0.5]));
      for (const z of [-0.75, -0.25, 0.25, 0.75])
        addBox(mesh, { centre: [0, 0.25, z], size: [1.5, 0.5, 0.5], radius: 0.01 }, grey);
      addBox(mesh, { centre: [0, head / 2, -0.98], size: [1.5, head, 0.06], radius: 0.01 }, grey);
      return mesh;
    },
  ],
});
const BED = bedPiece(1.1);
const put = (mask: Mask, piece: Piece, kind: Kind = 'sofa', seen = room) =>
  arrangePut({ picture: photo, room: seen, mask, piece, kind, variant: 0, arrangement: null });

describe('what is put where something is marked', () => {
  it('goes nowhere when nothing is marked', () => {
    expect(put(marked(0, 0, 0, 0), SOFA)).toBeNull();
  });

  it('is told to be too narrow a place rather than made a toy', () => {
    expect(put(marked(220, 250, 250, 300), SOFA)?.suits).toBe('narrow');
    expect(put(marked(120, 200, 360, 320), SOFA)?.suits).toBe('well');
  });

  it('is as high as it is itself, whatever stands on it as decoration', () => {
    const build = (): Mesh => {
      const mesh = boxPiece(1.2, 0.75, 1.2).sizes[0]!();
      mesh.ownVertices = mesh.vertexCount;
      addBox(
        mesh,
        { centre: [0, 0.95, 0], size: [0.1, 0.4, 0.1], radius: 0.01 },
        mesh.material(paint([1, 1, 1])),
      );
      return mesh;
    };
    const mask = marked(140, 220, 340, 320);
    const bare = put(mask, boxPiece(1.2, 0.75, 1.2), 'dining table')!;
    const dressed = put(mask, { support: 'floor', isRound: false, sizes: [build] }, 'dining table')!;
    expect(dressed.arrangement).toEqual(bare.arrangement);
    expect(Math.min(...dressed.place.map(([, y]) => y))).toBeLessThan(
      Math.min(...bare.place.map(([, y]) => y)) - 10,
    );
  });

  it('fills a mark on bare floor where nothing tells that the photo was not taken from knee height', () => {
    const floor = showing('floor');
    const unseen = { ...floor, planeShares: floor.planeShares.map(() => 0), openings: [] };
    const door: Opening = {
      ...{ kind: 'door', wall: 'back wall', trust: 0.9 },
      ...{ left: 0, right: 1, bottom: 0, top: 1.5 },
    };
    const fills = (seen: Room): number =>
      put(marked(190, 170, 330, 330), boxPiece(0.5, 0.45, 0.5), 'pouf', seen)!.arrangement.scale;
    expect(fills(unseen)).toBeGreaterThan(1.8);
    expect(fills({ ...unseen, openings: [door] })).toBeLessThan(1.35);
  });

  it('stands on a low mark on bare floor at its own size, and the place reaches as high', () => {
    const on = (seen: NetworkClass, mask: Mask) => put(mask, SOFA, 'sofa', showing(seen))!;
    const low = marked(60, 300, 420, 325);
    const { suits, arrangement, place, setting, mesh } = on('floor', low);
    expect([suits, arrangement.scale > 0.75]).toEqual(['well', true]);
    const { top, bottom } = seenAt(pointsOf(mesh), { setting, support: 'floor' }, arrangement);
    expect(bottom).toBeGreaterThan(300);
    expect(Math.min(...place.map(([, y]) => y))).toBeLessThan(top);
    expect(on('wall', low).suits).toBe('narrow');
    expect(on('floor', marked(200, 300, 260, 325)).suits).toBe('narrow');
  });

  it('stands, a lamp or a plant, where the lower end of a mark says, though furniture fills its upper end', () => {
    const half = holding((_, y) => (y < 280 ? 'bed' : 'floor'));
    const low = marked(200, 240, 280, 340);
    const tall = boxPiece(0.5, 1.8, 0.5);
    const { suits, arrangement } = put(low, tall, 'plant', half)!;
    expect([suits, arrangement.scale > 0.75]).toEqual(['well', true]);
    expect(
      put(
        low,
        tall,
        'plant',
        holding(() => 'bed'),
      )!.suits,
    ).toBe('narrow');
    expect(put(low, tall, 'wardrobe', half)!.suits).toBe('narrow');
  });

  it('takes the place of what has its shape, though that looks small by the camera', () => {
    const { setting, mesh } = put(marked(120, 200, 360, 320), SOFA)!;
    const small = { x: 0.5, y: 0.8, lift: 0, turn: (0.26 * 180) / Math.PI, scale: 0.5, variant: 0 };
    const outline = cornersOf(seenAt(pointsOf(mesh), { setting, support: 'floor' }, small));
    const mask = maskOfPlace(hullOf(outline), { width: WIDTH, height: HEIGHT });
    const suits = (seen: NetworkClass, piece: Piece) => put(mask, piece, 'sofa', showing(seen))?.suits;
    expect(suits('wall', SOFA)).toBe('narrow');
    expect(suits('sofa', boxPiece(2.4, 0.3, 2.4))).toBe('narrow');
    expect(suits('sofa', SOFA)).toBe('well');
  });

  it('stands where that stood, behind what hides its foot', () => {
    const { setting, mesh } = put(marked(120, 200, 360, 320), SOFA)!;
    const stood = { x: 0.5, y: 0.8, lift: 0, turn: (0.26 * 180) / Math.PI, scale: 0.9, variant: 0 };
    const { left, top, right, bottom, ...seen } = seenAt(
      pointsOf(mesh),
      { setting, support: 'floor' },
      stood,
    );
    const all = maskOfPlace(hullOf(cornersOf({ left, top, right, bottom, ...seen })), {
      width: WIDTH,
      height: HEIGHT,
    });
    // All but its left end stands behind something that reaches farther down.
    const isBefore = (x: number, y: number): boolean =>
      x > left + 0.2 * (right - left) && x < right + 20 && y > top + 0.55 * (bottom - top) && y < bottom + 25;
    const mask = {
      ...all,
      data: all.data.map((value, i) => (isBefore(i % WIDTH, Math.floor(i / WIDTH)) ? 0 : value)),
    };
    const footOf = (before: NetworkClass): number => {
      const known = holding((x, y) => {
        if (mask.data[Math.floor(y) * WIDTH + Math.floor(x)]! > 0) return 'sofa';
        return isBefore(x, y) ? before : 'floor';
      });
      const found = put(mask, SOFA, 'sofa', known)!;
      return seenAt(pointsOf(mesh), { setting, support: 'floor' }, found.arrangement).bottom;
    };
    const lowest = Math.floor(mask.data.lastIndexOf(255) / WIDTH);
    for (const before of ['chair', 'table'] as const)
      expect(Math.abs(footOf(before) - lowest), before).toBeLessThan(0.04 * (bottom - top));
    expect(lowest - footOf('floor')).toBeGreaterThan(0.07 * (bottom - top));
  });

  it('is told to be too narrow a place where hardly any of it would be seen behind what hides it', () => {
    // The end of a table and its leg at the photo's edge, before a sofa.
    const isTable = (x: number, y: number): boolean => (x < 40 && y >= 220 && y < 230) || (x < 8 && y >= 220);
    const all = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
      isTable(i % WIDTH, Math.floor(i / WIDTH)) ? 255 : 0,
    );
    const mask = { width: WIDTH, height: HEIGHT, data: all };
    const known = holding((x, y) => (isTable(x, y) ? 'table' : x < 200 && y > 220 ? 'sofa' : 'wall'));
    const { suits } = arrangePut({
      picture: photo,
      ...{
        room: known,
        mask,
        piece: boxPiece(1.6, 0.75, 0.9),
        kind: 'dining table',
        variant: 0,
        arrangement: null,
      },
    })!;
    expect(suits).toBe('narrow');
  });

  it('stands at the foot of what was far higher, and does not hover before its middle', () => {
    const { setting } = put(marked(120, 200, 360, 320), SOFA)!;
    const wardrobe = boxPiece(1.1, 1.9, 0.5).sizes[0]!;
    const stood = { x: 0.45, y: 0.8, lift: 0, turn: (0.26 * 180) / Math.PI, scale: 1, variant: 0 };
    const outline = seenAt(pointsOf(wardrobe()), { setting, support: 'floor' }, stood);
    const mask = maskOfPlace(hullOf(cornersOf(outline)), { width: WIDTH, height: HEIGHT });
    const known = holding((x, y) =>
      mask.data[Math.floor(y) * WIDTH + Math.floor(x)]! > 0 ? 'cabinet' : 'wall',
    );
    const piece = boxPiece(1.1, 0.5, 0.5);
    const { mesh, arrangement } = arrangePut({
      picture: photo,
      ...{ room: known, mask, piece, kind: 'sideboard', variant: 0, arrangement: null },
    })!;
    const { bottom } = seenAt(pointsOf(mesh), { setting, support: 'floor' }, arrangement);
    expect(Math.abs(bottom - outline.bottom)).toBeLessThan(0.04 * (outline.bottom - outline.top));
  });

  it('is turned as the bed that a rough mark was made over, though that shows its side', () => {
    const { setting } = put(marked(120, 200, 360, 320), SOFA)!;
    const turnFor = (turn: number): number => {
      const stood = { x: 0.5, y: 0.82, lift: 0, turn, scale: 1, variant: 0 };
      const outline = seenAt(pointsOf(BED.sizes[0]!()), { setting, support: 'floor' }, stood);
      const shape = maskOfPlace(hullOf(cornersOf(outline)), { width: WIDTH, height: HEIGHT });
      const isBed = (x: number, y: number): boolean => shape.data[Math.floor(y) * WIDTH + Math.floor(x)]! > 0;
      const seen = holding((x, y) => (isBed(x, y) ? 'bed' : 'wall'));
      const { width, height, list } = seen.things;
      const thingAt = seen.things.thingAt.map((_, i) =>
        isBed((((i % width) + 0.5) * WIDTH) / width, ((Math.floor(i / width) + 0.5) * HEIGHT) / height)
          ? 0
          : -1,
      );
      const things = { ...seen.things, thingAt, list: [{ ...list[0]!, kind: 'bed' as const }] };
      const [left, top, right, bottom] = [outline.left, outline.top, outline.right, outline.bottom].map(
        Math.round,
      );
      const rough = marked(left! - 8, top! - 8, right! + 8, bottom! + 3);
      return put(rough, BED, 'bed', { ...seen, things })!.arrangement.turn;
    };
    const yaw = (room.layout.camera.yaw * 180) / Math.PI;
    for (const turn of [yaw, yaw - 90, yaw + 90]) expect(turnFor(turn)).toBeCloseTo(turn);
  });

  it('is as large as what it takes the place of, though it is higher in parts', () => {
    const { setting } = put(marked(120, 200, 360, 320), SOFA)!;
    const stood = { x: 0.5, y: 0.82, lift: 0, turn: (0.26 * 180) / Math.PI, scale: 1, variant: 0 };
    const outline = seenAt(pointsOf(bedPiece(0.6).sizes[0]!()), { setting, support: 'floor' }, stood);
    const mask = maskOfPlace(hullOf(cornersOf(outline)), { width: WIDTH, height: HEIGHT });
    const { arrangement, place, mesh } = put(mask, BED, 'bed', showing('bed'))!;
    expect(arrangement.scale).toBeGreaterThan(0.9);
    const { top } = seenAt(pointsOf(mesh), { setting, support: 'floor' }, arrangement);
    expect(Math.min(...place.map(([, y]) => y))).toBeLessThanOrEqual(top + 1);
  });

  it('fills the place of a thing that the box of the room cuts', () => {
    const narrow = boxPiece(1, 0.85, 0.9).sizes[0]!;
    const wide = boxPiece(2, 0.85, 0.9).sizes[0]!;
    const { setting } = put(marked(120, 200, 360, 320), SOFA)!;
    const stood = { x: 0.5, y: 0.8, lift: 0, turn: (0.26 * 180) / Math.PI, scale: 1, variant: 0 };
    const outline = cornersOf(seenAt(pointsOf(wide()), { setting, support: 'floor' }, stood));
    const mask = maskOfPlace(hullOf(outline), { width: WIDTH, height: HEIGHT });
    const cut = roomy('sofa');
    const layout = { ...cut.layout, distance: [1, 0.8, 2.5, 0.2, 0.2, 2] };
    const sizes = [narrow, wide];
    const piece: Piece = { support: 'floor', isRound: false, sizes };
    const found = (kind: NetworkClass) =>
      arrangePut({
        picture: photo,
        ...{ room: { ...showing(kind), layout }, mask, piece, kind: 'sofa', variant: 0, arrangement: null },
      })!.arrangement.size;
    expect(found('sofa')).toBe(1);
    expect(found('floor')).toBe(0);
  });

  it('has its real size in a place that is far too large', () => {
    const { arrangement, suits } = put(marked(20, 60, 460, 350), boxPiece(0.5, 0.5, 0.5), 'side table')!;
    expect(arrangement.scale).toBeLessThan(1.35);
    expect(suits).toBe('small');
  });

  it('stands on the floor, its foot at the foot of what is marked', () => {
    const mask = marked(120, 200, 360, 320);
    const { setting, arrangement, mesh } = put(mask, SOFA)!;
    expect(standingOf(setting, 'floor', arrangement).base).toBeCloseTo(0);
    const { bottom } = seenAt(pointsOf(mesh), { setting, support: 'floor' }, arrangement);
    expect(bottom).toBeGreaterThan(320 - 0.4 * 120);
    expect(bottom).toBeLessThan(322);
  });

  it('lies within its place whole, also where what is marked is slanted', () => {
    const slanted = marked(120, 200, 360, 320);
    for (let y = 200; y < 240; y++) slanted.data.fill(0, y * WIDTH + 320 + (y - 200), (y + 1) * WIDTH);
    for (const mask of [marked(120, 200, 360, 320), slanted]) {
      const { setting, arrangement, mesh, place } = put(mask, SOFA)!;
      const { points } = seenAt(pointsOf(mesh), { setting, support: 'floor' }, arrangement);
      const allowed = maskOfPlace(place, mask);
      let inside = 0;
      for (let i = 0; i < points.length; i += 2)
        if (allowed.data[Math.floor(points[i + 1]!) * WIDTH + Math.floor(points[i]!)]! > 0) inside++;
      expect(inside / (points.length / 2)).toBeGreaterThan(0.99);
    }
  });

  it('runs along the walls', () => {
    const { arrangement } = put(marked(120, 200, 360, 320), SOFA)!;
    const quarters = (((arrangement.turn * Math.PI) / 180 - 0.26) / (Math.PI / 2)) % 1;
    expect(Math.min(Math.abs(quarters), 1 - Math.abs(quarters))).toBeLessThan(1e-6);
  });

  it('hangs on one wall where the mark goes on around the corner', () => {
    const bare = roomy('wall');
    const sideOf = (x: number, y: number) => SIDES[sideAt(bare.layout, x, y)]!;
    const row = 0.35 * HEIGHT;
    const columns = Array.from({ length: WIDTH - 160 }, (_, i) => i + 80);
    const corner = columns.find((x) => sideOf(x, row) !== sideOf(x - 1, row))!;
    const mask = marked(corner - 70, row - 40, corner + 45, row + 40);
    const build = () => boxPiece(0.9, 0.7, 0.03).sizes[0]!();
    const picture: Piece = { support: 'wall', isRound: false, sizes: [build] };
    const request = {
      picture: photo,
      room: bare,
      mask,
      piece: picture,
      kind: 'painting',
      variant: 0,
      arrangement: null,
    } as const;
    const { setting, arrangement, mesh, suits } = arrangePut(request)!;
    const { left, right } = seenAt(pointsOf(mesh), { setting, support: 'wall' }, arrangement);
    expect(suits).toBe('well');
    expect(right - left).toBeGreaterThan(20);
    expect(Math.max(corner - right, left - corner)).toBeGreaterThan(-8);
  });

  it('gives a rug near the camera the largest size that its place takes, its edge at the foot of it', () => {
    const rug = { ...boxPiece(2, 0.01, 1.4), sizes: [boxPiece(2, 0.01, 1.4).sizes[0]!] };
    const mask = marked(60, 230, 420, 350);
    const request = {
      picture: photo,
      room: roomy('floor'),
      mask,
      piece: rug,
      kind: 'rug',
      variant: 0,
      arrangement: null,
    } as const;
    const { setting, arrangement, mesh } = arrangePut(request)!;
    const { left, right, bottom } = seenAt(pointsOf(mesh), { setting, support: 'floor' }, arrangement);
    expect(right - left).toBeGreaterThan(0.8 * 360);
    expect(Math.abs(bottom - 350)).toBeLessThan(0.4 * 120);
  });

  it('stands behind the furniture that a rough mark ends on', () => {
    const known = holding((x, y) => (y > 230 && y < 320 ? 'sofa' : y < 230 ? 'wall' : 'floor'));
    const list = [{ ...known.things.list[0]!, kind: 'sofa' as const }];
    const thingAt = known.things.thingAt.map(() => 0);
    const mask = marked(200, 140, 280, 262);
    const footIn = (seen: Room): number => {
      const { setting, mesh, arrangement } = put(mask, boxPiece(0.4, 1.6, 0.4), 'sofa', seen)!;
      return seenAt(pointsOf(mesh), { setting, support: 'floor' }, arrangement).bottom;
    };
    expect(footIn(known)).toBeLessThan(264);
    expect(footIn({ ...known, things: { ...known.things, list, thingAt } })).toBeGreaterThan(268);
  });

  it('is a cushion of its own size on a sofa, where what belongs on tables stands on the floor', () => {
    const mask = marked(160, 180, 320, 260);
    const on = (kind: Kind, seen: Room) => put(mask, boxPiece(0.46, 0.43, 0.2), kind, seen)!.arrangement;
    expect(on('cushion', showing('sofa')).lift).toBeGreaterThan(0.4);
    expect(on('cushion', showing('bed')).lift).toBeGreaterThan(0.4);
    expect(on('cushion', showing('sofa')).scale).toBeLessThan(1.15);
    expect(on('vase', showing('table')).lift).toBeGreaterThan(0.4);
    expect(on('table lamp', showing('wall')).lift).toBeGreaterThan(0.4);
    expect(on('vase', showing('sofa')).lift).toBe(0);
    expect(on('cushion', showing('floor')).lift).toBe(0);
  });

  it('is refused rather than drawn as a speck far away, where it fits nowhere', () => {
    const high = marked(200, 20, 240, 60);
    expect(put(high, boxPiece(0.3, 0.5, 0.3), 'table lamp', showing('sofa'))!.suits).toBe('narrow');
  });

  it('keeps to where somebody put it, and the place grows with it', () => {
    const mask = marked(120, 200, 360, 320);
    const arrangement = { x: 0.85, y: 0.85, lift: 0, turn: 30, scale: 1, variant: 0 };
    const arranged = arrangePut({
      picture: photo,
      room,
      mask,
      piece: SOFA,
      kind: 'sofa',
      variant: 0,
      arrangement,
    })!;
    expect(arranged.arrangement).toMatchObject(arrangement);
    expect(Math.max(...arranged.place.map(([x]) => x))).toBeGreaterThan(420);
  });
});
