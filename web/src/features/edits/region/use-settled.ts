import { useEffect, useState } from 'react';

/** How long somebody must have stopped typing, in milliseconds. */
const PAUSE_MS = 600;

/** What is typed once typing has paused, and how to take it at once. */
export function useSettled(text: string): readonly [string, () => void] {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    // Emptied is emptied at once: there is nothing to wait for.
    const timer = setTimeout(() => setSettled(text), text.trim() === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [settled, () => setSettled(text)];
}
