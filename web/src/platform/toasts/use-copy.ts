import { useToast } from './use-toast.ts';

/** Copies words and says what came of it: a browser may forbid it, as it does where the connection is not secure. */
export function useCopy(say: { copied: string; failed: string }) {
  const addToast = useToast();
  return async (words: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(words);
      addToast({ type: 'success', message: say.copied });
    } catch {
      addToast({ type: 'error', message: say.failed });
    }
  };
}
