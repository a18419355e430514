import { describe, expect, it } from 'vitest';
import { maskBounds } from '../mask/bounds.ts';
import { sharePlace } from './inpaint.ts';

const marked = (width: number, height: number) => ({
  width,
  height,
  data: new Uint8Array(width * height).fill(255),
});

describe('a place', () => {
  it.each([
    ['too narrow', 100, 100, 'sofa', 'floor lamp'],
    ['for things that lie on each other', 300, 100, 'sofa', 'rug'],
    ['too low for one above the other', 300, 100, 'painting', 'sofa'],
  ] as const)('%s is not shared', (_, width, height, first, second) => {
    expect(sharePlace(marked(width, height), first, second)).toBeNull();
  });

  it('wide enough is shared side by side, in the order of the prompt, the larger thing getting more', () => {
    const [sofa, lamp] = sharePlace(marked(200, 100), 'sofa', 'floor lamp')!.map((part) => maskBounds(part)!);
    expect(sofa!.left).toBe(0);
    expect(lamp).toEqual({ left: sofa!.right, top: 0, right: 200, bottom: 100 });
    expect(sofa!.right).toBeGreaterThan(140);
  });

  it('about square is shared between what hangs and what stands below it, whichever was named first', () => {
    for (const [first, second] of [
      ['painting', 'sideboard'],
      ['sideboard', 'painting'],
    ] as const) {
      const parts = sharePlace(marked(120, 100), first, second)!.map((part) => maskBounds(part)!);
      const hanging = parts[first === 'painting' ? 0 : 1]!;
      const standing = parts[first === 'painting' ? 1 : 0]!;
      expect(hanging.bottom).toBeLessThan(standing.top);
      expect(standing.bottom).toBe(100);
    }
  });
});
