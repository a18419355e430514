import { editDefaults } from '@maquette/contract';
import { draftPhotoOf } from '../draft/draft.ts';
import { nextRegionDraft, type Region, untouchedRegion } from '../region/region-draft.ts';
import { madeWith, type RemixSource, remixWords } from '../remix/remix-source.ts';
import { emptySearch, type SearchDraft } from './search-draft.ts';

/**
 * The work in hand as it was when a picture was asked for. The region it was made in stands as one that was taken: it is
 * not looked for again.
 */
export function remixSearch(
  { picture, photo }: Pick<RemixSource, 'picture' | 'photo'>,
  region: Region | null,
): SearchDraft {
  return {
    ...emptySearch,
    photo: draftPhotoOf(photo),
    words: {
      ...remixWords(picture),
      find: picture.searchPrompt ?? '',
      imageStrength: madeWith(picture, 'image_strength', editDefaults.imageStrength),
      isExact: picture.metadata.parameters?.['mode'] === 'exact',
    },
    region: region
      ? nextRegionDraft(untouchedRegion, { type: 'corrected', correction: { kind: 'taken', region } })
      : untouchedRegion,
    arrangement: region && (picture.metadata.arrangement ?? null),
  };
}

/** Whether there is work that a remix would take the place of: a photo alone is chosen again in a moment. */
export function isSearchAtStake({ photo, words }: SearchDraft): boolean {
  return photo !== null && (words.find.trim() !== '' || words.prompt.trim() !== '');
}
