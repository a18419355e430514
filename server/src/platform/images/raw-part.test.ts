import { describe, expect, it } from 'vitest';
import type { RawPixels } from './decode-pixels.ts';
import { compareOutside, putPart } from './raw-part.ts';

const area = { left: 1, top: 1, right: 3, bottom: 3 };
const mask = { width: 2, height: 2, data: Uint8Array.of(255, 0, 1, 255) };
const picture = (channels: 3 | 4): RawPixels => ({
  width: 4,
  height: 4,
  channels,
  data: Buffer.alloc(16 * channels, 9),
});

describe.each([3, 4] as const)('a part of a picture with %d channels', (channels) => {
  it('is written in its place and nowhere else', () => {
    const before = picture(channels);
    const after = picture(channels);
    putPart(after, area, { width: 2, height: 2, data: new Uint8Array(16).fill(200) });
    const changed = Array.from({ length: 16 }, (_, i) => i).filter(
      (i) => after.data[i * channels] !== before.data[i * channels],
    );
    expect(changed).toEqual([5, 6, 9, 10]);
  });

  it('may differ where the mask is above 0', () => {
    const after = picture(channels);
    for (const pixel of [5, 9, 10]) after.data[pixel * channels] = 1;
    expect(compareOutside({ before: picture(channels), after, mask, area })).toEqual({
      outsidePixels: 13,
      changedOutside: 0,
    });
  });

  it.each([0, 4, 6, 7, 8, 11, 15])(
    'is found out when pixel %d beyond the mask differs in any channel',
    (pixel) => {
      for (let channel = 0; channel < channels; channel++) {
        const after = picture(channels);
        after.data[pixel * channels + channel] = 8;
        expect(compareOutside({ before: picture(channels), after, mask, area }).changedOutside).toBe(1);
      }
    },
  );
});
