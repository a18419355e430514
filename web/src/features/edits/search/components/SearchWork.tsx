import type { Edit, HistoryItem } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../../engine/index.ts';
import { useRegion } from '../../region/index.ts';
import { EditFailure } from '../../waiting/index.ts';
import type { SearchDraft, SearchEvent, SearchTool } from '../model/search-draft.ts';
import { useAwaitedEdits } from '../../variations/index.ts';
import type { TopUpSlot } from '../../words/index.ts';
import { useSearch } from '../use-search.ts';
import { FindField } from './FindField.tsx';
import { SearchPay } from './SearchPay.tsx';
import { SearchPhoto } from './SearchPhoto.tsx';
import { SearchTips } from './SearchTips.tsx';
import { WishFields } from './WishFields.tsx';

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
  const serving = useEngine();
  const region = useRegion({
    photo: draft.photo,
    words: draft.words.find,
    draft: draft.region,
    dispatch: (event) => dispatch({ type: 'region-changed', event }),
  });
  const awaited = useAwaitedEdits({ draft, dispatch, onResult });
  const isRunning = awaited.running !== null || awaited.isStarting;
  const search = useSearch({ tool, draft, dispatch, region, serving, isRunning });
  const failure = search.failure ?? awaited.failure;
  const isWorking = search.isStarting || isRunning;
  const submit = () => {
    awaited.dismiss();
    search.submit();
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
          isWorking={isWorking}
          awaited={awaited}
        />
      </div>
      <section className={`${card} lg:col-start-2`}>
        <WishFields
          {...{ tool, serving }}
          words={draft.words}
          isExact={search.isExact}
          onChange={(words) => dispatch({ type: 'words-changed', words })}
        />
        <SearchPay
          {...{ tool, topUp }}
          {...{ price: search.price, count: search.count, short: search.short }}
          canStart={search.canStart}
          onShortClose={search.dismiss}
          onFewer={(count) => dispatch({ type: 'words-changed', words: { count } })}
          isWorking={isWorking}
          asksToConfirm={region.asksToConfirm}
        />
        <SearchTips title={t('edits.search.tips')} tool={tool} />
      </section>
    </form>
  );
}
