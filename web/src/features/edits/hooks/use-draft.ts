import { useEffect, useMemo, useReducer } from 'react';
import { inpaintingDraft } from '../model/draft-storage.ts';
import { type Draft, type DraftEvent, nextDraft } from '../model/draft.ts';

/** The work in hand, kept on this device for the person signed in: a reload loses nothing. */
export const useDraft = (userId: string): readonly [Draft, (event: DraftEvent) => void] => {
  const kept = useMemo(() => inpaintingDraft(userId), [userId]);
  const [draft, dispatch] = useReducer(nextDraft, kept, (stored) => stored.get());
  useEffect(() => kept.set(draft), [kept, draft]);
  return [draft, dispatch];
};
