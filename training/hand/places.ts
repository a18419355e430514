interface Size {
  readonly width: number;
  readonly height: number;
}

/** Left, top, right and bottom of what is marked 1: right and bottom lie outside. */
export function boxAround(cover: Uint8Array, width: number): [number, number, number, number] {
  const marked = [...cover.keys()].filter((i) => cover[i] === 1);
  const [xs, ys] = [marked.map((i) => i % width), marked.map((i) => Math.floor(i / width))];
  const span = (values: number[]): [number, number] =>
    values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value + 1)], [Infinity, 0]);
  const [[left, right], [top, bottom]] = [span(xs), span(ys)];
  return [left, top, right, bottom];
}

/** The middle of the largest square that fits into what is marked 1: where a hand would click. */
export function middleOf(cover: Uint8Array, { width }: Size): { x: number; y: number } {
  const side = new Uint16Array(cover.length);
  let [most, at] = [0, 0];
  for (let i = 0; i < cover.length; i++) {
    if (cover[i] !== 1) continue;
    const isAtEdge = i < width || i % width === 0;
    side[i] = isAtEdge ? 1 : 1 + Math.min(side[i - 1]!, side[i - width]!, side[i - width - 1]!);
    if (side[i]! > most) [most, at] = [side[i]!, i];
  }
  const back = Math.floor(most / 2);
  return { x: (at % width) - back, y: Math.floor(at / width) - back };
}

/** A click on the larger of what is missing and what is too much. */
export function correctionOf(
  cover: Uint8Array,
  chosen: Uint8Array,
  size: Size,
): { x: number; y: number; keep: boolean } {
  const missing = cover.map((value, i) => value & (1 - chosen[i]!));
  const excess = cover.map((value, i) => (1 - value) & chosen[i]!);
  const pixels = (one: Uint8Array): number => one.reduce((sum, value) => sum + value, 0);
  const keep = pixels(missing) >= pixels(excess);
  return { ...middleOf(keep ? missing : excess, size), keep };
}
