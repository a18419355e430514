import type { Edit, HistoryItem } from '@maquette/contract';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Lightbulb } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StandInQuestion } from '../order/StandInQuestion.tsx';
import { draftPhotoOf } from '../draft/draft.ts';
import { OriginalFigure } from '../photo/OriginalFigure.tsx';
import { PhotoPreflight } from '../preflight/PhotoPreflight.tsx';
import { RegionQuestion, RegionReport, RegionStatus, useQuestionInSheet } from '../region/RegionReport.tsx';
import { Dock } from '../../../platform/stage/Dock.tsx';
import { Stage } from '../../../platform/stage/Stage.tsx';
import { useIsWide } from '../../../platform/stage/use-wide.ts';
import { WaitingBar } from '../running/WaitingBar.tsx';
import { UploadStep } from '../photo/UploadStep.tsx';
import { RoughNotice } from '../preflight/RoughNotice.tsx';
import { EditFailure } from '../running/EditProgress.tsx';
import { FindField } from './FindField.tsx';
import { canSearch, type SearchDraft, type SearchEvent, type SearchWords } from './search-draft.ts';
import { isReplacing, type SearchTool, searchTools } from './search-tool.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SearchPay } from './SearchPay.tsx';
import { SearchPhoto } from './SearchPhoto.tsx';
import { useSearch } from './use-search.ts';
import { WishFields, WishOptions } from './WishFields.tsx';

interface SearchWorkProps {
  tool: SearchTool;
  draft: SearchDraft;
  dispatch: (event: SearchEvent) => void;
  /** The photo of the draft; null while there is none. */
  photo: HistoryItem | null;
  onPhoto: (photo: HistoryItem) => void;
  onResult: (edit: Edit) => void;
}

/** What to find, the photo on which it is shown, what to make of it, and the button that spends. */
export function SearchWork(props: SearchWorkProps) {
  const { tool, draft, dispatch, photo, onPhoto, onResult } = props;
  const { t } = useTranslation();
  const work = useSearch({ tool, draft, dispatch, onResult });
  const { region, isWorking } = work;
  const isWide = useIsWide();
  const typedIn = useRef<number>(null);
  const fields = <SearchFields {...props} {...{ work, typedIn }} />;
  if (photo === null)
    return (
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 p-4 lg:grid lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start sm:p-6">
        <UploadStep onUploaded={onPhoto} />
        <section className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-5">
          {fields}
          <SearchOptions {...{ tool, draft, dispatch, work }} />
        </section>
      </div>
    );
  const { width, height } = photo.metadata;
  const [left, top, right, bottom] = region.shown?.bounds ?? [0, 0, 0, 0];
  return (
    <Stage photo={photo}>
      <SearchPhoto {...{ tool, draft, dispatch, photo, work }} />
      {isWorking && <WaitingBar running={work.running} />}
      {!(isWide && isWorking) && (
        <Dock
          label={t(`edits.search.${tool}.title`)}
          isPeeking={isWorking}
          isLow={!isReplacing(tool)}
          selection={region.shown && [left / width, top / height, right / width, bottom / height]}
          options={
            <>
              <SearchOptions {...{ tool, draft, dispatch, work }} />
              <OriginalFigure photo={photo} onChange={() => dispatch({ type: 'photo-dropped' })} />
            </>
          }
        >
          {(more) => <SearchFields {...props} {...{ work, typedIn, more }} />}
        </Dock>
      )}
    </Stage>
  );
}

type PartProps = Pick<SearchWorkProps, 'tool' | 'draft' | 'dispatch'> & {
  work: ReturnType<typeof useSearch>;
};

/** What is not needed every time, and how to get what one wants. */
function SearchOptions({ tool, draft, dispatch, work }: PartProps) {
  return (
    <>
      <WishOptions
        {...{ tool, serving: work.serving, words: draft.words, reading: work.reading }}
        {...{ isExact: work.isExact, reads: work.reads }}
        onChange={(words) => dispatch({ type: 'words-changed', words })}
      />
      <SearchTips tool={tool} />
    </>
  );
}

const textFieldsOf = (form: HTMLFormElement | null): Element[] => [
  ...(form?.querySelectorAll('textarea, input:not([type=color])') ?? []),
];

