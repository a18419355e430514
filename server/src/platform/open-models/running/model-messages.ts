import type { ModelFault } from '@maquette/contract';
import type { ModelRole, OpenModel } from '../catalogue.ts';
import type { InstalledModel } from '../model-folder.ts';
import type { ModelGifts, ModelQuestion } from './model-questions.ts';

/** A model and what it is opened with. */
export interface OpenRequest {
  readonly open: {
    readonly model: OpenModel;
    readonly installed: InstalledModel;
    /** Folder to resolve the runtime from. */
    readonly runtime: string;
    /** Threads of the processor. */
    readonly threads: number;
  };
}

/** Server to model process: one at a time, `open` first. */
export type ModelRequest = OpenRequest | { readonly question: ModelQuestion };

/** What is wrong, for people and for the log. */
export interface ModelFailure {
  readonly fault: ModelFault;
  readonly detail: string;
}

/** Model process to server. */
export type ModelReply =
  | { readonly opened: { readonly signature: readonly number[] } }
  | { readonly gave: ModelGifts[ModelRole] }
  | ModelFailure;
