import type { RegionGraph } from '../region-cut/region-graph.ts';
import type { Place } from './read-words.ts';
import type { Shape } from './shape.ts';
import type { Profile } from './things.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Smaller shares of the picture are specks. */
const LEAST_AREA = 0.0008;
/** How far sizes, proportions and heights stray from the usual: natural logarithms, share of the picture. */
const AREA_SPREAD = 1.1;
const ASPECT_SPREAD = 0.6;
const HEIGHT_SPREAD = 0.2;

/** How well a shape would do as the thing, 0-1. */
export function rateShape(shape: Shape, profile: Profile, picture: Size): number {
  const area = shape.pixels / (picture.width * picture.height);
  if (area < LEAST_AREA || area > 0.6) return 0;
  const width = Math.max(1, shape.right - shape.left);
  const height = Math.max(1, shape.bottom - shape.top);
  const solid = Math.min(1, shape.pixels / (width * height));
  return (
    (shape.evidence / shape.pixels) *
    bell(Math.log(area / profile.area) / AREA_SPREAD) *
    bell(Math.log(width / height / profile.aspect) / ASPECT_SPREAD) *
    bell((shape.y / shape.pixels / picture.height - profile.height) / HEIGHT_SPREAD) *
    solid ** (profile.isFlat ? 1.5 : 0.5)
  );
}

/** OKLab difference across an outline that is as sharp as need be. */
const SHARP = 0.1;

/** Whether the outline is where the thing ends, 0-1: a visible edge, and beyond it nothing that looks like the thing. The picture's border is no outline. */
export function rateOutline({ borders }: RegionGraph, isIn: Uint8Array, evidence: Float32Array): number {
  let length = 0;
  let contrast = 0;
  let inside = 0;
  let outside = 0;
  for (let e = 0; e < borders.count; e++) {
    const from = borders.from[e]!;
    const to = borders.to[e]!;
    if (isIn[from] === isIn[to]) continue;
    const shared = borders.length[e]!;
    length += shared;
    contrast += shared * Math.sqrt(borders.contrast[e]!);
    inside += shared * evidence[isIn[from] === 1 ? from : to]!;
    outside += shared * evidence[isIn[from] === 1 ? to : from]!;
  }
  if (length === 0) return 0;
  const edge = Math.min(1, contrast / length / SHARP);
  const drop = Math.max(0, 1 - outside / Math.max(1e-6, inside));
  return (0.2 + 0.8 * edge) * (0.3 + 0.7 * drop);
}

function bell(value: number): number {
  return Math.exp(-0.5 * value * value);
}

/** How well a shape fits the places said: "the left one". 0.05-1. */
export function ratePlaces(shape: Shape, places: readonly Place[], picture: Size): number {
  const x = shape.x / shape.pixels / picture.width;
  const y = shape.y / shape.pixels / picture.height;
  const bottom = shape.bottom / picture.height;
  const area = Math.min(1, (4 * shape.pixels) / (picture.width * picture.height));
  const fit: Readonly<Record<Place, number>> = {
    left: 1 - x,
    right: x,
    centre: 1 - 2 * Math.abs(x - 0.5),
    front: bottom,
    back: 1 - bottom,
    top: 1 - y,
    bottom: y,
    biggest: Math.sqrt(area),
    smallest: 1 - Math.sqrt(area),
  };
  return places.reduce((product, place) => product * Math.max(0.05, fit[place]) ** 2, 1);
}
