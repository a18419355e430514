/** Lets one in at a time, in the order of asking. */
export interface Turns {
  /**
   * Resolves when it is one's turn, with what ends it.
   * @throws the signal's reason when it is aborted before
   */
  take(signal?: AbortSignal): Promise<() => void>;
}

/** One piece of work at a time, whoever does it. */
export function takingTurns(): Turns {
  let last: Promise<void> = Promise.resolve();
  return {
    take: async (signal) => {
      const before = last;
      let end = (): void => undefined;
      const over = new Promise<void>((resolve) => (end = resolve));
      last = before.then(() => over);
      try {
        await orAborted(before, signal);
      } catch (error) {
        end();
        throw error;
      }
      return end;
    },
  };
}

async function orAborted(turn: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return turn;
  signal.throwIfAborted();
  const listening = new AbortController();
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { signal: listening.signal });
  });
  try {
    await Promise.race([turn, aborted]);
  } finally {
    listening.abort();
  }
}
