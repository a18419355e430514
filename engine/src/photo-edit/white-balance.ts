import { LINEAR_FROM_BYTE } from '../colour/srgb.ts';

/** Three numbers, one for each channel. */
export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** The two sliders of white balance, -100 to 100 each. */
export interface WhiteBalance {
  /** Blue to amber. */
  readonly temperature: number;
  /** Green to magenta. */
  readonly tint: number;
}

/** Stops between red and blue at temperature 100, and between green and the mean of red and blue at tint 100. */
const TEMPERATURE_STOPS = 2;
const TINT_STOPS = 0.75;

/**
 * What each channel's linear light is multiplied by. Temperature moves red and blue apart, tint moves green against both, by
 * stops; the luminance (Rec. 709) of grey stays what it was.
 */
export function whiteBalanceGains({ temperature, tint }: WhiteBalance): Rgb {
  const warm = (temperature / 100) * (TEMPERATURE_STOPS / 2);
  const magenta = (tint / 100) * (TINT_STOPS / 3);
  const red = 2 ** (warm + magenta);
  const green = 2 ** (-2 * magenta);
  const blue = 2 ** (-warm + magenta);
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return { red: red / luminance, green: green / luminance, blue: blue / luminance };
}

/**
 * The white balance that turns a colour (sRGB bytes) into grey: the inverse of the gains. Whole numbers, clamped to -100..100,
 * so a colour further from grey only comes nearer.
 */
export function whiteBalanceFrom(neutral: Rgb): WhiteBalance {
  const [red, green, blue] = [neutral.red, neutral.green, neutral.blue].map(lightOf) as [
    number,
    number,
    number,
  ];
  return balanceOf({ red, green, blue });
}

/** The white balance that turns a colour given in linear light, no channel 0, into grey. */
export function balanceOf({ red, green, blue }: Rgb): WhiteBalance {
  return {
    temperature: toSlider(Math.log2(blue / red) / TEMPERATURE_STOPS),
    tint: toSlider(Math.log2((green * green) / (red * blue)) / (2 * TINT_STOPS)),
  };
}

function lightOf(byte: number): number {
  return LINEAR_FROM_BYTE[Math.min(255, Math.max(1, Math.round(byte)))]!;
}

function toSlider(share: number): number {
  return Math.min(100, Math.max(-100, Math.round(share * 100))) + 0;
}
