import { setTimeout as wait } from 'node:timers/promises';

/** Waits so many milliseconds. @throws the signal's reason when it is ended */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await wait(ms, undefined, { signal });
  } catch {
    signal.throwIfAborted();
  }
}
