import { type Child, type ChildEnd, type ChildOptions, startChild } from '../children/start-child.ts';
import { takingTurns, type Turns } from '../children/turns.ts';
import { Refusal } from '../refusal.ts';
import type {
  JobAnswer,
  JobInput,
  JobName,
  JobOutput,
  JobRequest,
  ToImageProcess,
} from './image-messages.ts';

/** Runs jobs on pictures apart from the server, so that neither a hostile picture nor a large one harms it. */
export interface ImageProcess {
  /** @throws Refusal as the job does; picture_unreadable also when the picture kills the decoder, makes it hang or takes too much memory */
  run<N extends JobName>(name: N, input: JobInput<N>): Promise<JobOutput<N>>;
  close(): Promise<void>;
}

export interface ImageProcessOptions extends ChildOptions {
  /** Whose turn it is with a large picture, among all who work on pictures. */
  readonly turns?: Turns;
  /** How long one job may take, its wait for its turn aside; four times as long with a large picture. */
  readonly timeoutMs?: number;
  /** How long the process is kept when there is nothing to do. */
  readonly idleMs?: number;
}

/** The largest picture that is taken stays below: a WebP of 50 megapixels is decoded whole. */
const PROGRAM = { name: 'image-process', residentMax: 560, heapMax: 128 } as const;
const AT_ONCE = 2;
const TIMEOUT_MS = 30_000;
/** How much longer a large picture may take. */
const LARGE_FACTOR = 4;
const IDLE_MS = 30_000;
const SWOLLEN_IDLE_MS = 1_000;

interface Job extends JobRequest {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: Error) => void;
  /** It was running when the process died: it is tried once more, alone, to learn whose fault that was. */
  isSuspect: boolean;
  isOverdue: boolean;
  timer?: NodeJS.Timeout;
  /** Ends its turn with a large picture. */
  endTurn?: () => void;
}

/** Starts the image process when there is work, two jobs at a time; a process that dies is replaced. */
export const runImageProcess = (options: ImageProcessOptions): ImageProcess => new LazyImageProcess(options);

class LazyImageProcess implements ImageProcess {
  readonly #options: ImageProcessOptions;
  readonly #turns: Turns;
  readonly #waiting: Job[] = [];
  readonly #running = new Map<number, Job>();
  /** Come to a large picture: in the process, but doing nothing until it is their turn. */
  readonly #parked = new Map<number, Job>();
  #child: Child<ToImageProcess> | null = null;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;
  #isClosed = false;

  constructor(options: ImageProcessOptions) {
    this.#options = options;
    this.#turns = options.turns ?? takingTurns();
  }

  run<N extends JobName>(name: N, input: JobInput<N>): Promise<JobOutput<N>> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new Refusal('unavailable'));
      const id = ++this.#lastId;
      const settle = { resolve: resolve as (output: unknown) => void, reject };
      this.#waiting.push({ id, name, input, ...settle, isSuspect: false, isOverdue: false });
      this.#pump();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    for (const job of this.#waiting.splice(0)) job.reject(new Refusal('unavailable'));
    await this.#letGo();
  }

  #pump(): void {
    clearTimeout(this.#idle);
    for (let job = this.#waiting[0]; job && this.#mayStart(job); job = this.#waiting[0]) {
      this.#waiting.shift();
      this.#send(job);
    }
    if (this.#running.size + this.#parked.size > 0 || !this.#child) return;
    const idleMs = this.#child.isSwollen() ? SWOLLEN_IDLE_MS : (this.#options.idleMs ?? IDLE_MS);
    this.#idle = setTimeout(() => void this.#letGo(), idleMs).unref();
  }

  #mayStart(job: Job): boolean {
    if (this.#running.size === 0) return true;
    const isCareful = [job, ...this.#running.values()].some((one) => one.isSuspect);
    return this.#running.size < AT_ONCE && !isCareful;
  }

  #send(job: Job): void {
    const child = (this.#child ??= this.#start());
    this.#begin(job);
    child.send({ id: job.id, name: job.name, input: job.input });
  }

  #begin(job: Job): void {
    this.#running.set(job.id, job);
    const timeoutMs = this.#options.timeoutMs ?? TIMEOUT_MS;
    const overdue = (): void => {
      job.isOverdue = true;
      void this.#child?.end();
    };
    job.timer = setTimeout(overdue, job.endTurn ? LARGE_FACTOR * timeoutMs : timeoutMs);
  }

  #start(): Child<ToImageProcess> {
    const child: Child<ToImageProcess> = startChild(this.#options, PROGRAM, {
      onAnswer: (answer: JobAnswer) => this.#onAnswer(answer),
      onEnd: (end) => {
        // One that was let go for its idleness has taken no job with it.
        if (this.#child !== child && !this.#isClosed) return;
        this.#child = null;
        this.#onDeath(end);
      },
    });
    return child;
  }

  #onAnswer(answer: JobAnswer): void {
    const job = this.#running.get(answer.id);
    if (!job) return;
    clearTimeout(job.timer);
    this.#running.delete(job.id);
    if ('isLarge' in answer) void this.#park(job);
    else {
      job.endTurn?.();
      if ('output' in answer) job.resolve(answer.output);
      else if ('refusal' in answer) job.reject(new Refusal(answer.refusal, { values: answer.values }));
      else job.reject(Object.assign(new Error(answer.fault), { code: answer.faultCode }));
    }
    this.#pump();
  }

  /** While it waits another job takes its place. */
  async #park(job: Job): Promise<void> {
    this.#parked.set(job.id, job);
    const endTurn = await this.#turns.take();
    if (!this.#parked.delete(job.id)) return endTurn();
    job.endTurn = endTurn;
    this.#begin(job);
    this.#child?.send({ id: job.id, isTurn: true });
  }

  #onDeath(end: ChildEnd): void {
    const { log } = this.#options;
    if (this.#running.size > 0) log.warn({ jobs: this.#running.size }, 'image process died');
    const [running, parked] = [[...this.#running.values()], [...this.#parked.values()]];
    this.#running.clear();
    this.#parked.clear();
    for (const job of running) this.#judge(job, end);
    for (const job of parked) this.#takeUpAgain(job);
    this.#pump();
  }

  /** What becomes of a job whose process died under it. */
  #judge(job: Job, { wasUp, wasTooLarge, wasKilled }: ChildEnd): void {
    clearTimeout(job.timer);
    job.endTurn?.();
    // One that somebody killed while it started may well start another time.
    const mayStart = wasUp || (wasKilled && !job.isSuspect);
    if (!mayStart && !this.#isClosed) job.reject(new Error('the image process does not start'));
    // Two at once may hold too much between them: only what is alone is to blame.
    else if (job.isOverdue || job.isSuspect || (wasTooLarge && job.endTurn))
      job.reject(new Refusal('picture_unreadable'));
    else {
      job.isSuspect = true;
      this.#takeUpAgain(job);
    }
  }

  #takeUpAgain(job: Job): void {
    delete job.endTurn;
    if (this.#isClosed) job.reject(new Refusal('unavailable'));
    else this.#waiting.unshift(job);
  }

  async #letGo(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    await child?.end();
  }
}
