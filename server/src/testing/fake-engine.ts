import type { EngineWatch, ImageEngine, InpaintJob } from '../platform/image-engines/image-engine.ts';

export interface FakeEngine extends ImageEngine {
  /** Jobs it was given, oldest first. */
  readonly jobs: readonly InpaintJob[];
  /** From now on jobs wait until `letGo` is called. */
  hold(): void;
  letGo(): void;
  /** The next job fails with this. */
  failWith(error: Error): void;
  /** Resolves when a job has begun that nobody has waited for yet. */
  begun(): Promise<InpaintJob>;
}

/** An engine that paints the whole part in one colour: what is kept outside the mask is not its doing. */
export const fakeEngine = (colour: readonly [number, number, number] = [200, 30, 60]): FakeEngine => {
  const jobs: InpaintJob[] = [];
  const starts: ((job: InpaintJob) => void)[] = [];
  const unseen: InpaintJob[] = [];
  let gate: { open: () => void; opened: Promise<void> } | null = null;
  let failure: Error | null = null;

  const begin = (job: InpaintJob): void => {
    jobs.push(job);
    const start = starts.shift();
    if (start) start(job);
    else unseen.push(job);
  };

  return {
    name: 'fake',
    isPreview: true,
    features: ['inpaint', 'remove'],
    atOnce: 2,
    jobs,
    hold: () => {
      let open = (): void => undefined;
      const opened = new Promise<void>((resolve) => (open = resolve));
      gate = { open, opened };
    },
    letGo: () => {
      gate?.open();
      gate = null;
    },
    failWith: (error) => {
      failure = error;
    },
    begun: () => {
      const job = unseen.shift();
      return job ? Promise.resolve(job) : new Promise((resolve) => starts.push(resolve));
    },
    inpaint: async (job, { signal, onProgress }: EngineWatch) => {
      begin(job);
      if (failure) {
        const error = failure;
        failure = null;
        throw error;
      }
      onProgress(0.5);
      if (gate) await Promise.race([gate.opened, whenAborted(signal)]);
      signal.throwIfAborted();
      onProgress(1);
      const data = new Uint8Array(job.part.data.length);
      for (let i = 0; i < data.length; i += 4) data.set([...colour, 255], i);
      return { part: { ...job.part, data }, english: job.prompt || null, closest: null };
    },
    close: async () => undefined,
  };
};

const whenAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
