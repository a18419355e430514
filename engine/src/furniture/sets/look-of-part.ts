import type { Kind } from '../../lexicon/drawn-kinds.ts';
import { ceramic } from '../../scene/materials/hard.ts';
import { fabric, wool } from '../../scene/materials/textile.ts';
import { wood } from '../../scene/materials/wood.ts';
import { mix, type Vec3 } from '../../scene/vector.ts';
import type { Look } from '../look.ts';

/** Undyed wool, raw linen, and the white of lampshades and pots; linear. */
const WOOL: Vec3 = [0.62, 0.56, 0.46];
const LINEN: Vec3 = [0.55, 0.5, 0.42];
const WHITE: Vec3 = [0.76, 0.73, 0.68];

const SEATS: ReadonlySet<string> = new Set(['armchair', 'chair', 'office chair', 'pouf', 'sofa', 'bed']);
const LAMPS: ReadonlySet<string> = new Set(['table lamp', 'plant', 'pendant lamp']);

/** How a thing looks that goes with another one: of the same wood and metal, its cloth and clay quieter than what the other one is about. */
export function lookOfPart(kind: Kind, look: Look): Look {
  if (kind === 'rug') {
    const colour = mix(WOOL, look.colour, 0.2);
    return { ...look, main: wool(colour), colour };
  }
  if (SEATS.has(kind)) {
    const colour = mix(LINEN, look.accent, 0.45);
    return { ...look, main: fabric(colour), colour, accent: look.colour };
  }
  if (LAMPS.has(kind)) {
    const colour = mix(WHITE, look.accent, 0.2);
    return { ...look, main: ceramic(colour), colour };
  }
  if (kind === 'floor lamp') return { ...look, accent: WHITE };
  const isWooden = (look.main.sheen ?? 0) === 0 && kind !== 'painting';
  return isWooden ? look : { ...look, main: wood(look.wood), colour: look.wood };
}
