import type { Clearing, RemovalEstimate, SelectionWish } from '@maquette/engine';
import { type Child, type ChildOptions, startChild } from '../../../children/start-child.ts';
import type { ModelQuestion } from '../../../open-models/running/model-questions.ts';
import { type Models, noModels } from '../../../open-models/running/run-models.ts';
import { Refusal } from '../../../refusal.ts';
import type { RawPicture } from '../../image-engine.ts';
import type {
  Cleared,
  FinderAnswer,
  FinderQuestion,
  FinderRequest,
  Found,
  FurnishedRoom,
  FurnishQuestion,
  Helped,
  Put,
  PutQuestion,
  SmallPhoto,
} from './finder-messages.ts';

export type { Cleared, FoundRegion, Helped, SmallPhoto } from './finder-messages.ts';

/** A photo that something is to be found in. */
export interface FinderPhoto {
  /** The same photo has the same key. */
  readonly key: string;
  /** Lends the small copy, when the finder has not got the photo ready. */
  readonly withCopy: <T>(use: (small: SmallPhoto) => Promise<T>) => Promise<T>;
}

/** Finds regions by words, clicks and boxes, and looks what would help a mask. */
export interface RegionFinder {
  /**
   * What is not found is an empty mask.
   * @param wish in pixels of the upright photo
   * @throws Refusal validation_failed for what lies outside the photo, engine_failed, engine_timed_out, unavailable, and what `withCopy` throws
   */
  find(photo: FinderPhoto, wish: SelectionWish): Promise<Found>;
  /**
   * Tells how well taking something away is likely to come out.
   * @param hole a picture of the photo's proportions, RGBA, white = taken away
   * @throws Refusal engine_failed, engine_timed_out, unavailable, and what `withCopy` throws
   */
  estimate(photo: FinderPhoto, hole: RawPicture): Promise<RemovalEstimate>;
  /**
   * What goes when a room is decluttered or emptied; where nothing does, an empty mask and no things.
   * @throws Refusal engine_failed, engine_timed_out, unavailable, and what `withCopy` throws
   */
  clear(photo: FinderPhoto, clearing: Clearing): Promise<Cleared>;
  /**
   * What would help a mask of the photo.
   * @param maskPath a byte a pixel, 0 or 255, of the small copy's size
   * @throws Refusal engine_failed, engine_timed_out, unavailable, and what `withCopy` throws
   */
  help(photo: FinderPhoto, maskPath: string): Promise<Helped>;
  /**
   * Where the thing that words name goes, and in which light; null when there is no model of it.
   * @throws Refusal engine_failed, engine_timed_out, unavailable, and what `withCopy` throws
   */
  arrange(photo: FinderPhoto, put: PutQuestion): Promise<Put>;
  /**
   * What a room is furnished with; where nothing fits, an empty mask and no things.
   * @throws Refusal engine_failed, engine_timed_out, unavailable, and what `withCopy` throws
   */
  furnish(photo: FinderPhoto, question: FurnishQuestion): Promise<FurnishedRoom>;
  close(): Promise<void>;
}

export interface RegionFinderOptions extends ChildOptions {
  /** Open models that help it; absent = none. */
  readonly models?: Models;
  readonly timeoutMs?: number;
  /** How long the process is kept, with the photos it has ready, when nobody asks. */
  readonly idleMs?: number;
}

const PROGRAM = { name: 'finder-process', residentMax: 400, heapMax: 256 } as const;
/** Ten times what a quiet machine takes: whoever does not want to wait calls it off, and a process that is replaced begins anew. */
const TIMEOUT_MS = 40_000;
const IDLE_MS = 30_000;
/** How much longer one waits where a model may have to be opened first. */
const MODEL_MS = 60_000;

