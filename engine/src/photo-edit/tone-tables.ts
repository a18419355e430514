import { byteFromLinear, LINEAR_FROM_BYTE } from '../colour/srgb.ts';
import type { PhotoSettings } from './recipe.ts';
import { whiteBalanceGains } from './white-balance.ts';

/** For each channel the byte (0-255) that every byte becomes. */
export interface ToneTables {
  readonly red: Uint8Array;
  readonly green: Uint8Array;
  readonly blue: Uint8Array;
}

/** Exposure (2 to the power of its stops) and white balance, both in linear light, as tables of 256 sRGB bytes. Preview and export use the same. */
export function toneTables(settings: Pick<PhotoSettings, 'exposure' | 'temperature' | 'tint'>): ToneTables {
  const light = 2 ** settings.exposure;
  const gains = whiteBalanceGains(settings);
  const tableOf = (gain: number): Uint8Array =>
    Uint8Array.from({ length: 256 }, (_, byte) => byteFromLinear(LINEAR_FROM_BYTE[byte]! * gain * light));
  return { red: tableOf(gains.red), green: tableOf(gains.green), blue: tableOf(gains.blue) };
}
