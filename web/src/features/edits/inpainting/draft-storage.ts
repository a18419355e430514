import { useEffect, useMemo, useReducer } from 'react';
import { storedValue } from '../../../platform/storage/stored-value.ts';
import { Draft, type DraftEvent, emptyDraft, nextDraft } from './draft.ts';

/** A draft of another version of the house is dropped: it cannot be read. */
const VERSION = 3;

function parse(text: string): Draft | null {
  try {
    const { version, draft } = JSON.parse(text) as { version?: unknown; draft?: unknown };
    if (version !== VERSION) return null;
    return Draft.safeParse(draft).data ?? null;
  } catch {
    return null;
  }
}

/** Where a person's inpainting draft is kept on this device. */
function inpaintingDraft(userId: string) {
  return storedValue<Draft>(
    {
      key: `inpainting:${userId}`,
      parse,
      print: (draft) => JSON.stringify({ version: VERSION, draft }),
      fallback: () => emptyDraft,
    },
    () => window.localStorage,
  );
}

/** The work in hand, kept on this device for the person signed in: a reload loses nothing. */
export function useDraft(userId: string): readonly [Draft, (event: DraftEvent) => void] {
  const kept = useMemo(() => inpaintingDraft(userId), [userId]);
  const [draft, dispatch] = useReducer(nextDraft, kept, (stored) => stored.get());
  useEffect(() => kept.set(draft), [kept, draft]);
  return [draft, dispatch];
}
