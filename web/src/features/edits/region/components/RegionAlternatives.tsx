import type { HistoryItem } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../ui/class-names.ts';
import { PhotoWithMask } from '../../components/PhotoWithMask.tsx';
import type { RegionInHand } from '../use-region.ts';

interface RegionAlternativesProps {
  photo: HistoryItem;
  region: RegionInHand;
}

/** What else the words may mean, each on a small photo. */
export function RegionAlternatives({ photo, region }: RegionAlternativesProps) {
  const { t } = useTranslation();
  const { candidates, shown, dispatch } = region;
  if (candidates.length < (shown ? 2 : 1)) return null;
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-medium text-ink-soft">{t('edits.region.alternatives')}</h3>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-6">
        {candidates.map((candidate, at) => {
          const isShown = candidate.mask === shown?.mask;
          return (
            <li key={candidate.mask}>
              <button
                type="button"
                aria-pressed={isShown}
                aria-label={t('edits.region.alternative', {
                  number: at + 1,
                  percent: Math.max(1, Math.round(candidate.coverage * 100)),
                })}
                onClick={() =>
                  dispatch({ type: 'corrected', correction: { kind: 'taken', region: candidate } })
                }
                className={classNames(
                  'block w-full rounded-lg ring-2 ring-offset-2 ring-offset-page',
                  isShown ? 'ring-accent' : 'ring-transparent hover:ring-edge',
                )}
              >
                <PhotoWithMask
                  src={`${photo.url}&w=320`}
                  alt=""
                  width={photo.metadata.width}
                  height={photo.metadata.height}
                  mask={candidate.mask}
                />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
