import { editsEndpoints } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keyOf } from '../../../platform/query/key-of.ts';
import { blobOfDataUrl } from '../../../platform/photos/blob-of-data-url.ts';
import { dataUrlOf } from '../photo/data-url.ts';
import { askForHelp, joinMasks, offersOf } from '../mask-help/index.ts';
import { regionOf, type RegionPhoto } from './find-region.ts';
import type { Region } from './model/correction.ts';
import type { RegionInHand } from './use-region.ts';

/** A region that would be better than the one shown. */
export interface RegionOffer {
  readonly label: string;
  readonly reason?: string;
  readonly region: Region;
}

interface OfferedFor {
  readonly region: RegionInHand;
  /** What is found is to go, by removal or by something in its place. */
  readonly isTakenAway: boolean;
}

const NONE: readonly RegionOffer[] = [];

/** Smaller regions (share of the photo) are refused. */
const LEAST_COVERAGE = 0.0025;
const MOST_COVERAGE = 0.9;

/** What would help a region that is settled; nothing while it is in doubt, and nothing when nobody can be asked. */
export function useRegionOffers(
  photo: RegionPhoto,
  { region, isTakenAway }: OfferedFor,
): readonly RegionOffer[] {
  const { t, i18n } = useTranslation();
  const { shown, status, asksToConfirm } = region;
  const coverage = shown?.coverage ?? 0;
  const isSettled = status === 'found' && !asksToConfirm;
  const isAsked = isTakenAway && isSettled && coverage >= LEAST_COVERAGE && coverage <= MOST_COVERAGE;
  const { data } = useQuery({
    queryKey: [...keyOf(editsEndpoints.helpMask), photo.id, shown?.mask ?? '', i18n.language],
    queryFn: async ({ signal }) => {
      const mask = shown?.mask ?? '';
      const help = await askForHelp({ photoId: photo.id, mask: blobOfDataUrl(mask) }, signal);
      const offers = offersOf(help, t).map(async ({ mask: added, ...words }) => {
        const joined = await joinMasks(mask, await dataUrlOf(added));
        const better = await regionOf({ mask: joined, confidence: shown?.confidence ?? 0 }, photo);
        return better && { ...words, region: better };
      });
      return (await Promise.all(offers)).filter((offer) => offer !== null);
    },
    enabled: isAsked,
    staleTime: Infinity,
    retry: false,
  });
  return (isAsked && data) || NONE;
}
