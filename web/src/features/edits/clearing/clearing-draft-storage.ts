import { useEffect, useMemo, useReducer } from 'react';
import { storedValue } from '../../../platform/storage/stored-value.ts';
import { ClearingDraft, type ClearingEvent, emptyClearing, nextClearing } from './clearing-draft.ts';

/** A draft of another version of the house is dropped: it cannot be read. */
const VERSION = 1;

function parse(text: string): ClearingDraft | null {
  try {
    const { version, draft } = JSON.parse(text) as { version?: unknown; draft?: unknown };
    if (version !== VERSION) return null;
    return ClearingDraft.safeParse(draft).data ?? null;
  } catch {
    return null;
  }
}

/** Where a person's clearing draft is kept on this device. */
function clearingDraftOf(userId: string) {
  return storedValue<ClearingDraft>(
    {
      key: `clearing:${userId}`,
      parse,
      print: (draft) => JSON.stringify({ version: VERSION, draft }),
      fallback: () => emptyClearing,
    },
    () => window.localStorage,
  );
}

/** The work in hand, kept on this device for the person signed in: a reload loses nothing. */
export function useClearingDraft(userId: string): readonly [ClearingDraft, (event: ClearingEvent) => void] {
  const kept = useMemo(() => clearingDraftOf(userId), [userId]);
  const [draft, dispatch] = useReducer(nextClearing, kept, (stored) => stored.get());
  useEffect(() => kept.set(draft), [kept, draft]);
  return [draft, dispatch];
}
