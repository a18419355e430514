import { describe, expect, it } from 'vitest';
import { pieceOf } from '../furniture/catalogue.ts';
import { lookOfWish } from '../prompt/look-of-wish.ts';
import { parsePrompt } from '../prompt/parse-prompt.ts';
import { pixelOf } from '../room/camera/camera.ts';
import { turnedPoints, type Spot } from './fit-object.ts';
import { placeObject } from './place-object.ts';

const NO_EVIDENCE = { first: 0, second: 0 };
const VIEW = { x: 0, y: 1.35, z: 0, yaw: 0, focal: 300, centreX: 100, centreY: -20, pitch: 0, roll: 0 };

function spot(width: number, height: number): Spot {
  const mask = { width, height, data: new Uint8Array(width * height).fill(255) };
  return { mask, bounds: { left: 0, top: 0, right: width, bottom: height }, view: VIEW, isCutBelow: false };
}

function place(prompt: string, where: Spot, roomYaw = 0.3, evidence = NO_EVIDENCE) {
  const wish = parsePrompt(prompt);
  const kind = wish.kind!;
  const aspect = where.mask.width / where.mask.height;
  const piece = pieceOf({ kind, look: lookOfWish(wish, kind, 1), details: wish.details, aspect });
  return placeObject({ piece, spot: where, roomYaw, evidence });
}

describe('placing', () => {
  it('gives nothing where nothing is painted', () => {
    const where = spot(200, 120);
    where.mask.data.fill(0);
    expect(place('a sofa', where)).toBeNull();
  });

  it.each(['a sofa', 'a coffee table', 'a bed', 'a plant', 'a floor lamp', 'table and chairs', 'a rug'])(
    'stands %s on the floor in the direction of the room',
    (prompt) => {
      const placed = place(prompt, spot(200, 120))!;
      expect(placed.fit.base).toBe(0);
      const quarter = (placed.fit.yaw + 0.3) / (Math.PI / 2);
      if (placed.fit.yaw !== 0) expect(Math.abs(quarter - Math.round(quarter))).toBeLessThan(1e-9);
    },
  );

  it('stands a thing at the foot of the place when the photo looks down and is rolled', () => {
    const where = { ...spot(200, 120), view: { ...VIEW, centreY: 20, pitch: 0.35, roll: 0.06 } };
    const { fit, mesh } = place('a coffee table', where)!;
    const points = turnedPoints(mesh, fit.yaw);
    let lowest = -Infinity;
    for (let i = 0; i < points.length; i += 3) {
      const [x, y, z] = [points[i]!, points[i + 1]!, points[i + 2]!].map((value) => value * fit.scale) as [
        number,
        number,
        number,
      ];
      const pixel = pixelOf(where.view, [fit.x + x, y - where.view.y, fit.depth - z])!;
      lowest = Math.max(lowest, pixel.y);
    }
    expect(fit.base).toBe(0);
    expect(Math.abs(lowest - 118)).toBeLessThan(4);
    expect(fit.cover).toBeGreaterThan(0.3);
  });

  it('shrinks an object until it fits the painted shape, not only its box', () => {
    const box = place('a sofa', spot(200, 120))!;
    const round = spot(200, 120);
    for (let y = 0; y < 120; y++) {
      for (let x = 0; x < 200; x++) {
        if (((x - 100) / 100) ** 2 + ((y - 60) / 60) ** 2 > 1) round.mask.data[y * 200 + x] = 0;
      }
    }
    expect(place('a sofa', round)!.fit.cover).toBeLessThan(box.fit.cover);
  });

  it('hangs a painting on the wall the edges speak for', () => {
    const facing = place('a painting', spot(120, 120), 0.6, { first: 0, second: 500 })!;
    const side = place('a painting', spot(120, 120), 0.6, { first: 500, second: 0 })!;
    expect(facing.fit.yaw).toBeCloseTo(-0.6, 9);
    expect(side.fit.yaw).toBeCloseTo(-0.6 + Math.PI / 2, 9);
  });
});
