import { editsEndpoints, type EstimateAnswer, type RoughReason } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import type { Marked } from '../region/keep-region.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { Banner } from '../../../ui/Banner.tsx';

/** More reasons than this are too many to read. */
const TOLD = 2;

/** Says before anything is paid that a removal will be rough, and why. */
export function RoughNotice({ reasons }: { reasons: readonly RoughReason[] }) {
  const { t } = useTranslation();
  return (
    <Banner tone="warning">
      <details>
        <summary className="cursor-pointer font-medium touch:-my-3 touch:py-3">
          {t('edits.removal.rough')}
        </summary>
        <RoughReasons reasons={reasons} />
      </details>
    </Banner>
  );
}

function RoughReasons({ reasons }: { reasons: readonly RoughReason[] }) {
  const { t } = useTranslation();
  return (
    <ul className="mt-1 flex flex-col gap-1 text-sm">
      {reasons.slice(0, TOLD).map((reason) => (
        <li key={reason}>{t(`edits.removal.reason.${reason}`)}</li>
      ))}
    </ul>
  );
}

interface Removal {
  readonly photoId: string | undefined;
  /** Null while nothing is marked. */
  readonly marked: Marked | null;
  /** Only our own engine says beforehand how it will come out. */
  readonly isOwnEngine: boolean;
}

/** Why taking away what is marked will be rough, and is previewed first; null where it will not be, or is not known. */
export function useRemovalEstimate({ photoId, marked, isOwnEngine }: Removal) {
  const fileId = photoId ?? '';
  const { data } = useQuery<EstimateAnswer>({
    queryKey: keyOf(editsEndpoints.estimateRemoval, { body: { fileId, maskFilename: marked?.name ?? '' } }),
    queryFn: async ({ signal }) => {
      const body = { fileId, maskFilename: (await marked?.keep()) ?? '' };
      return call(editsEndpoints.estimateRemoval, { body }, { signal });
    },
    enabled: isOwnEngine && photoId !== undefined && marked !== null,
    // Photo and mask are kept under these names as they are.
    staleTime: Number.POSITIVE_INFINITY,
    // Who is not warned sees the preview all the same.
    retry: false,
  });
  return data?.rough ? data.reasons : null;
}
