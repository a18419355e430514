import type { HistoryItem } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { PhotoFrame } from '../photo/PhotoFrame.tsx';
import { PhotoWithMask } from '../photo/PhotoWithMask.tsx';
import { OfferChips } from './OfferChips.tsx';
import { RegionOverlay } from './RegionOverlay.tsx';
import { RegionReport } from './RegionReport.tsx';
import { RegionStage } from './RegionStage.tsx';
import { RegionTools } from './RegionTools.tsx';
import { regionOf } from './find-region.ts';
import { useMaskOffers } from './mask-offers.ts';
import type { RegionTool } from './pointing.ts';
import type { RegionInHand } from './use-region.ts';

interface RegionPickerProps {
  photo: HistoryItem;
  region: RegionInHand;
  /** What is looked for. */
  words: string;
  /** What is found is to go: its shadow and what belongs to it are offered. */
  isTakenAway: boolean;
  /** Our own engine puts something in its place: what that may change is outlined. */
  hasPlace?: boolean;
}

/** A region on its photo: shown, named, chosen among its alternatives, corrected by click, dab and box. */
export function RegionPicker({ photo, region, words, isTakenAway, hasPlace = false }: RegionPickerProps) {
  const { t } = useTranslation();
  const [tool, setTool] = useState<RegionTool>('keep');
  const [preview, setPreview] = useState<string | null>(null);
  const { width, height } = photo.metadata;
  const { shown, status, asksToConfirm } = region;
  const isHelped = isTakenAway && status === 'found' && !asksToConfirm;
  const offers = useMaskOffers({
    photoId: photo.id,
    mask: isHelped && shown ? shown.mask : null,
    coverage: shown?.coverage ?? 0,
  });
  const take = async (mask: string) => {
    const better = await regionOf(
      { mask, confidence: shown?.confidence ?? 0 },
      { id: photo.id, width, height },
    );
    if (better) region.dispatch({ type: 'corrected', correction: { kind: 'taken', region: better } });
  };
  return (
    <section aria-label={t('edits.region.title')} className="flex flex-col gap-3">
      <PhotoFrame photo={photo}>
        <RegionStage
          photo={photo}
          tool={tool}
          onCorrected={(correction) => region.dispatch({ type: 'corrected', correction })}
          onUndo={() => region.canUndo && region.dispatch({ type: 'undone' })}
        >
          <RegionOverlay mask={preview ?? region.shown?.mask ?? null} hasPlace={hasPlace} />
        </RegionStage>
      </PhotoFrame>
      <RegionReport region={region} words={words} />
      <OfferChips offers={offers} onShow={setPreview} onTake={(mask) => void take(mask)} />
      <RegionTools region={region} tool={tool} onTool={setTool} />
      <RegionAlternatives photo={photo} region={region} />
      {hasPlace && <p className="text-sm text-ink-soft">{t('edits.region.place')}</p>}
    </section>
  );
}

/** What else the words may mean, each on a small photo. */
function RegionAlternatives({ photo, region }: { photo: HistoryItem; region: RegionInHand }) {
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
                <PhotoWithMask photo={photo} mask={candidate.mask} isSmall />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
