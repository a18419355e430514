import type { EditStage } from '@maquette/contract';
import { HandedOver } from '../../../platform/image-engines/image-engine.ts';
import { lookAgain } from '../../../platform/jobs/look-again.ts';
import { Refusal } from '../../../platform/refusal.ts';
import {
  attemptsMax,
  batchMax,
  beatMs,
  failureCode,
  finishMs,
  leaseMs,
  overdueGraceMs,
  tellEveryMs,
} from '../edits.rules.ts';
import { changeEdit, type StoredEdit } from '../edits.store.ts';
import { endEdit } from '../end-edit.ts';
import type { EditsContext } from '../ports.ts';
import { claimEdits, openAmong, overdueEdits, renewLeases, saveProgress } from '../queue.store.ts';
import { finishEdit } from './finish-edit.ts';
import { type Fate, journalOf, lost, noting } from './journal.ts';
import { performEdit } from './perform-edit.ts';

/** Takes edits from the queue and performs them, as many at a time as each engine does. */
export interface EditWorker {
  start(): void;
  /** There may be something to do. */
  wake(): void;
  /** Gives back what runs, so that the next worker can take it up at once; what it could not go on with may end, for a while. */
  stop(): Promise<void>;
}

/** Why a running edit is ended from here without judging it. */
const stopped = new HandedOver('the worker stops');
const taken = new HandedOver('another worker has the edit');

interface Running {
  readonly engine: string;
  readonly ending: AbortController;
  readonly fate: Fate;
  readonly done: Promise<void>;
}

export const editWorker = (ctx: EditsContext): EditWorker => new LeasingWorker(ctx);

class LeasingWorker implements EditWorker {
  readonly #ctx: EditsContext;
  readonly #owner: string;
  readonly #running = new Map<string, Running>();
  #beat: NodeJS.Timeout | undefined;
  #isWorking = false;
  /** Claims what there is room for. */
  readonly #claims = lookAgain(async () => {
    while (this.#isWorking && (await this.#claimSome()));
  });

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
    void this.#guarded(() => this.#claims.ask());
  }

  async stop(): Promise<void> {
    this.#isWorking = false;
    clearInterval(this.#beat);
    await this.#claims.settled();
    const running = [...this.#running.values()];
    const patience = setTimeout(() => running.forEach(({ ending }) => ending.abort(stopped)), finishMs);
    for (const { ending, fate } of running) if (!fate.isUnsure) ending.abort(stopped);
    await Promise.all(running.map(({ done }) => done));
    clearTimeout(patience);
    // What was given back another process can go on with.
    if (running.length > 0) this.#ctx.wakeWorker();
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
    await this.#claims.ask();
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

  /** Claims a batch; false when there was nothing this worker has room for. */
  async #claimSome(): Promise<boolean> {
    const { db, now } = this.#ctx;
    const lease = { owner: this.#owner, now: now(), until: now() + leaseMs };
    const edits = await claimEdits(db, { ...lease, ...this.#capacity() });
    for (const edit of edits) await this.#begin(edit);
    return edits.length > 0;
  }

  async #begin(edit: StoredEdit): Promise<void> {
    if (edit.attempts > attemptsMax) {
      const failed = { id: edit.id, event: 'fail', errorCode: 'engine_failed' } as const;
      await endEdit(this.#ctx, { ...failed, owner: this.#owner });
      return;
    }
    const [ending, fate] = [new AbortController(), { isUnsure: false }];
    const done = this.#guarded(() => this.#spanned(edit, { ending, fate })).finally(() => {
      this.#running.delete(edit.id);
      this.wake();
    });
    this.#running.set(edit.id, { engine: edit.engine, ending, fate, done });
  }

  /** How many more edits of each engine can be done here at the same time, and how many are claimed at once. */
  #capacity(): { free: Map<string, number>; most: number } {
    const { engines } = this.#ctx;
    const names = [...this.#running.values()].map(({ engine }) => engine);
    const free = new Map<string, number>();
    for (const name of new Set([engines.default.name, engines.premium.name, engines.own.name, ...names])) {
      const atOnce = engines.byName(name)?.atOnce ?? batchMax;
      const used = names.filter((other) => other === name).length;
      free.set(name, Math.max(0, Math.min(batchMax, atOnce - used)));
    }
    const most = [...free.values()].reduce((sum, count) => sum + count, 1);
    return { free, most: Math.min(batchMax, most) };
  }

  async #spanned(edit: StoredEdit, running: Pick<Running, 'ending' | 'fate'>): Promise<void> {
    const { id, requestId, engine, tool, attempts } = edit;
    const waitedMs = this.#ctx.now() - edit.createdAt;
    this.#ctx.log.info({ editId: id, requestId, engine, attempts, waitedMs }, 'edit claimed');
    this.#ctx.meter.time('edit_wait', { engine }, waitedMs / 1000);
    const facts = {
      'maquette.edit.id': id,
      'maquette.request.id': requestId,
      engine,
      tool,
      attempts,
      waitedMs,
    };
    const { tracing } = this.#ctx;
    await tracing.continued(edit.trace, () => tracing.span('edit', facts, () => this.#work(edit, running)));
  }

  async #work(edit: StoredEdit, { ending, fate }: Pick<Running, 'ending' | 'fate'>): Promise<void> {
    const untilDeadline = edit.deadlineAt - this.#ctx.now();
    const deadline = setTimeout(() => ending.abort(new Refusal('engine_timed_out')), untilDeadline);
    const reporter = this.#reporter(edit);
    try {
      const performed = await performEdit(this.#ctx, edit, {
        signal: ending.signal,
        report: reporter.report,
        journal: noting(fate, journalOf(this.#ctx, edit, this.#owner)),
      });
      await reporter.settled();
      await this.#ctx.tracing.span('edit settle', {}, () =>
        finishEdit(this.#ctx, { edit, performed, owner: this.#owner }),
      );
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
