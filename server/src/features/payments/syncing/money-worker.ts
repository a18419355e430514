import { type Running, runEvery } from '../../../platform/jobs/run-every.ts';
import type { PaymentsContext } from '../ports.ts';
import { lookAtNotes } from './events.ts';
import { reconcileMoney } from './reconcile-money.ts';

const RECONCILE_EVERY_MS = 5 * 60_000;

export interface MoneyWorker {
  /** Begins to reconcile by itself, now and every few minutes. */
  start(): void;
  /** Has what was noted looked at, without waiting for it. */
  wake(): void;
  /** Resolves when what it was woken for is done. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** Looks at the card provider's things when it is told that they changed, and by itself now and then. */
export function moneyWorker(open: () => PaymentsContext): MoneyWorker {
  let reconciling: Running | undefined;
  const now: { looking: Promise<void> | null; isAsked: boolean; isStopped: boolean } = {
    ...{ looking: null, isAsked: false, isStopped: false },
  };

  const look = async (): Promise<void> => {
    while (now.isAsked && !now.isStopped) {
      now.isAsked = false;
      const ctx = open();
      await lookAtNotes(ctx).catch((error: unknown) =>
        ctx.log.error({ err: error }, 'notices of the card provider could not be read'),
      );
    }
  };
  const wake = (): void => {
    now.isAsked = true;
    if (now.isStopped) return;
    now.looking ??= look().finally(() => {
      now.looking = null;
      if (now.isAsked) wake();
    });
  };

  return {
    wake,
    start: () => {
      const work = () => reconcileMoney(open());
      reconciling = runEvery({ name: 'money', everyMs: RECONCILE_EVERY_MS, work, log: open().log });
    },
    settled: async () => {
      while (now.looking !== null) await now.looking;
    },
    stop: async () => {
      now.isStopped = true;
      await Promise.all([now.looking, reconciling?.stop()]);
    },
  };
}
