import { useEffect, useMemo, useReducer } from 'react';
import { nextSearch, type SearchDraft, type SearchEvent, type SearchTool } from './model/search-draft.ts';
import { searchDraftOf } from './model/search-draft-storage.ts';

/** The work in hand, kept on this device for the person signed in and each tool by itself. */
export const useSearchDraft = (
  tool: SearchTool,
  userId: string,
): readonly [SearchDraft, (event: SearchEvent) => void] => {
  const kept = useMemo(() => searchDraftOf(tool, userId), [tool, userId]);
  const [draft, dispatch] = useReducer(nextSearch, kept, (stored) => stored.get());
  useEffect(() => kept.set(draft), [kept, draft]);
  return [draft, dispatch];
};
