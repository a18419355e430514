import { drawnRecord, type Kind } from '../../lexicon/kinds.ts';
import { isSoftFamily } from '../../prompt/material-words.ts';
import { ceramic } from '../../scene/materials/hard.ts';
import { fabric, wool } from '../../scene/materials/textile.ts';
import { wood } from '../../scene/materials/wood.ts';
import { mix, type Vec3 } from '../../scene/vector.ts';
import type { Look } from '../look.ts';

/** Undyed wool, raw linen, and the white of lampshades and pots; linear. */
const WOOL: Vec3 = [0.62, 0.56, 0.46];
const LINEN: Vec3 = [0.55, 0.5, 0.42];
const WHITE: Vec3 = [0.76, 0.73, 0.68];

/** How a thing looks that goes with another one: of the same wood and metal, its cloth and clay quieter than what the other one is about. */
export function lookOfPart(kind: Kind, look: Look): Look {
  const { families, body } = drawnRecord(kind);
  const [family] = families;
  if (kind === 'rug') {
    const colour = mix(WOOL, look.colour, 0.2);
    return { ...look, main: wool(colour), colour };
  }
  if (isSoftFamily(family)) {
    const colour = mix(LINEN, look.accent, 0.45);
    return { ...look, main: fabric(colour), colour, accent: look.colour };
  }
  if (family === 'ceramic') {
    const colour = mix(WHITE, look.accent, 0.2);
    return { ...look, main: ceramic(colour), colour };
  }
  if (body === 'frame') return { ...look, accent: WHITE };
  const isWooden = (look.main.sheen ?? 0) === 0;
  return isWooden ? look : { ...look, main: wood(look.wood), colour: look.wood };
}
