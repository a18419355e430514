import sharp from 'sharp';
import type { EngineTask, EngineWatch, Submission } from '../../src/platform/image-engines/image-engine.ts';
import type {
  ServicePicture,
  ServiceRequest,
} from '../../src/platform/image-engines/remote/picture-service.ts';
import { makeMask, makePhoto } from './make-photo.ts';

const WIDTH = 256;
const HEIGHT = 192;

/** A job within every service's limits: a room of 256 by 192 pixels, its middle marked where the task takes a mask. */
export const serviceRequest = async (
  task: EngineTask,
  changes: Partial<ServiceRequest> = {},
): Promise<ServiceRequest> => {
  const size = { width: WIDTH, height: HEIGHT };
  const picture = (bytes: Buffer): ServicePicture => ({ bytes, mime: 'image/png', ...size });
  const words = { prompt: 'a blue sofa', find: '', negative: 'clutter' };
  const mask = sharp(await makeMask({ ...size, white: [96, 72, 160, 120] })).toColourspace('b-w');
  return {
    task,
    picture: picture(await makePhoto({ ...size, type: 'png' })),
    mask: task === 'inpaint' ? picture(await mask.png().toBuffer()) : null,
    words: { ...words, english: words },
    stylePreset: '',
    seed: 7,
    steps: 30,
    guidance: 7,
    strength: null,
    aspectRatio: null,
    safetyTolerance: null,
    ...changes,
  };
};

export interface RecordedWatch extends EngineWatch {
  /** What was written down, in order. */
  readonly written: Submission[];
  readonly told: number[];
  /** Ends the work with this reason. */
  end(reason: Error): void;
}

/** A watch that keeps what it is told. */
export const recordedWatch = (): RecordedWatch => {
  const ending = new AbortController();
  const written: Submission[] = [];
  const told: number[] = [];
  return {
    written,
    told,
    signal: ending.signal,
    end: (reason) => ending.abort(reason),
    onProgress: (fraction) => void told.push(fraction),
    journal: {
      known: null,
      submitting: async () => void written.push({ state: 'submitting' }),
      submitted: async (handle) => void written.push({ state: 'submitted', handle }),
      notSubmitted: async () => void written.splice(0),
    },
  };
};
