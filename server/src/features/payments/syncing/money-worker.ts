import { lookAgain } from '../../../platform/jobs/look-again.ts';
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
  const looking = lookAgain(async () => {
    const ctx = open();
    await lookAtNotes(ctx).catch((error: unknown) =>
      ctx.log.error({ err: error }, 'events of the card provider could not be read'),
    );
  });
  return {
    wake: () => void looking.ask(),
    start: () => {
      const work = () => reconcileMoney(open());
      reconciling = runEvery({ name: 'money', everyMs: RECONCILE_EVERY_MS, work, log: open().log });
    },
    settled: looking.settled,
    stop: async () => {
      await Promise.all([looking.stop(), reconciling?.stop()]);
    },
  };
}
