import type { StylePreset } from '@maquette/contract';
import type { PictureLimits } from '../../images/jobs/fit-to-limits.ts';
import type { Log } from '../../log.ts';
import type { EngineParameter, EngineTask, EngineWatch, JobWords } from '../image-engine.ts';

/** Which pictures a service takes. */
export type ServiceLimits = PictureLimits;

export interface ServicePicture {
  readonly bytes: Buffer;
  /** `image/png` … */
  readonly mime: string;
  readonly width: number;
  readonly height: number;
}

/** How a mask travels: grey with white = repaint, transparent = repaint, or not at all. */
export type MaskForm = 'white' | 'alpha' | 'none';

/** One job within the service's limits. */
export interface ServiceRequest {
  readonly task: EngineTask;
  readonly picture: ServicePicture;
  /** A PNG in the service's own form, of the picture's size; null when there is none or none is taken. */
  readonly mask: ServicePicture | null;
  readonly words: JobWords;
  readonly stylePreset: StylePreset;
  readonly seed: number;
  /** 10 to 50. */
  readonly steps: number;
  /** 1 to 35. */
  readonly guidance: number;
  /** 0 to 1; null = the service's own. */
  readonly strength: number | null;
  /** "16:9"; null = the picture's own. */
  readonly aspectRatio: string | null;
  /** 0 (strictest) to 6; null = the service's own. */
  readonly safetyTolerance: number | null;
}

export interface ServiceAnswer {
  /** An encoded picture of any size, as it came. */
  readonly picture: Buffer;
  /** The seed used; null when it is not told. */
  readonly seed: number | null;
  /** What the operator is charged; null when it is not told. */
  readonly cost: { readonly amount: number; readonly unit: string } | null;
}

/** What every service is given besides its own settings. */
export interface ServicePorts {
  readonly log: Log;
  /** The longest one call may take, in milliseconds; the edit's own deadline comes besides. */
  readonly callTimeoutMs: number;
}

/** A picture service: knows the wire and nothing of parts, files, gates or retries. */
export interface PictureService {
  readonly name: string;
  readonly label: string;
  readonly tasks: readonly EngineTask[];
  readonly parameters: readonly EngineParameter[];
  /** Jobs at the same time, of all server processes together. */
  readonly atOnce: number;
  /** Calls of `ask` in so many milliseconds, of all server processes together; absent = as many as there are slots. */
  readonly pace?: { readonly calls: number; readonly windowMs: number };
  readonly limits: ServiceLimits | ((task: EngineTask) => ServiceLimits);
  readonly maskForm: (task: EngineTask) => MaskForm;
  /** Learns what the service can do at present, before `limits` are read and anything is sent. @throws as `ask` */
  prepare?(task: EngineTask, signal: AbortSignal): Promise<void>;
  /**
   * Begins and waits. Awaits `journal.submitting()` before the call that costs, and `journal.submitted(handle)` when an
   * id came back; `journal.notSubmitted()` is called by whoever calls this.
   * @throws ServiceFailure; the signal's reason when it is ended, after telling the service where it can be told
   */
  ask(request: ServiceRequest, watch: EngineWatch): Promise<ServiceAnswer>;
  /** Finds what was begun before by the handle it gave then; absent where a service gives no id. @throws as `ask` */
  resume?(handle: string, watch: EngineWatch): Promise<ServiceAnswer>;
}
