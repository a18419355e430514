import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engines } from '../../src/platform/image-engines/engines.ts';
import {
  type EngineJob,
  type EngineOutcome,
  engineTasks,
  type EngineWatch,
  type ImageEngine,
  type Submission,
} from '../../src/platform/image-engines/image-engine.ts';

export interface FakeEngine extends ImageEngine {
  /** Jobs it was given, oldest first. */
  readonly jobs: readonly EngineJob[];
  /** What the journals said when the jobs began. */
  readonly known: readonly (Submission | null)[];
  /** From now on jobs wait until `letGo` is called. */
  hold(): void;
  letGo(): void;
  /** The next job fails with this. */
  failWith(error: Error): void;
  /** Resolves when a job has begun that nobody has waited for yet. */
  begun(): Promise<EngineJob>;
}

interface FakeTake {
  readonly colour: readonly [number, number, number];
  readonly rating: number;
  readonly method: string;
}

export interface FakeEngineWishes {
  readonly name?: string;
  readonly tasks?: ImageEngine['tasks'];
  readonly parameters?: ImageEngine['parameters'];
  readonly colour?: readonly [number, number, number];
  /** Removals come out in so many ways, each in one colour; best first. */
  readonly takes?: readonly FakeTake[];
  /** What it says of its work besides. */
  readonly outcome?: Partial<EngineOutcome>;
}

/** Everything an engine may read. */
const everything: ImageEngine['parameters'] = [
  ...(['negative-prompt', 'style-preset', 'seed', 'steps', 'arrangement'] as const),
  ...(['guidance', 'strength', 'aspect-ratio', 'safety-tolerance'] as const),
];

/** An engine that paints the whole part in one colour: what is kept outside the mask is not its doing. */
export const fakeEngine = (wishes: FakeEngineWishes = {}): FakeEngine => {
  const { name = 'fake', tasks = engineTasks, colour = [200, 30, 60] } = wishes;
  const jobs: EngineJob[] = [];
  const known: (Submission | null)[] = [];
  const starts: ((job: EngineJob) => void)[] = [];
  const unseen: EngineJob[] = [];
  let gate: { open: () => void; opened: Promise<void> } | null = null;
  let failure: Error | null = null;

  const begin = (job: EngineJob): void => {
    jobs.push(job);
    const start = starts.shift();
    if (start) start(job);
    else unseen.push(job);
  };

  return {
    name,
    label: 'Fake',
    isPreview: true,
    tasks,
    parameters: wishes.parameters ?? everything,
    atOnce: 2,
    jobs,
    known,
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
    perform: async (job, { signal, onProgress, journal }: EngineWatch) => {
      known.push(journal.known);
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
      const outcome = await painted(job, colour);
      const offered = job.task === 'remove' && wishes.takes ? await takesOf(job, wishes.takes) : {};
      return { ...outcome, ...offered, servedBy: { name, isPreview: true }, ...wishes.outcome };
    },
    close: async () => undefined,
  };
};

const whenAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

async function takesOf(
  job: EngineJob,
  wanted: readonly FakeTake[],
): Promise<Pick<EngineOutcome, 'takes'> & Partial<Pick<EngineOutcome, 'edited'>>> {
  const takes = await Promise.all(
    wanted.map(async ({ colour, ...take }, at) => ({
      ...take,
      edited: await paint(job, `take-${at}`, colour),
    })),
  );
  return { takes, ...(takes[0] && { edited: takes[0].edited }) };
}

async function paint(
  { part: { width, height }, folder }: EngineJob,
  name: string,
  colour: readonly [number, number, number],
): Promise<EngineOutcome['edited']> {
  const edited = { path: join(folder, name), width, height };
  await writeFile(edited.path, Buffer.alloc(width * height * 4, Buffer.from([...colour, 255])));
  return edited;
}

async function painted(
  job: EngineJob,
  colour: readonly [number, number, number],
): Promise<Omit<EngineOutcome, 'servedBy'>> {
  return {
    edited: await paint(job, 'edited', colour),
    region: job.mask ?? (await middleOf(job)),
    confidence: job.words.find === '' ? null : 0.9,
    deltaE: null,
    english: job.words.english.prompt || null,
    closest: null,
    leftOut: [],
    seed: null,
    cost: null,
  };
}

/** Where it "found" what it was asked for: the middle third of the part. */
async function middleOf({ folder, part: { width, height } }: EngineJob) {
  const path = join(folder, 'region');
  const third = (value: number, size: number) =>
    value >= Math.floor(size / 3) && value < Math.floor((2 * size) / 3);
  const data = Uint8Array.from({ length: width * height }, (_, i) =>
    third(i % width, width) && third(Math.floor(i / width), height) ? 255 : 0,
  );
  await writeFile(path, data);
  return { path, width, height };
}

/** These engines for everything: services, both premium and default served by the first unless another is named; our own does what is free. */
export const enginesOf = (
  engine: ImageEngine,
  others: Partial<Pick<Engines, 'premium' | 'own'>> = {},
): Engines => {
  const engines = { default: engine, premium: engine, own: fakeEngine({ name: 'own' }), ...others };
  return {
    ...engines,
    byName: (name) => Object.values(engines).find((one) => one.name === name) ?? null,
  };
};
