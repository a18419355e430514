import type { Model, Placed, Thing } from '../model/thing.ts';

/** A thing as it stands in a photo. */
export interface Sketched extends Pick<Thing, 'light' | 'support'> {
  readonly model: Model;
  readonly at: Placed;
  /** It lies flat: others stand on it. */
  readonly isFlat?: boolean;
}

/** Draws things as they stand in a photo, into a picture of some size. */
export interface DrawJob extends Pick<Thing, 'setting'> {
  readonly things: readonly Sketched[];
  readonly width: number;
  readonly height: number;
}

/** Parts of the picture, RGBA, each to be laid over those before it; none when nothing of the things is in it. */
export type Drawn = readonly {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array<ArrayBuffer>;
}[];
