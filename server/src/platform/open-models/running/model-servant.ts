import type { ModelState } from '@maquette/contract';
import { availableParallelism } from 'node:os';
import { type Child, type ChildEnd, type ChildOptions, startChild } from '../../children/start-child.ts';
import { takingTurns } from '../../children/turns.ts';
import type { ModelRole, OpenModel } from '../catalogue.ts';
import type { InstalledModel } from '../model-folder.ts';
import type { ModelFailure, ModelReply, ModelRequest } from './model-messages.ts';
import type { ModelAnswer, ModelQuestion } from './model-questions.ts';

/** Who does what one model can: one question at a time, in a process of its own. */
export interface ModelServant {
  state(): ModelState;
  /** @throws the signal's reason when it is aborted before */
  ask(question: ModelQuestion, signal: AbortSignal): Promise<ModelAnswer<ModelRole>>;
  /** Ends its process when all that was asked is answered; nothing may be asked afterwards. */
  retire(): Promise<void>;
  close(): Promise<void>;
}

export interface ServantOptions extends ChildOptions {
  /** How long a process is kept when nobody asks. */
  readonly idleMs?: number;
  /** The longest that one answer may take, instead of what follows from the model's own time. */
  readonly timeoutMs?: number;
}

interface Serves {
  readonly model: OpenModel;
  readonly installed: InstalledModel;
  /** Null = it is not installed. */
  readonly runtime: string | null;
}

const IDLE_MS = 90_000;
/** More threads hardly make one picture faster. */
const THREADS_MAX = 4;
/** The longest that one answer may take: so many times the seconds that others report, and at least. */
const PATIENCE = 20;
const TIMEOUT_MIN_MS = 60_000;
/** What a process may hold: so many times what others report, and at least so many MiB. */
const RESIDENT_SHARE = 1.6;
const RESIDENT_MIN = 700;
const HEAP_MAX = 256;

/** A process that was started. */
interface Running {
  readonly child: Child<ModelRequest>;
  isOver(): boolean;
  /** @throws ChildEnd when it ends before */
  tell(request: ModelRequest): Promise<ModelReply>;
}

/** Makes one model answer. A process that dies is tried once more; a model that fails again, or in any other way, is off until it is added anew or the server starts again. */
export function modelServant(options: ServantOptions, serves: Serves): ModelServant {
  const { model, installed, runtime } = serves;
  const { id, role, revision } = model;
  // What it does stands behind its name, in brackets, for those who choose.
  const title = model.title.replace(/ \(.*\)$/, '');
  const turns = takingTurns();
  const threads = Math.min(THREADS_MAX, availableParallelism());
  const timeoutMs = options.timeoutMs ?? Math.max(TIMEOUT_MIN_MS, PATIENCE * model.cost.seconds * 1000);
  let running: Running | null = null;
  let off: ModelFailure | null = runtime === null ? { fault: 'no_runtime', detail: 'not installed' } : null;
  let lately: ModelFailure | null = null;
  let idle: NodeJS.Timeout | undefined;

  const letGo = async (): Promise<void> => {
    const { child } = running ?? {};
    running = null;
    await child?.end();
  };

  const begin = async (): Promise<Running | ModelFailure> => {
    if (running && !running.isOver()) return running;
    const least = model.cost.ramMB * 1024 * 1024;
    const free = process.availableMemory();
    if (free < least) return { fault: 'short_of_memory', detail: `${free} bytes are free, not ${least}` };
    const started = startProcess(options, model);
    running = started;
    const reply = await started.tell({ open: { model, installed, runtime: runtime ?? '', threads } });
    return 'opened' in reply ? started : refused(reply);
  };

  const once = async (question: ModelQuestion): Promise<ModelReply> => {
    const begun = await begin();
    return 'fault' in begun ? begun : begun.tell({ question });
  };

  /** What came of it within the time there is. @throws the signal's reason */
  const tried = async (question: ModelQuestion, signal: AbortSignal): Promise<ModelReply> => {
    signal.throwIfAborted();
    const listening = new AbortController();
    const ended = new Promise<ModelFailure>((resolve, reject) => {
      const late = setTimeout(
        () => resolve({ fault: 'timed_out', detail: `${timeoutMs} ms passed` }),
        timeoutMs,
      );
      listening.signal.addEventListener('abort', () => clearTimeout(late));
      signal.addEventListener('abort', () => reject(signal.reason as Error), { signal: listening.signal });
    });
    try {
      return await Promise.race([once(question).catch(endedAs), ended]);
    } catch (error) {
      await letGo();
      throw error;
    } finally {
      listening.abort();
    }
  };

  const answered = async (question: ModelQuestion, signal: AbortSignal): Promise<ModelReply> => {
    const first = await tried(question, signal);
    if (!('fault' in first)) return first;
    await letGo();
    if (first.fault !== 'crashed') return first;
    options.log.warn({ model: id, ...first }, 'model process died; once more');
    const second = await tried(question, signal);
    if ('fault' in second) await letGo();
    return second;
  };

  return {
    state: () => ({ role, id, title, revision, isOn: off === null, fault: (off ?? lately)?.fault ?? null }),
    ask: async (question, signal) => {
      const endTurn = await turns.take(signal);
      clearTimeout(idle);
      try {
        const reply = off ?? (await answered(question, signal));
        lately = 'fault' in reply ? reply : null;
        if (lately && !off && lately.fault !== 'short_of_memory') off = lately;
        if (lately) options.log.error({ model: id, ...lately }, 'model could not serve; our own engine does');
        const gave = 'gave' in reply ? reply.gave : null;
        return { gave, use: { role, id, title, revision, served: gave !== null } };
      } finally {
        idle = setTimeout(() => void letGo(), options.idleMs ?? IDLE_MS).unref();
        endTurn();
      }
    },
    retire: async () => {
      const endTurn = await turns.take(new AbortController().signal);
      clearTimeout(idle);
      await letGo();
      endTurn();
    },
    close: async () => {
      clearTimeout(idle);
      await letGo();
    },
  };
}

function startProcess(options: ServantOptions, { cost }: OpenModel): Running {
  let waiting: { resolve: (reply: ModelReply) => void; reject: (end: ChildEnd) => void } | null = null;
  let over: ChildEnd | null = null;
  const program = {
    name: 'model-process',
    residentMax: Math.max(RESIDENT_MIN, RESIDENT_SHARE * cost.ramMB),
    heapMax: HEAP_MAX,
  };
  const child = startChild<ModelRequest, ModelReply>(options, program, {
    onAnswer: (reply) => waiting?.resolve(reply),
    onEnd: (end) => {
      over = end;
      waiting?.reject(end);
    },
  });
  const tell = (request: ModelRequest): Promise<ModelReply> =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject };
      if (over) reject(over);
      else child.send(request);
    });
  return { child, isOver: () => over !== null, tell };
}

const refused = (reply: ModelReply): ModelFailure =>
  'fault' in reply ? reply : { fault: 'failed', detail: 'it did not open' };

/** Whom the system kills outright held more than there was: to try again would end the same way. */
function endedAs(end: unknown): ModelFailure {
  const { wasTooLarge, wasKilled } = end as ChildEnd;
  if (wasTooLarge || wasKilled) return { fault: 'out_of_memory', detail: 'the process was killed' };
  return { fault: 'crashed', detail: 'the process died' };
}
