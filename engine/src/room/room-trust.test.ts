import { describe, expect, it } from 'vitest';
import { prepareSelection } from '../find/prepare-selection.ts';
import { selectRegion } from '../find/select-region.ts';
import { renderSampleRoom } from '../sample/render-sample-room.ts';
import { someOf } from '../testing/test-size.ts';
import { looksLikeRoom } from './looks-like-room.ts';
import { roomTrust } from './room-trust.ts';
import { seeCoarsely } from './see-surely.ts';
import { drawNotRoom, NOT_ROOMS, type NotRoom } from './testing/not-rooms.ts';

/** The words-only edits of a region that is less sure than this are asked about. */
const ASKED_BELOW = 0.6;
const SIZES = [
  { width: 320, height: 240 },
  { width: 240, height: 320 },
  { width: 600, height: 40 },
  { width: 64, height: 64 },
];
/** None of the seeds that the weights were fitted on. */
const pictures = (kind: NotRoom) => SIZES.map((size, seed) => drawNotRoom(kind, seed, size));

const one = { width: 1, height: 1, data: Uint8Array.of(9, 9, 9, 255) };

describe('what is no room', () => {
  it.each(['flat', 'gradient'] as const)('is said of every picture that is %s', (kind) => {
    expect(pictures(kind).map(looksLikeRoom)).toEqual(SIZES.map(() => false));
    expect(looksLikeRoom(one)).toBe(false);
  });

  it('is trusted in no manner of picture, taken together', () => {
    for (const kind of someOf(Object.keys(NOT_ROOMS) as NotRoom[], 5)) {
      const trusts = pictures(kind).map((picture) => roomTrust(seeCoarsely(picture)));
      expect(trusts.reduce((sum, trust) => sum + trust, 0) / trusts.length, kind).toBeLessThan(ASKED_BELOW);
    }
  });

  it.each(someOf(['flat', 'portrait', 'noise'] as const, 2))('is never answered surely: %s', (kind) => {
    const ground = prepareSelection(drawNotRoom(kind, 1, { width: 320, height: 240 }));
    for (const words of someOf(['wall', 'floor', 'the sofa', 'le mur', 'everything'], 3)) {
      const { confidence, alternatives } = selectRegion(ground, { words, points: [], box: null });
      for (const said of [confidence, ...alternatives.map((other) => other.confidence)])
        expect(said).toBeLessThan(ASKED_BELOW);
    }
  });
});

describe('a room', () => {
  const rooms = (['living', 'bedroom', 'dining'] as const).map((room) =>
    renderSampleRoom({ room, width: 192, height: 144, seed: 1, samples: 4 }),
  );

  it('is taken for one', () => {
    expect(rooms.map(looksLikeRoom)).toEqual(rooms.map(() => true));
    for (const room of rooms) expect(roomTrust(seeCoarsely(room))).toBeGreaterThan(ASKED_BELOW);
  });

  it('is not answered surely where its looks did not take it for one', () => {
    const ground = prepareSelection(rooms[0]!);
    const wish = { words: 'floor', points: [], box: null };
    const doubted = { ...ground, sight: { ...ground.sight, roomTrust: 0.1 } };
    expect(selectRegion(ground, wish).confidence).toBeGreaterThan(0.3);
    expect(selectRegion(doubted, wish).confidence).toBeLessThan(0.3);
  });
});
