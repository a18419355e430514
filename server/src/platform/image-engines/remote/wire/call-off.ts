import { HandedOver } from '../../image-engine.ts';

const PATIENCE_MS = 2_000;

/** Waits for work at a service; when nobody wants its outcome any more, tells the service before it says so. */
export async function orCallOff<T>(
  work: Promise<T>,
  signal: AbortSignal,
  callOff: (signal: AbortSignal) => Promise<unknown>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    // Nobody waits for the outcome: whether it can be told or not, the work is over here.
    const isUnwanted = signal.aborted && !(signal.reason instanceof HandedOver);
    if (isUnwanted) await callOff(AbortSignal.timeout(PATIENCE_MS)).catch(() => undefined);
    throw error;
  }
}
