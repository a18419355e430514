/** Work that is asked for from several places. */
export interface Looking {
  /** Has it done; where it is being done already, once more after that. Resolves when that is over, rejects as the work does. */
  ask(): Promise<void>;
  /** Resolves when nothing is being done. */
  settled(): Promise<void>;
  /** Takes on nothing more; resolves when what is being done is over. */
  stop(): Promise<void>;
}

/** Does `look` one turn at a time, so that whatever was there before the asking is seen and nothing is looked at twice at once. */
export function lookAgain(look: () => Promise<void>): Looking {
  const now: { turns: Promise<void> | null; isAsked: boolean; isStopped: boolean } = {
    ...{ turns: null, isAsked: false, isStopped: false },
  };
  const takeTurns = async (): Promise<void> => {
    try {
      while (now.isAsked && !now.isStopped) {
        now.isAsked = false;
        await look();
      }
    } finally {
      // At once: whoever asks from now on begins anew.
      now.turns = null;
    }
  };
  const settled = async (): Promise<void> => {
    while (now.turns !== null) await now.turns.catch(() => {});
  };
  return {
    settled,
    ask: async () => {
      if (now.isStopped) return;
      now.isAsked = true;
      await (now.turns ??= takeTurns());
    },
    stop: () => {
      now.isStopped = true;
      return settled();
    },
  };
}