interface Asked {
  readonly resolve: (answer: FinderAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** Our own eye, in a process of its own that starts with the first question and is replaced when it dies. */
export const regionFinder = (options: RegionFinderOptions): RegionFinder => new LazyFinder(options);

class LazyFinder implements RegionFinder {
  readonly #options: RegionFinderOptions;
  readonly #asked = new Map<number, Asked>();
  readonly #models: Models;
  #child: Child<FinderRequest> | null = null;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;
  #isClosed = false;

  constructor(options: RegionFinderOptions) {
    this.#options = options;
    this.#models = options.models ?? noModels;
  }

  async find(photo: FinderPhoto, wish: SelectionWish): Promise<Found> {
    const answer = await this.#askOf(photo, { wish });
    if ('found' in answer) return answer.found;
    throw new Refusal('engine_failed');
  }

  async estimate(photo: FinderPhoto, hole: RawPicture): Promise<RemovalEstimate> {
    const answer = await this.#askOf(photo, { hole });
    if ('estimate' in answer) return answer.estimate;
    throw new Refusal('engine_failed');
  }

  async clear(photo: FinderPhoto, clearing: Clearing): Promise<Cleared> {
    const answer = await this.#askOf(photo, { clearing });
    if ('cleared' in answer) return answer.cleared;
    throw new Refusal('engine_failed');
  }

  async help(photo: FinderPhoto, maskPath: string): Promise<Helped> {
    const answer = await this.#askOf(photo, { maskPath });
    if ('helped' in answer) return answer.helped;
    throw new Refusal('engine_failed');
  }

  async arrange(photo: FinderPhoto, put: PutQuestion): Promise<Put> {
    const answer = await this.#askOf(photo, { put });
    if ('put' in answer) return answer.put;
    throw new Refusal('engine_failed');
  }

  async furnish(photo: FinderPhoto, question: FurnishQuestion): Promise<FurnishedRoom> {
    const answer = await this.#askOf(photo, { furnish: question });
    if ('furnished' in answer) return answer.furnished;
    throw new Refusal('engine_failed');
  }

  /** Sends the small copy along where the finder has not got the photo ready. */
  async #askOf({ key, withCopy }: FinderPhoto, question: FinderQuestion): Promise<FinderAnswer> {
    const known = await this.#ask({ key, small: null, question });
    return 'isMissing' in known ? withCopy((small) => this.#ask({ key, small, question })) : known;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#letGo(new Refusal('unavailable'));
  }

  async #ask(asked: Omit<FinderRequest, 'id' | 'roles'>): Promise<FinderAnswer> {
    if (this.#isClosed) throw new Refusal('unavailable');
    const request = { ...asked, id: ++this.#lastId, roles: this.#models.roles() };
    const { id } = request;
    clearTimeout(this.#idle);
    const overdue = setTimeout(
      () => void this.#letGo(new Refusal('engine_timed_out')),
      (this.#options.timeoutMs ?? TIMEOUT_MS) + (request.roles.length > 0 ? MODEL_MS : 0),
    );
    try {
      const answer = await new Promise<FinderAnswer>((resolve, reject) => {
        this.#asked.set(id, { resolve, reject });
        this.#child ??= this.#start();
        this.#child.send(request);
      });
      if ('fault' in answer) throw this.#failed(answer.fault);
      if ('astray' in answer)
        throw new Refusal('validation_failed', { fields: { [answer.astray]: { code: 'invalid' } } });
      return answer;
    } finally {
      clearTimeout(overdue);
      this.#asked.delete(id);
      if (this.#asked.size === 0) this.#rest();
    }
  }

  #rest(): void {
    clearTimeout(this.#idle);
    const letGo = (): void => void this.#letGo(new Refusal('engine_failed'));
    this.#idle = setTimeout(letGo, this.#options.idleMs ?? IDLE_MS).unref();
  }

  #start(): Child<FinderRequest> {
    const child: Child<FinderRequest> = startChild(this.#options, PROGRAM, {
      onAnswer: (answer: FinderAnswer) => this.#asked.get(answer.id)?.resolve(answer),
      onAsk: (question, signal) => this.#models.ask(question as ModelQuestion, signal),
      // One that was let go before it ended is nobody's concern.
      onEnd: (end) => {
        if (this.#child === child) void this.#letGo(this.#failed(end));
      },
    });
    return child;
  }

  #failed(cause: unknown): Refusal {
    this.#options.log.error({ err: cause }, 'region finder failed');
    return new Refusal('engine_failed');
  }

  /** Ends the process and tells everybody who waits for it why. */
  async #letGo(reason: Refusal): Promise<void> {
    const child = this.#child;
    this.#child = null;
    for (const { reject } of this.#asked.values()) reject(reason);
    await child?.end();
  }
}
