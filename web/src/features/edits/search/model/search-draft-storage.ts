import { storedValue } from '../../../../platform/storage/stored-value.ts';
import { emptySearch, SearchDraft, type SearchTool } from './search-draft.ts';

/** A draft of another version of the house is dropped: it cannot be read. */
const VERSION = 1;

const parse = (text: string): SearchDraft | null => {
  try {
    const { version, draft } = JSON.parse(text) as { version?: unknown; draft?: unknown };
    if (version !== VERSION) return null;
    return SearchDraft.safeParse(draft).data ?? null;
  } catch {
    return null;
  }
};

/** Where a person's draft of one of the search screens is kept on this device. */
export const searchDraftOf = (tool: SearchTool, userId: string) =>
  storedValue<SearchDraft>(
    {
      key: `${tool}:${userId}`,
      parse,
      print: (draft) => JSON.stringify({ version: VERSION, draft }),
      fallback: () => emptySearch,
    },
    () => window.localStorage,
  );
