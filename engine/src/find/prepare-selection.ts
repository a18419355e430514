import type { PixelImage } from '../pixels.ts';
import { prepareCut, type CutGround } from '../region-cut/cut-regions.ts';
import { buildRegionGraph, type RegionGraph } from '../region-cut/region-graph.ts';
import { buildRegionTree, type RegionTree } from '../region-cut/region-tree.ts';
import { fitWithin, resizeImage } from '../resize/resize-image.ts';
import { agreePatches } from './agree-patches.ts';
import { classifyPixels, NETWORK_CLASSES } from './network/classify-pixels.ts';
import type { FeatureMap } from './network/feature-map.ts';

/** Everything about a picture that every selection on it shares; made once per picture. */
export interface SelectionGround {
  readonly width: number;
  readonly height: number;
  readonly cut: CutGround;
  readonly tree: RegionTree;
  /** Per region of the graph how likely each of `NETWORK_CLASSES` is, the mean of both looks; they add up to 1. */
  readonly classShares: Float32Array;
  /** The same as single looks saw it: the picture as it is, and mirrored. Where they differ, neither is to be trusted. */
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
  const looks = [sharesOf(graph, classifyPixels(small)), sharesOf(graph, classifyMirrored(small))];
  const shares = looks[0]!.map((share, i) => (share + looks[1]![i]!) / 2);
  return {
    width: picture.width,
    height: picture.height,
    cut: prepareCut(graph),
    tree: buildRegionTree(graph),
    classShares: shares,
    looks,
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

/** What the network sees in a mirror, turned back. */
function classifyMirrored(image: PixelImage): FeatureMap {
  const map = classifyPixels({ ...image, data: mirrored(image.data, image.width, 4) });
  return { ...map, data: mirrored(map.data, map.width, map.channels) };
}

/** Rows with left and right exchanged, `channels` numbers a pixel. */
function mirrored<T extends Uint8Array | Float32Array>(data: T, width: number, channels: number): T {
  const out = data.slice() as T;
  for (let i = 0; i < data.length; i += channels) {
    const turned = i + (width - 1 - 2 * ((i / channels) % width)) * channels;
    for (let c = 0; c < channels; c++) out[turned + c] = data[i + c]!;
  }
  return out;
}
