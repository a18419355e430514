/** Disjoint sets over 0 to n - 1 with path halving. */
export interface Forest {
  readonly size: Int32Array;
  find(member: number): number;
  /** Joins two roots; the first stays root. */
  join(root: number, other: number): void;
}

export function createForest(count: number): Forest {
  const parent = new Int32Array(count);
  for (let member = 0; member < count; member++) parent[member] = member;
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
