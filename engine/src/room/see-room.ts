import type { PixelImage } from '../pixels.ts';
import { buildRegionGraph, type RegionGraph } from '../region-cut/region-graph.ts';
import { fitWithin, resizeImage } from '../resize/resize-image.ts';
import type { Camera } from './camera/camera.ts';
import { estimateCamera } from './camera/estimate-camera.ts';
import { findOpenings, type Opening } from './find-openings.ts';
import { findSkirting, type Skirting } from './find-skirting.ts';
import { findThings, type RoomThings } from './find-things.ts';
import { fitLayout, LOST } from './layout/fit-layout.ts';
import { scaledLayout, type RoomLayout } from './layout/layout.ts';
import { shellShare } from './network/classes.ts';
import type { FeatureMap } from './network/feature-map.ts';
import { seeBehindThings } from './network/look-behind.ts';
import { seeSurely, type SureSight } from './see-surely.ts';

/**
 * How near every pixel of the room's picture is: 1 / distance ahead of the camera. Of whatever size, of the picture's proportions. As a model gives it, its unit and its
 * zero mean nothing.
 */
export interface Nearness {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** Everything that is understood of a room from its photo; seen once a photo, used by whoever selects, takes away, puts or recolours. */
export interface Room {
  /** Size of the picture it was seen in; camera and layout are in its pixels. */
  readonly width: number;
  readonly height: number;
  /** The small regions of a copy with `WORK_SIDE` pixels on its longer side. */
  readonly graph: RegionGraph;
  readonly sight: SureSight;
  /** The picture at the size of the sight. */
  readonly copy: PixelImage;
  /** Per region of the graph how likely each of `NETWORK_CLASSES` is; they add up to 1. */
  readonly classShares: Float32Array;
  /** Per region of the graph how likely each of `NETWORK_PLANES` is; they add up to 1. */
  readonly planeShares: Float32Array;
  readonly camera: Camera;
  readonly layout: RoomLayout;
  readonly things: RoomThings;
  readonly openings: readonly Opening[];
  readonly skirting: readonly Skirting[];
  /** How near everything is, 1 / camera height, where somebody else measured it and `measureRoom` believed it. */
  readonly nearness?: Nearness;
}

/** Longer side of the copy that is cut into regions. */
export const WORK_SIDE = 512;

/** Understands the room in an upright photo; 1024 pixels on its longer side are plenty. Never fails. Same picture, same room. `see`: how it is looked at. */
export function seeRoom(picture: PixelImage, see: (copy: PixelImage) => SureSight = seeSurely): Room {
  const { width, height } = picture;
  const small = resizeImage(picture, fitWithin(picture, WORK_SIDE));
  const graph = buildRegionGraph(small);
  const sight = see(small);
  const copy = resizeImage(picture, sight.classes);
  const behind = seeBehindThings({ copy, sight });
  const layout = fitLayout({ sight, behind }, cameraOf(picture, sight), picture);
  const classShares = sharesOf(graph, sight.classes);
  const things = findThings(sight);
  return {
    width,
    height,
    graph,
    sight,
    copy,
    classShares,
    planeShares: sharesOf(graph, sight.planes),
    camera: layout.camera,
    layout,
    things,
    openings: findOpenings(things, layout, picture),
    skirting: findSkirting(small, scaledLayout(layout, small.width / width), shellOf(graph, classShares)),
  };
}

/** 1 on every pixel of the small copy that shows the room itself rather than a thing. */
function shellOf(graph: RegionGraph, classShares: Float32Array): Uint8Array {
  const isShell = Uint8Array.from({ length: graph.count }, (_, region) =>
    shellShare(classShares, region) > 0.5 ? 1 : 0,
  );
  return new Uint8Array(graph.label.length).map((_, i) => isShell[graph.label[i]!]!);
}

/** How far the network's guess of the horizon strays, shares of the height; its guesses of focal length and turn say nothing. */
const HORIZON_SPREAD = 0.1;

/** Lines know better than the network: it is heard where they say next to nothing. */
function cameraOf(picture: PixelImage, { camera: seen }: SureSight): Camera {
  const byLines = estimateCamera(picture);
  if (byLines.trust >= LOST) return byLines;
  const { height } = picture;
  return estimateCamera(picture, {
    horizon: { value: seen.horizon * height, spread: HORIZON_SPREAD * height },
  });
}

/** Mean of a map over every region. */
export function sharesOf(graph: RegionGraph, map: FeatureMap): Float32Array {
  const { channels } = map;
  const shares = new Float32Array(graph.count * channels);
  for (let y = 0; y < graph.height; y++) {
    const row = Math.floor((y * map.height) / graph.height) * map.width;
    for (let x = 0; x < graph.width; x++) {
      const from = (row + Math.floor((x * map.width) / graph.width)) * channels;
      const to = graph.label[y * graph.width + x]! * channels;
      for (let c = 0; c < channels; c++) shares[to + c]! += map.data[from + c]!;
    }
  }
  return shares.map((sum, i) => sum / graph.size[(i / channels) | 0]!);
}
