import { describe, expect, it } from 'vitest';
import type { PixelImage } from '../pixels.ts';
import { seeRoom } from '../room/see-room.ts';
import { sharePlace } from './share-place.ts';
import { stageOf, type Stage } from './stage.ts';

function stage(width: number, height: number): Stage {
  const room: PixelImage = { width, height, data: new Uint8Array(width * height * 4).fill(200) };
  const mask = { width, height, data: new Uint8Array(width * height).fill(255) };
  return stageOf(
    {
      crop: room,
      mask,
      place: { left: 0, top: 0, photoWidth: width, photoHeight: height },
      overview: room,
      room: seeRoom(room),
      mode: 'replace',
      prompt: '',
      negativePrompt: '',
      allowStandIn: false,
      stylePreset: '',
      seed: 1,
      steps: 10,
      onProgress: () => {},
    },
    { left: 0, top: 0, right: width, bottom: height },
  );
}

describe('a place', () => {
  it.each([
    ['too narrow', 100, 100, 'sofa', 'floor lamp'],
    ['for things that lie on each other', 300, 100, 'sofa', 'rug'],
    ['too low for one above the other', 300, 100, 'painting', 'sofa'],
  ] as const)('%s is not shared', (_, width, height, first, second) => {
    expect(sharePlace(stage(width, height), first, second)).toBeNull();
  });

  it('wide enough is shared side by side, in the order of the prompt, the larger thing getting more', () => {
    const [sofa, lamp] = sharePlace(stage(200, 100), 'sofa', 'floor lamp')!;
    expect(sofa.bounds.left).toBe(0);
    expect(lamp.bounds).toEqual({ left: sofa.bounds.right, top: 0, right: 200, bottom: 100 });
    expect(sofa.bounds.right).toBeGreaterThan(140);
    expect(sofa.request.mask.data[199]).toBe(0);
  });

  it('about square is shared between what hangs and what stands below it, whichever was named first', () => {
    for (const [first, second] of [
      ['painting', 'sideboard'],
      ['sideboard', 'painting'],
    ] as const) {
      const parts = sharePlace(stage(120, 100), first, second)!;
      const hanging = parts[first === 'painting' ? 0 : 1];
      const standing = parts[first === 'painting' ? 1 : 0];
      expect(hanging.bounds.bottom).toBeLessThan(standing.bounds.top);
      expect(standing.bounds.bottom).toBe(100);
    }
  });
});
