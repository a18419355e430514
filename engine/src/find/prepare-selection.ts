import type { PixelImage } from '../pixels.ts';
import { prepareCut, type CutGround } from '../region-cut/cut-regions.ts';
import { buildRegionTree, type RegionTree } from '../region-cut/region-tree.ts';
import { agreePatches } from './agree-patches.ts';
import type { SureSight } from '../room/see-surely.ts';
import { seeRoom, sharesOf, type Room } from '../room/see-room.ts';
import { readIntoRegions, type RegionSight } from './region-sight.ts';
import { seePieces, type SeenPieces } from './seen-pieces.ts';

/** What is known of a room's regions where a hand frames something in it. */
export interface FramingGround {
  readonly cut: CutGround;
  readonly tree: RegionTree;
  readonly regions: RegionSight;
  /** Per region of the graph how likely each of `NETWORK_CLASSES` is, the mean of all looks; they add up to 1. */
  readonly classShares: Float32Array;
}

/** Everything about a picture that every selection on it shares; made once per picture. */
export interface SelectionGround extends FramingGround {
  readonly width: number;
  readonly height: number;
  /** As it was given: outlines follow its edges. */
  readonly picture: PixelImage;
  readonly room: Room;
  /** What the network saw, pixel by pixel of its own small copy. */
  readonly sight: SureSight;
  /** The picture at that size. */
  readonly copy: PixelImage;
  /** The shares of classes as single looks saw it. Where they differ, neither is to be trusted. */
  readonly looks: readonly Float32Array[];
  /** And after patches that look alike or touch have agreed: whole surfaces, at the cost of small things. */
  readonly agreedShares: Float32Array;
  readonly pieces: SeenPieces;
}

/**
 * Gets an upright photo (1024 pixels on its longer side are plenty) ready for `selectRegion`. `room`: what is understood of it, where that is known
 * already.
 */
export function prepareSelection(picture: PixelImage, room: Room = seeRoom(picture)): SelectionGround {
  const { graph, sight, classShares } = room;
  return {
    width: picture.width,
    height: picture.height,
    picture,
    ...prepareFraming(room),
    room,
    sight,
    copy: room.copy,
    looks: sight.looks.map((look) => sharesOf(graph, look)),
    agreedShares: agreePatches(graph, classShares),
    pieces: seePieces(graph, room.things),
  };
}

/** Gets a room ready for things to be told apart in boxes. */
export function prepareFraming(room: Room): FramingGround {
  const { graph, classShares } = room;
  return {
    cut: prepareCut(graph),
    tree: buildRegionTree(graph),
    regions: readIntoRegions(room),
    classShares,
  };
}
