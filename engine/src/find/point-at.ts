import { plainly, type ArithmeticFor } from '../room/network/arithmetic.ts';
import { NETWORK_CLASSES } from '../room/network/classes.ts';
import type { FeatureMap, MapSize } from '../room/network/feature-map.ts';
import { passThrough } from '../room/network/pass-through.ts';
import { POINTING_WEIGHTS } from '../room/network/pointing-weights.ts';
import { POINTED_INPUTS, readPointing, type Layers } from '../room/network/read-layers.ts';
import { coloursOf, type Sight } from '../room/network/see-pixels.ts';
import { openSimd } from '../room/network/simd/open-simd.ts';
import type { PixelImage } from '../pixels.ts';

/** A pixel of what the network saw. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** What a hand says, in pixels of what the network saw. */
export interface Pointing {
  readonly keep: readonly Place[];
  readonly away: readonly Place[];
  readonly box: readonly [left: number, top: number, right: number, bottom: number] | null;
  /** How much each of `NETWORK_CLASSES` is what words name; null without words. Heeded with a box. */
  readonly named: Float32Array | null;
  /** What was answered before it was put right. */
  readonly last: FeatureMap | null;
}

let layers: Layers | null = null;

// Unpacked once: the numbers are constants.
const layersOnce = (): Layers => (layers ??= readPointing(POINTING_WEIGHTS));

/** The fastest arithmetic there is here. */
export const openPointing = (): ArithmeticFor => openSimd(layersOnce()) ?? plainly;

/**
 * Which pixels belong to what a hand means: above 0 they do, the higher the likelier (log-odds). `copy`: the picture at the size of the sight.
 * In the manner of RITM (Sofiiuk et al. 2021): clicks and the last answer are channels beside what is seen. Learned on drawn rooms, see training/README.md.
 */
export function pointAt(
  copy: PixelImage,
  sight: Sight,
  { pointing, arithmeticFor = openPointing() }: { pointing: Pointing; arithmeticFor?: ArithmeticFor },
): FeatureMap {
  const net = layersOnce();
  const arithmetic = arithmeticFor(copy);
  const first = arithmetic.mix(channelsOf(copy, sight, pointing), net.stem);
  return arithmetic.mix(passThrough(first, net, arithmetic).map, net.heads[0]!);
}

/** Places are measured in this share of the longer side. */
const UNIT = 128;
/** How far a click reaches, and how far apart the middles of one thing lie, in units. */
const NEAR = 2.5;
const WIDE = 16;
const MIDDLE = 4;
/** How far colours of one stuff lie apart. */
const COLOUR = 0.3;
/** How far middles of what is boxed lie from the box's own, in halves of its sides. */
const FROM_CENTRE = 0.6;
/** What of the box, from its middle out, is hardly anything else. */
const CORE = 0.6;
const CLASSES = NETWORK_CLASSES.length;

/** Numbers of the channels, in the order in which the network learned them. */
const SEEN = { classes: 3, planes: 3 + CLASSES, border: 9 + CLASSES } as const;
const KEEP = { near: 34, wide: 35, middle: 36, classes: 37, planes: 38, colours: 39 } as const;
const AWAY = { near: 40, wide: 41, middle: 42, classes: 43, planes: null, colours: 44 } as const;
const [INSIDE, OWN, LAST] = [45, 46, 47];

const bell = (square: number, reach: number): number => Math.exp((-0.5 * square) / reach ** 2);
const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

function channelsOf(copy: PixelImage, sight: Sight, { keep, away, box, named, last }: Pointing): FeatureMap {
  const map = coloursOf(copy, POINTED_INPUTS);
  const { classes, planes, border } = sight;
  for (let i = 0, to = 0; to < map.data.length; i++, to += POINTED_INPUTS) {
    map.data.set(classes.data.subarray(CLASSES * i, CLASSES * (i + 1)), to + SEEN.classes);
    map.data.set(planes.data.subarray(planes.channels * i, planes.channels * (i + 1)), to + SEEN.planes);
    map.data[to + SEEN.border] = border.data[i]!;
    map.data[to + LAST] = last ? sigmoid(last.data[i]!) : 0;
  }
  for (const place of keep) addClick(map, sight, { place, to: KEEP });
  for (const place of away) addClick(map, sight, { place, to: AWAY });
  if (box) addBox(map, sight, { box, named });
  return map;
}

