import type { HistoryItem } from '@maquette/contract';
import { draftPhotoOf } from './draft/draft.ts';
import { storedDraft } from './draft/use-draft.ts';
import { emptyDraft, keptInpainting } from './inpainting/draft.ts';
import { smallMask } from './photo/data-url.ts';
import { emptySearch, keptSearch } from './search/search-draft.ts';

/** What somebody had on the screen before they had an account. */
export interface TriedWork {
  readonly tool: 'replace' | 'recolor' | 'inpainting';
  readonly photo: HistoryItem;
  readonly mask: Blob | null;
  readonly words: { readonly find: string; readonly prompt: string };
}

/** Puts it where the screen of its tool finds it. */
export async function keepTriedWork(userId: string, tried: TriedWork): Promise<void> {
  const photo = draftPhotoOf(tried.photo);
  const { find, prompt } = tried.words;
  if (tried.tool !== 'inpainting') {
    const words = { ...emptySearch.words, find, prompt };
    storedDraft(keptSearch, `search-${tried.tool}:${userId}`).set({ ...emptySearch, photo, words });
    return;
  }
  const mask = tried.mask && { filename: null, picture: await smallMask(tried.mask) };
  const words = { ...emptyDraft.words, prompt };
  storedDraft(keptInpainting, `inpainting:${userId}`).set({ ...emptyDraft, photo, mask, words });
}
