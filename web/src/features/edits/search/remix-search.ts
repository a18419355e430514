import { editDefaults } from '@maquette/contract';
import { type RemixSource, remixWords } from '../inpainting/remix-draft.ts';
import { nextRegionDraft, type Region, untouchedRegion } from '../region/region-draft.ts';
import { emptySearch, type SearchDraft } from './search-draft.ts';

/**
 * The work in hand as it was when a picture was asked for. The region it was made in stands as one that was taken: it is
 * not looked for again.
 */
export function remixSearch(
  { picture, photo }: Pick<RemixSource, 'picture' | 'photo'>,
  region: Region | null,
): SearchDraft {
  const { parameters = {} } = picture.metadata;
  const strength = parameters['image_strength'];
  return {
    ...emptySearch,
    photo: { id: photo.id, name: photo.name, width: photo.metadata.width, height: photo.metadata.height },
    words: {
      ...emptySearch.words,
      ...remixWords(picture),
      find: picture.searchPrompt ?? '',
      imageStrength: typeof strength === 'number' ? strength : editDefaults.imageStrength,
      isExact: parameters['mode'] === 'exact',
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
