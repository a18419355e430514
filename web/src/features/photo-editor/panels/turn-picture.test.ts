import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultRecipe, type Transformations } from '../model/recipe.ts';
import { type Turn, turnPicture, withoutTurns } from './turn-picture.ts';

const neutral = defaultRecipe.transformations;
const turns: readonly Turn[] = ['rotateLeft', 'rotateRight', 'flipHorizontal', 'flipVertical'];

const share = fc.double({ min: 0, max: 0.5, noNaN: true });
const length = fc.double({ min: 0.1, max: 0.5, noNaN: true });
const anyTransformations: fc.Arbitrary<Transformations> = fc.record({
  flipped: fc.record({ horizontal: fc.boolean(), vertical: fc.boolean() }),
  rotation: fc.constantFrom(0 as const, 90 as const, 180 as const, 270 as const),
  straighten: fc.double({ min: -45, max: 45, noNaN: true }),
  cropRatio: fc.option(fc.record({ width: fc.integer({ min: 1, max: 9 }), height: fc.constant(4) })),
  crop: fc.option(fc.record({ x: share, y: share, width: length, height: length })),
});

interface Place {
  x: number;
  y: number;
}

/** Where a place of the photo (shares of its sides, from the middle) is seen, in the order a recipe is carried out. */
const seen = (place: Place, now: Transformations, size: { width: number; height: number }): Place => {
  const { flipped, rotation, straighten, crop } = now;
  let x = place.x * size.width * (flipped.horizontal ? -1 : 1);
  let y = place.y * size.height * (flipped.vertical ? -1 : 1);
  const angle = ((rotation + straighten) * Math.PI) / 180;
  [x, y] = [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
  const isTurned = rotation % 180 !== 0;
  const frame = isTurned ? { width: size.height, height: size.width } : size;
  const shown = crop ?? { x: 0, y: 0, width: 1, height: 1 };
  return {
    x: (x / frame.width + 0.5 - shown.x) / shown.width - 0.5,
    y: (y / frame.height + 0.5 - shown.y) / shown.height - 0.5,
  };
};

const afterTurn: Record<Turn, (place: Place) => Place> = {
  rotateRight: ({ x, y }) => ({ x: -y, y: x }),
  rotateLeft: ({ x, y }) => ({ x: y, y: -x }),
  flipHorizontal: ({ x, y }) => ({ x: -x, y }),
  flipVertical: ({ x, y }) => ({ x, y: -y }),
};

describe('turning a picture', () => {
  it.each(turns)('%s acts on what one sees, whatever was done before', (turn) => {
    const place = fc.record({
      x: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
      y: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
    });
    fc.assert(
      fc.property(anyTransformations, place, (before, at) => {
        const size = { width: 400, height: 300 };
        const wanted = afterTurn[turn](seen(at, before, size));
        const got = seen(at, turnPicture(before, turn), size);
        expect(got.x).toBeCloseTo(wanted.x, 6);
        expect(got.y).toBeCloseTo(wanted.y, 6);
      }),
    );
  });

  it.each([
    ['rotateRight', 4],
    ['rotateLeft', 4],
    ['flipHorizontal', 2],
    ['flipVertical', 2],
  ] as const)('%s done %i times changes nothing', (turn, times) => {
    let now: Transformations = { ...neutral, straighten: 3, cropRatio: { width: 4, height: 3 } };
    for (let i = 0; i < times; i += 1) now = turnPicture(now, turn);
    expect(now).toEqual({ ...neutral, straighten: 3, cropRatio: { width: 4, height: 3 } });
  });

  it('counts quarter turns modulo 360', () => {
    expect(turnPicture({ ...neutral, rotation: 270 }, 'rotateRight').rotation).toBe(0);
    expect(turnPicture(neutral, 'rotateLeft').rotation).toBe(270);
  });

  it('toggles the other flip after a quarter turn', () => {
    const { flipped } = turnPicture({ ...neutral, rotation: 90 }, 'flipHorizontal');
    expect(flipped).toEqual({ horizontal: false, vertical: true });
  });

  it('turns the shape a crop is held to', () => {
    const { cropRatio } = turnPicture({ ...neutral, cropRatio: { width: 16, height: 9 } }, 'rotateRight');
    expect(cropRatio).toEqual({ width: 9, height: 16 });
  });

  it('is taken back altogether, with the crop on what it showed', () => {
    fc.assert(
      fc.property(anyTransformations, (before) => {
        const size = { width: 400, height: 300 };
        const level = withoutTurns({ ...before, straighten: 0 });
        expect(level).toMatchObject({ ...neutral, crop: level.crop, cropRatio: level.cropRatio });
        const { crop } = before;
        if (!crop) return;
        // The middle of the crop, as a place of the photo, is the middle of the crop still.
        const middle = (now: Transformations, at: Place) => seen(at, { ...now, crop: null }, size);
        const at = {
          x: (level.crop?.x ?? 0) + (level.crop?.width ?? 0) / 2 - 0.5,
          y: (level.crop?.y ?? 0) + (level.crop?.height ?? 0) / 2 - 0.5,
        };
        const shown = middle({ ...before, straighten: 0 }, at);
        expect(shown.x).toBeCloseTo(crop.x + crop.width / 2 - 0.5, 6);
        expect(shown.y).toBeCloseTo(crop.y + crop.height / 2 - 0.5, 6);
      }),
    );
  });
});
