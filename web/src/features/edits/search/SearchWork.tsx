import type { Edit, HistoryItem } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../engine/use-engine.ts';
import type { TopUpSlot } from '../order/ShortCredits.tsx';
import { StandInQuestion } from '../order/StandInQuestion.tsx';
import { useMaskFault } from '../preflight/MaskPreflight.tsx';
import { RoughNotice, useRemovalEstimate } from '../preflight/RoughNotice.tsx';
import { keptRegion } from '../region/keep-region.ts';
import { useRegionBlock } from '../region/region-block.ts';
import { useGuess } from '../region/use-guess.ts';
import { useRegion } from '../region/use-region.ts';
import { EditFailure } from '../running/EditProgress.tsx';
import { useAwaitedEdits } from '../running/use-awaited-edits.ts';
import { FindField } from './FindField.tsx';
import { SearchPay } from './SearchPay.tsx';
import { SearchPhoto } from './SearchPhoto.tsx';
import { SearchTips } from './SearchTips.tsx';
import { WishFields } from './WishFields.tsx';
import { canSearch, type SearchDraft, type SearchEvent, type SearchTool } from './search-draft.ts';
import { useSearch } from './use-search.ts';

interface SearchWorkProps {
  tool: SearchTool;
  draft: SearchDraft;
  dispatch: (event: SearchEvent) => void;
  /** The photo of the draft; null while there is none. */
  photo: HistoryItem | null;
  onPhoto: (photo: HistoryItem) => void;
  /** Must stay the same between renders. */
  onResult: (edit: Edit) => void;
  topUp: TopUpSlot;
}

const card = 'flex flex-col gap-5 rounded-lg border border-line bg-surface p-5';

/** What to find, the photo on which it is shown, what to make of it, and the button that spends. */
export function SearchWork(props: SearchWorkProps) {
  const { tool, draft, dispatch, photo, onPhoto, onResult, topUp } = props;
  const { t } = useTranslation();
  const serving = useEngine(tool);
  const found = useRegion({
    photo: draft.photo,
    words: draft.words.find,
    draft: draft.region,
    dispatch: (event) => dispatch({ type: 'region-changed', event }),
  });
  const awaited = useAwaitedEdits({ draft, dispatch, onResult });
  const isRunning = awaited.running !== null || awaited.isStarting;
  const search = useSearch({ tool, draft, dispatch, serving, isRunning });
  const region = useGuess(found, search.refusal, draft.photo);
  const maskFault = useMaskFault(region.shown?.mask ?? null);
  const regionBlock = useRegionBlock(region);
  const rough = useRemovalEstimate({
    photoId: draft.photo?.id,
    marked: search.isRemoval ? keptRegion(region, search.keepRegion) : null,
    isOwnEngine: search.isRemoval,
  });
  const failure = search.failure ?? awaited.failure;
  const isWorking = search.isStarting || isRunning;
  const blocked = isWorking ? null : (regionBlock ?? maskFault);
  const submit = (manner?: { isAnother: boolean }) => {
    if (blocked !== null) return;
    awaited.dismiss();
    search.submit(region, { ...manner, isPreviewed: rough !== null });
  };

  return (
    <form
      className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_1fr] lg:items-start"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <section className={`${card} lg:col-start-2`}>
        <FindField
          tool={tool}
          value={draft.words.find}
          onChange={(find) => dispatch({ type: 'words-changed', words: { find } })}
          onFind={region.findNow}
        />
      </section>
      <div className="flex min-w-0 flex-col gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        {failure && (
          <EditFailure
            message={failure}
            onDismiss={() => {
              search.dismiss();
              awaited.dismiss();
            }}
          />
        )}
        <SearchPhoto
          photo={photo}
          onPhoto={onPhoto}
          onBrightened={({ id, name, metadata }) => {
            const { width, height } = metadata;
            dispatch({ type: 'photo-brightened', photo: { id, name, width, height } });
          }}
          onChangePhoto={() => dispatch({ type: 'photo-dropped' })}
          region={region}
          words={draft.words.find}
          isReplacing={tool === 'search-replace'}
          isOwnEngine={serving.isOwnEngine}
          arrangeNote={search.arrangeNote}
          arrangeable={search.isArrangeable ? { draft, dispatch, wish: search.wanted } : null}
          isWorking={isWorking}
          awaited={awaited}
        />
      </div>
      <section className={`${card} lg:col-start-2`}>
        <WishFields
          {...{ tool, serving }}
          words={draft.words}
          reading={search.reading}
          isExact={search.isExact}
          reads={search.reads}
          onChange={(words) => dispatch({ type: 'words-changed', words })}
        />
        <SearchPay
          {...{ tool, topUp }}
          {...{ blocked, count: search.count, isSame: search.isSame(region) }}
          price={rough ? 0 : search.price}
          preview={rough && <RoughNotice reasons={rough} />}
          canStart={canSearch(draft) && !isWorking}
          short={search.refusal?.kind === 'short' ? search.refusal.shortage : null}
          onAnother={
            draft.resultIds.length > 0 && search.reads('seed') ? () => submit({ isAnother: true }) : undefined
          }
          onShortClose={search.dismiss}
          onFewer={(count) => dispatch({ type: 'words-changed', words: { count } })}
          isWorking={isWorking}
        />
        <StandInQuestion refusal={search.refusal} onClose={search.dismiss} />
        <SearchTips title={t('edits.search.tips')} tool={tool} />
      </section>
    </form>
  );
}
