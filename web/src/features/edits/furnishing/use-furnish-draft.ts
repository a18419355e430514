import { useEffect, useMemo, useReducer } from 'react';
import { furnishDraftOf } from './model/furnish-draft-storage.ts';
import { type FurnishDraft, type FurnishEvent, nextFurnishing } from './model/furnish-draft.ts';

/** The work in hand, kept on this device for the person signed in: a reload loses nothing. */
export const useFurnishDraft = (userId: string): readonly [FurnishDraft, (event: FurnishEvent) => void] => {
  const kept = useMemo(() => furnishDraftOf(userId), [userId]);
  const [draft, dispatch] = useReducer(nextFurnishing, kept, (stored) => stored.get());
  useEffect(() => kept.set(draft), [kept, draft]);
  return [draft, dispatch];
};
