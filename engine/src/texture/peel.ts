import type { Random } from '../random.ts';
import { randomSource } from './patch-match.ts';
import { PATCH, repeatBorder, type PatchField } from './patch-level.ts';

/** Sources looked at per pixel. */
const CANDIDATES = 200;

/**
 * First guess at the coarsest level: fills the hole layer by layer from its edge, each pixel with the source whose surroundings agree best with what is known by then.
 * A random start averages out to a flat colour and then only finds flat places to copy.
 */
export function peelInwards(field: PatchField, random: Random): void {
  const isKnown = new Uint8Array(field.isTarget.length).fill(1);
  for (const pixel of field.hole) isKnown[pixel] = 0;
  for (const target of field.targets) field.match[target] = randomSource(field, target, random);
  let rest = [...field.hole];
  while (rest.length > 0) {
    const layer = rest.filter((pixel) => touchesKnown(pixel, field.stride, isKnown));
    if (layer.length === 0) break;
    for (const pixel of layer) field.match[pixel] = bestAgreement(field, pixel, { isKnown, random });
    for (const pixel of layer) {
      const source = 4 * field.match[pixel]!;
      field.pixels.copyWithin(4 * pixel, source, source + 3);
      isKnown[pixel] = 1;
    }
    rest = rest.filter((pixel) => isKnown[pixel] === 0);
  }
  repeatBorder(field);
}

function touchesKnown(pixel: number, stride: number, isKnown: Uint8Array): boolean {
  return isKnown[pixel - 1]! + isKnown[pixel + 1]! + isKnown[pixel - stride]! + isKnown[pixel + stride]! > 0;
}

interface Peeling {
  readonly isKnown: Uint8Array;
  readonly random: Random;
}

function bestAgreement(field: PatchField, pixel: number, { isKnown, random }: Peeling): number {
  let best = field.match[pixel]!;
  let least = knownDistance(field, { target: pixel, source: best, limit: Infinity }, isKnown);
  const offer = (source: number): void => {
    const distance = knownDistance(field, { target: pixel, source, limit: least }, isKnown);
    if (distance < least) [best, least] = [source, distance];
  };
  // Going on with what a neighbour copied keeps structures whole.
  for (const step of [-1, 1, -field.stride, field.stride]) {
    const source = field.match[pixel + step]! - step;
    if (
      isKnown[pixel + step] === 1 &&
      field.isSource[source] === 1 &&
      field.surface[source] === field.surface[pixel]
    )
      offer(source);
  }
  for (let k = 0; k < CANDIDATES; k++) offer(randomSource(field, pixel, random));
  return best;
}

function knownDistance(
  { pixels, stride }: PatchField,
  pair: { target: number; source: number; limit: number },
  isKnown: Uint8Array,
): number {
  let sum = 0;
  for (let dy = -PATCH; dy <= PATCH && sum < pair.limit; dy++) {
    for (let dx = -PATCH; dx <= PATCH; dx++) {
      const at = pair.target + dy * stride + dx;
      if (isKnown[at] === 0) continue;
      const a = 4 * at;
      const b = 4 * (pair.source + dy * stride + dx);
      for (let c = 0; c < 4; c++) sum += (pixels[a + c]! - pixels[b + c]!) ** 2;
    }
  }
  return sum;
}
