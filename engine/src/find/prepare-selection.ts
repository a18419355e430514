import type { PixelImage } from '../pixels.ts';
import { prepareCut, type CutGround } from '../region-cut/cut-regions.ts';
import { buildRegionGraph, type RegionGraph } from '../region-cut/region-graph.ts';
import { buildRegionTree, type RegionTree } from '../region-cut/region-tree.ts';
import { fitWithin, resizeImage } from '../resize/resize-image.ts';
import { agreePatches } from './agree-patches.ts';
import { NETWORK_CLASSES } from '../room/network/classes.ts';
import type { FeatureMap } from '../room/network/feature-map.ts';
import { seeSurely, type SureSight } from '../room/see-surely.ts';
import { readIntoRegions, type RegionSight } from './region-sight.ts';

/** Everything about a picture that every selection on it shares; made once per picture. */
export interface SelectionGround {
  readonly width: number;
  readonly height: number;
  /** As it was given: outlines follow its edges. */
  readonly picture: PixelImage;
  readonly cut: CutGround;
  readonly tree: RegionTree;
  /** What the network saw, pixel by pixel of its own small copy. */
  readonly sight: SureSight;
  readonly regions: RegionSight;
  /** Per region of the graph how likely each of `NETWORK_CLASSES` is, the mean of all looks; they add up to 1. */
  readonly classShares: Float32Array;
  /** The same as single looks saw it. Where they differ, neither is to be trusted. */
  readonly looks: readonly Float32Array[];
  /** The same after patches that look alike or touch have agreed: whole surfaces, at the cost of small things. */
  readonly agreedShares: Float32Array;
}

/** Longer side of the copy that is looked at. */
const WORK_SIDE = 512;

/** Gets an upright photo (1024 pixels on its longer side are plenty) ready for `selectRegion`. */
export function prepareSelection(picture: PixelImage): SelectionGround {
  const small = resizeImage(picture, fitWithin(picture, WORK_SIDE));
  const graph = buildRegionGraph(small);
  const sight = seeSurely(small);
  const shares = sharesOf(graph, sight.classes);
  return {
    width: picture.width,
    height: picture.height,
    picture,
    cut: prepareCut(graph),
    tree: buildRegionTree(graph),
    sight,
    regions: readIntoRegions(graph, sight),
    classShares: shares,
    looks: sight.looks.map((look) => sharesOf(graph, look)),
    agreedShares: agreePatches(graph, shares),
  };
}

function sharesOf(graph: RegionGraph, map: FeatureMap): Float32Array {
  const classes = NETWORK_CLASSES.length;
  const shares = new Float32Array(graph.count * classes);
  for (let y = 0; y < graph.height; y++) {
    const row = Math.floor((y * map.height) / graph.height) * map.width;
    for (let x = 0; x < graph.width; x++) {
      const from = (row + Math.floor((x * map.width) / graph.width)) * classes;
      const to = graph.label[y * graph.width + x]! * classes;
      for (let c = 0; c < classes; c++) shares[to + c]! += map.data[from + c]!;
    }
  }
  return shares.map((sum, i) => sum / graph.size[(i / classes) | 0]!);
}
