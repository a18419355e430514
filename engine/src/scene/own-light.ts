import { deltaE2000, labFromRgb, type Lab } from '../colour/delta-e-2000.ts';
import { byteFromLinear } from '../colour/srgb.ts';
import type { LightBuffers } from './light-pass.ts';
import type { Material } from './material.ts';
import { luminance, type Vec3 } from './vector.ts';

/** A photograph of a thing has light in it already: the room may make it this much darker or brighter on the whole. */
const DARKEST = 0.65;
const BRIGHTEST = 1.35;
/** Light that changes over the thing shows at this power of its contrast. */
const FLATNESS = 0.5;
const LEAST = 0.6;
const MOST = 1.3;
/** How far the room's light may tint the thing: CIEDE2000 of its mean colour, with a little left for rounding. */
const TINT = 4.5;
const ROUNDS = 8;

/** Brings the light on photographed things near the light that they were taken in; other surfaces keep theirs. */
export function keepOwnLight(light: LightBuffers, materials: readonly Material[]): void {
  for (const [slot, material] of materials.entries())
    if (material.isPhotograph) soften(light, slot, material.mean);
}

function soften(light: LightBuffers, slot: number, colour: Vec3): void {
  const { irradiance } = light;
  const mean = [0, 0, 0];
  let total = 0;
  for (let i = 0; i < light.slot.length; i++) {
    const weight = light.slot[i] === slot ? light.coverage[i]! : 0;
    total += weight;
    for (let k = 0; k < 3; k++) mean[k]! += weight * irradiance[3 * i + k]!;
  }
  const strength = luminance(mean) / Math.max(total, 1e-9);
  if (!(strength > 0)) return;
  const level = Math.max(DARKEST, Math.min(BRIGHTEST, strength));
  const tint = mildTint(mean.map((value) => value / total / strength) as unknown as Vec3, colour, level);
  for (let i = 0; i < light.slot.length; i++) {
    if (light.slot[i] !== slot) continue;
    const here = Math.max(0, luminance(irradiance, 3 * i)) / strength;
    const share = Math.max(LEAST, Math.min(MOST, here ** FLATNESS));
    for (let k = 0; k < 3; k++) irradiance[3 * i + k] = level * share * tint[k]!;
  }
}

/** The light's own tint, or as much of it as leaves the colour what it was. */
function mildTint(light: Vec3, colour: Vec3, level: number): Vec3 {
  const plain = labOf(colour, [level, level, level]);
  const tinted = (amount: number): Vec3 => {
    const tint = light.map((value) => Math.max(value, 1e-3) ** amount);
    // A tint changes the hue, not how bright the colour is.
    const kept = luminance(colour) / Math.max(1e-6, luminance(tint.map((value, k) => value * colour[k]!)));
    return [tint[0]! * kept, tint[1]! * kept, tint[2]! * kept];
  };
  const isMild = (tint: Vec3): boolean =>
    deltaE2000(plain, labOf(colour, [tint[0] * level, tint[1] * level, tint[2] * level])) <= TINT;
  if (isMild(tinted(1))) return tinted(1);
  let low = 0;
  let high = 1;
  for (let round = 0; round < ROUNDS; round++) {
    const middle = (low + high) / 2;
    if (isMild(tinted(middle))) low = middle;
    else high = middle;
  }
  return tinted(low);
}

function labOf(colour: Vec3, light: Vec3): Lab {
  return labFromRgb(
    byteFromLinear(colour[0] * light[0]),
    byteFromLinear(colour[1] * light[1]),
    byteFromLinear(colour[2] * light[2]),
  );
}
