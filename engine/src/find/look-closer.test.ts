import { describe, expect, it } from 'vitest';
import { askAgain, askFirst } from './ask-hand.ts';
import { prepareSelection } from './prepare-selection.ts';
import { drawRoom, groundOf, HEIGHT, WIDTH, type DrawnThing } from './testing/drawn-room.ts';

const box: DrawnThing = {
  left: 60,
  top: 160,
  right: 76,
  bottom: 172,
  colour: [180, 60, 50],
  kind: 'clutter',
};
const sofa: DrawnThing = { left: 8, top: 40, right: 312, bottom: 230, colour: [60, 70, 120], kind: 'sofa' };
const click = (x: number, y: number) => ({ click: { x, y, keep: true }, box: null, named: null });

describe('a nearer look', () => {
  it('is not taken at a wall, nor of what fills the picture or is framed', () => {
    expect(askFirst(groundOf(box), click(160, 60)).closer).toBeNull();
    expect(askFirst(groundOf(sofa), click(160, 140)).closer).toBeNull();
    const framed = [box.left, box.top, box.right, box.bottom] as const;
    expect(askFirst(groundOf(box), { click: null, box: framed, named: null }).closer).toBeNull();
  });

  it('shows a small thing larger, with what surrounds it, in the proportions of the picture', () => {
    const ground = groundOf(box);
    const { width, height } = ground.copy;
    const { part, copy } = askFirst(ground, click(68, 166)).closer!;
    expect([copy.width, copy.height]).toEqual([width, height]);
    expect(part.right - part.left).toBeLessThan(width / 2);
    expect((part.right - part.left) / width).toBeCloseTo((part.bottom - part.top) / height, 1);
    expect((part.left * WIDTH) / width).toBeLessThan(box.left);
    expect((part.bottom * HEIGHT) / height).toBeGreaterThan(box.bottom);
    // In the middle of what is shown lies the thing.
    const middle = 4 * (Math.floor(copy.height / 2) * copy.width + Math.floor(copy.width / 2));
    expect(copy.data[middle]! - copy.data[middle + 2]!).toBeGreaterThan(80);
  });

  it('serves again for a correction that it shows, and tells nothing of what lies beyond', () => {
    const ground = groundOf(box);
    const first = askFirst(ground, click(68, 166));
    const again = askAgain(ground, first, { x: 74, y: 164, keep: true });
    expect(again.closer!.sight).toBe(first.closer!.sight);
    expect(again.closer!.answer).not.toEqual(first.closer!.answer);
    const { graph } = ground.cut;
    expect(again.odds[graph.label[40 * graph.width + 300]!]).toBeLessThanOrEqual(-2);
    const beyond = askAgain(ground, first, { x: 290, y: 100, keep: false });
    expect(beyond.closer?.sight).not.toBe(first.closer!.sight);
  });

  it('is taken of the thinnest pictures too', () => {
    const { data } = drawRoom(box);
    for (const [width, height] of [
      [320, 4],
      [4, 320],
      [1, 1],
    ] as const) {
      const ground = prepareSelection({ width, height, data: data.subarray(0, 4 * width * height) });
      const { odds } = askFirst(ground, click(0, 0));
      expect(odds.every(Number.isFinite)).toBe(true);
    }
  });
});
