import type { ErrorCode } from '@maquette/contract';
import type { ModelRole } from '../../open-models/catalogue.ts';
import type { EngineJob, EngineOutcome } from '../image-engine.ts';

/** Server to engine worker: one job at a time; its pixels lie in files. */
export interface EngineRequest {
  readonly job: EngineJob;
  /** What open models can be asked for. */
  readonly roles: readonly ModelRole[];
}

/** What our own engine has to tell: it neither draws another seed nor costs anything. */
export type EngineDone = Omit<EngineOutcome, 'servedBy' | 'seed' | 'cost'>;

/** Engine worker to server. */
export type EngineAnswer =
  | { readonly progress: number }
  | { readonly outcome: EngineDone }
  | { readonly refusal: ErrorCode }
  | { readonly fault: string };
