import { buildFlowNetwork, minimumCut, type FlowNetwork } from './max-flow.ts';
import { buildPalette, colourShares, type Palette } from './palette.ts';
import type { RegionGraph } from './region-graph.ts';

/** A region graph made ready for cutting. */
export interface CutGround {
  readonly graph: RegionGraph;
  readonly network: FlowNetwork;
  readonly palette: Palette;
  /** Cost of each border. */
  readonly edge: Float32Array;
}

/** What is known about each region. */
export interface CutWish {
  /** 1 = surely in, -1 = surely out, 0 = open. */
  readonly seed: Int8Array;
  /** First guess for the open ones: 1 = in. */
  readonly start: Uint8Array;
  /** Leaning towards in (above 0) or out, in nats; absent: none. */
  readonly prior?: Float32Array;
  readonly rounds: number;
}

/** How much a smooth outline counts against the colours. */
const SMOOTHNESS = 8;
/** How fast a border gets cheap with its contrast. */
const EDGE = 0.6;
const SEED_WEIGHT = 2;
const MOST_CERTAIN = 4;
const SURE = 1e9;
/** Pixels of one plain region are not independent witnesses: a region counts for a power of its size. */
const TRUST = 1.5;
const TRUST_POWER = 0.75;

export function prepareCut(graph: RegionGraph): CutGround {
  const { from, to, length, contrast, usual } = graph.borders;
  const edge = Float32Array.from(
    length,
    (pixels, e) => SMOOTHNESS * pixels * Math.exp((-EDGE * contrast[e]!) / usual),
  );
  return {
    graph,
    edge,
    network: buildFlowNetwork(graph.count, from, to),
    palette: buildPalette(graph.colour),
  };
}

/**
 * Separates a thing from the rest: colours of both sides are learned from the last result and the seeds, the cheapest outline is cut, and again.
 * GrabCut (Rother, Kolmogorov, Blake 2004) on regions instead of pixels. Answers 1 for every region inside.
 */
export function cutRegions(ground: CutGround, { seed, start, prior, rounds }: CutWish): Uint8Array {
  const { graph, palette } = ground;
  let side: Uint8Array = start.map((value, region) =>
    seed[region] === 0 ? value : seed[region] === 1 ? 1 : 0,
  );
  for (let round = 0; round < rounds; round++) {
    const weightsOf = (inside: number): Float32Array =>
      Float32Array.from(graph.size, (pixels, region) =>
        side[region] === inside ? pixels * (seed[region] === 0 ? 1 : SEED_WEIGHT) : 0,
      );
    const inside = colourShares(palette, weightsOf(1));
    const outside = colourShares(palette, weightsOf(0));
    const leaning = Float32Array.from(graph.size, (pixels, region) => {
      if (seed[region] !== 0) return seed[region]! * SURE;
      const cell = palette.cellOf[region]!;
      const odds = Math.log((inside[cell]! + 1e-5) / (outside[cell]! + 1e-5)) + (prior?.[region] ?? 0);
      return Math.max(-MOST_CERTAIN, Math.min(MOST_CERTAIN, odds)) * pixels ** TRUST_POWER * TRUST;
    });
    const next = minimumCut(ground.network, { edge: ground.edge, leaning });
    if (round > 0 && next.every((value, region) => value === side[region])) break;
    side = next;
  }
  return side;
}