type ClickChannels = typeof KEEP | typeof AWAY;

/** What is near a click, and what is like the pixel clicked. */
function addClick(map: FeatureMap, sight: Sight, { place, to }: { place: Place; to: ClickChannels }): void {
  const { width, height } = map;
  const unit = Math.max(width, height) / UNIT;
  const [x, y] = [clamp(place.x, width), clamp(place.y, height)];
  const at = y * width + x;
  const middle = middlesOf(sight.offset);
  const likeClasses = likenessTo(sight.classes, pixelOf(sight.classes, at));
  const likePlanes = likenessTo(sight.planes, pixelOf(sight.planes, at));
  const raise = (i: number, channel: number | null, value: number): void => {
    if (channel === null) return;
    const k = POINTED_INPUTS * i + channel;
    map.data[k] = Math.max(map.data[k]!, value);
  };
  for (let i = 0; i < width * height; i++) {
    const square = ((i % width) - x) ** 2 + (Math.floor(i / width) - y) ** 2;
    const apart = (middle(i, 0) - middle(at, 0)) ** 2 + (middle(i, 1) - middle(at, 1)) ** 2;
    let colours = 0;
    for (let c = 0; c < 3; c++)
      colours += (map.data[POINTED_INPUTS * i + c]! - map.data[POINTED_INPUTS * at + c]!) ** 2;
    raise(i, to.near, bell(square, NEAR * unit));
    raise(i, to.wide, bell(square, WIDE * unit));
    raise(i, to.middle, bell(apart, MIDDLE * unit));
    raise(i, to.classes, likeClasses(i));
    raise(i, to.planes, likePlanes(i));
    raise(i, to.colours, bell(colours, COLOUR));
  }
}

/** What lies in a box, whose middle lies near its own, and what looks like what words name, else like its core. */
function addBox(
  map: FeatureMap,
  sight: Sight,
  {
    box: [left, top, right, bottom],
    named,
  }: { box: NonNullable<Pointing['box']>; named: Float32Array | null },
): void {
  const { width, height } = map;
  const [centreX, centreY] = [(left + right) / 2, (top + bottom) / 2];
  const [halfX, halfY] = [Math.max(1, (right - left) / 2), Math.max(1, (bottom - top) / 2)];
  const middle = middlesOf(sight.offset);
  const usual = new Float32Array(CLASSES);
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const isInside = x >= left && x < right && y >= top && y < bottom;
    const apart = ((middle(i, 0) - centreX) / halfX) ** 2 + ((middle(i, 1) - centreY) / halfY) ** 2;
    map.data[POINTED_INPUTS * i + INSIDE] = isInside ? 1 : 0;
    map.data[POINTED_INPUTS * i + OWN] = bell(apart, FROM_CENTRE);
    const far = Math.max(Math.abs(x - centreX) / halfX, Math.abs(y - centreY) / halfY);
    if (isInside && far < CORE)
      for (let c = 0; c < CLASSES; c++) usual[c]! += sight.classes.data[CLASSES * i + c]!;
  }
  const likeMeant = likenessTo(sight.classes, named ?? usual);
  for (let i = 0; i < width * height; i++) {
    const k = POINTED_INPUTS * i + KEEP.classes;
    map.data[k] = Math.max(map.data[k]!, likeMeant(i));
  }
}

const clamp = (value: number, size: number): number => Math.max(0, Math.min(size - 1, Math.floor(value)));

const pixelOf = ({ channels, data }: FeatureMap, at: number): Float32Array =>
  data.slice(channels * at, channels * (at + 1));

/** Where a pixel says that the middle of its thing lies: across (0) or down (1). */
function middlesOf({ width, data }: MapSize & Pick<FeatureMap, 'data'>): (i: number, axis: 0 | 1) => number {
  return (i, axis) => data[2 * i + axis]! + (axis === 0 ? i % width : Math.floor(i / width));
}

/** Cosine between a pixel's shares and some others. */
function likenessTo({ channels, data }: FeatureMap, shares: Float32Array): (i: number) => number {
  const length = Math.hypot(...shares);
  return (i) => {
    let [both, own] = [0, 0];
    for (let c = 0; c < channels; c++) {
      const value = data[channels * i + c]!;
      both += value * shares[c]!;
      own += value * value;
    }
    return both / (Math.sqrt(own) * length + 1e-6);
  };
}
