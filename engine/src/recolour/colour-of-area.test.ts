import { describe, expect, it } from 'vitest';
import type { PixelImage } from '../pixels.ts';
import { colourOfArea } from './colour-of-area.ts';

/** Ten by ten pixels of one colour, the first three of them something else. */
function card(colour: readonly number[], strangers: readonly number[]): PixelImage {
  const data = new Uint8Array(400);
  for (let i = 0; i < 100; i++) data.set(i < 3 ? strangers : colour, 4 * i);
  return { width: 10, height: 10, data };
}

const whole = { left: 0, top: 0, right: 10, bottom: 10 };

describe('the colour of an area', () => {
  it('cannot be told where nothing visible lies', () => {
    const picture = card([10, 20, 30, 255], [0, 0, 0, 0]);
    expect(() => colourOfArea(picture, { left: 0, top: 0, right: 3, bottom: 1 })).toThrow(RangeError);
    expect(() => colourOfArea(picture, { left: 20, top: 0, right: 30, bottom: 5 })).toThrow(RangeError);
  });

  it('does not follow a few highlights', () => {
    expect(colourOfArea(card([10, 160, 255, 255], [255, 255, 255, 255]), whole)).toBe('#0aa0ff');
  });

  it('is that of the part inside the picture', () => {
    const picture = card([10, 160, 255, 255], [255, 0, 0, 255]);
    expect(colourOfArea(picture, { left: -5, top: -5, right: 3, bottom: 1 })).toBe('#ff0000');
  });
});
