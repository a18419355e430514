import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import type { ChildSays, Replied } from './serve-parent.ts';

export interface ChildOptions {
  /** Folder of the bundled programs. */
  readonly runtimeDir: string;
  readonly log: Log;
}

/** A program that runs apart from the server, and what it may use. */
export interface ChildProgram {
  /** Its bundle, without the ending; the log calls it that. */
  readonly name: string;
  /** Most memory it may hold, buffers and decoder included, in MiB: beyond that it is killed. Watched on Linux. */
  readonly residentMax: number;
  /** Most memory of its JavaScript heap, in MiB. */
  readonly heapMax: number;
}

/** How a child came to its end. */
export interface ChildEnd {
  /** It had begun to listen. */
  readonly wasUp: boolean;
  /** It was killed for the memory it held. */
  readonly wasTooLarge: boolean;
  /** Somebody else killed it outright, as the system does when memory runs out. */
  readonly wasKilled: boolean;
}

export interface ChildListener<Answer> {
  readonly onAnswer: (answer: Answer) => void;
  /** Called once, however it ended. */
  readonly onEnd: (end: ChildEnd) => void;
  /** Replies to what the child asks while it works; the signal is aborted when it is gone. Absent = every reply is null. */
  readonly onAsk?: (question: unknown, signal: AbortSignal) => Promise<unknown>;
}

/** A running child. */
export interface Child<Request> {
  readonly pid: number | undefined;
  send(request: Request): void;
  /** Holds so much memory that it is better replaced than kept for the next request. */
  isSwollen(): boolean;
  /** Ends it at once, whatever it does. Resolves when it is gone. */
  end(): Promise<void>;
}

/** How often the memory of a child is looked at, in milliseconds. */
const WATCH_MS = 100;
/** A child that holds more than this after its work gives it back to the system by ending, in MiB. */
const SWOLLEN = 140;
/** Linux counts resident memory in pages. */
const PAGE_KIB = 4;

/**
 * Starts a bundled program as a process of its own, with a limit on its memory and nothing of the server's settings and secrets.
 * It ends when the channel closes, and so when the server is gone.
 */
export function startChild<Request extends object, Answer>(
  { runtimeDir, log }: ChildOptions,
  program: ChildProgram,
  listener: ChildListener<Answer>,
): Child<Request> {
  const { name } = program;
  const child = fork(join(runtimeDir, `${name}.js`), [String(process.pid)], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${program.heapMax}`, '--expose-gc'],
    // Few arenas keep what a decoder freed from piling up in glibc.
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let wasUp = false;
  let wasTooLarge = false;
  let wasEnded = false;
  const life = new AbortController();
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const watching = setInterval(() => {
    if (residentMiB(child.pid) <= program.residentMax) return;
    wasTooLarge = true;
    log.error({ program: name, mostMiB: program.residentMax }, 'child held too much memory');
    child.kill('SIGKILL');
  }, WATCH_MS).unref();
  child.stderr?.on('data', (said: Buffer) =>
    log.warn({ program: name, said: said.toString() }, 'child complained'),
  );
  child.on('message', (said: ChildSays<Answer>) => {
    if (said === 'ready') wasUp = true;
    else if ('answer' in said) listener.onAnswer(said.answer);
    else void reply(said.ask.id, said.ask.question);
  });
  const reply = async (id: number, question: unknown): Promise<void> => {
    const asking = listener.onAsk?.(question, life.signal) ?? Promise.resolve(null);
    const told: Replied = { replied: { id, reply: await asking.catch(() => null) } };
    if (!life.signal.aborted) tell(child, told, () => undefined);
  };
  child.once('error', (error) => log.error({ err: error, program: name }, 'child failed'));
  // Not `exit`: a program that cannot be started closes without one.
  child.once('close', (_code: number | null, signal: NodeJS.Signals | null) => {
    clearInterval(watching);
    life.abort();
    listener.onEnd({ wasUp, wasTooLarge, wasKilled: signal === 'SIGKILL' && !wasTooLarge && !wasEnded });
  });
  return {
    pid: child.pid,
    send: (request) => tell(child, request, (err) => log.warn({ err, program: name }, 'child not reached')),
    isSwollen: () => residentMiB(child.pid) > SWOLLEN,
    end: () => {
      wasEnded = true;
      child.kill('SIGKILL');
      return gone;
    },
  };
}

function tell(child: ChildProcess, request: object, onFailed: (error: Error) => void): void {
  child.send(request, (error) => {
    if (error) onFailed(error);
  });
}

/** Memory a process holds, in MiB; 0 where the system does not tell or it is gone. */
function residentMiB(pid: number | undefined): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return (pages * PAGE_KIB) / 1024;
  } catch {
    return 0;
  }
}
