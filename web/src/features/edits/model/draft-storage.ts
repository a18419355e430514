import { storedValue } from '../../../platform/storage/stored-value.ts';
import { Draft, emptyDraft } from './draft.ts';

/** A draft of another version of the house is dropped: it cannot be read. */
const VERSION = 3;

const parse = (text: string): Draft | null => {
  try {
    const { version, draft } = JSON.parse(text) as { version?: unknown; draft?: unknown };
    if (version !== VERSION) return null;
    return Draft.safeParse(draft).data ?? null;
  } catch {
    return null;
  }
};

/** Where a person's inpainting draft is kept on this device. */
export const inpaintingDraft = (userId: string) =>
  storedValue<Draft>(
    {
      key: `inpainting:${userId}`,
      parse,
      print: (draft) => JSON.stringify({ version: VERSION, draft }),
      fallback: () => emptyDraft,
    },
    () => window.localStorage,
  );
