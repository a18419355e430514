/** Does a piece of work that is asked for by several at once only once: `key` tells which work it is. */
export type OneAtATime = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Whoever asks while the work is going on shares its outcome, a failure too; whoever asks later has it done anew. */
export function oneAtATime(): OneAtATime {
  const going = new Map<string, Promise<unknown>>();
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const known = going.get(key) as Promise<T> | undefined;
    if (known) return known;
    const started = work().finally(() => going.delete(key));
    going.set(key, started);
    return started;
  };
}
