import type { Log } from '../log.ts';

export interface RepeatedWork {
  readonly name: string;
  readonly everyMs: number;
  readonly work: () => Promise<void>;
  readonly log: Log;
}

export interface Running {
  /** Lets the present turn end and begins no other. */
  stop(): Promise<void>;
}

/** Does the work now and again after each pause. A turn that fails is told to the log and does not end the others. */
export function runEvery({ name, everyMs, work, log }: RepeatedWork): Running {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const turn = async (): Promise<void> => {
    await work().catch((error: unknown) => log.error({ err: error, work: name }, 'repeated work failed'));
    if (!isStopped) timer = setTimeout(() => void (present = turn()), everyMs).unref();
  };
  let present = turn();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await present;
    },
  };
}
