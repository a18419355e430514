import { LINEAR_FROM_BYTE } from '../colour/srgb.ts';
import type { PixelImage } from '../pixels.ts';
import { balanceOf, type WhiteBalance } from './white-balance.ts';

/** Minkowski norm of the shades of grey. */
const NORM = 6;
/** Bytes from which a channel counts as clipped, and below which a pixel's brightest channel says nothing about the light. */
const CLIPPED = 250;
const DARK = 40;
/** A surface whose channels lie further apart than this in linear light is coloured itself, whatever the light. */
const MOST_COLOURED = 6;
/** Share of the pixels that must be left to judge by. */
const LEAST_SEEN = 0.01;
/** A room may be red: never more is taken away than a lamp of the house may have added. */
const MOST_TEMPERATURE = 40;
const MOST_TINT = 15;

const TO_NORM = LINEAR_FROM_BYTE.map((light) => light ** NORM);

/**
 * The white balance that makes a photo's light neutral, by shades of grey (Finlayson and Trezzi 2004, "Shades of Gray and Colour
 * Constancy", p = 6): the Minkowski norm of each channel in linear light is taken for the colour of the light. Clipped, very dark
 * and strongly coloured pixels are left out, and the answer is limited. Both 0 where too little is left to judge by.
 */
export function autoWhiteBalance({ data }: PixelImage): WhiteBalance {
  let red = 0;
  let green = 0;
  let blue = 0;
  let seen = 0;
  for (let i = 0; i < data.length; i += 4) {
    const r = data[i]!;
    const g = data[i + 1]!;
    const b = data[i + 2]!;
    const most = Math.max(r, g, b);
    if (most >= CLIPPED || most < DARK || data[i + 3] !== 255) continue;
    if (LINEAR_FROM_BYTE[most]! > MOST_COLOURED * LINEAR_FROM_BYTE[Math.min(r, g, b)]!) continue;
    red += TO_NORM[r]!;
    green += TO_NORM[g]!;
    blue += TO_NORM[b]!;
    seen++;
  }
  if (seen * 4 < LEAST_SEEN * data.length || seen === 0) return { temperature: 0, tint: 0 };
  const root = (sum: number): number => sum ** (1 / NORM);
  const { temperature, tint } = balanceOf({ red: root(red), green: root(green), blue: root(blue) });
  return { temperature: within(temperature, MOST_TEMPERATURE), tint: within(tint, MOST_TINT) };
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value));
}
