/**
 * Runs one call at a time and, of those that come meanwhile, only the last: the others get null. So a slider that is
 * dragged faster than its effect can be measured does not leave a queue behind.
 */
export function keepLatest<Args extends unknown[], Result>(
  run: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result | null> {
  let isRunning = false;
  let next: { args: Args; settle: (result: Promise<Result> | null) => void } | null = null;

  const begin = async (args: Args): Promise<Result> => {
    isRunning = true;
    try {
      return await run(...args);
    } finally {
      isRunning = false;
      const last = next;
      next = null;
      last?.settle(begin(last.args));
    }
  };
  return (...args) => {
    if (!isRunning) return begin(args);
    next?.settle(null);
    return new Promise<Result | null>((resolve) => {
      next = { args, settle: resolve };
    });
  };
}
