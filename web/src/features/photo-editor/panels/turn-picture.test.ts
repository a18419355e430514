import { invertHomography, mapPlace, outputSize, wayToSource } from '@maquette/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultRecipe, type Transformations } from '../model/recipe.ts';
import { type Turn, turnPicture, uprightBy, withoutTurns } from './turn-picture.ts';

const neutral = defaultRecipe.transformations;
const turns: readonly Turn[] = ['rotateLeft', 'rotateRight', 'flipHorizontal', 'flipVertical'];

const share = fc.double({ min: 0, max: 0.5, noNaN: true });
const length = fc.double({ min: 0.1, max: 0.5, noNaN: true });
const lean = fc.oneof(fc.constant(0), fc.integer({ min: -100, max: 100 }));
const anyTransformations: fc.Arbitrary<Transformations> = fc.record({
  flipped: fc.record({ horizontal: fc.boolean(), vertical: fc.boolean() }),
  rotation: fc.constantFrom(0 as const, 90 as const, 180 as const, 270 as const),
  straighten: fc.double({ min: -45, max: 45, noNaN: true }),
  perspective: fc.record({ vertical: lean, horizontal: lean }),
  cropRatio: fc.option(fc.record({ width: fc.integer({ min: 1, max: 9 }), height: fc.constant(4) })),
  crop: fc.option(fc.record({ x: share, y: share, width: length, height: length })),
});

interface Place {
  x: number;
  y: number;
}

/** So large that rounding to whole pixels is not seen. */
const size = { width: 4e8, height: 3e8 };

/** Where a place of the photo (shares of its sides, from the middle) is seen in what the engine makes of it. */
const seen = ({ x, y }: Place, now: Transformations): Place => {
  const way = invertHomography(wayToSource(size, now));
  const { width, height } = outputSize(size, now);
  const place = mapPlace(way, { x: (x + 0.5) * size.width, y: (y + 0.5) * size.height });
  return { x: place.x / width - 0.5, y: place.y / height - 0.5 };
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
        const wanted = afterTurn[turn](seen(at, before));
        const got = seen(at, turnPicture(before, turn));
        expect(got.x).toBeCloseTo(wanted.x, 4);
        expect(got.y).toBeCloseTo(wanted.y, 4);
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

  it('takes perspective back with the turns', () => {
    const leaning = { ...neutral, perspective: { vertical: 30, horizontal: -10 } };
    expect(withoutTurns(turnPicture(leaning, 'rotateLeft')).perspective).toEqual({
      vertical: 0,
      horizontal: 0,
    });
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
        const flat = { ...before, straighten: 0, perspective: neutral.perspective };
        const level = withoutTurns(flat);
        expect(level).toMatchObject({ ...neutral, crop: level.crop, cropRatio: level.cropRatio });
        const { crop } = before;
        if (!crop) return;
        // The middle of the crop, as a place of the photo, is the middle of the crop still.
        const middle = (now: Transformations, at: Place) => seen(at, { ...now, crop: null });
        const at = {
          x: (level.crop?.x ?? 0) + (level.crop?.width ?? 0) / 2 - 0.5,
          y: (level.crop?.y ?? 0) + (level.crop?.height ?? 0) / 2 - 0.5,
        };
        const shown = middle(flat, at);
        expect(shown.x).toBeCloseTo(crop.x + crop.width / 2 - 0.5, 6);
        expect(shown.y).toBeCloseTo(crop.y + crop.height / 2 - 0.5, 6);
      }),
    );
  });
});

describe('setting uprights upright', () => {
  it('is nothing where a slider could not tell the difference', () => {
    expect(uprightBy(neutral, { straighten: 0.08, vertical: -0.9 })).toBe(neutral);
  });

  it('is what the sliders can show, and leaves everything else as it is', () => {
    const now: Transformations = { ...neutral, rotation: 90, perspective: { vertical: 3, horizontal: -7 } };
    expect(uprightBy(now, { straighten: -1.234, vertical: 40.4 })).toEqual({
      ...now,
      straighten: -1.2,
      perspective: { vertical: 40, horizontal: -7 },
    });
  });
});
