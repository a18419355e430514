import type { Plane } from '../filter/gaussian-blur.ts';

/** Differences that encoding alone makes, 0-255: hardly any channel value is off by more, and none of the three on the whole. */
const OFF = 4;
const OFF_SHARE = 0.005;
const MEAN_OFF = 0.4;
/** Fewer measured pixels than this say nothing. */
const ENOUGH = 400;

/**
 * Whether an answer lies on its original already, in the same tone, wherever nothing may change: then there is nothing to find out.
 * @param kept 1 where nothing may change; planes of three channels and one size
 */
export function liesRight(original: Plane, answer: Plane, kept: Uint8Array): boolean {
  const mean = [0, 0, 0];
  let count = 0;
  let off = 0;
  for (let i = 0; i < kept.length; i++) {
    if (!kept[i]) continue;
    count += 1;
    let most = 0;
    for (let channel = 0; channel < 3; channel++) {
      const by = answer.data[3 * i + channel]! - original.data[3 * i + channel]!;
      mean[channel]! += by;
      most = Math.max(most, Math.abs(by));
    }
    if (most > OFF) off += 1;
  }
  return (
    count >= ENOUGH && off <= OFF_SHARE * count && mean.every((sum) => Math.abs(sum) <= MEAN_OFF * count)
  );
}
