import type { ArrangeAnswer, StylePreset } from '@maquette/contract';

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

/** A thing with a mesh and a support that stands in a photo, to be moved about by hand. */
export type Thing = Pick<
  ArrangeAnswer,
  'name' | 'setting' | 'light' | 'support' | 'sizes' | 'scaleFrom' | 'scaleTo' | 'variants' | 'place' | 'fits'
> & {
  readonly mesh: WishMesh;
};

/** An arrangement with nothing left open. */
export type Placed = ArrangeAnswer['arrangement'];
