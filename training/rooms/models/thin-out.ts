import type { Model } from '../model.ts';

/** Joins the vertices of a fine model that share a cell of `cell` metres and drops what falls flat: at the size of training pictures nobody sees it, and far fewer triangles are drawn. */
export function thinOut(model: Model, cell: number): Model {
  const { positions, normals, indices, parts } = model;
  const known = new Map<string, number>();
  const points: number[] = [];
  const directions: number[] = [];
  const slot = new Int32Array(positions.length / 3);
  const partOf = new Int32Array(positions.length / 3).fill(-1);
  for (let t = 0; t < parts.length; t++) for (let k = 0; k < 3; k++) partOf[indices[3 * t + k]!] = parts[t]!;
  for (let i = 0; i < slot.length; i++) {
    const place = [0, 1, 2].map((k) => Math.round(positions[3 * i + k]! / cell));
    // Faces that look away from each other stay apart: thin plates keep both sides.
    const facing = [0, 1, 2].map((k) => Math.round(normals[3 * i + k]! * 0.8));
    const key = `${place.join()}|${facing.join()}|${partOf[i]!}`;
    const found = known.get(key);
    slot[i] = found ?? points.length / 3;
    if (found !== undefined) continue;
    known.set(key, points.length / 3);
    // On the grid, so that parts which shared an edge still do.
    points.push(...place.map((step) => step * cell));
    for (let k = 0; k < 3; k++) directions.push(normals[3 * i + k]!);
  }
  const keptIndices: number[] = [];
  const keptParts: number[] = [];
  for (let t = 0; t < parts.length; t++) {
    const [a, b, c] = [slot[indices[3 * t]!]!, slot[indices[3 * t + 1]!]!, slot[indices[3 * t + 2]!]!];
    if (a === b || b === c || a === c) continue;
    keptIndices.push(a, b, c);
    keptParts.push(parts[t]!);
  }
  return {
    ...model,
    positions: Float32Array.from(points),
    normals: Float32Array.from(directions),
    indices: Int32Array.from(keptIndices),
    parts: Uint8Array.from(keptParts),
  };
}
