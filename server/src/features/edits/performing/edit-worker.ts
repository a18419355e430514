import type { EditStage } from '@maquette/contract';
import { HandedOver } from '../../../platform/image-engines/image-engine.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { attemptsMax, beatMs, failureCode, leaseMs, overdueGraceMs, tellEveryMs } from '../edits.rules.ts';
import { changeEdit, type StoredEdit } from '../edits.store.ts';
import { endEdit } from '../end-edit.ts';
import { finishEdit } from './finish-edit.ts';
import { journalOf, lost } from './journal.ts';
import { performEdit } from './perform-edit.ts';
import type { EditsContext } from '../ports.ts';
import { claimEdit, openAmong, overdueEdits, renewLeases, saveProgress } from '../queue.store.ts';

/** Takes edits from the queue and performs them, as many at a time as each engine does. */
export interface EditWorker {
  start(): void;
  /** There may be something to do. */
  wake(): void;
  /** Gives back what runs, so that the next worker can take it up at once. */
  stop(): Promise<void>;
}

/** Why a running edit is ended from here without judging it. */
const stopped = new HandedOver('the worker stops');
const taken = new HandedOver('another worker has the edit');

interface Running {
  readonly engine: string;
  readonly ending: AbortController;
  readonly done: Promise<void>;
}

export const editWorker = (ctx: EditsContext): EditWorker => new LeasingWorker(ctx);

class LeasingWorker implements EditWorker {
  readonly #ctx: EditsContext;
  readonly #owner: string;
  readonly #running = new Map<string, Running>();
  #beat: NodeJS.Timeout | undefined;
  #isWorking = false;
  #claiming: Promise<void> | null = null;
  #mustLookAgain = false;

  constructor(ctx: EditsContext) {
    this.#ctx = ctx;
    this.#owner = ctx.newId();
  }

  start(): void {
    this.#isWorking = true;
    this.#ctx.bus.onEnd((id) => this.#running.get(id)?.ending.abort(lost));
    this.#beat = setInterval(() => void this.#guarded(() => this.#onBeat()), beatMs);
    this.wake();
  }

  wake(): void {
    void this.#guarded(() => this.#claimAll());
  }

  async stop(): Promise<void> {
    this.#isWorking = false;
    clearInterval(this.#beat);
    await this.#claiming?.catch(() => undefined);
    const running = [...this.#running.values()];
    for (const { ending } of running) ending.abort(stopped);
    await Promise.all(running.map(({ done }) => done));
  }

  /** Whatever goes wrong with the database now is tried again at the next beat. */
  async #guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#ctx.log.error({ err: error }, 'edit worker stumbled');
    }
  }

  async #onBeat(): Promise<void> {
    const { db, now } = this.#ctx;
    await this.#renew();
    for (const { id } of await overdueEdits(db, now() - overdueGraceMs)) {
      await endEdit(this.#ctx, { id, event: 'fail', errorCode: 'engine_timed_out' });
    }
    await this.#claimAll();
  }

  /** Keeps what runs here; what somebody else ended or took over is let go. */
  async #renew(): Promise<void> {
    const { db, now } = this.#ctx;
    const running = new Map(this.#running);
    const lease = { owner: this.#owner, until: now() + leaseMs, ids: [...running.keys()] };
    const held = await renewLeases(db, lease);
    const gone = lease.ids.filter((id) => !held.includes(id));
    // What another process ended nobody goes on with: a service can be told to stop.
    const open = await openAmong(db, gone);
    for (const id of gone) running.get(id)?.ending.abort(open.includes(id) ? taken : lost);
  }

  /** Claims what there is room for; a wake-up in the meantime makes it look once more. */
  async #claimAll(): Promise<void> {
    this.#mustLookAgain = true;
    this.#claiming ??= this.#claimWhileWoken().finally(() => (this.#claiming = null));
    await this.#claiming;
  }

  async #claimWhileWoken(): Promise<void> {
    while (this.#mustLookAgain && this.#isWorking) {
      this.#mustLookAgain = false;
      while (this.#isWorking && (await this.#claimOne()));
    }
  }

  async #claimOne(): Promise<boolean> {
    const { db, now } = this.#ctx;
    const lease = { owner: this.#owner, now: now(), until: now() + leaseMs };
    const edit = await claimEdit(db, { ...lease, busy: this.#busyEngines() });
    if (!edit) return false;
    if (edit.attempts > attemptsMax) {
      await endEdit(this.#ctx, {
        id: edit.id,
        event: 'fail',
        errorCode: 'engine_failed',
        owner: this.#owner,
      });
      return true;
    }
    const ending = new AbortController();
    const done = this.#guarded(() => this.#work(edit, ending)).finally(() => {
      this.#running.delete(edit.id);
      this.wake();
    });
    this.#running.set(edit.id, { engine: edit.engine, ending, done });
    return true;
  }

  /** Engines that do as many edits from here as they can at the same time. */
  #busyEngines(): string[] {
    const names = [...this.#running.values()].map(({ engine }) => engine);
    const counted = (name: string): number => names.filter((other) => other === name).length;
    return [...new Set(names)].filter(
      (name) => counted(name) >= (this.#ctx.engines.byName(name)?.atOnce ?? Number.POSITIVE_INFINITY),
    );
  }

  async #work(edit: StoredEdit, ending: AbortController): Promise<void> {
    const untilDeadline = edit.deadlineAt - this.#ctx.now();
    const deadline = setTimeout(() => ending.abort(new Refusal('engine_timed_out')), untilDeadline);
    const reporter = this.#reporter(edit);
    try {
      const performed = await performEdit(this.#ctx, edit, {
        signal: ending.signal,
        report: reporter.report,
        journal: journalOf(this.#ctx, edit, this.#owner),
      });
      await reporter.settled();
      await finishEdit(this.#ctx, { edit, performed, owner: this.#owner });
    } catch (error) {
      await reporter.settled();
      await this.#onFailure(edit, error);
    } finally {
      clearTimeout(deadline);
    }
  }

  async #onFailure({ id }: StoredEdit, error: unknown): Promise<void> {
    if (error === lost || error === taken) return;
    if (error === stopped) {
      const set = { stage: 'waiting', progress: 0 };
      await changeEdit(this.#ctx.db, { id, event: 'give-back', owner: this.#owner, set });
      return;
    }
    const failed = { id, event: 'fail', errorCode: failureCode(error), owner: this.#owner } as const;
    const ended = await endEdit(this.#ctx, failed);
    // What breaks when the edit is over already, or its photo gone with its owner, is nobody's fault.
    if (ended && !(error instanceof Refusal)) this.#ctx.log.error({ err: error, editId: id }, 'edit failed');
  }

  /** Writes progress down and tells it, one write at a time, not too often; a change of stage at once. */
  #reporter(edit: StoredEdit) {
    let stage: EditStage = 'waiting';
    let lastAt = -Infinity;
    let writing = Promise.resolve();
    const report = (next: EditStage, progress: number): void => {
      const at = this.#ctx.now();
      if (next === stage && at - lastAt < tellEveryMs) return;
      stage = next;
      lastAt = at;
      const write = async (): Promise<void> => {
        const isSaved = await saveProgress(this.#ctx.db, {
          id: edit.id,
          owner: this.#owner,
          stage: next,
          progress,
        });
        if (isSaved) this.#ctx.bus.publish(edit);
      };
      writing = writing.then(() => this.#guarded(write));
    };
    return { report, settled: () => writing };
  }
}
