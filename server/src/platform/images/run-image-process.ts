import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import { Refusal } from '../refusal.ts';
import type { JobAnswer, JobInput, JobName, JobOutput, JobRequest } from './image-messages.ts';

/** Runs jobs on pictures apart from the server, so that neither a hostile picture nor a large one harms it. */
export interface ImageProcess {
  /** @throws Refusal as the job does; picture_unreadable also when the picture kills the decoder or makes it hang */
  run<N extends JobName>(name: N, input: JobInput<N>): Promise<JobOutput<N>>;
  close(): Promise<void>;
}

export interface ImageProcessOptions {
  /** Folder of the bundled programs. */
  readonly runtimeDir: string;
  readonly log: Log;
  /** How long one job may take. */
  readonly timeoutMs?: number;
  /** How long the process is kept when there is nothing to do. */
  readonly idleMs?: number;
}

const AT_ONCE = 2;
const TIMEOUT_MS = 30_000;
const IDLE_MS = 30_000;

interface Job extends JobRequest {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: Error) => void;
  /** It was running when the process died: it is tried once more, alone, to learn whose fault that was. */
  isSuspect: boolean;
  isOverdue: boolean;
  timer?: NodeJS.Timeout;
}

/** Starts the image process when there is work, two jobs at a time; a process that dies is replaced. */
export const runImageProcess = (options: ImageProcessOptions): ImageProcess => new LazyImageProcess(options);

class LazyImageProcess implements ImageProcess {
  readonly #options: ImageProcessOptions;
  readonly #waiting: Job[] = [];
  readonly #running = new Map<number, Job>();
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;
  #isClosed = false;

  constructor(options: ImageProcessOptions) {
    this.#options = options;
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
    const last = this.#child;
    if (!last) return;
    const ended = new Promise((resolve) => last.once('exit', resolve));
    this.#letGo();
    await ended;
  }

  #pump(): void {
    clearTimeout(this.#idle);
    for (let job = this.#waiting[0]; job && this.#mayStart(job); job = this.#waiting[0]) {
      this.#waiting.shift();
      this.#send(job);
    }
    if (this.#running.size > 0 || !this.#child) return;
    this.#idle = setTimeout(() => this.#letGo(), this.#options.idleMs ?? IDLE_MS).unref();
  }

  #mayStart(job: Job): boolean {
    if (this.#running.size === 0) return true;
    const isCareful = [job, ...this.#running.values()].some((one) => one.isSuspect);
    return this.#running.size < AT_ONCE && !isCareful;
  }

  #send(job: Job): void {
    const child = (this.#child ??= this.#start());
    this.#running.set(job.id, job);
    job.timer = setTimeout(() => {
      job.isOverdue = true;
      child.kill('SIGKILL');
    }, this.#options.timeoutMs ?? TIMEOUT_MS);
    child.send({ id: job.id, name: job.name, input: job.input }, (error) => {
      if (error) this.#options.log.warn({ err: error }, 'image process not reached');
    });
  }

  #start(): ChildProcess {
    const child = fork(join(this.#options.runtimeDir, 'image-process.js'), {
      serialization: 'advanced',
      execArgv: [],
      // Settings and secrets stay with the server; few arenas keep the decoder's memory from piling up in glibc.
      env: { MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child.stderr?.on('data', (said: Buffer) => {
      this.#options.log.warn({ said: said.toString() }, 'image process complained');
    });
    let isUp = false;
    child.on('message', (answer: JobAnswer | 'ready') => {
      if (answer === 'ready') isUp = true;
      else this.#finish(answer);
    });
    child.once('error', (error) => this.#options.log.error({ err: error }, 'image process failed'));
    child.once('exit', (code, signal) => {
      if (this.#child === child) this.#child = null;
      if (this.#running.size > 0) this.#options.log.warn({ code, signal }, 'image process died');
      for (const job of this.#running.values()) this.#judge(job, isUp);
      this.#pump();
    });
    return child;
  }

  #finish(answer: JobAnswer): void {
    const job = this.#running.get(answer.id);
    if (!job) return;
    clearTimeout(job.timer);
    this.#running.delete(job.id);
    if ('output' in answer) job.resolve(answer.output);
    else if ('refusal' in answer) job.reject(new Refusal(answer.refusal, { values: answer.values }));
    else job.reject(Object.assign(new Error(answer.fault), { code: answer.faultCode }));
    this.#pump();
  }

  /** What becomes of a job whose process died under it. */
  #judge(job: Job, wasUp: boolean): void {
    clearTimeout(job.timer);
    this.#running.delete(job.id);
    if (this.#isClosed) job.reject(new Refusal('unavailable'));
    else if (!wasUp) job.reject(new Error('the image process does not start'));
    else if (job.isOverdue || job.isSuspect) job.reject(new Refusal('picture_unreadable'));
    else {
      job.isSuspect = true;
      this.#waiting.unshift(job);
    }
  }

  /** Closes the channel; the process ends by itself. */
  #letGo(): void {
    if (this.#child?.connected) this.#child.disconnect();
    this.#child = null;
  }
}
