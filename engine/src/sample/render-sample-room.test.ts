import { describe, expect, it } from 'vitest';
import { renderSampleRoom } from './render-sample-room.ts';
import { SAMPLE_ROOMS, type SampleRoomName } from './rooms.ts';

const NAMES = Object.keys(SAMPLE_ROOMS) as SampleRoomName[];

describe('a sample room', () => {
  const living = renderSampleRoom({ room: 'living', width: 36, height: 24, seed: 1, samples: 2 });

  it('is the same for the same seed and another for another', () => {
    expect(renderSampleRoom({ room: 'living', width: 36, height: 24, seed: 1, samples: 2 }).data).toEqual(
      living.data,
    );
    expect(renderSampleRoom({ room: 'living', width: 36, height: 24, seed: 2, samples: 2 }).data).not.toEqual(
      living.data,
    );
  });

  it.each(NAMES)('is exposed like a photo: neither dark nor burnt out (%s)', (room) => {
    const { data } = renderSampleRoom({ room, width: 36, height: 24, seed: 1, samples: 2 });
    const greens = data.filter((_, i) => i % 4 === 1);
    const mean = greens.reduce((sum, value) => sum + value, 0) / greens.length;
    expect(mean).toBeGreaterThan(90);
    expect(mean).toBeLessThan(215);
    expect(greens.filter((value) => value > 252).length / greens.length).toBeLessThan(0.25);
  });
});
