/** Terms the service's own examples stay below: "21:9". */
const TERM_MAX = 21;
/** Nearer than this the service's own rounding to multiples of 16 pixels differs more. */
const CLOSE_ENOUGH = 0.004;

/** The plain ratio nearest to a picture's own, as "4:3"; of those that are close enough the one with the smallest terms. */
export function nearestAspect(width: number, height: number): string {
  const wanted = width / height;
  const offBy = ([w, h]: readonly [number, number]): number => Math.abs(Math.log(w / h / wanted));
  const close = ratios.find((ratio) => offBy(ratio) <= CLOSE_ENOUGH);
  const best = close ?? ratios.reduce((least, ratio) => (offBy(ratio) < offBy(least) ? ratio : least));
  return best.join(':');
}

/** From 9:21 to 21:9, smallest terms first. */
const ratios = Array.from({ length: TERM_MAX * TERM_MAX }, (_, i) => {
  return [Math.floor(i / TERM_MAX) + 1, (i % TERM_MAX) + 1] as const;
})
  .filter(([w, h]) => w * 9 <= h * 21 && h * 9 <= w * 21)
  .sort(([w1, h1], [w2, h2]) => w1 + h1 - (w2 + h2));
