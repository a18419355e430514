import type { PixelImage } from '../../pixels.ts';
import { resizeImage } from '../../resize/resize-image.ts';
import { plainly, type ArithmeticFor } from './arithmetic.ts';
import { BEHIND_WEIGHTS } from './behind-weights.ts';
import { BEHIND_KINDS, NETWORK_CLASSES } from './classes.ts';
import { resample, type FeatureMap } from './feature-map.ts';
import { passThrough } from './pass-through.ts';
import { BEHIND_INPUTS, readBehind, type Layers } from './read-layers.ts';
import { coloursOf, type Sight } from './see-pixels.ts';
import { openSimd } from './simd/open-simd.ts';

/** How likely each of `BEHIND_KINDS` lies behind every pixel of a hole, in pixels of the room's sight or of half its size: shares that add up to 1. Says nothing outside the hole. */
export type Behind = FeatureMap;

let layers: Layers | null = null;

// Unpacked once: the numbers are constants.
const layersOnce = (): Layers => (layers ??= readBehind(BEHIND_WEIGHTS));

/** The fastest arithmetic there is here. */
export const openBehind = (): ArithmeticFor => openSimd(layersOnce()) ?? plainly;

/** What is seen of a room: a copy of its picture, and what each pixel of it shows. */
interface Looked {
  readonly copy: PixelImage;
  readonly sight: Pick<Sight, 'classes' | 'planes' | 'border'>;
}

/** What is seen of a room, and where a hole is to be looked behind: 1 in it, in pixels of the sight. */
export interface Covered {
  readonly room: Looked;
  readonly isHole: Uint8Array;
}

/** What lies behind a hole, by what is seen around it. Learned on drawn rooms, see training/README.md. */
export function lookBehind(covered: Covered, arithmeticFor = openBehind()): Behind {
  const net = layersOnce();
  const arithmetic = arithmeticFor(covered.room.copy);
  const first = arithmetic.mix(channelsOf(covered), net.stem);
  return arithmetic.share(passThrough(first, net, arithmetic).map, net.heads[0]!);
}

/** Colours, classes, planes and borders outside the hole, nothing in it; the hole; how low and how far from the middle a pixel lies. */
function channelsOf({ room: { copy, sight }, isHole }: Covered): FeatureMap {
  const map = coloursOf(copy, BEHIND_INPUTS);
  const { width, height, data } = map;
  const seen = [sight.classes, sight.planes, sight.border];
  for (let i = 0; i < isHole.length; i++) {
    let to = BEHIND_INPUTS * i;
    if (isHole[i] === 1) data.fill(0, to, to + 3);
    to += 3;
    for (const { channels, data: own } of seen) {
      if (isHole[i] === 0) data.set(own.subarray(channels * i, channels * (i + 1)), to);
      to += channels;
    }
    data[to] = isHole[i]!;
    data[to + 1] = (2 * Math.floor(i / width)) / (height - 1) - 1;
    data[to + 2] = Math.abs((2 * (i % width)) / (width - 1) - 1);
  }
  return map;
}

/** What is fixed, or lies flat on what is, shows where the room's sides are. */
const FIXED = [
  ...(['wall', 'floor', 'ceiling', 'rug', 'painting', 'window', 'door'] as const),
  ...(['mirror', 'fireplace', 'radiator', 'curtain', 'screen'] as const),
].map((name) => NETWORK_CLASSES.indexOf(name));

/** What lies behind everything that stands in a room, at half the sight's size: whoever asks wants to know it roughly. */
export function seeBehindThings({ copy, sight }: Looked): Behind {
  const { width, height } = sight.classes;
  const size = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const classes = resample(sight.classes, size);
  const [planes, border] = [resample(sight.planes, size), resample(sight.border, size)];
  const isHole = Uint8Array.from({ length: size.width * size.height }, (_, i) =>
    FIXED.reduce((sum, kind) => sum + classes.data[i * classes.channels + kind]!, 0) < 0.5 ? 1 : 0,
  );
  const room = { copy: resizeImage(copy, size), sight: { classes, planes, border } };
  const behind = lookBehind({ room, isHole });
  for (const [i, open] of isHole.entries())
    if (open === 0) behind.data.fill(0, i * behind.channels, (i + 1) * behind.channels);
  return behind;
}

const numbersOf = (...kinds: readonly (typeof BEHIND_KINDS)[number][]): readonly number[] =>
  kinds.map((kind) => BEHIND_KINDS.indexOf(kind));

/** What lies low, what stands upright, what is let into walls or hangs before them, and what is none of the room itself. */
export const LOW = numbersOf('floor', 'rug');
export const WALL = numbersOf('wall');
export const OVERHEAD = numbersOf('ceiling');
export const UPRIGHT = [...WALL, ...OVERHEAD];
export const OPENING = numbersOf('window', 'curtain', 'door');
export const THING = numbersOf('thing');
