import { linearFromOklab, oklabFromRgb, type Oklab } from '../colour/oklab.ts';
import { byteFromLinear } from '../colour/srgb.ts';
import { createRandom } from '../random.ts';

const ROUNDS = 8;

/** How different two colours look; hue counts double, so that small coloured things keep a colour of their own. */
function gap(lab: Float64Array, at: number, colour: Oklab): number {
  const a = lab[at + 1]! - colour[1];
  const b = lab[at + 2]! - colour[2];
  return (lab[at]! - colour[0]) ** 2 + 2 * (a * a + b * b);
}

/** Number of the palette colour nearest to the OKLab colour at `at`. */
export function nearestColour(lab: Float64Array, at: number, palette: readonly Oklab[]): number {
  let best = 0;
  let least = Infinity;
  for (let k = 0; k < palette.length; k++) {
    const distance = gap(lab, at, palette[k]!);
    if (distance < least) {
      least = distance;
      best = k;
    }
  }
  return best;
}

/** `size` colours that stand for all of `lab` (three floats a colour), by k-means (Lloyd 1982); empty ones keep their place. */
export function paletteOf(lab: Float64Array, size: number, seed: number): Oklab[] {
  const count = lab.length / 3;
  const random = createRandom(seed);
  let palette = Array.from({ length: Math.min(size, count) }, (): Oklab => {
    const at = 3 * Math.floor(random() * count);
    return [lab[at]!, lab[at + 1]!, lab[at + 2]!];
  });
  for (let round = 0; round < ROUNDS; round++) {
    const sums = new Float64Array(palette.length * 4);
    for (let i = 0; i < count; i++) {
      const to = 4 * nearestColour(lab, 3 * i, palette);
      for (let c = 0; c < 3; c++) sums[to + c]! += lab[3 * i + c]!;
      sums[to + 3]!++;
    }
    palette = palette.map((colour, k) => {
      const members = sums[4 * k + 3]!;
      if (members === 0) return colour;
      return [sums[4 * k]! / members, sums[4 * k + 1]! / members, sums[4 * k + 2]! / members];
    });
  }
  return palette;
}

/** Red, green, blue bytes of a list of sRGB colours (0-255 floats) as OKLab, three floats each. */
export function oklabOfColours(colours: Float64Array): Float64Array {
  const lab = new Float64Array(colours.length);
  for (let i = 0; i < colours.length; i += 3)
    lab.set(
      oklabFromRgb(Math.round(colours[i]!), Math.round(colours[i + 1]!), Math.round(colours[i + 2]!)),
      i,
    );
  return lab;
}

/** The nearest sRGB bytes of an OKLab colour. */
export function bytesOfOklab(colour: Oklab): readonly [number, number, number] {
  const [r, g, b] = linearFromOklab(colour);
  return [byteFromLinear(r), byteFromLinear(g), byteFromLinear(b)];
}
