import type { Edit, HistoryItem } from '@maquette/contract';
import { Lightbulb } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TopUpSlot } from '../order/ShortCredits.tsx';
import { StandInQuestion } from '../order/StandInQuestion.tsx';
import { UploadStep } from '../photo/UploadStep.tsx';
import { RoughNotice } from '../preflight/RoughNotice.tsx';
import { EditFailure } from '../running/EditProgress.tsx';
import { FindField } from './FindField.tsx';
import { canSearch, type SearchDraft, type SearchEvent, type SearchWords } from './search-draft.ts';
import { type SearchTool, searchTools } from './search-tool.ts';
import { SearchPay } from './SearchPay.tsx';
import { SearchPhoto } from './SearchPhoto.tsx';
import { useSearch } from './use-search.ts';
import { WishFields } from './WishFields.tsx';

interface SearchWorkProps {
  tool: SearchTool;
  draft: SearchDraft;
  dispatch: (event: SearchEvent) => void;
  /** The photo of the draft; null while there is none. */
  photo: HistoryItem | null;
  onPhoto: (photo: HistoryItem) => void;
  onResult: (edit: Edit) => void;
  topUp: TopUpSlot;
}

const card = 'flex flex-col gap-5 rounded-lg border border-line bg-surface p-5';

/** What to find, the photo on which it is shown, what to make of it, and the button that spends. */
export function SearchWork(props: SearchWorkProps) {
  const { tool, draft, dispatch, photo, onPhoto, onResult, topUp } = props;
  const work = useSearch({ tool, draft, dispatch, onResult });
  const { failure, isWorking, rough, price, count, blocked, isSame, short } = work;
  const onWords = (words: Partial<SearchWords>) => dispatch({ type: 'words-changed', words });
  const another = () => work.submit({ isAnother: true });
  return (
    <form
      className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_1fr] lg:items-start"
      onSubmit={(event) => {
        event.preventDefault();
        work.submit();
      }}
    >
      <section className={`${card} lg:col-start-2`}>
        <FindField
          tool={tool}
          value={draft.words.find}
          onChange={(find) => onWords({ find })}
          onFind={work.region.findNow}
        />
      </section>
      <div className="flex min-w-0 flex-col gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        {failure && <EditFailure message={failure} onDismiss={work.dismiss} />}
        {photo ? (
          <SearchPhoto {...{ tool, draft, dispatch, photo, work }} />
        ) : (
          <UploadStep onUploaded={onPhoto} />
        )}
      </div>
      <section className={`${card} lg:col-start-2`}>
        <WishFields
          {...{ tool, serving: work.serving, words: draft.words, reading: work.reading }}
          {...{ isExact: work.isExact, reads: work.reads, onChange: onWords }}
        />
        <SearchPay
          {...{ tool, topUp, blocked, price, count, isSame, isWorking, short }}
          preview={rough && <RoughNotice reasons={rough} />}
          canStart={canSearch(draft) && !isWorking}
          onAnother={draft.resultIds.length > 0 && work.reads('seed') ? another : undefined}
          onShortClose={work.dismiss}
          onFewer={(fewer) => onWords({ count: fewer })}
        />
        <StandInQuestion refusal={work.refusal} onClose={work.dismiss} />
        <SearchTips tool={tool} />
      </section>
    </form>
  );
}

/** How to get what one wants. */
export function SearchTips({ tool }: { tool: SearchTool }) {
  const { t } = useTranslation();
  const title = t('edits.search.tips');
  return (
    <aside aria-label={title} className="rounded-md bg-sunken p-4">
      <h3 className="flex items-center gap-2 text-sm font-medium">
        <Lightbulb aria-hidden size={16} className="text-accent" />
        {title}
      </h3>
      <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5 text-sm text-ink-soft">
        {searchTools[tool].tips.map((tip) => (
          <li key={tip}>{t(tip)}</li>
        ))}
      </ul>
    </aside>
  );
}
