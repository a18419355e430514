import type { RegionGuess } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { regionOf, type RegionPhoto } from './find-region.ts';
import type { Region } from './region-draft.ts';
import type { RegionInHand } from './use-region.ts';

async function readGuess({ alternatives, ...first }: RegionGuess, photo: RegionPhoto) {
  const regions = await Promise.all([first, ...alternatives].map((found) => regionOf(found, photo)));
  return regions.filter((region) => region !== null);
}

/** The region in hand, or the one that the server asks about. */
export function useGuess(
  region: RegionInHand,
  guess: RegionGuess | null,
  photo: RegionPhoto | null,
): RegionInHand {
  const { data } = useQuery({
    queryKey: ['asked-region', photo?.id, guess?.mask],
    queryFn: () => (guess && photo ? readGuess(guess, photo) : []),
    enabled: guess !== null && photo !== null,
    staleTime: Infinity,
    retry: false,
  });
  return guess === null ? region : guessedRegion(region, data ?? []);
}

/**
 * The region in hand with the server's guess where there is none: shown, to be confirmed, with what else it may be.
 * Confirming takes it, so that it is sent as marked.
 */
export function guessedRegion(region: RegionInHand, guess: readonly Region[]): RegionInHand {
  const [first] = guess;
  if (region.shown !== null || first === undefined) return region;
  return {
    ...region,
    status: 'found',
    shown: first,
    candidates: guess,
    isKnown: true,
    asksToConfirm: true,
    dispatch: (event) =>
      region.dispatch(
        event.type === 'confirmed'
          ? { type: 'corrected', correction: { kind: 'taken', region: first } }
          : event,
      ),
  };
}
