import type { MaskBuffer } from './mask-buffer.ts';
import { packRuns } from './runs.ts';

/** A mask kept small: most of it is runs. */
export interface PackedMask {
  readonly width: number;
  readonly height: number;
  readonly packed: Uint8Array;
}

export function packMask({ width, height, pixels }: MaskBuffer): PackedMask {
  return { width, height, packed: packRuns(pixels) };
}
