import type { Random } from '../random.ts';
import { PADDING, PATCH, type PatchField } from './patch-level.ts';

const SPAN = 2 * PATCH + 1;

/** Sum of squared differences of two patches, cut short beyond `limit`. */
function patchDistance(
  { pixels, stride }: PatchField,
  pair: { a: number; b: number },
  limit: number,
): number {
  let a = 4 * (pair.a - PATCH * stride - PATCH);
  let b = 4 * (pair.b - PATCH * stride - PATCH);
  let sum = 0;
  for (let row = 0; row < SPAN; row++) {
    for (let k = 0; k < 4 * SPAN; k += 4) {
      const d0 = pixels[a + k]! - pixels[b + k]!;
      const d1 = pixels[a + k + 1]! - pixels[b + k + 1]!;
      const d2 = pixels[a + k + 2]! - pixels[b + k + 2]!;
      const d3 = pixels[a + k + 3]! - pixels[b + k + 3]!;
      sum += d0 * d0 + d1 * d1 + d2 * d2 + d3 * d3;
    }
    if (sum >= limit) return sum;
    a += 4 * stride;
    b += 4 * stride;
  }
  return sum;
}

/** Recomputes the cost of every match, after the pixels changed. */
export function measureMatches(field: PatchField): void {
  for (const target of field.targets) {
    field.cost[target] = patchDistance(field, { a: target, b: field.match[target]! }, 0x7fffffff);
  }
}

/** A random source of the same surface; any source when the surface has none. */
export function randomSource(field: PatchField, target: number, random: Random): number {
  const { sources, surface } = field;
  for (let attempt = 0; attempt < 60; attempt++) {
    const source = sources[(random() * sources.length) | 0]!;
    if (surface[source] === surface[target]) return source;
  }
  return sources[(random() * sources.length) | 0]!;
}

export interface Sweep {
  /** Forwards or backwards. */
  readonly isReverse: boolean;
  /** Radius of the random search, in pixels. */
  readonly search: number;
  readonly random: Random;
}

/** One round of PatchMatch (Barnes et al. 2009): take over a neighbour's match when it fits better, then look around the own one. Matches stay on the target's surface. */
export function sweepMatches(field: PatchField, sweep: Sweep): void {
  const { targets, stride, isTarget, match } = field;
  const step = sweep.isReverse ? 1 : -1;
  for (let k = 0; k < targets.length; k++) {
    const target = targets[sweep.isReverse ? targets.length - 1 - k : k]!;
    const beside = target + step;
    if (isTarget[beside] === 1) tryMatch(field, target, match[beside]! - step);
    const above = target + step * stride;
    if (isTarget[above] === 1) tryMatch(field, target, match[above]! - step * stride);
    searchAround(field, target, sweep);
  }
}

function tryMatch(field: PatchField, target: number, source: number): void {
  const { match, cost, isSource, surface } = field;
  if (source === match[target] || isSource[source] !== 1 || surface[source] !== surface[target]) return;
  const distance = patchDistance(field, { a: target, b: source }, cost[target]!);
  if (distance >= cost[target]!) return;
  match[target] = source;
  cost[target] = distance;
}

function searchAround(field: PatchField, target: number, { search, random }: Sweep): void {
  const { stride, width, height } = field;
  const x = field.match[target]! % stride;
  const y = (field.match[target]! / stride) | 0;
  for (let radius = search; radius >= 1; radius >>= 1) {
    const toX = x + (((random() * 2 - 1) * radius) | 0);
    const toY = y + (((random() * 2 - 1) * radius) | 0);
    if (toX < PADDING || toY < PADDING || toX >= width + PADDING || toY >= height + PADDING) continue;
    tryMatch(field, target, toY * stride + toX);
  }
}
