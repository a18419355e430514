// Tells when this process should end: on SIGINT, SIGTERM or SIGHUP, or when the process that started it is gone.
const POLL_MS = 250;

/**
 * npm passes signals on to its shell alone, so SIGTERM to `npm test` ends the shell and nobody tells this process;
 * SIGKILL to npm tells nobody at all. Hence the look at the parent.
 * @returns {AbortSignal} aborted once, when it is time to end
 */
export function stopSignal() {
  const stop = new AbortController();
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const name of signals) process.on(name, () => stop.abort());
  const parent = process.ppid;
  const poll = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(poll);
    stop.abort();
  }, POLL_MS);
  poll.unref();
  return stop.signal;
}
