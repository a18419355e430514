import { type Edit, isFinal } from '@maquette/contract';
import { useState } from 'react';

/** Results that came while another one was in view, until they are looked at. */
export function useNews(edits: readonly Edit[], shown: string | null): ReadonlySet<string> {
  const [awaited, setAwaited] = useState<ReadonlySet<string>>(new Set());
  const begun = edits.filter(({ id, state }) => !isFinal(state) && !awaited.has(id));
  const isLooked = shown !== null && awaited.has(shown);
  // React draws again at once: nothing is shown in between (https://react.dev/reference/react/useState).
  if (begun.length > 0 || isLooked) {
    const next = new Set([...awaited, ...begun.map(({ id }) => id)]);
    if (shown !== null) next.delete(shown);
    setAwaited(next);
  }
  return new Set(edits.filter(({ id, state }) => isFinal(state) && awaited.has(id)).map(({ id }) => id));
}
