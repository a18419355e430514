import type { RegionGuess } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { type RegionInHand, regionOf } from '../region/index.ts';
import type { DraftPhoto } from '../model/draft.ts';
import { guessedRegion } from './guessed-region.ts';
import type { Refusal } from './refusal.ts';

const readGuess = async ({ alternatives, ...first }: RegionGuess, photo: DraftPhoto) => {
  const regions = await Promise.all([first, ...alternatives].map((found) => regionOf(found, photo)));
  return regions.filter((region) => region !== null);
};

/** The region in hand, or the one that the server asks about. */
export const useGuess = (
  region: RegionInHand,
  refusal: Refusal | null,
  photo: DraftPhoto | null,
): RegionInHand => {
  const guess = refusal?.kind === 'guess' ? refusal.guess : null;
  const { data } = useQuery({
    queryKey: ['asked-region', photo?.id, guess?.mask],
    queryFn: () => (guess && photo ? readGuess(guess, photo) : []),
    enabled: guess !== null && photo !== null,
    staleTime: Infinity,
    retry: false,
  });
  return guess === null ? region : guessedRegion(region, data ?? []);
};
