/** What counts as far: distances are capped here so that they fit a Uint16 with room for the chamfer steps. */
const FAR = 60000;
const STRAIGHT = 3;
const DIAGONAL = 4;

interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

/**
 * Distance from every pixel above 0 to the nearest pixel that is 0, in thirds of a pixel (3 = next to it); 0 where the input is 0.
 * The picture's border is no edge. Two-pass 3-4 chamfer (Borgefors 1986), within 6 % of the Euclidean distance.
 */
export function distanceToZero({ width, height, data }: Plane): Uint16Array {
  const distance = new Uint16Array(width * height);
  for (let i = 0; i < distance.length; i++) distance[i] = data[i]! > 0 ? FAR : 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      let best = distance[i]!;
      if (best === 0) continue;
      if (x > 0) best = Math.min(best, distance[i - 1]! + STRAIGHT);
      if (y > 0) {
        best = Math.min(best, distance[i - width]! + STRAIGHT);
        if (x > 0) best = Math.min(best, distance[i - width - 1]! + DIAGONAL);
        if (x < width - 1) best = Math.min(best, distance[i - width + 1]! + DIAGONAL);
      }
      distance[i] = best;
    }
  }
  for (let y = height - 1; y >= 0; y--) {
    for (let x = width - 1, i = y * width + x; x >= 0; x--, i--) {
      let best = distance[i]!;
      if (best === 0) continue;
      if (x < width - 1) best = Math.min(best, distance[i + 1]! + STRAIGHT);
      if (y < height - 1) {
        best = Math.min(best, distance[i + width]! + STRAIGHT);
        if (x < width - 1) best = Math.min(best, distance[i + width + 1]! + DIAGONAL);
        if (x > 0) best = Math.min(best, distance[i + width - 1]! + DIAGONAL);
      }
      distance[i] = best;
    }
  }
  return distance;
}

/** Distance from every 0 pixel to the nearest pixel above 0, in thirds of a pixel; 0 where the input is above 0. */
export function distanceToMarked({ width, height, data }: Plane): Uint16Array {
  const opposite = new Uint8Array(width * height);
  for (let i = 0; i < opposite.length; i++) opposite[i] = data[i]! > 0 ? 0 : 1;
  return distanceToZero({ width, height, data: opposite });
}
