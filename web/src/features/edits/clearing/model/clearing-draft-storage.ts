import { storedValue } from '../../../../platform/storage/stored-value.ts';
import { ClearingDraft, emptyClearing } from './clearing-draft.ts';

/** A draft of another version of the house is dropped: it cannot be read. */
const VERSION = 1;

const parse = (text: string): ClearingDraft | null => {
  try {
    const { version, draft } = JSON.parse(text) as { version?: unknown; draft?: unknown };
    if (version !== VERSION) return null;
    return ClearingDraft.safeParse(draft).data ?? null;
  } catch {
    return null;
  }
};

/** Where a person's clearing draft is kept on this device. */
export const clearingDraftOf = (userId: string) =>
  storedValue<ClearingDraft>(
    {
      key: `clearing:${userId}`,
      parse,
      print: (draft) => JSON.stringify({ version: VERSION, draft }),
      fallback: () => emptyClearing,
    },
    () => window.localStorage,
  );
