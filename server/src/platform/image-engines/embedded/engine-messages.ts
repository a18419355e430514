import type { InpaintJob, InpaintOutcome } from '../image-engine.ts';

/** Server to engine worker: one job at a time. */
export type EngineRequest = InpaintJob;

/** Engine worker to server. */
export type EngineAnswer =
  { readonly progress: number } | { readonly outcome: InpaintOutcome } | { readonly fault: string };
