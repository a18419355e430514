import type { Draft, DraftEvent } from '../model/draft.ts';
import { type RegionInHand, useRegion } from '../region/index.ts';
import type { Refusal } from './refusal.ts';
import { useGuess } from './use-guess.ts';

interface SoughtRegionInput {
  draft: Draft;
  dispatch: (event: DraftEvent) => void;
  /** What the words name; empty where they name nothing. */
  target: string;
  /** Where nothing is marked: premium changes what the words name, wherever it is, and so does whoever asks for something to be taken away. */
  isSought: boolean;
  refusal: Refusal | null;
}

/** What words alone would change where nothing is marked: shown and confirmed first, as in the search tools. Null otherwise. */
export const useSoughtRegion = (input: SoughtRegionInput): RegionInHand | null => {
  const { draft, dispatch, target, isSought, refusal } = input;
  const found = useRegion({
    photo: isSought ? draft.photo : null,
    words: target,
    draft: draft.region,
    dispatch: (event) => dispatch({ type: 'region-changed', event }),
  });
  const region = useGuess(found, refusal, draft.photo);
  return isSought ? region : null;
};
