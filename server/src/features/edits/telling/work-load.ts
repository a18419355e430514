import type { Context } from '../../../platform/context.ts';
import { countEnded, countOpen } from './work-load.store.ts';

const DAY_MS = 86_400_000;

/** Everybody's edits in numbers: those that wait or are worked on, and how those of the last day ended. */
export interface WorkLoad {
  readonly queued: number;
  readonly running: number;
  /** Milliseconds since 1970; null when none waits. */
  readonly oldestQueuedAt: number | null;
  readonly lastDay: { readonly succeeded: number; readonly failed: number; readonly cancelled: number };
}

export const workLoad = async ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<WorkLoad> => ({
  ...(await countOpen(db)),
  lastDay: await countEnded(db, now() - DAY_MS),
});
