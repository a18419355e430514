/** Undirected edges between `nodes` nodes, prepared for cutting again and again with other capacities. */
export interface FlowNetwork {
  readonly nodes: number;
  /** Arcs of node n: `start[n]` to `start[n + 1]`. */
  readonly start: Int32Array;
  readonly head: Int32Array;
  /** The same edge seen from its other end. */
  readonly twin: Int32Array;
  /** The edge an arc belongs to. */
  readonly edge: Int32Array;
}

/** Lays out an edge list for `minimumCut`. */
export function buildFlowNetwork(nodes: number, from: Int32Array, to: Int32Array): FlowNetwork {
  const start = new Int32Array(nodes + 1);
  for (let e = 0; e < from.length; e++) {
    start[from[e]! + 1]!++;
    start[to[e]! + 1]!++;
  }
  for (let n = 0; n < nodes; n++) start[n + 1]! += start[n]!;
  const next = start.slice();
  const head = new Int32Array(2 * from.length);
  const twin = new Int32Array(head.length);
  const edge = new Int32Array(head.length);
  for (let e = 0; e < from.length; e++) {
    const out = next[from[e]!]!++;
    const back = next[to[e]!]!++;
    head[out] = to[e]!;
    head[back] = from[e]!;
    twin[out] = back;
    twin[back] = out;
    edge[out] = edge[back] = e;
  }
  return { nodes, start, head, twin, edge };
}

/** What cutting costs: each edge, and each node's leaning to the source (above 0) or the sink (below 0). */
export interface CutCosts {
  readonly edge: Float32Array;
  readonly leaning: Float32Array;
}

/** Costs are counted in whole steps of 1 / STEPS: with fractions, rounding would leave scraps of flow to push for ever. */
const STEPS = 64;

/**
 * Splits the nodes so that the sum of cut edges and of leanings acted against is least: 1 = source side. Max-flow by Dinic (1970), terminals implied.
 */
export function minimumCut(network: FlowNetwork, costs: CutCosts): Uint8Array {
  const flow = new Flow(network, costs);
  while (flow.level()) flow.push();
  return Uint8Array.from({ length: network.nodes }, (_, node) => (flow.depth[node]! >= 0 ? 1 : 0));
}

class Flow {
  readonly depth: Int32Array;
  private readonly network: FlowNetwork;
  private readonly rest: Float64Array;
  private readonly supply: Float64Array;
  private readonly demand: Float64Array;
  private readonly at: Int32Array;
  private readonly queue: Int32Array;

  constructor(network: FlowNetwork, { edge, leaning }: CutCosts) {
    this.network = network;
    // Cuts are made by the hundred: plain loops, several times faster than `from` with a function.
    this.rest = new Float64Array(network.edge.length);
    for (let arc = 0; arc < this.rest.length; arc++)
      this.rest[arc] = Math.round(STEPS * edge[network.edge[arc]!]!);
    this.supply = new Float64Array(leaning.length);
    this.demand = new Float64Array(leaning.length);
    for (let node = 0; node < leaning.length; node++) {
      const value = Math.round(STEPS * leaning[node]!);
      if (value > 0) this.supply[node] = value;
      else this.demand[node] = -value;
    }
    this.depth = new Int32Array(network.nodes);
    this.at = new Int32Array(network.nodes);
    this.queue = new Int32Array(network.nodes);
  }

  /** Breadth first from all supply left; false when none of it reaches a demand. */
  level(): boolean {
    const { start, head } = this.network;
    const { depth, queue, rest } = this;
    depth.fill(-1);
    let last = 0;
    for (let node = 0; node < depth.length; node++) {
      if (this.supply[node]! <= 0) continue;
      depth[node] = 0;
      queue[last++] = node;
    }
    let nearest = Infinity;
    for (let first = 0; first < last; first++) {
      const node = queue[first]!;
      if (this.demand[node]! > 0) nearest = Math.min(nearest, depth[node]!);
      // What lies beyond the nearest demand has its turn at a later look.
      if (depth[node]! >= nearest) continue;
      for (let arc = start[node]!; arc < start[node + 1]!; arc++) {
        const to = head[arc]!;
        if (depth[to]! >= 0 || rest[arc]! <= 0) continue;
        depth[to] = depth[node]! + 1;
        queue[last++] = to;
      }
    }
    return nearest < Infinity;
  }

  push(): void {
    this.at.set(this.network.start.subarray(0, this.network.nodes));
    for (let node = 0; node < this.depth.length; node++) {
      if (this.supply[node]! > 0) this.supply[node]! -= this.send(node, this.supply[node]!);
    }
  }

  /** Sends up to `amount` from a node down the levels; answers what arrived. */
  private send(node: number, amount: number): number {
    const { start, head, twin } = this.network;
    const { depth, rest, at } = this;
    let sent = Math.min(amount, this.demand[node]!);
    this.demand[node]! -= sent;
    for (; at[node]! < start[node + 1]! && amount - sent > 0; at[node]!++) {
      const arc = at[node]!;
      const to = head[arc]!;
      if (rest[arc]! <= 0 || depth[to] !== depth[node]! + 1) continue;
      const arrived = this.send(to, Math.min(amount - sent, rest[arc]!));
      rest[arc]! -= arrived;
      rest[twin[arc]!]! += arrived;
      sent += arrived;
      if (amount - sent <= 0) break;
    }
    return sent;
  }
}
