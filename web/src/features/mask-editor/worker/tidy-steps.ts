import { tidyMask } from '@maquette/engine';
import type { MaskBuffer } from '../raster/mask-buffer.ts';

/** What tidies a mask, of its size; null where there is nothing to do. */
export interface TidySteps {
  /** Holes and slits to be painted, and a rim of what is painted around them: no seam is left at another size. */
  readonly holes: MaskBuffer | null;
  /** Crumbs to be erased. */
  readonly crumbs: MaskBuffer | null;
}

const RIM = 2;

/** Finds the holes that are to be closed and the crumbs that are to be dropped. */
export function tidySteps({ width, height, pixels }: MaskBuffer): TidySteps {
  const { data } = tidyMask({ width, height, data: pixels });
  const holes = new Uint8Array(pixels.length);
  const crumbs = new Uint8Array(pixels.length);
  let [hasHoles, hasCrumbs] = [false, false];
  for (let i = 0; i < pixels.length; i += 1) {
    const [tidied, painted] = [data[i] ?? 0, pixels[i] ?? 0];
    if (tidied > painted) {
      hasHoles = true;
      paintRim(i);
    } else if (tidied < painted) {
      hasCrumbs = true;
      crumbs[i] = 255;
    }
  }
  return {
    holes: hasHoles ? { width, height, pixels: holes } : null,
    crumbs: hasCrumbs ? { width, height, pixels: crumbs } : null,
  };

  function paintRim(i: number): void {
    const [x, y] = [i % width, Math.floor(i / width)];
    for (let v = Math.max(0, y - RIM); v <= Math.min(height - 1, y + RIM); v += 1) {
      for (let u = Math.max(0, x - RIM); u <= Math.min(width - 1, x + RIM); u += 1) {
        const at = v * width + u;
        if ((data[at] ?? 0) >= 128) holes[at] = 255;
      }
    }
  }
}
