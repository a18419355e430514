/** Intersection over union of two sets of regions. */
export function overlap(size: Int32Array, one: Uint8Array, two: Uint8Array): number {
  let both = 0;
  let either = 0;
  for (let region = 0; region < size.length; region++) {
    if (one[region] === 1 && two[region] === 1) both += size[region]!;
    if (one[region] === 1 || two[region] === 1) either += size[region]!;
  }
  return either === 0 ? 0 : both / either;
}
