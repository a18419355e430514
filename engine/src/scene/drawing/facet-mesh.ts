import type { Material } from '../material.ts';
import { Mesh } from '../mesh.ts';
import { hashNumber } from '../noise.ts';
import type { Vec3 } from '../vector.ts';
import { partsOf, type Part } from './mesh-parts.ts';

export interface Faceting {
  /** Widest facet in metres, and as a share of the part it lies on. */
  readonly cell: number;
  readonly share: number;
  /** By how much corners leave their place, as a share of a facet. */
  readonly wobble: number;
  readonly seed: number;
  /** The material a facet of a part takes; `facet` is a number of its own. */
  readonly materialOf: (material: Material, facet: number) => Material;
}

const SMALLEST = 0.012;
/** How far corners at a part's rim are drawn back to it: their mean lies inside. */
const RIM = 0.6;

/** A copy of a mesh in few flat faces: corners that fall into one cell of a grid over their part become one (Rossignac and Borrel 1993). */
export function facetMesh(mesh: Mesh, faceting: Faceting): Mesh {
  const out = new Mesh();
  const { partOf, parts } = partsOf(mesh);
  const cells = parts.map((part) => gridOver(part, faceting));
  const clusters = new Clusters(mesh, faceting);
  for (let v = 0; v < mesh.vertexCount; v++) {
    const part = partOf[v]!;
    clusters.add(v, { part, ...cells[part]! });
  }
  clusters.settle();
  clusters.emit(out);
  return out;
}

interface Grid {
  readonly low: Vec3;
  readonly high: Vec3;
  readonly counts: Vec3;
}

function gridOver({ low, high }: Part, widest: Faceting): Grid {
  const extents = low.map((value, k) => high[k]! - value);
  const cell = Math.max(SMALLEST, Math.min(widest.cell, widest.share * Math.max(...extents)));
  const counts = extents.map((extent) => Math.max(1, Math.round(extent / cell))) as unknown as Vec3;
  return { low, high, counts };
}

interface Cluster {
  readonly sum: [number, number, number];
  members: number;
  /** -1, 0, 1 a axis: at the part's low rim, inside, at its high rim. */
  readonly rim: readonly number[];
  readonly grid: Grid;
  readonly first: number;
  place: Vec3;
}

class Clusters {
  private readonly mesh: Mesh;
  private readonly faceting: Faceting;
  private readonly ofVertex: Int32Array;
  private readonly known = new Map<number, number>();
  private readonly list: Cluster[] = [];

  constructor(mesh: Mesh, faceting: Faceting) {
    this.mesh = mesh;
    this.faceting = faceting;
    this.ofVertex = new Int32Array(mesh.vertexCount);
  }

  add(vertex: number, grid: Grid & { part: number }): void {
    const { positions } = this.mesh;
    const cell = [0, 1, 2].map((k) => {
      const extent = grid.high[k]! - grid.low[k]!;
      return Math.round(((positions[3 * vertex + k]! - grid.low[k]!) / (extent || 1)) * grid.counts[k]!);
    });
    const key = ((grid.part * 512 + cell[0]!) * 512 + cell[1]!) * 512 + cell[2]!;
    let at = this.known.get(key);
    if (at === undefined) {
      at = this.list.length;
      this.known.set(key, at);
      const rim = cell.map((value, k) => (value === 0 ? -1 : value === grid.counts[k] ? 1 : 0));
      this.list.push({ sum: [0, 0, 0], members: 0, rim, grid, first: vertex, place: [0, 0, 0] });
    }
    const cluster = this.list[at]!;
    for (let k = 0; k < 3; k++) cluster.sum[k]! += positions[3 * vertex + k]!;
    cluster.members++;
    this.ofVertex[vertex] = at;
  }

  settle(): void {
    const { wobble, seed } = this.faceting;
    this.list.forEach((cluster, i) => {
      const { grid, rim, sum, members } = cluster;
      cluster.place = sum.map((total, k) => {
        const mean = total / members;
        const edge = rim[k]! < 0 ? grid.low[k]! : grid.high[k]!;
        const drawn = rim[k] === 0 ? mean : mean + (edge - mean) * RIM;
        const facet = (grid.high[k]! - grid.low[k]!) / grid.counts[k]!;
        return drawn + wobble * facet * (hashNumber(i * 3 + k + seed * 7717) - 0.5);
      }) as unknown as Vec3;
    });
  }

  /** Writes every face that is left, flat and with corners of its own. */
  emit(out: Mesh): void {
    const { mesh, list, ofVertex, faceting } = this;
    const seen = new Set<string>();
    for (let t = 0; t < mesh.triangleCount; t++) {
      const corners = [0, 1, 2].map((k) => mesh.indices[3 * t + k]!);
      const [a, b, c] = corners.map((corner) => ofVertex[corner]!) as [number, number, number];
      if (a === b || b === c || a === c) continue;
      const key = [a, b, c].sort((p, q) => p - q).join();
      if (seen.has(key)) continue;
      seen.add(key);
      const from = { vertex: out.vertexCount, triangle: out.triangleCount };
      const made = [a, b, c].map((at) => {
        const { place, first } = list[at]!;
        return out.vertex(place, mesh.uvs[2 * first]!, mesh.uvs[2 * first + 1]!);
      }) as [number, number, number];
      const material = faceting.materialOf(mesh.materials[mesh.triangleMaterials[t]!]!, seen.size);
      out.triangle(made, out.material(material));
      out.smooth(from);
    }
  }
}
