/** Red, green, blue. */
export type Colour = readonly [number, number, number];

/** Added to tones (levels) before their logarithm is taken. */
export const DARK = 12;

/** Hue may differ by so much from what is usual along the rim (natural logarithms of tones), the more light differs the more. */
const SAME = { hue: 0.08, more: 0.15 };
/** Fewer steps tell nothing. */
const LEAST = 12;
/** Of the Cauchy weights, and how often they are weighed anew. */
const SPREAD = 0.04;
const ROUNDS = 12;

/**
 * Tells which steps of tone are of light alone: those whose hue changes as it does along most of the rim, where it hardly changes to begin with (the centre of Cauchy's
 * distribution, found from nothing on by weighing anew). The rest leads to another stuff: boards that end at a rug.
 * @param steps along the rim, red, green, blue each: from what is copied to what is seen
 */
export function sameHue(steps: Float32Array): (step: Colour) => boolean {
  const count = steps.length / 3;
  if (count < LEAST) return () => true;
  const all = Array.from({ length: count }, (_, k) =>
    partsOf([steps[3 * k]!, steps[3 * k + 1]!, steps[3 * k + 2]!]),
  );
  const red = centreOf(all.map((one) => one.red));
  const blue = centreOf(all.map((one) => one.blue));
  return (step) => {
    const one = partsOf(step);
    const most = SAME.hue + SAME.more * Math.abs(one.light);
    return Math.abs(one.red - red) < most && Math.abs(one.blue - blue) < most;
  };
}

function partsOf([r, g, b]: Colour): { light: number; red: number; blue: number } {
  const light = (r + g + b) / 3;
  return { light, red: r - light, blue: b - light };
}

function centreOf(values: readonly number[]): number {
  let centre = 0;
  for (let round = 0; round < ROUNDS; round++) {
    let [sum, total] = [0, 0];
    for (const value of values) {
      const weight = 1 / (1 + ((value - centre) / SPREAD) ** 2);
      sum += weight * value;
      total += weight;
    }
    centre = sum / total;
  }
  return centre;
}
