/** Left, top, right and bottom as shares of width and height. */
export type Area = readonly [number, number, number, number];

/** The smallest part of a picture that holds an area and has the proportions of the whole. */
export function frameAround([left, top, right, bottom]: Area): Area {
  const side = Math.min(1, Math.max(right - left, bottom - top));
  const begin = (from: number, to: number): number => Math.min(1 - side, Math.max(0, (from + to - side) / 2));
  const [x, y] = [begin(left, right), begin(top, bottom)];
  return [x, y, x + side, y + side];
}
