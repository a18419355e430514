/** Film's toe and shoulder: Narkowicz' fit (2015) of the ACES reference curve. Linear light in, linear light shown out. */
export function filmCurve(light: number): number {
  return (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14);
}
