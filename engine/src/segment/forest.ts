/** Disjoint sets over 0 to n - 1 with path halving. */
export interface Forest {
  readonly size: Int32Array;
  find(member: number): number;
  /** Joins two roots; the first stays root. */
  join(root: number, other: number): void;
}

export function createForest(count: number): Forest {
  const parent = Int32Array.from({ length: count }, (_, i) => i);
  const size = new Int32Array(count).fill(1);
  return {
    size,
    find(member) {
      let at = member;
      while (parent[at] !== at) at = parent[at] = parent[parent[at]!]!;
      return at;
    },
    join(root, other) {
      parent[other] = root;
      size[root]! += size[other]!;
    },
  };
}
