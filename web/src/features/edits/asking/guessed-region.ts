import type { Region, RegionInHand } from '../region/index.ts';

/**
 * The region in hand with the server's guess where there is none: shown, to be confirmed, with what else it may be.
 * Confirming takes it, so that it is sent as marked.
 */
export const guessedRegion = (region: RegionInHand, guess: readonly Region[]): RegionInHand => {
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
};
