import { useEffect, useMemo, useReducer } from 'react';
import { storedValue } from '../../../platform/storage/stored-value.ts';
import { emptyFurnishing, FurnishDraft, type FurnishEvent, nextFurnishing } from './furnish-draft.ts';

/** A draft of another version of the house is dropped: it cannot be read. */
const VERSION = 1;

function parse(text: string): FurnishDraft | null {
  try {
    const { version, draft } = JSON.parse(text) as { version?: unknown; draft?: unknown };
    if (version !== VERSION) return null;
    return FurnishDraft.safeParse(draft).data ?? null;
  } catch {
    return null;
  }
}

/** Where a person's furnishing draft is kept on this device. */
function furnishDraftOf(userId: string) {
  return storedValue<FurnishDraft>(
    {
      key: `furnishing:${userId}`,
      parse,
      print: (draft) => JSON.stringify({ version: VERSION, draft }),
      fallback: () => emptyFurnishing,
    },
    () => window.localStorage,
  );
}

/** The work in hand, kept on this device for the person signed in: a reload loses nothing. */
export function useFurnishDraft(userId: string): readonly [FurnishDraft, (event: FurnishEvent) => void] {
  const kept = useMemo(() => furnishDraftOf(userId), [userId]);
  const [draft, dispatch] = useReducer(nextFurnishing, kept, (stored) => stored.get());
  useEffect(() => kept.set(draft), [kept, draft]);
  return [draft, dispatch];
}
