import { useRef } from 'react';
import { isPassing } from './api-error.ts';

/**
 * One key for one wish to buy: as long as nobody knows what became of a try, the same wish is sent with the same key, so
 * that nothing is charged twice.
 */
export const useAttemptKey = () => {
  const attempt = useRef<{ wish: string; key: string } | null>(null);
  return {
    keyFor: (wish: unknown): string => {
      const text = JSON.stringify(wish);
      if (attempt.current?.wish !== text) attempt.current = { wish: text, key: crypto.randomUUID() };
      return attempt.current.key;
    },
    /** The answer is known: the next try is a new one. */
    settle: (error: unknown): void => {
      if (error === null || !isPassing(error)) attempt.current = null;
    },
  };
};
