import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SelectionWish } from '@maquette/engine';
import type { Log } from '../../../log.ts';
import { Refusal } from '../../../refusal.ts';
import type { FinderAnswer, FinderRequest, Found, SmallPhoto } from './finder-messages.ts';

export type { FoundRegion } from './finder-messages.ts';

/** A photo that something is to be found in. */
export interface FinderPhoto {
  /** The same photo has the same key. */
  readonly key: string;
  /** Makes the small copy, when the finder has not got the photo ready. */
  readonly load: () => Promise<SmallPhoto>;
}

/** Finds regions by words, clicks and boxes. */
export interface RegionFinder {
  /**
   * What is not found is an empty mask.
   * @param wish in pixels of the upright photo
   * @throws Refusal validation_failed for what lies outside the photo, engine_failed, engine_timed_out, unavailable, and what `load` throws
   */
  find(photo: FinderPhoto, wish: SelectionWish): Promise<Found>;
  close(): Promise<void>;
}

export interface RegionFinderOptions {
  /** Folder of the bundled programs. */
  readonly runtimeDir: string;
  readonly log: Log;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 15_000;

interface Asked {
  readonly resolve: (answer: FinderAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** Our own eye, in a worker thread of its own that starts with the first question and is replaced when it dies. */
export const regionFinder = (options: RegionFinderOptions): RegionFinder => new ThreadedFinder(options);

class ThreadedFinder implements RegionFinder {
  readonly #options: RegionFinderOptions;
  readonly #asked = new Map<number, Asked>();
  #worker: Worker | null = null;
  #lastId = 0;
  #isClosed = false;

  constructor(options: RegionFinderOptions) {
    this.#options = options;
  }

  async find({ key, load }: FinderPhoto, wish: SelectionWish): Promise<Found> {
    const known = await this.#ask({ key, small: null, wish });
    if ('found' in known) return known.found;
    const answer = await this.#ask({ key, small: await load(), wish });
    if ('found' in answer) return answer.found;
    throw new Refusal('engine_failed');
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#letGo(new Refusal('unavailable'));
  }

  async #ask(question: Omit<FinderRequest, 'id'>): Promise<FinderAnswer> {
    if (this.#isClosed) throw new Refusal('unavailable');
    const id = ++this.#lastId;
    const overdue = setTimeout(
      () => this.#letGo(new Refusal('engine_timed_out')),
      this.#options.timeoutMs ?? TIMEOUT_MS,
    );
    try {
      const answer = await new Promise<FinderAnswer>((resolve, reject) => {
        this.#asked.set(id, { resolve, reject });
        this.#worker ??= this.#start();
        this.#worker.postMessage({ ...question, id } satisfies FinderRequest, []);
      });
      if ('fault' in answer) throw this.#failed(answer.fault);
      if ('astray' in answer)
        throw new Refusal('validation_failed', { fields: { [answer.astray]: { code: 'invalid' } } });
      return answer;
    } finally {
      clearTimeout(overdue);
      this.#asked.delete(id);
    }
  }

  #start(): Worker {
    const worker = new Worker(join(this.#options.runtimeDir, 'finder-worker.js'), { env: {} });
    worker.unref();
    worker.on('message', (answer: FinderAnswer) => this.#asked.get(answer.id)?.resolve(answer));
    worker.once('error', (error) => this.#onDeath(worker, error));
    worker.once('exit', () => this.#onDeath(worker, 'the finder ended'));
    return worker;
  }

  /** A thread that was let go before it died is nobody's concern. */
  #onDeath(worker: Worker, cause: unknown): void {
    if (this.#worker === worker) this.#letGo(this.#failed(cause));
  }

  #failed(cause: unknown): Refusal {
    this.#options.log.error({ err: cause }, 'region finder failed');
    return new Refusal('engine_failed');
  }

  /** Ends the thread and tells everybody who waits for it why. */
  #letGo(reason: Refusal): void {
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
    for (const { reject } of this.#asked.values()) reject(reason);
  }
}
