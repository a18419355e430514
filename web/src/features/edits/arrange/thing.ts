import type { ArrangeAnswer, FurnishedThing, StylePreset } from '@maquette/contract';
import type { Product } from '@maquette/engine';

/** What draws a thing: the words that it is made from, by which piece and size. */
export interface WishMesh {
  readonly prompt: string;
  readonly negativePrompt: string;
  readonly stylePreset: StylePreset;
  readonly allowStandIn: boolean;
  readonly seed: number;
  /** Width over height of what is marked. */
  readonly aspect: number;
}

/** What draws a thing: the words of a wish, a piece of a furnished room by its seed, or a picture of one's own. */
export type Model =
  | ({ readonly by: 'wish' } & WishMesh)
  | { readonly by: 'furnishing'; readonly thing: FurnishedThing; readonly seed: number }
  /** `picture` is a data URL. */
  | ({ readonly by: 'product'; readonly picture: string } & Omit<Product, 'image'>);

/** A thing with a mesh and a support that stands in a photo, to be moved about by hand. */
export type Thing = Pick<
  ArrangeAnswer,
  'name' | 'setting' | 'light' | 'support' | 'sizes' | 'scaleFrom' | 'scaleTo' | 'variants' | 'place' | 'fits'
> & {
  readonly model: Model;
};

/** An arrangement with nothing left open. */
export type Placed = ArrangeAnswer['arrangement'];

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
