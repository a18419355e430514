import type { HistoryItem } from '@maquette/contract';
import { ScanSearch, Sofa } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/Chip.tsx';
import { ArrangeInPhoto } from '../arrange/ArrangeInPhoto.tsx';
import { draftPhotoOf } from '../draft/draft.ts';
import { PhotoFrame, PhotoHeading } from '../photo/PhotoFrame.tsx';
import { PhotoWithMask } from '../photo/PhotoWithMask.tsx';
import { PhotoPreflight } from '../preflight/PhotoPreflight.tsx';
import { regionName } from '../region/keep-region.ts';
import type { RegionEvent } from '../region/region-draft.ts';
import { RegionPicker } from '../region/RegionPicker.tsx';
import { RegionReport } from '../region/RegionReport.tsx';
import { EditProgress } from '../running/EditProgress.tsx';
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
  const { dispatch, photo, work } = props;
  const { t } = useTranslation();
  const { region, isWorking, arrangeNote } = work;
  const dropPhoto = () => dispatch({ type: 'photo-dropped' });
  const brightened = (bright: HistoryItem) =>
    dispatch({ type: 'photo-brightened', photo: draftPhotoOf(bright) });
  const heading = <PhotoHeading photo={photo} disabled={isWorking} onChange={dropPhoto} />;
  if (isWorking)
    return (
      <>
        {heading}
        <PhotoFrame photo={photo}>
          <PhotoWithMask {...{ photo, isWorking }} mask={region.shown?.mask ?? null} />
        </PhotoFrame>
        <EditProgress {...work.running} />
      </>
    );
  return (
    <>
      {heading}
      <PhotoPreflight photo={photo} onBrightened={brightened} onChangePhoto={dropPhoto} />
      <Stage {...props} />
      {arrangeNote && region.shown && (
        <p className="text-sm text-ink-soft">{t(`edits.arrange.note.${arrangeNote}`)}</p>
      )}
    </>
  );
}

const views = [
  { view: 'goes', Icon: ScanSearch },
  { view: 'comes', Icon: Sofa },
] as const;

/** The photo with what goes, to be corrected, or with what comes in its place, to be arranged. */
function Stage({ tool, draft, dispatch: change, photo, work }: SearchPhotoProps) {
  const { t } = useTranslation();
  const [view, setView] = useState<(typeof views)[number]['view']>('comes');
  const { region, serving, isArrangeable, reading } = work;
  const { shown, status, asksToConfirm } = region;
  const words = draft.words.find;
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
      isTakenAway={isReplacing(tool)}
      hasPlace={isReplacing(tool) && serving.isOwnEngine}
    />
  );
  if (!isClear || !isArrangeable) return picker;
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
          <PhotoFrame photo={photo}>
            <ArrangeInPhoto
              {...{ photo, draft }}
              dispatch={change}
              wish={reading?.wish ?? ''}
              product={null}
              mark={{ mask: shown.mask, name: regionName(shown) ?? '', find: words.trim() }}
            >
              <PhotoWithMask photo={photo} mask={shown.mask} />
            </ArrangeInPhoto>
          </PhotoFrame>
        </>
      )}
    </>
  );
}
