/** Pairs of numbers waiting in order of their cost, cheapest first: a binary heap. */
export interface MergeQueue {
  add(cost: number, one: number, two: number): void;
  /** The cheapest pair, taken out; null when none is left. */
  take(): { readonly cost: number; readonly one: number; readonly two: number } | null;
}

export function createMergeQueue(): MergeQueue {
  const costs: number[] = [];
  const ones: number[] = [];
  const twos: number[] = [];
  const put = (at: number, cost: number, pair: readonly [number, number]): void => {
    costs[at] = cost;
    ones[at] = pair[0];
    twos[at] = pair[1];
  };
  const copy = (from: number, to: number): void => put(to, costs[from]!, [ones[from]!, twos[from]!]);
  return {
    add(cost, one, two) {
      let at = costs.length;
      for (let up = (at - 1) >> 1; at > 0 && costs[up]! > cost; up = (at - 1) >> 1) {
        copy(up, at);
        at = up;
      }
      put(at, cost, [one, two]);
    },
    take() {
      if (costs.length === 0) return null;
      const first = { cost: costs[0]!, one: ones[0]!, two: twos[0]! };
      const cost = costs.pop()!;
      const pair = [ones.pop()!, twos.pop()!] as const;
      const count = costs.length;
      if (count === 0) return first;
      let at = 0;
      for (let down = 1; down < count; down = 2 * at + 1) {
        if (down + 1 < count && costs[down + 1]! < costs[down]!) down++;
        if (costs[down]! >= cost) break;
        copy(down, at);
        at = down;
      }
      put(at, cost, pair);
      return first;
    },
  };
}
