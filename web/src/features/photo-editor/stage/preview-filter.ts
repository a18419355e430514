import { sharpenAmount, sharpenSigmaShare, toneTables } from '@maquette/engine';
import type { Settings } from '../model/recipe.ts';

/** Names of the SVG filters that the CSS filter refers to. */
export interface FilterNames {
  readonly tones: string;
  readonly sharpen: string;
}

/**
 * The settings as one CSS filter, in the order of the export; what is neutral is left out.
 * @param longest the picture's longest side in the pixels of the element
 */
export function previewFilter(settings: Settings, longest: number, names: FilterNames): string {
  const { brightness, contrast, saturation, hue, invert, sharpen, blur } = settings;
  const parts = [
    hasTones(settings) && `url(#${names.tones})`,
    brightness !== 100 && `brightness(${brightness}%)`,
    contrast !== 100 && `contrast(${contrast}%)`,
    saturation !== 100 && `saturate(${saturation}%)`,
    hue !== 0 && `hue-rotate(${hue}deg)`,
    invert && 'invert(1)',
    sharpen > 0 && `url(#${names.sharpen})`,
    blur > 0 && `blur(${((blur / 1000) * longest).toFixed(3)}px)`,
  ];
  return parts.filter((part) => part !== false).join(' ') || 'none';
}

/** The `tableValues` of each channel (Filter Effects Module Level 1, feFuncR and its kin). */
export function toneValues(settings: Settings): { red: string; green: string; blue: string } {
  const { red, green, blue } = toneTables(settings);
  return { red: valuesOf(red), green: valuesOf(green), blue: valuesOf(blue) };
}

/**
 * The unsharp mask as feGaussianBlur and feComposite take it: picture · `kept` − blurred · `taken`.
 * @param longest the picture's longest side in the pixels of the element
 */
export function sharpenValues(
  { sharpen }: Settings,
  longest: number,
): { deviation: string; kept: string; taken: string } {
  const amount = (sharpen / 100) * sharpenAmount;
  return { deviation: (sharpenSigmaShare * longest).toFixed(3), kept: `${1 + amount}`, taken: `${-amount}` };
}

function hasTones({ exposure, temperature, tint }: Settings): boolean {
  return exposure !== 0 || temperature !== 0 || tint !== 0;
}

/** Rounded up: Chromium cuts off where it should round, and would make every second tone darker by one. */
function valuesOf(table: Uint8Array): string {
  return Array.from(table, (byte) => Math.ceil((byte / 255) * 1e5) / 1e5).join(' ');
}
