import type { ModelUse } from '@maquette/contract';
import type { Mask, Nearness, PixelImage, ProposedRegion } from '@maquette/engine';
import type { ModelRole } from '../catalogue.ts';

interface Question<Role extends ModelRole> {
  readonly role: Role;
  readonly picture: PixelImage;
}

/** What is asked of a model, by what it can do. */
export interface ModelQuestions {
  /** `thing`: by the name the engine has for it. */
  readonly words: Question<'words'> & { readonly thing: string };
  /** In pixels of the picture; the corners of a box come in any order. The same picture has the same key. */
  readonly select: Question<'select'> & {
    readonly key: string;
    readonly points: readonly { readonly x: number; readonly y: number; readonly keep: boolean }[];
    readonly box: readonly [number, number, number, number] | null;
  };
  /** Of the picture's size, at most 512 pixels; above 0 = to be made up. */
  readonly fill: Question<'fill'> & { readonly hole: Mask };
  readonly depth: Question<'depth'>;
}
export type ModelQuestion = ModelQuestions[ModelRole];

/** What a model gives. Fills are of the picture's size. */
export interface ModelGifts {
  readonly words: readonly ProposedRegion[];
  readonly select: readonly ProposedRegion[];
  readonly fill: PixelImage;
  readonly depth: Nearness;
}

/** What came of asking a model: null where it failed and our own engine has to do it. */
export interface ModelAnswer<Role extends ModelRole> {
  readonly gave: ModelGifts[Role] | null;
  readonly use: ModelUse;
}

/** What a graph takes and gives: the values in the order of their dimensions. */
export interface TensorData {
  readonly type: 'float32' | 'int64' | 'uint8';
  readonly dims: readonly number[];
  readonly data: Float32Array | BigInt64Array | Uint8Array;
}
export type Tensors = Readonly<Record<string, TensorData>>;

/** Runs one of a model's graphs. */
export type RunGraph = (graph: 'model' | 'encoder' | 'decoder', feeds: Tensors) => Promise<Tensors>;

/** How one kind of model is asked: pictures into tensors, tensors into what the engine takes. Pure but for `run`. */
export type ModelIo<Role extends ModelRole> = (
  question: ModelQuestions[Role],
  run: RunGraph,
) => Promise<ModelGifts[Role]>;
