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
  let turns: Promise<void> | null = null;
  let [isAsked, isStopped] = [false, false];
  const takeTurns = async (): Promise<void> => {
    try {
      while (isAsked && !isStopped) {
        isAsked = false;
        await look();
      }
    } finally {
      // At once: whoever asks from now on begins anew.
      turns = null;
    }
  };
  const settled = async (): Promise<void> => {
    while (turns !== null) await turns.catch(() => {});
  };
  return {
    settled,
    ask: async () => {
      if (isStopped) return;
      isAsked = true;
      turns ??= takeTurns();
      await turns;
    },
    stop: () => {
      isStopped = true;
      return settled();
    },
  };
}
