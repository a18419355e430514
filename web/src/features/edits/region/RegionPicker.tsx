import type { HistoryItem } from '@maquette/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { PhotoWithMask } from '../photo/PhotoWithMask.tsx';
import { OfferChips } from './OfferChips.tsx';
import { RegionOverlay } from './RegionOverlay.tsx';
import { RegionStage } from './RegionStage.tsx';
import { PhotoLayer } from '../../../platform/stage/Stage.tsx';
import { RegionTools, toolHints } from './RegionTools.tsx';
import { regionOf } from './find-region.ts';
import { useMaskOffers } from './mask-offers.ts';
import type { RegionTool } from './pointing.ts';
import type { RegionInHand } from './use-region.ts';

interface RegionPickerProps {
  photo: HistoryItem;
  region: RegionInHand;
  /** What is found is to go: its shadow and what belongs to it are offered. */
  isTakenAway: boolean;
  /** Our own engine puts something in its place: what that may change is outlined. */
  hasPlace?: boolean;
  /** Above the tools. */
  header?: ReactNode;
}

/** A region on its photo: shown, named, chosen among its alternatives, corrected by click, dab and box. */
export function RegionPicker({ photo, region, isTakenAway, hasPlace = false, header }: RegionPickerProps) {
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
    <PhotoLayer
      line={<p>{t(toolHints[tool])}</p>}
      side={
        <section aria-label={t('edits.region.title')} className="flex flex-col gap-3">
          {header}
          <RegionTools region={region} tool={tool} onTool={setTool} />
          <OfferChips offers={offers} onShow={setPreview} onTake={(mask) => void take(mask)} />
          <RegionAlternatives photo={photo} region={region} />
          {hasPlace && <p className="text-xs text-ink-soft">{t('edits.region.place')}</p>}
        </section>
      }
    >
      <RegionStage
        photo={photo}
        tool={tool}
        onCorrected={(correction) => region.dispatch({ type: 'corrected', correction })}
        onUndo={() => region.canUndo && region.dispatch({ type: 'undone' })}
      >
        <RegionOverlay mask={preview ?? region.shown?.mask ?? null} hasPlace={hasPlace} />
      </RegionStage>
    </PhotoLayer>
  );
}

/** What else the words may mean, each on a small photo. */
function RegionAlternatives({ photo, region }: { photo: HistoryItem; region: RegionInHand }) {
  const { t } = useTranslation();
  const { candidates, shown, dispatch } = region;
  if (candidates.length < (shown ? 2 : 1)) return null;
  return (
    <div className="flex flex-col gap-2">
      <h2 className="text-sm font-medium text-ink-soft">{t('edits.region.alternatives')}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2.5 p-1">
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
                  'block w-full rounded-lg ring-2 ring-offset-2 ring-offset-surface',
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
