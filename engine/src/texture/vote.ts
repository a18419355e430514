import { PATCH, repeatBorder, type PatchField } from './patch-level.ts';

/** Paints the hole from its matches: every patch that covers a pixel votes for a colour, good matches most (Wexler, Shechtman, Irani 2007). The guide channel stays as it is. */
export function voteColours(field: PatchField): void {
  const { hole, pixels, stride, isTarget, match } = field;
  const weight = voteWeights(field);
  const votes = new Uint8Array(hole.length * 3);
  for (let k = 0; k < hole.length; k++) {
    const pixel = hole[k]!;
    let r = 0;
    let g = 0;
    let b = 0;
    let total = 0;
    for (let dy = -PATCH; dy <= PATCH; dy++) {
      for (let dx = -PATCH; dx <= PATCH; dx++) {
        const offset = dy * stride + dx;
        const target = pixel + offset;
        if (isTarget[target] === 0) continue;
        const share = weight[target]!;
        const from = 4 * (match[target]! - offset);
        r += share * pixels[from]!;
        g += share * pixels[from + 1]!;
        b += share * pixels[from + 2]!;
        total += share;
      }
    }
    votes[3 * k] = r / total + 0.5;
    votes[3 * k + 1] = g / total + 0.5;
    votes[3 * k + 2] = b / total + 0.5;
  }
  for (let k = 0; k < hole.length; k++) pixels.set(votes.subarray(3 * k, 3 * k + 3), 4 * hole[k]!);
  repeatBorder(field);
}

/** exp(-cost / 2 sigma^2) with sigma^2 the 75th percentile of all costs, never quite 0. */
function voteWeights({ targets, cost }: PatchField): Float32Array {
  const sorted = Int32Array.from(targets, (target) => cost[target]!).sort();
  const variance = Math.max(1, sorted[(0.75 * sorted.length) | 0] ?? 1);
  const weight = new Float32Array(cost.length);
  for (const target of targets) weight[target] = Math.exp((-2 * cost[target]!) / variance) + 1e-12;
  return weight;
}

/** For every hole pixel (in the field's order) the source pixel of the best patch that covers it: copying those keeps the texture crisp. */
export function bestSources({ hole, stride, isTarget, match, cost }: PatchField): Int32Array {
  return hole.map((pixel) => {
    let best = Infinity;
    let source = match[pixel]!;
    for (let dy = -PATCH; dy <= PATCH; dy++) {
      for (let dx = -PATCH; dx <= PATCH; dx++) {
        const target = pixel + dy * stride + dx;
        if (isTarget[target] === 0 || cost[target]! >= best) continue;
        best = cost[target]!;
        source = match[target]! - dy * stride - dx;
      }
    }
    return source;
  });
}
