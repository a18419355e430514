import type { Context } from '../../../platform/context.ts';
import { endedByEngine, openByEngine } from './work-load.store.ts';

const DAY_MS = 86_400_000;

type Loads = Awaited<ReturnType<typeof openByEngine>>;

interface Ended {
  readonly succeeded: number;
  readonly failed: number;
  readonly cancelled: number;
}

interface Open {
  readonly queued: number;
  readonly running: number;
}

/** Everybody's edits in numbers: those that wait or are worked on, and how those of the last day ended. */
export interface WorkLoad extends Open {
  /** Milliseconds since 1970; null when none waits. */
  readonly oldestQueuedAt: number | null;
  readonly lastDay: Ended;
  /** Credits that open edits hold, and of the last day those spent and those given back. */
  readonly credits: { readonly held: number; readonly spent: number; readonly returned: number };
  /** The same of one engine. */
  of(engine: string): { readonly open: Open; readonly lastDay: Ended };
}

export async function workLoad({ db, now }: Pick<Context, 'db' | 'now'>): Promise<WorkLoad> {
  const [open, ended] = [await openByEngine(db), await endedByEngine(db, now() - DAY_MS)];
  const waiting = open.filter(({ state }) => state === 'queued').map(({ oldestAt }) => oldestAt);
  return {
    ...openIn(open),
    oldestQueuedAt: waiting.length > 0 ? Math.min(...waiting) : null,
    lastDay: endedIn(ended),
    credits: {
      held: sum(open, ({ price }) => price),
      spent: sum(ended, ({ charged }) => charged),
      returned: sum(ended, ({ price, charged }) => price - charged),
    },
    of: (engine) => ({
      open: openIn(open.filter((load) => load.engine === engine)),
      lastDay: endedIn(ended.filter((load) => load.engine === engine)),
    }),
  };
}

const sum = (loads: Loads, value: (load: Loads[number]) => number): number =>
  loads.reduce((total, load) => total + value(load), 0);

const inState = (loads: Loads, state: string): number =>
  sum(loads, (load) => (load.state === state ? load.edits : 0));

const openIn = (loads: Loads): Open => ({
  queued: inState(loads, 'queued'),
  running: inState(loads, 'running'),
});

const endedIn = (loads: Loads): Ended => ({
  succeeded: inState(loads, 'succeeded'),
  failed: inState(loads, 'failed'),
  cancelled: inState(loads, 'cancelled'),
});
