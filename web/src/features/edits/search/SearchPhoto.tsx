import type { HistoryItem } from '@maquette/contract';
import { ScanSearch, Sofa } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/Chip.tsx';
import { ArrangeInPhoto } from '../arrange/ArrangeInPhoto.tsx';
import { WaitingPhoto } from '../compare/WaitingPhoto.tsx';
import { PhotoWithMask } from '../photo/PhotoWithMask.tsx';
import { regionName } from '../region/keep-region.ts';
import type { RegionEvent } from '../region/region-draft.ts';
import { RegionPicker } from '../region/RegionPicker.tsx';
import { PhotoLayer, StageLine } from '../../../platform/stage/Stage.tsx';
import type { SearchDraft, SearchEvent } from './search-draft.ts';
import { isReplacing, type SearchTool } from './search-tool.ts';
import type { useSearch } from './use-search.ts';

interface SearchPhotoProps {
  tool: SearchTool;
  draft: SearchDraft;
  dispatch: (event: SearchEvent) => void;
  photo: HistoryItem;
  work: ReturnType<typeof useSearch>;
}

/** The photo on which what is found is shown, and where the change is being made. */
export function SearchPhoto(props: SearchPhotoProps) {
  const { photo, work } = props;
  const { region, isWorking, running } = work;
  if (!isWorking) return <WishedPhoto {...props} />;
  const isRemoval = running.edit?.understood?.action === 'remove';
  return <WaitingPhoto photo={photo} mask={region.shown?.mask ?? null} isRemoval={isRemoval} />;
}

const views = [
  { view: 'goes', Icon: ScanSearch },
  { view: 'comes', Icon: Sofa },
] as const;

/** The photo with what goes, to be corrected, or with what comes in its place, to be arranged. */
function WishedPhoto({ tool, draft, dispatch: change, photo, work }: SearchPhotoProps) {
  const { t } = useTranslation();
  const [view, setView] = useState<(typeof views)[number]['view']>('comes');
  const { region, serving, isArrangeable, arrangeNote, reading } = work;
  const { shown, status, asksToConfirm } = region;
  const words = draft.words.find;
  const isClear = status === 'found' && shown !== null && !asksToConfirm;
  const dispatch = (event: RegionEvent) => {
    // Who corrects what goes is not interrupted by what comes.
    if (event.type === 'corrected' && event.correction.kind !== 'taken') setView('goes');
    region.dispatch(event);
  };
  const hasViews = isClear && isArrangeable;
  const chips = hasViews && (
    <div role="group" aria-label={t('edits.search.view.label')} className="flex flex-wrap gap-1.5">
      {views.map(({ view: name, Icon }) => (
        <Chip
          key={name}
          selected={view === name}
          icon={<Icon aria-hidden size={16} />}
          className="px-2.5!"
          onClick={() => setView(name)}
        >
          {t(`edits.search.view.${name}`)}
        </Chip>
      ))}
    </div>
  );
  if (!hasViews || view === 'goes')
    return (
      <>
        <RegionPicker
          {...{ photo }}
          region={{ ...region, dispatch }}
          isTakenAway={isReplacing(tool)}
          hasPlace={isReplacing(tool) && serving.isOwnEngine}
          header={chips}
        />
        {arrangeNote && shown && <StageLine>{t(`edits.arrange.note.${arrangeNote}`)}</StageLine>}
      </>
    );
  return (
    <ArrangeInPhoto
      {...{ photo, draft }}
      dispatch={change}
      wish={reading?.wish ?? ''}
      product={null}
      mark={{ mask: shown.mask, name: regionName(shown) ?? '', find: words.trim() }}
      header={chips}
    >
      {(note) => (
        <PhotoLayer line={note} side={chips}>
          <PhotoWithMask photo={photo} mask={shown.mask} />
        </PhotoLayer>
      )}
    </ArrangeInPhoto>
  );
}
