import { ralClassic } from './ral-classic.ts';

/** A measured colour: what it is called and its sRGB as `#rrggbb`. */
export interface ExactColour {
  readonly name: string;
  readonly hex: string;
}

function hexIn(text: string): ExactColour | null {
  const digits = /#([0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])/.exec(text)?.[1];
  if (!digits) return null;
  const hex = `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  return { name: hex, hex };
}

function rgbIn(text: string): ExactColour | null {
  const match = /\brgb\s*\(?\s*(\d{1,3})[\s,;]+(\d{1,3})[\s,;]+(\d{1,3})/.exec(text);
  if (!match) return null;
  const bytes = match.slice(1).map(Number);
  if (bytes.some((byte) => byte > 255)) return null;
  const hex = `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  return { name: hex, hex };
}

function ralIn(text: string): ExactColour | null {
  const number = /\bral[\s._-]*(\d{4})\b/.exec(text)?.[1];
  const hex = number ? ralClassic(number) : null;
  return hex ? { name: `RAL ${number!}`, hex } : null;
}

/** The first colour given in numbers, as "#a1b2c3", "#abc", "rgb(1, 2, 3)" or "RAL 6021"; null when there is none. */
export function exactColour(text: string): ExactColour | null {
  const lower = text.toLowerCase();
  return hexIn(lower) ?? rgbIn(lower) ?? ralIn(lower);
}
