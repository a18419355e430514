import type { Mask, PixelImage } from '@maquette/engine';
import type { StylePreset } from '@maquette/contract';

/** One inpainting job, cut out of a photo. Pixels are given away: the caller must not use them afterwards. */
export interface InpaintJob {
  /** The masked part with its surroundings, at the photo's own resolution. */
  readonly part: PixelImage;
  /** Of the size of `part`; above 0 = repaint. */
  readonly mask: Mask;
  /** Where the part lies in the upright photo, in pixels. */
  readonly place: {
    readonly left: number;
    readonly top: number;
    readonly photoWidth: number;
    readonly photoHeight: number;
  };
  /** The whole photo, at most 1024 px on its longer side. */
  readonly overview: PixelImage;
  readonly mode: 'replace' | 'remove';
  readonly prompt: string;
  readonly negativePrompt: string;
  readonly stylePreset: StylePreset;
  readonly seed: number;
  /** 10 to 50: how much work to put in. */
  readonly steps: number;
}

export interface InpaintOutcome {
  /** Of the size of the job's part. */
  readonly part: PixelImage;
  /** The English words the engine worked with; null when there were none. */
  readonly english: string | null;
  /** What it drew instead of something it does not know; null when it knew everything. */
  readonly closest: string | null;
}

export interface EngineWatch {
  /** Ends the work; the promise rejects with the signal's reason. */
  readonly signal: AbortSignal;
  /** 0 to 1, rising. */
  readonly onProgress: (fraction: number) => void;
}

/** Whoever does the picture work: our own engine or a service. */
export interface ImageEngine {
  readonly name: string;
  /** Ours: the result is a preview of what a larger model would do. */
  readonly isPreview: boolean;
  /** Tools it serves. */
  readonly features: readonly string[];
  /** How many jobs it does at the same time; more have to wait. */
  readonly atOnce: number;
  /** @throws Refusal engine_failed, refused_by_engine */
  inpaint(job: InpaintJob, watch: EngineWatch): Promise<InpaintOutcome>;
  close(): Promise<void>;
}
