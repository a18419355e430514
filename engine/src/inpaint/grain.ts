import type { PixelImage } from '../pixels.ts';

/** Strength of a photo's own noise as a standard deviation in sRGB steps, from its flattest quarter (Immerkær 1996). */
export function grainOf(photo: PixelImage): number {
  const { data, width, height } = photo;
  const step = Math.max(1, Math.round(Math.sqrt((width * height) / 60000)));
  const values: number[] = [];
  const row = 4 * width;
  for (let y = 2; y < height - 2; y += step) {
    for (let x = 2; x < width - 2; x += step) {
      const i = 4 * (y * width + x) + 1;
      const own = data[i]!;
      if (own < 12 || own > 243) continue;
      const sides = data[i - 4]! + data[i + 4]! + data[i - row]! + data[i + row]!;
      const corners = data[i - row - 4]! + data[i - row + 4]! + data[i + row - 4]! + data[i + row + 4]!;
      values.push(Math.abs(4 * own - 2 * sides + corners) / 6);
    }
  }
  values.sort((a, b) => a - b);
  // A quarter of a normal distribution's absolute values lies below 0.319 sigma.
  return Math.min(4, (values[Math.floor(values.length * 0.25)] ?? 0) / 0.319);
}
