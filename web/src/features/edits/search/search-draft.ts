import { type Arrangement, editDefaults } from '@maquette/contract';
import { z } from 'zod';
import type { DraftMask, DraftPhoto } from '../draft/draft.ts';
import type { KeptDraft } from '../draft/use-draft.ts';
import { arrangementFor, nextWished, noOrder, WishedDraft, type WishedEvent } from '../draft/wished-draft.ts';
import {
  nextRegionDraft,
  readCorrections,
  RegionDraft,
  type RegionEvent,
  untouchedRegion,
} from '../region/region-draft.ts';
import { noWords, Words } from '../words/words.ts';

export type SearchStep = 'form' | 'result';

/** `prompt` is what comes in the place of what is found, or its new colour. */
export const SearchWords = Words.extend({
  find: z.string(),
  imageStrength: z.number().min(0).max(1),
  /** Recolor alone: the measured colour by our own engine, for nothing. */
  isExact: z.boolean(),
});
export type SearchWords = z.infer<typeof SearchWords>;

/** The work in hand on one of the two search screens: what a reload must not lose. */
export const SearchDraft = WishedDraft.extend({ words: SearchWords, region: RegionDraft });
export type SearchDraft = z.infer<typeof SearchDraft>;

export const emptySearch: SearchDraft = {
  photo: null,
  words: { ...noWords, find: '', imageStrength: editDefaults.imageStrength, isExact: false },
  ...{ region: untouchedRegion, arrangement: null, ...noOrder },
};

/** How the drafts are kept on this device. */
export const keptSearch: KeptDraft<SearchDraft> = { version: 1, schema: SearchDraft, empty: emptySearch };

export type SearchEvent =
  | { type: 'photo-chosen'; photo: DraftPhoto }
  | { type: 'photo-dropped' }
  | { type: 'words-changed'; words: Partial<SearchWords> }
  | { type: 'region-changed'; event: RegionEvent }
  | WishedEvent<SearchDraft>
  | { type: 'started-over' };

/** Corrections belong to the words they corrected; a place pointed at before there were words stays. */
function regionAfter({ region, words }: SearchDraft, changed: Partial<SearchWords>): RegionDraft {
  const former = words.find.trim();
  const isOther = changed.find !== undefined && changed.find.trim() !== former;
  return isOther && former !== '' ? untouchedRegion : region;
}

/** An arrangement belongs to what it was made for: to what comes, and to what goes. */
function arrangementAfter(
  { arrangement, words }: SearchDraft,
  { find = words.find, prompt = words.prompt }: Partial<SearchWords>,
): Arrangement | null {
  if (find.trim() !== words.find.trim()) return null;
  return arrangementFor({ arrangement, former: words.prompt, prompt, tool: 'replace' });
}

/** What the draft becomes: words and region belong to the photo they were made for, another one begins clean. */
export function nextSearch(draft: SearchDraft, event: SearchEvent): SearchDraft {
  switch (event.type) {
    // What was typed before there was a photo was typed for this one.
    case 'photo-chosen': {
      const isOther = draft.photo !== null && draft.photo.id !== event.photo.id;
      const words = isOther ? emptySearch.words : draft.words;
      return { ...draft, ...noOrder, words, photo: event.photo, region: untouchedRegion, arrangement: null };
    }
    case 'photo-dropped':
    case 'started-over':
      return emptySearch;
    case 'words-changed':
      return {
        ...draft,
        words: { ...draft.words, ...event.words },
        region: regionAfter(draft, event.words),
        arrangement: arrangementAfter(draft, event.words),
      };
    case 'region-changed': {
      // Who says that the region is meant leaves it as it is.
      const arrangement = event.event.type === 'confirmed' ? draft.arrangement : null;
      return { ...draft, region: nextRegionDraft(draft.region, event.event), arrangement };
    }
    default:
      return nextWished(draft, event);
  }
}

/** Sent only with a photo and both texts. */
export function canSearch({ photo, words }: SearchDraft): boolean {
  return photo !== null && words.find.trim() !== '' && words.prompt.trim() !== '';
}

/** What was said to be meant, as a mask that another tool can use; null while nothing was. */
export function markedBy({ region, words }: SearchDraft): DraftMask | null {
  const { taken } = readCorrections(words.find, region.corrections);
  return taken ? { filename: null, picture: taken.mask } : null;
}
