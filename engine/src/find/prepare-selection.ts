import type { PixelImage } from '../pixels.ts';
import { prepareCut, type CutGround } from '../region-cut/cut-regions.ts';
import { buildRegionGraph } from '../region-cut/region-graph.ts';
import { buildRegionTree, type RegionTree } from '../region-cut/region-tree.ts';
import { fitWithin, resizeImage } from '../resize/resize-image.ts';
import { agreePatches } from './agree-patches.ts';
import { findThings } from '../room/find-things.ts';
import { seeSurely, type SureSight } from '../room/see-surely.ts';
import { meansOf, seePieces, type SeenPieces } from './seen-pieces.ts';

/** Everything about a picture that every selection on it shares; made once per picture. */
export interface SelectionGround {
  readonly width: number;
  readonly height: number;
  readonly cut: CutGround;
  readonly tree: RegionTree;
  /** What the network saw, pixel by pixel of its own small copy. */
  readonly sight: SureSight;
  /** Per region of the graph how likely each of `NETWORK_CLASSES` is, the mean of all looks; they add up to 1. */
  readonly classShares: Float32Array;
  /** The same as single looks saw it. Where they differ, neither is to be trusted. */
  readonly looks: readonly Float32Array[];
  /** The same after patches that look alike or touch have agreed: whole surfaces, at the cost of small things. */
  readonly agreedShares: Float32Array;
  /** Per region how likely each of `NETWORK_PLANES` is. */
  readonly planeShares: Float32Array;
  readonly pieces: SeenPieces;
}

/** Longer side of the copy that is looked at. */
const WORK_SIDE = 512;

/** Gets an upright photo (1024 pixels on its longer side are plenty) ready for `selectRegion`. `see` is how the room is seen. */
export function prepareSelection(
  picture: PixelImage,
  see: (picture: PixelImage) => SureSight = seeSurely,
): SelectionGround {
  const small = resizeImage(picture, fitWithin(picture, WORK_SIDE));
  const graph = buildRegionGraph(small);
  const sight = see(small);
  const shares = meansOf(graph, sight.classes);
  return {
    width: picture.width,
    height: picture.height,
    cut: prepareCut(graph),
    tree: buildRegionTree(graph),
    sight,
    classShares: shares,
    looks: sight.looks.map((look) => meansOf(graph, look)),
    agreedShares: agreePatches(graph, shares),
    planeShares: meansOf(graph, sight.planes),
    pieces: seePieces(graph, findThings(sight)),
  };
}
