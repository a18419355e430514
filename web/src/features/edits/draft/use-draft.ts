import { useEffect, useMemo, useReducer } from 'react';
import type { z } from 'zod';
import { type StoredValue, storedValue } from '../../../platform/storage/stored-value.ts';

/** How drafts of one kind are kept. */
export interface KeptDraft<Draft> {
  /** A draft of another version of the product is dropped: it cannot be read. */
  readonly version: number;
  readonly schema: z.ZodType<Draft>;
  readonly empty: Draft;
}

/** Where a draft is kept on this device. */
export function storedDraft<Draft>({ version, schema, empty }: KeptDraft<Draft>, key: string) {
  const parse = (text: string): Draft | null => {
    try {
      const kept = JSON.parse(text) as { version?: unknown; draft?: unknown };
      return kept.version === version ? (schema.safeParse(kept.draft).data ?? null) : null;
    } catch {
      return null;
    }
  };
  const print = (draft: Draft) => JSON.stringify({ version, draft });
  const stored: StoredValue<Draft> = storedValue(
    { key, parse, print, fallback: () => empty },
    () => window.localStorage,
  );
  return stored;
}

/** The work in hand, kept on this device for the person signed in: a reload loses nothing. */
export function useDraft<Draft, Event>(
  kept: KeptDraft<Draft>,
  key: string,
  next: (draft: Draft, event: Event) => Draft,
): readonly [Draft, (event: Event) => void] {
  const stored = useMemo(() => storedDraft(kept, key), [kept, key]);
  const [draft, dispatch] = useReducer(next, stored, (place) => place.get());
  useEffect(() => stored.set(draft), [stored, draft]);
  return [draft, dispatch];
}
