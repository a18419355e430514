import type { Oklab } from '../colour/oklab.ts';
import { evidenceFor } from './evidence.ts';
import { planeEvidence } from './planes.ts';
import type { SelectionGround } from './prepare-selection.ts';
import { shapeOf, type Shape } from './shape.ts';
import type { Profile } from './things.ts';

/** What words mean in one picture: how much every region looks like it, to all looks together and to each. */
export interface Meaning {
  readonly profile: Profile;
  /** As candidates are cut out by. */
  readonly evidence: Float32Array;
  /** The same thing of whatever colour; null = no colour was said. */
  readonly ofAnyColour: Meaning | null;
  /** Without alike patches having agreed. */
  readonly mean: Float32Array;
  readonly looks: readonly Float32Array[];
  /** How likely every region lies where the thing usually lies. */
  readonly plane: Float32Array;
}

/** Weighs a whole picture for a thing of a colour. */
export function meaningOf(ground: SelectionGround, profile: Profile, colour: Oklab | null): Meaning {
  const seenBy = (shares: Float32Array): Float32Array =>
    evidenceFor({ ...ground, classShares: shares, agreedShares: shares }, profile, colour);
  return {
    profile,
    evidence: evidenceFor(ground, profile, colour),
    ofAnyColour: colour && meaningOf(ground, profile, null),
    mean: seenBy(ground.classShares),
    looks: ground.looks.map(seenBy),
    plane: planeEvidence(ground, profile),
  };
}

/**
 * Signs, each 0-1, that a set of regions is the thing as a whole:
 * held: what looks like it lies inside, and the inside looks like it · agree: so says every single look · plane: it lies on the floor, a wall or none of them as is usual · edge: the colours change along the outline ·
 * border: there the network sees one thing end · drop: beyond the outline nothing looks like it · one: its pixels agree where their thing's middle lies ·
 * whole: no pixels outside share that middle · size, aspect, height: as is usual · solid: fills its box.
 */
export const SIGNS = [
  'held',
  'agree',
  'plane',
  'edge',
  'border',
  'drop',
  'one',
  'whole',
  'size',
  'aspect',
  'height',
  'solid',
] as const;

export type Sign = (typeof SIGNS)[number];
export type Signs = Readonly<Record<Sign, number>>;

/** Evidence from here on makes a region one of those a single look would have taken. */
const TAKEN = 0.4;
/** A thing is judged against what lies this share of its size around it; a surface against the whole picture. */
const AROUND = 0.3;

/** Reads the signs of a set of regions that is not empty. */
export function signsOf(ground: SelectionGround, meaning: Meaning, isIn: Uint8Array): Signs {
  const { graph } = ground.cut;
  const shape = shapeOf(graph, isIn, meaning.evidence);
  const isNear = surroundingsOf(ground, meaning.profile, shape);
  const hold = (weightOf: (region: number) => number): number => {
    let inside = 0;
    let missed = 0;
    for (let region = 0; region < graph.count; region++) {
      if (isIn[region] === 1) inside += weightOf(region) * graph.size[region]!;
      else if (isNear[region] === 1) missed += weightOf(region) * graph.size[region]!;
    }
    return inside / Math.max(1, shape.pixels + missed);
  };
  return {
    held: hold((region) => meaning.mean[region]!),
    agree: Math.min(...meaning.looks.map((look) => hold((region) => (look[region]! > TAKEN ? 1 : 0)))),
    plane: meanInside(graph.size, meaning.plane, isIn),
    ...outlineSigns(ground, meaning.evidence, isIn),
    ...middleSigns(ground, isIn),
    ...shapeSigns(shape, meaning.profile, graph),
  };
}

function meanInside(size: Int32Array, values: Float32Array, isIn: Uint8Array): number {
  let sum = 0;
  let pixels = 0;
  for (let region = 0; region < size.length; region++) {
    if (isIn[region] === 0) continue;
    sum += values[region]! * size[region]!;
    pixels += size[region]!;
  }
  return pixels === 0 ? 0 : sum / pixels;
}

