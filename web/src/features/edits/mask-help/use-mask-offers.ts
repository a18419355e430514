import { editsEndpoints } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { blobOfDataUrl } from '../../../platform/photos/blob-of-data-url.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { dataUrlOf } from '../photo/data-url.ts';
import { joinMasks } from './join-masks.ts';
import { askForHelp, offersOf } from './mask-offers.ts';

/** A mask (PNG data URL) that would be better than the one shown. */
export interface BetterMask {
  readonly label: string;
  readonly reason?: string;
  readonly mask: string;
}

interface ShownMask {
  readonly photoId: string;
  /** A grey PNG as a data URL, white = marked; null when there is none, or none that is to be helped. */
  readonly mask: string | null;
  /** Share of the photo. */
  readonly coverage: number;
}

const NONE: readonly BetterMask[] = [];

/** Smaller masks (share of the photo) are refused. */
const LEAST_COVERAGE = 0.0025;
const MOST_COVERAGE = 0.9;

/** What would help a mask that is shown; nothing when nobody can be asked. */
export function useMaskOffers({ photoId, mask, coverage }: ShownMask): readonly BetterMask[] {
  const { t, i18n } = useTranslation();
  const isAsked = mask !== null && coverage >= LEAST_COVERAGE && coverage <= MOST_COVERAGE;
  const { data } = useQuery({
    queryKey: [...keyOf(editsEndpoints.helpMask), photoId, mask, i18n.language],
    queryFn: ({ signal }) => betterMasks(mask ?? '', signal),
    enabled: isAsked,
    staleTime: Infinity,
    retry: false,
  });
  return (isAsked && data) || NONE;

  async function betterMasks(shown: string, signal: AbortSignal): Promise<BetterMask[]> {
    const help = await askForHelp({ photoId, mask: blobOfDataUrl(shown) }, signal);
    return Promise.all(
      offersOf(help, t).map(async ({ mask: added, ...words }) => ({
        ...words,
        mask: await joinMasks(shown, await dataUrlOf(added)),
      })),
    );
  }
}