/** The form moves beside the photo once there is one: who types in it meanwhile types on, in the same field. */
function useTypingOn(typedIn: RefObject<number | null>) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const place = form.current;
    const field = textFieldsOf(place)[typedIn.current ?? -1];
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.focus({ preventScroll: true });
      field.setSelectionRange(field.value.length, field.value.length);
    }
    const entered = ({ target }: FocusEvent) => {
      typedIn.current = textFieldsOf(place).findIndex((other) => other === target);
    };
    const left = () => {
      typedIn.current = null;
    };
    place?.addEventListener('focusin', entered);
    place?.addEventListener('focusout', left);
    return () => {
      place?.removeEventListener('focusin', entered);
      place?.removeEventListener('focusout', left);
    };
  }, [typedIn]);
  return form;
}

type FieldsProps = SearchWorkProps & PartProps & { typedIn: RefObject<number | null>; more?: ReactNode };

/** What to find, what to make of it, what was found, and the button that spends. */
function SearchFields(props: FieldsProps) {
  const { tool, draft, dispatch, photo, work, typedIn, more } = props;
  const { failure, isWorking, rough, price, count, blocked, isSame, short } = work;
  const isWide = useIsWide();
  // All in two rows: what is found is said beside the button.
  const isLow = isWide && photo !== null && !isReplacing(tool);
  const found = { region: work.region, words: draft.words.find };
  const onWords = (words: Partial<SearchWords>) => dispatch({ type: 'words-changed', words });
  const another = () => work.submit({ isAnother: true });
  const form = useTypingOn(typedIn);
  const question = useQuestionInSheet(work.region, draft.words.find);
  return (
    <form
      ref={form}
      className={isLow ? '@container flex flex-col gap-2.5' : 'flex flex-col gap-3'}
      onSubmit={(event) => {
        event.preventDefault();
        work.submit();
      }}
    >
      {failure && <EditFailure message={failure} onDismiss={work.dismiss} />}
      <div
        className={classNames(
          photo ? 'grid grid-cols-1 gap-3 md:grid-cols-2' : 'flex flex-col gap-5',
          isLow && '@3xl:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_auto]',
        )}
      >
        <FindField
          tool={tool}
          value={draft.words.find}
          onChange={(find) => onWords({ find })}
          onFind={work.region.findNow}
        />
        <WishFields
          {...{ tool, serving: work.serving, words: draft.words, reading: work.reading }}
          {...{ isExact: work.isExact, reads: work.reads, onChange: onWords }}
        />
      </div>
      {photo && !isWorking && (
        <>
          {isLow ? <RegionQuestion {...found} /> : <RegionReport {...found} />}
          <PhotoPreflight
            photo={photo}
            onBrightened={(bright) => dispatch({ type: 'photo-brightened', photo: draftPhotoOf(bright) })}
            onChangePhoto={() => dispatch({ type: 'photo-dropped' })}
          />
        </>
      )}
      <SearchPay
        {...{ tool, blocked, price, count, isSame, isWorking, short, more }}
        lead={isLow && !isWorking && <RegionStatus {...found} />}
        preview={rough && <RoughNotice reasons={rough} />}
        question={photo && !isWorking && question}
        canStart={canSearch(draft) && !isWorking}
        onAnother={draft.resultIds.length > 0 && work.reads('seed') ? another : undefined}
        onShortClose={work.dismiss}
        onFewer={(fewer) => onWords({ count: fewer })}
      />
      <StandInQuestion refusal={work.refusal} onClose={work.dismiss} />
    </form>
  );
}

/** How to get what one wants. */
export function SearchTips({ tool }: { tool: SearchTool }) {
  const { t } = useTranslation();
  const title = t('edits.search.tips');
  return (
    <aside aria-label={title} className="rounded-md bg-sunken p-4">
      <h2 className="flex items-center gap-2 text-sm font-medium">
        <Lightbulb aria-hidden size={16} className="text-accent" />
        {title}
      </h2>
      <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5 text-sm text-ink-soft">
        {searchTools[tool].tips.map((tip) => (
          <li key={tip}>{t(tip)}</li>
        ))}
      </ul>
    </aside>
  );
}