function surroundingsOf(
  { cut: { graph } }: SelectionGround,
  { manner }: Profile,
  { left, right, top, bottom }: Shape,
): Uint8Array {
  if (manner === 'surface') return new Uint8Array(graph.count).fill(1);
  const across = AROUND * (right - left);
  const down = AROUND * (bottom - top);
  return Uint8Array.from(graph.size, (_, region) => {
    const x = graph.centreX[region]!;
    const y = graph.centreY[region]!;
    return x > left - across && x < right + across && y > top - down && y < bottom + down ? 1 : 0;
  });
}

/** OKLab difference across an outline that is as sharp as need be. */
const SHARP = 0.1;

/** The picture's border is no outline. */
function outlineSigns(
  { cut: { graph }, pieces, sight }: SelectionGround,
  evidence: Float32Array,
  isIn: Uint8Array,
): Pick<Signs, 'edge' | 'border' | 'drop'> {
  const { borders } = graph;
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
  return {
    edge: Math.min(1, contrast / Math.max(1, length) / SHARP),
    border: seenEnd(pieces, sight.border.data, isIn),
    drop: Math.max(0, 1 - outside / Math.max(1e-6, inside)),
  };
}

/** Mean likelihood along the outline that one thing ends there, the surest of the pixels beside it counting. */
function seenEnd(
  { width, height, regionAt }: SelectionGround['pieces'],
  border: Float32Array,
  isIn: Uint8Array,
): number {
  let sum = 0;
  let pixels = 0;
  for (let i = 0; i < width * (height - 1) - 1; i++) {
    const side = isIn[regionAt[i]!];
    if (side === isIn[regionAt[i + 1]!] && side === isIn[regionAt[i + width]!]) continue;
    sum += Math.max(border[i]!, border[i + 1]!, border[i + width]!);
    pixels++;
  }
  return pixels === 0 ? 0 : sum / pixels;
}

/** How far votes for a middle may stray: share of the square root of the pixels. */
const STRAY = 0.35;

function middleSigns(
  { pieces: { width, height, regionAt }, sight: { offset } }: SelectionGround,
  isIn: Uint8Array,
): Pick<Signs, 'one' | 'whole'> {
  let [count, x, y] = [0, 0, 0];
  for (let i = 0; i < width * height; i++) {
    if (isIn[regionAt[i]!] === 0) continue;
    count++;
    x += (i % width) + offset.data[2 * i]!;
    y += Math.floor(i / width) + offset.data[2 * i + 1]!;
  }
  if (count === 0) return { one: 0, whole: 0 };
  x /= count;
  y /= count;
  const reach = STRAY * Math.sqrt(count);
  let [inside, outside] = [0, 0];
  for (let i = 0; i < width * height; i++) {
    const across = (i % width) + offset.data[2 * i]! - x;
    const down = Math.floor(i / width) + offset.data[2 * i + 1]! - y;
    if (across * across + down * down > reach * reach) continue;
    if (isIn[regionAt[i]!] === 1) inside++;
    else outside++;
  }
  return { one: inside / count, whole: inside / Math.max(1, inside + outside) };
}

/** How far sizes, proportions and heights stray from the usual: natural logarithms, share of the picture. */
const AREA_SPREAD = 1.1;
const ASPECT_SPREAD = 0.6;
const HEIGHT_SPREAD = 0.2;

export function shapeSigns(
  shape: Shape,
  profile: Profile,
  picture: { readonly width: number; readonly height: number },
): Pick<Signs, 'size' | 'aspect' | 'height' | 'solid'> {
  const width = Math.max(1, shape.right - shape.left);
  const height = Math.max(1, shape.bottom - shape.top);
  const area = shape.pixels / (picture.width * picture.height);
  return {
    size: bell(Math.log(area / profile.area) / AREA_SPREAD),
    aspect: bell(Math.log(width / height / profile.aspect) / ASPECT_SPREAD),
    height: bell((shape.y / shape.pixels / picture.height - profile.height) / HEIGHT_SPREAD),
    solid: Math.min(1, shape.pixels / (width * height)),
  };
}

function bell(value: number): number {
  return Math.exp(-0.5 * value * value);
}
