/** Passes on how far something is, 0 to 1, and never less than before: what begins anew does not show. */
export function rising(tell: (fraction: number) => void): (fraction: number) => void {
  let told = 0;
  return (fraction) => {
    told = Math.max(told, Math.min(1, fraction));
    tell(told);
  };
}
