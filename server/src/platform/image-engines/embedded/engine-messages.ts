import type { ErrorCode } from '@maquette/contract';
import type { ModelRole } from '../../open-models/catalogue.ts';
import type { EngineJob, EngineOutcome, RawPicture } from '../image-engine.ts';

/** Server to engine worker: one job at a time, or the small copy of a photo that one may come of; pixels lie in files. */
export type EngineRequest =
  | {
      readonly job: EngineJob;
      /** What open models can be asked for. */
      readonly roles: readonly ModelRole[];
    }
  | { readonly expected: RawPicture };

/** What our own engine has to tell: it neither draws another seed nor costs anything. */
export type EngineDone = Omit<EngineOutcome, 'servedBy' | 'seed' | 'cost'>;

/** Engine worker to server. */
export type EngineAnswer =
  | { readonly expected: 'read' }
  | { readonly progress: number }
  | { readonly outcome: EngineDone }
  | { readonly refusal: ErrorCode }
  | { readonly fault: string };
