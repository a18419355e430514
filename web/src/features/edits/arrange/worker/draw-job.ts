import type { Placed, Thing } from '../model/thing.ts';

/** Draws a thing as it stands in a photo, into a picture of some size. */
export interface DrawJob {
  readonly thing: Pick<Thing, 'mesh' | 'setting' | 'light' | 'support'>;
  readonly at: Placed;
  readonly width: number;
  readonly height: number;
}

/** A part of the picture, RGBA; null when nothing of the thing is in it. */
export type Drawn = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array<ArrayBuffer>;
} | null;
