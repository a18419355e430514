// The frame of every command: one clear message for what went wrong, a true exit code, nothing left running.
import { stopSignal } from './stop-signal.mjs';

const INTERRUPTED = 130;

/**
 * @param {(stop: AbortSignal) => Promise<number | void>} work answers the exit code, 0 when it answers nothing
 * @returns {Promise<void>}
 */
export async function runScript(work) {
  const stop = stopSignal();
  try {
    process.exitCode = (await work(stop)) ?? (stop.aborted ? INTERRUPTED : 0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
