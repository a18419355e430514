/** What eyes make of a CIEDE2000 difference: below 1 none, below 2 seen side by side, below 5 seen, else another colour. */
export const colourDifference = (deltaE: number): 'none' | 'close' | 'slight' | 'clear' => {
  if (deltaE < 1) return 'none';
  if (deltaE < 2) return 'close';
  return deltaE < 5 ? 'slight' : 'clear';
};
