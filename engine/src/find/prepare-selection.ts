import type { PixelImage } from '../pixels.ts';
import { prepareCut, type CutGround } from '../region-cut/cut-regions.ts';
import { buildRegionGraph, type RegionGraph } from '../region-cut/region-graph.ts';
import { buildRegionTree, type RegionTree } from '../region-cut/region-tree.ts';
import { fitWithin, resizeImage } from '../resize/resize-image.ts';
import { agreePatches } from './agree-patches.ts';
import { classifyPixels, NETWORK_CLASSES } from './network/classify-pixels.ts';

/** Everything about a picture that every selection on it shares; made once per picture. */
export interface SelectionGround {
  readonly width: number;
  readonly height: number;
  readonly cut: CutGround;
  readonly tree: RegionTree;
  /** Per region of the graph how likely each of `NETWORK_CLASSES` is; they add up to 1. */
  readonly classShares: Float32Array;
  /** The same after patches that look alike or touch have agreed: whole surfaces, at the cost of small things. */
  readonly agreedShares: Float32Array;
}

/** Longer side of the copy that is looked at. */
const WORK_SIDE = 512;

/** Gets an upright photo (1024 pixels on its longer side are plenty) ready for `selectRegion`. */
export function prepareSelection(picture: PixelImage): SelectionGround {
  const small = resizeImage(picture, fitWithin(picture, WORK_SIDE));
  const graph = buildRegionGraph(small);
  const shares = classShares(graph, small);
  return {
    width: picture.width,
    height: picture.height,
    cut: prepareCut(graph),
    tree: buildRegionTree(graph),
    classShares: shares,
    agreedShares: agreePatches(graph, shares),
  };
}

function classShares(graph: RegionGraph, image: PixelImage): Float32Array {
  const map = classifyPixels(image);
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
