export interface Autosaver {
  /** Something changed; it will be saved a second later. */
  touch(): void;
  /** Saves now what has not been saved. */
  flush(): void;
}

const LEAST_GAP_MS = 1000;

/**
 * Calls `save` after changes, the last change always included. The next save comes a second after the one before
 * has ended, so that slow saves neither pile up nor arrive in a bunch. `save` must not reject.
 */
export function createAutosaver(save: () => Promise<void>): Autosaver {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;
  let isSaving = false;

  const schedule = () => {
    if (isWaiting && !isSaving) timer ??= setTimeout(run, LEAST_GAP_MS);
  };
  const run = async () => {
    clearTimeout(timer);
    timer = undefined;
    isWaiting = false;
    isSaving = true;
    await save();
    isSaving = false;
    schedule();
  };
  return {
    touch: () => {
      isWaiting = true;
      schedule();
    },
    flush: () => {
      if (isWaiting) void run();
    },
  };
}
