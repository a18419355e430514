import { useEffect, useMemo, useReducer } from 'react';
import { clearingDraftOf } from './model/clearing-draft-storage.ts';
import { type ClearingDraft, type ClearingEvent, nextClearing } from './model/clearing-draft.ts';

/** The work in hand, kept on this device for the person signed in: a reload loses nothing. */
export const useClearingDraft = (
  userId: string,
): readonly [ClearingDraft, (event: ClearingEvent) => void] => {
  const kept = useMemo(() => clearingDraftOf(userId), [userId]);
  const [draft, dispatch] = useReducer(nextClearing, kept, (stored) => stored.get());
  useEffect(() => kept.set(draft), [kept, draft]);
  return [draft, dispatch];
};
