import type { Mesh } from '../mesh.ts';
import type { Vec3 } from '../vector.ts';

/** A connected piece of a mesh by its box. */
export interface Part {
  readonly low: Vec3;
  readonly high: Vec3;
}

export interface Parts {
  /** Number of the part each vertex belongs to. */
  readonly partOf: Int32Array;
  readonly parts: readonly Part[];
}

function rootOf(parent: Int32Array, start: number): number {
  let at = start;
  while (parent[at] !== at) {
    parent[at] = parent[parent[at]!]!;
    at = parent[at]!;
  }
  return at;
}

/** Vertices nearer than this (metres) are one corner. */
const SAME = 1e-4;

/** Takes a mesh apart into what hangs together by its corners. */
export function partsOf(mesh: Mesh): Parts {
  const count = mesh.vertexCount;
  const parent = Int32Array.from({ length: count }, (_, i) => i);
  const join = (a: number, b: number): void => {
    parent[rootOf(parent, a)] = rootOf(parent, b);
  };
  const known = new Map<string, number>();
  for (let v = 0; v < count; v++) {
    const key = [0, 1, 2].map((k) => Math.round(mesh.positions[3 * v + k]! / SAME)).join();
    const other = known.get(key);
    if (other === undefined) known.set(key, v);
    else join(v, other);
  }
  for (let i = 0; i < mesh.indices.length; i += 3) {
    join(mesh.indices[i]!, mesh.indices[i + 1]!);
    join(mesh.indices[i]!, mesh.indices[i + 2]!);
  }
  return boxes(mesh, parent);
}

function boxes(mesh: Mesh, parent: Int32Array): Parts {
  const part = new Int32Array(parent.length);
  const numbers = new Map<number, number>();
  const parts: { low: [number, number, number]; high: [number, number, number] }[] = [];
  for (let v = 0; v < parent.length; v++) {
    const root = rootOf(parent, v);
    let number = numbers.get(root);
    if (number === undefined) {
      number =
        parts.push({ low: [Infinity, Infinity, Infinity], high: [-Infinity, -Infinity, -Infinity] }) - 1;
      numbers.set(root, number);
    }
    part[v] = number;
    const { low, high } = parts[number]!;
    for (let k = 0; k < 3; k++) {
      low[k] = Math.min(low[k]!, mesh.positions[3 * v + k]!);
      high[k] = Math.max(high[k]!, mesh.positions[3 * v + k]!);
    }
  }
  return { partOf: part, parts };
}
