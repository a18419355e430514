import type { ModelUse, StylePreset, WishAction } from '@maquette/contract';
import type { Arrangement, FurnishedThing, Product, Reading } from '@maquette/engine';

/** What an engine can be asked to do. `instruct` changes a whole picture by a sentence, without a mask. */
export const engineTasks = ['inpaint', 'remove', 'search-replace', 'search-recolor', 'instruct'] as const;
export type EngineTask = (typeof engineTasks)[number];

/** Parameters an engine may read; what it does not read is recorded all the same. */
export type EngineParameter =
  | 'negative-prompt'
  | 'style-preset'
  | 'seed'
  | 'steps'
  | 'guidance'
  | 'strength'
  | 'aspect-ratio'
  | 'safety-tolerance'
  | 'arrangement';

/** Pixels in a file: rows from the top, 4 bytes (RGBA) a pixel. */
export interface RawPicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** A mask in a file: rows from the top, one byte a pixel, above 0 = may change. */
export type RawMask = RawPicture;

/** What is asked for in words, as typed and in English. */
export interface JobWords {
  /** What shall be there; the new colour; the instruction. */
  readonly prompt: string;
  /** What to find; empty unless something is searched for. */
  readonly find: string;
  readonly negative: string;
  readonly english: { readonly prompt: string; readonly find: string; readonly negative: string };
}

/** One job on a part of a photo. Its files belong to the job: they may be read by any process and are removed afterwards. */
export interface EngineJob {
  readonly task: EngineTask;
  /** Where the engine may write; gone when the edit is over. */
  readonly folder: string;
  /** The part to work on: the masked part with its surroundings, or the whole photo, at the photo's own resolution. */
  readonly part: RawPicture;
  /** Of the size of `part`; null when the region is to be found by words or told from what changed. */
  readonly mask: RawMask | null;
  /** What somebody marked, where more than that may change; of the size of `part`. Absent or null = the mask itself. */
  readonly marked?: RawMask | null;
  /** Where the part lies in the upright photo, in pixels. */
  readonly place: {
    readonly left: number;
    readonly top: number;
    readonly photoWidth: number;
    readonly photoHeight: number;
  };
  /** The whole photo, at most 1024 px on its longer side. */
  readonly overview: RawPicture;
  /** A thing of one's own, put instead of what the words say. Only our own engine takes one. */
  readonly product?: Omit<Product, 'image'> & { readonly picture: RawPicture };
  readonly words: JobWords;
  readonly stylePreset: StylePreset;
  readonly seed: number;
  /** 10 to 50: how much work to put in. */
  readonly steps: number;
  /** 1 to 35: how closely to keep to the words. */
  readonly guidance: number;
  /** 0 to 1: how much of what is there may change; null = the engine's own. */
  readonly strength: number | null;
  /** The closest thing with a model may be drawn for one that has none; absent = no. */
  readonly allowStandIn?: boolean;
  /** Where somebody put the thing, as seen in the photo; absent = where it suits what is marked. */
  readonly arrangement?: Arrangement;
  /** Things arranged one by one, which are drawn together instead of what the words say. Only our own engine is given them. */
  readonly things?: readonly FurnishedThing[];
  /** Recolouring: the very colour asked for instead of what such paint looks like in the photo's light. Only our own engine promises it. */
  readonly isExactColour: boolean;
  /** "16:9"; null = the part's own. */
  readonly aspectRatio: string | null;
  /** 0 (strictest) to 6; null = the engine's own. */
  readonly safetyTolerance: number | null;
}

/** One of the ways a removal came out. */
export interface EngineTake {
  /** RGBA in a file, of the size of the job's part. */
  readonly edited: RawPicture;
  /** 0 to 1: how well it is thought to have come out. */
  readonly rating: number;
  /** How it was made, as the engine names it. */
  readonly method: string;
}

