import { sweepAuth } from '../features/auth/index.ts';
import {
  type AheadWork,
  type editBus,
  type EditsPorts,
  type editWorker,
  sweepGuests,
  sweepPreviews,
} from '../features/edits/index.ts';
import { sweepFiles } from '../features/files/index.ts';
import type { MoneyWorker, PaymentsPorts } from '../features/payments/index.ts';
import { sweepDeletedAccounts } from '../features/profile/index.ts';
import type { Role } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';
import type { DiskSpace } from '../platform/disk-space.ts';
import { sweepSlots } from '../platform/image-engines/remote/sweep-slots.ts';
import { type Running, runEvery } from '../platform/jobs/run-every.ts';
import type { RootLog } from '../platform/log.ts';
import type { MailWorker } from '../platform/mailer/mail-worker.ts';
import type { Sandbox } from '../platform/payment-provider/sandbox/open-sandbox.ts';
import type { Signals } from '../platform/signals.ts';

const HOUR_MS = 3_600_000;
/** How soon space that was given up is kept again. */
const LOOK_FOR_SPACE_MS = 10_000;

interface Workers {
  readonly role: Role;
  readonly worker: ReturnType<typeof editWorker>;
  readonly ahead: AheadWork;
  readonly mails: MailWorker;
  readonly bus: ReturnType<typeof editBus>;
  readonly signals: Signals;
  readonly money: MoneyWorker;
  readonly sandbox: Sandbox | null;
  readonly sweep: () => Promise<void>;
  /** It may fail once the signal is given. */
  readonly backUp: (stopping: AbortSignal) => Promise<void>;
  readonly space: DiskSpace;
  readonly log: RootLog;
}

/** What nobody calls for, as far as the role of the process does it. */
export function backgroundWork(workers: Workers) {
  const { role, worker, ahead, mails, bus, signals, money, sandbox, sweep, backUp, space, log } = workers;
  const stopping = new AbortController();
  const repeated: Running[] = [];
  let backingUp: Running | undefined;
  return {
    startWork: (): void => {
      signals.start();
      repeated.push(runEvery({ name: 'space', everyMs: LOOK_FOR_SPACE_MS, work: () => space.keep(), log }));
      // Its events are posted to this server's own door, which a worker has not.
      if (role !== 'worker') sandbox?.start();
      if (role === 'web') return;
      worker.start();
      mails.start();
      money.start();
      repeated.push(runEvery({ name: 'sweep', everyMs: HOUR_MS, work: sweep, log }));
      backingUp = runEvery({ name: 'backup', everyMs: HOUR_MS, work: () => backUp(stopping.signal), log });
    },
    stopWork: async (): Promise<void> => {
      // A backup that is cut off leaves no snapshot, and is made again later.
      stopping.abort();
      void backingUp?.stop();
      // Edits are given back before those who wait for them are sent home.
      await Promise.all([ahead.stop(), worker.stop(), mails.stop(), sandbox?.stop(), money.stop()]);
      await Promise.all(repeated.map((one) => one.stop()));
      await signals.stop();
      bus.close();
    },
  };
}

interface Sweeping {
  readonly context: () => Context;
  readonly edits: EditsPorts;
  readonly payments: PaymentsPorts;
  /** Bytes without a row that are older are nobody's. Beside other processes, younger ones may be what they are just writing. */
  readonly madeBefore: number;
}

/** Takes away what has had its time. */
export function sweeping({ context, edits, payments, madeBefore }: Sweeping) {
  return async (): Promise<void> => {
    await sweepAuth(context());
    await sweepSlots(context());
    await sweepGuests({ ...context(), ...edits });
    await sweepPreviews({ ...context(), ...edits });
    await sweepDeletedAccounts({ ...context(), ...edits, ...payments });
    await sweepFiles({ ...context(), ...edits }, { startedAt: madeBefore });
  };
}
