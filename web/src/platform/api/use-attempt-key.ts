import { useState } from 'react';
import { isPassing } from './api-error.ts';

interface AttemptKeys {
  /** The key to send a wish with. */
  keyFor: (wish: unknown) => string;
  /** What became of the try: nothing to tell (null), or the error it ended with. */
  settle: (error: unknown) => void;
}

/**
 * One key for one wish to spend or buy: as long as nobody knows what became of a try, the same wish is sent with the same
 * key, so that nothing is charged twice.
 */
export function attemptKeys(newKey: () => string = () => crypto.randomUUID()): AttemptKeys {
  let attempt: { wish: string; key: string } | null = null;
  return {
    keyFor: (wish) => {
      const text = JSON.stringify(wish);
      if (attempt?.wish !== text) attempt = { wish: text, key: newKey() };
      return attempt.key;
    },
    settle: (error) => {
      if (error === null || !isPassing(error)) attempt = null;
    },
  };
}

/** The keys of one form or button, as `attemptKeys` gives them. */
export function useAttemptKey(): AttemptKeys {
  return useState(() => attemptKeys())[0];
}
