import { draftPhotoOf } from '../draft/draft.ts';
import { type RemixSource, remixWords } from '../remix/remix-source.ts';
import { type Draft, emptyDraft } from './draft.ts';

/** The work in hand as it was when a picture was asked for. */
export function remixDraft({ picture, photo, mask, product }: RemixSource): Draft {
  return {
    ...emptyDraft,
    photo: draftPhotoOf(photo),
    mask,
    words: remixWords(picture),
    product: product === 'gone' ? null : product,
    arrangement: picture.metadata.arrangement ?? null,
  };
}

/** Whether there is work that a remix would take the place of: a photo alone is chosen again in a moment. */
export function isAtStake({ photo, mask, words }: Draft): boolean {
  return photo !== null && (mask !== null || words.prompt.trim() !== '');
}