export interface EngineOutcome {
  /** RGBA in a file, of the size of the job's part; of a shape of its own when there was no mask and it was drawn in another one. */
  readonly edited: RawPicture;
  /** The ways it came out, best first: the first one's picture is `edited`. Absent where there is one way alone. */
  readonly takes?: readonly EngineTake[];
  /** Where it may be pasted back: the job's mask, or the region found or told from what changed; null when it is re-framed. */
  readonly region: RawMask | null;
  /** It joins the photo at the region's edge by itself: what a feather would let through there is the old thing's rim, or its colour's. */
  readonly isJoined?: boolean;
  /** Who did it: the engine asked, or the one that stood in for it. */
  readonly servedBy: { readonly name: string; readonly isPreview: boolean };
  /** How sure it is to have found what was meant, 0 to 1; null when nothing was searched. */
  readonly confidence: number | null;
  /** CIEDE2000 between colour asked for and result; null unless measured. */
  readonly deltaE: number | null;
  /** How it took the words: what it was asked to do, and to what. Absent where the engine does not tell. */
  readonly reading?: Reading;
  /** The English words the engine worked with; null when there were none. */
  readonly english: string | null;
  /** What it drew instead of something it does not know; null when it knew everything. */
  readonly closest: string | null;
  /** English nouns asked for that are not in the picture. */
  readonly leftOut: readonly string[];
  /** Open models that our own engine asked. */
  readonly models?: readonly ModelUse[];
  /** The seed used, when the engine tells another than asked for. */
  readonly seed: number | null;
  /** What the service charges its operator, from its own answer; null when it does not tell. */
  readonly cost: { readonly amount: number; readonly unit: string } | null;
}

/** What is written down about the one call that must not be made twice. */
export type Submission =
  { readonly state: 'submitting' } | { readonly state: 'submitted'; readonly handle: string };

/** Keeps what a service was told, so that a later worker neither pays twice nor loses what was begun. */
export interface SubmissionJournal {
  /** What an earlier worker wrote down for the same edit and service. */
  readonly known: Submission | null;
  /** To be awaited before the service is called. */
  submitting(): Promise<void>;
  /** The service has taken it on: `handle` finds it again. */
  submitted(handle: string): Promise<void>;
  /** The service has certainly not taken it on: it may be called again. */
  notSubmitted(): Promise<void>;
}

/** Why work is ended that somebody else will go on with: what was begun at a service must be left to be found again. */
export class HandedOver extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'HandedOver';
  }
}

export interface EngineWatch {
  /** Ends the work; the promise rejects with the signal's reason. Unless that is `HandedOver`, nobody wants the outcome any more. */
  readonly signal: AbortSignal;
  /** 0 to 1, rising. */
  readonly onProgress: (fraction: number) => void;
  readonly journal: SubmissionJournal;
}

/** Whoever does the picture work: our own engine or a service. */
export interface ImageEngine {
  /** As settings and records name it: `embedded`, `stability`, `bfl` … */
  readonly name: string;
  /** As people know it. */
  readonly label: string;
  /** Ours: the result is a preview of what a larger model would do. */
  readonly isPreview: boolean;
  readonly tasks: readonly EngineTask[];
  /** What it reads for one wish or another. */
  readonly parameters: readonly EngineParameter[];
  /** What it reads for some wishes, where that is less; `exact` = the very colour asked for. */
  readonly parametersFor?: Readonly<Partial<Record<WishAction | 'exact', readonly EngineParameter[]>>>;
  /** How many jobs it does at the same time, of all server processes together for a service; more have to wait. */
  readonly atOnce: number;
  /** @throws Refusal refused_by_engine, nothing_found, unknown_colour, engine_reframed, engine_busy, engine_unavailable, engine_failed */
  perform(job: EngineJob, watch: EngineWatch): Promise<EngineOutcome>;
  /**
   * Somebody may ask soon, and of this photo where one is given: makes ready what takes a while. Resolves once the small copy of the photo was read.
   * Absent where nothing can be made ready.
   */
  readonly warm?: (overview?: RawPicture) => Promise<void>;
  close(): Promise<void>;
}
