import { storedValue } from '../../../../platform/storage/stored-value.ts';
import { emptyFurnishing, FurnishDraft } from './furnish-draft.ts';

/** A draft of another version of the house is dropped: it cannot be read. */
const VERSION = 1;

const parse = (text: string): FurnishDraft | null => {
  try {
    const { version, draft } = JSON.parse(text) as { version?: unknown; draft?: unknown };
    if (version !== VERSION) return null;
    return FurnishDraft.safeParse(draft).data ?? null;
  } catch {
    return null;
  }
};

/** Where a person's furnishing draft is kept on this device. */
export const furnishDraftOf = (userId: string) =>
  storedValue<FurnishDraft>(
    {
      key: `furnishing:${userId}`,
      parse,
      print: (draft) => JSON.stringify({ version: VERSION, draft }),
      fallback: () => emptyFurnishing,
    },
    () => window.localStorage,
  );
