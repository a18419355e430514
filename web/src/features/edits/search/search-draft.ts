import { Arrangement, countMax, editDefaults } from '@maquette/contract';
import { z } from 'zod';
import { arrangementFor, DraftPhoto, noWords, Words } from '../inpainting/draft.ts';
import { nextRegionDraft, RegionDraft, type RegionEvent, untouchedRegion } from '../region/region-draft.ts';

export type SearchTool = 'search-replace' | 'search-recolor';
export type SearchStep = 'form' | 'result';

/** `prompt` is what comes in the place of what is found, or its new colour. */
export const SearchWords = Words.extend({
  find: z.string(),
  imageStrength: z.number().min(0).max(1),
  /** How many variations are wanted. */
  count: z.int().min(1).max(countMax),
  /** Recolor alone: the measured colour by our own engine, for nothing. */
  isExact: z.boolean(),
});
export type SearchWords = z.infer<typeof SearchWords>;

/** The work in hand on one of the two search screens: what a reload must not lose. */
export const SearchDraft = z.object({
  photo: DraftPhoto.nullable(),
  words: SearchWords,
  region: RegionDraft,
  /** Where somebody put what comes; null = where it suits what is found. */
  arrangement: Arrangement.nullable().default(null),
  /** What was last asked for, to tell whether anything has changed since; empty before. */
  ordered: z.string().default(''),
  /** The seed where none was typed: drawn for the first picture, and anew for another one; null before. */
  chance: z.int().nullable().default(null),
  /** The variations last started. */
  editIds: z.array(z.string()),
  /** The variations whose results are shown; new ones take their place once one of them has succeeded. */
  resultIds: z.array(z.string()),
  /** The person waits for these variations: the first result opens by itself. */
  isAwaiting: z.boolean(),
});
export type SearchDraft = z.infer<typeof SearchDraft>;

export const emptySearch: SearchDraft = {
  photo: null,
  words: {
    ...noWords,
    find: '',
    imageStrength: editDefaults.imageStrength,
    count: editDefaults.count,
    isExact: false,
  },
  region: untouchedRegion,
  arrangement: null,
  ordered: '',
  chance: null,
  editIds: [],
  resultIds: [],
  isAwaiting: false,
};

export type SearchEvent =
  | { type: 'photo-chosen'; photo: DraftPhoto }
  | { type: 'photo-brightened'; photo: DraftPhoto }
  | { type: 'photo-dropped' }
  | { type: 'words-changed'; words: Partial<SearchWords> }
  | { type: 'region-changed'; event: RegionEvent }
  | { type: 'arranged'; arrangement: Arrangement | null }
  | { type: 'chance-drawn'; chance: number }
  | { type: 'edits-started'; editIds: string[]; ordered?: string; chance?: number }
  | { type: 'edits-seen' }
  | { type: 'edit-retried'; former: string; editId: string }
  | { type: 'result-left' }
  | { type: 'remixed'; draft: SearchDraft }
  | { type: 'started-over' };

const noEdits = { ordered: '', chance: null, editIds: [], resultIds: [], isAwaiting: false };

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
  return find.trim() === words.find.trim()
    ? arrangementFor({ arrangement, former: words.prompt, prompt, tool: 'replace' })
    : null;
}

/** What the draft becomes: words and region belong to the photo they were made for, another one begins clean. */
export function nextSearch(draft: SearchDraft, event: SearchEvent): SearchDraft {
  switch (event.type) {
    // What was typed before there was a photo was typed for this one.
    case 'photo-chosen': {
      const isOther = draft.photo !== null && draft.photo.id !== event.photo.id;
      const words = isOther ? emptySearch.words : draft.words;
      return { ...draft, ...noEdits, words, photo: event.photo, region: untouchedRegion, arrangement: null };
    }
    // The same room in another light: what is pointed at stays there.
    case 'photo-brightened':
      return { ...draft, ...noEdits, photo: event.photo };
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
    case 'arranged':
      return { ...draft, arrangement: event.arrangement };
    case 'chance-drawn':
      return { ...draft, chance: draft.chance ?? event.chance };
    case 'edits-started':
      return {
        ...{ ...draft, editIds: event.editIds, isAwaiting: true },
        ...{ ordered: event.ordered ?? '', chance: event.chance ?? draft.chance },
      };
    case 'edits-seen':
      return { ...draft, resultIds: draft.editIds, isAwaiting: false };
    case 'edit-retried': {
      const renewed = (ids: string[]) => ids.map((id) => (id === event.former ? event.editId : id));
      return { ...draft, editIds: renewed(draft.editIds), resultIds: renewed(draft.resultIds) };
    }
    case 'result-left':
      return { ...draft, ...noEdits };
    case 'remixed':
      return event.draft;
  }
}

/** Sent only with a photo and both texts. */
export function canSearch({ photo, words }: SearchDraft): boolean {
  return photo !== null && words.find.trim() !== '' && words.prompt.trim() !== '';
}
