import type { HistoryItem } from '@maquette/contract';
import { ScanSearch, Sofa } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/Chip.tsx';
import { ArrangeInPhoto } from '../arrange/ArrangeInPhoto.tsx';
import { PhotoWithMask } from '../photo/PhotoWithMask.tsx';
import { RegionPicker } from '../region/RegionPicker.tsx';
import { RegionReport } from '../region/RegionReport.tsx';
import { regionName } from '../region/keep-region.ts';
import type { RegionEvent } from '../region/region-draft.ts';
import type { RegionInHand } from '../region/use-region.ts';
import type { SearchDraft, SearchEvent } from './search-draft.ts';

/** What comes in place of what is found, where it can be arranged by hand. */
export interface Arrangeable {
  readonly draft: SearchDraft;
  readonly dispatch: (event: SearchEvent) => void;
  /** The part of the words that names it. */
  readonly wish: string;
}

interface SearchStageProps {
  photo: HistoryItem;
  region: RegionInHand;
  /** What is looked for. */
  words: string;
  isReplacing: boolean;
  isOwnEngine: boolean;
  arrangeable: Arrangeable | null;
}

const views = [
  { view: 'goes', Icon: ScanSearch },
  { view: 'comes', Icon: Sofa },
] as const;

/** The photo with what goes, to be corrected, or with what comes in its place, to be arranged. */
export function SearchStage(props: SearchStageProps) {
  const { photo, region, words, isReplacing, isOwnEngine, arrangeable } = props;
  const { t } = useTranslation();
  const [view, setView] = useState<(typeof views)[number]['view']>('comes');
  const { shown, status, asksToConfirm } = region;
  const isClear = status === 'found' && shown !== null && !asksToConfirm;
  const dispatch = (event: RegionEvent) => {
    // Who corrects what goes is not interrupted by what comes.
    if (event.type === 'corrected' && event.correction.kind !== 'taken') setView('goes');
    region.dispatch(event);
  };
  const picker = (
    <RegionPicker
      {...{ photo, words }}
      region={{ ...region, dispatch }}
      isTakenAway={isReplacing}
      hasPlace={isReplacing && isOwnEngine}
    />
  );
  if (!isClear || !arrangeable) return picker;
  const { width, height } = photo.metadata;
  return (
    <>
      <div role="group" aria-label={t('edits.search.view.label')} className="flex flex-wrap gap-2">
        {views.map(({ view: name, Icon }) => (
          <Chip
            key={name}
            selected={view === name}
            icon={<Icon aria-hidden size={16} />}
            onClick={() => setView(name)}
          >
            {t(`edits.search.view.${name}`)}
          </Chip>
        ))}
      </div>
      {view === 'goes' ? (
        picker
      ) : (
        <>
          <RegionReport {...{ region, words }} />
          <div className="mx-auto w-full" style={{ maxWidth: `calc(64dvh * ${width / height})` }}>
            <ArrangeInPhoto
              {...{ photo, ...arrangeable }}
              product={null}
              mark={{ mask: shown.mask, name: regionName(shown) ?? '', find: words.trim() }}
            >
              <PhotoWithMask
                src={`${photo.url}&w=1280`}
                alt={photo.name}
                mask={shown.mask}
                {...{ width, height }}
              />
            </ArrangeInPhoto>
          </div>
        </>
      )}
    </>
  );
}
