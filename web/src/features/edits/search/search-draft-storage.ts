import { useEffect, useMemo, useReducer } from 'react';
import { storedValue } from '../../../platform/storage/stored-value.ts';
import { emptySearch, nextSearch, SearchDraft, type SearchEvent, type SearchTool } from './search-draft.ts';

/** A draft of another version of the house is dropped: it cannot be read. */
const VERSION = 1;

function parse(text: string): SearchDraft | null {
  try {
    const { version, draft } = JSON.parse(text) as { version?: unknown; draft?: unknown };
    if (version !== VERSION) return null;
    return SearchDraft.safeParse(draft).data ?? null;
  } catch {
    return null;
  }
}

/** Where a person's draft of one of the search screens is kept on this device. */
function searchDraftOf(tool: SearchTool, userId: string) {
  return storedValue<SearchDraft>(
    {
      key: `${tool}:${userId}`,
      parse,
      print: (draft) => JSON.stringify({ version: VERSION, draft }),
      fallback: () => emptySearch,
    },
    () => window.localStorage,
  );
}

/** The work in hand, kept on this device for the person signed in and each tool by itself. */
export function useSearchDraft(
  tool: SearchTool,
  userId: string,
): readonly [SearchDraft, (event: SearchEvent) => void] {
  const kept = useMemo(() => searchDraftOf(tool, userId), [tool, userId]);
  const [draft, dispatch] = useReducer(nextSearch, kept, (stored) => stored.get());
  useEffect(() => kept.set(draft), [kept, draft]);
  return [draft, dispatch];
}
