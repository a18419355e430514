import { byteFromLinear, LINEAR_FROM_BYTE } from '../colour/srgb.ts';
import type { PhotoSettings } from './recipe.ts';
import { whiteBalanceGains } from './white-balance.ts';

/** For each channel the byte (0-255) that every byte becomes. */
export interface ToneTables {
  readonly red: Uint8Array;
  readonly green: Uint8Array;
  readonly blue: Uint8Array;
}

/** Where more light begins to be rolled off, in linear light. */
const KNEE = 0.5;

/**
 * Exposure (2 to the power of its stops) and white balance, both in linear light, as tables of 256 sRGB bytes. Preview and export
 * use the same. Light that is added is rolled off above the knee, so that windows and white walls keep their drawing.
 */
export function toneTables(settings: Pick<PhotoSettings, 'exposure' | 'temperature' | 'tint'>): ToneTables {
  const light = 2 ** settings.exposure;
  const gains = whiteBalanceGains(settings);
  const tableOf = (gain: number): Uint8Array =>
    Uint8Array.from({ length: 256 }, (_, byte) =>
      byteFromLinear(rollOff(LINEAR_FROM_BYTE[byte]! * gain * light, light)),
    );
  return { red: tableOf(gains.red), green: tableOf(gains.green), blue: tableOf(gains.blue) };
}

/**
 * The curve of Reinhard et al. (2002, "Photographic Tone Reproduction for Digital Images", eq. 4) above the knee: it leaves the
 * knee with slope 1, and white, multiplied by `light`, stays white. Without more light it does nothing.
 */
function rollOff(level: number, light: number): number {
  if (light <= 1 || level <= KNEE) return level;
  const beyond = (level - KNEE) / (1 - KNEE);
  const white = (light - KNEE) / (1 - KNEE);
  return KNEE + (1 - KNEE) * ((beyond * (1 + beyond / white ** 2)) / (1 + beyond));
}
