import type { Segmentation } from './segment-image.ts';

/** For every region its neighbours and how many pixel edges it shares with each. */
export function neighboursOf({ width, label, count }: Segmentation): Map<number, number>[] {
  const shared = Array.from({ length: count }, () => new Map<number, number>());
  const meet = (a: number, b: number): void => {
    if (a < 0 || b < 0 || a === b) return;
    shared[a]!.set(b, (shared[a]!.get(b) ?? 0) + 1);
    shared[b]!.set(a, (shared[b]!.get(a) ?? 0) + 1);
  };
  for (let i = 0; i < label.length; i++) {
    if ((i + 1) % width !== 0) meet(label[i]!, label[i + 1]!);
    if (i + width < label.length) meet(label[i]!, label[i + width]!);
  }
  return shared;
}
