import type { Edit, HistoryItem } from '@maquette/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { RemixSource } from '../inpainting/remix-draft.ts';
import type { TopUpSlot } from '../order/ShortCredits.tsx';
import { photoQuery } from '../photo/photo-query.ts';
import { type Beginning, useBeginning } from '../photo/use-beginning.ts';
import { regionOf } from '../region/find-region.ts';
import { RemixQuestion } from '../remix/RemixQuestion.tsx';
import { type RemixWish, useRemix } from '../remix/use-remix.ts';
import { LoadFailure } from '../../../platform/LoadFailure.tsx';
import { SearchResult } from './SearchResult.tsx';
import { SearchWork } from './SearchWork.tsx';
import { isSearchAtStake, remixSearch } from './remix-search.ts';
import { useSearchDraft } from './search-draft-storage.ts';
import type { SearchStep, SearchTool } from './search-draft.ts';

interface SearchScreenProps {
  tool: SearchTool;
  userId: string;
  /** The step the address names. */
  step: SearchStep;
  goTo: (step: SearchStep, how?: { replace: boolean }) => void;
  /** What the address asks to begin with. */
  begin: Beginning | null;
  /** The picture that the address asks to make again. */
  remix: RemixWish | null;
  topUp: TopUpSlot;
}

/** Finding something in a room by words and giving it another shape or colour: a form, and its result. */
export function SearchScreen({ tool, userId, step: wanted, goTo, begin, ...props }: SearchScreenProps) {
  const { t } = useTranslation();
  const addToast = useToast();
  const queries = useQueryClient();
  const [draft, dispatch] = useSearchDraft(tool, userId);
  const photo = useQuery({ ...photoQuery(draft.photo?.id ?? ''), enabled: draft.photo !== null });
  const step: SearchStep = draft.photo !== null && draft.resultIds.length > 0 ? wanted : 'form';
  const isGone = photo.error instanceof ApiError && photo.error.code === 'not_found';

  useEffect(() => {
    if (isGone) dispatch({ type: 'photo-dropped' });
  }, [isGone, dispatch]);
  useEffect(() => {
    if (step !== wanted) goTo(step, { replace: true });
  }, [step, wanted, goTo]);

  // Each step begins at its top, as a page does, for the keyboard too: what had the focus is gone.
  const heading = useRef<HTMLHeadingElement>(null);
  const drawn = useRef(step);
  useEffect(() => {
    if (drawn.current === step) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
    drawn.current = step;
  }, [step]);

  const choose = useCallback(
    (chosen: HistoryItem) => {
      const { id, name, metadata } = chosen;
      queries.setQueryData(photoQuery(id).queryKey, chosen);
      dispatch({
        type: 'photo-chosen',
        photo: { id, name, width: metadata.width, height: metadata.height },
      });
      if (begin !== null) goTo('form', { replace: true });
    },
    [begin, dispatch, goTo, queries],
  );
  const takeUp = async ({ picture, photo: taken, mask }: RemixSource) => {
    const { confidence = 1 } = picture.metadata;
    const { width, height } = taken.metadata;
    const shown = mask && { mask: mask.picture, confidence };
    // A mask that cannot be read is no reason to refuse: what was meant is looked for again by its words.
    const region = shown && (await regionOf(shown, { id: taken.id, width, height }).catch(() => null));
    queries.setQueryData(photoQuery(taken.id).queryKey, taken);
    dispatch({ type: 'remixed', draft: remixSearch({ picture, photo: taken }, region) });
    goTo('form', { replace: true });
  };
  const remix = useRemix({
    wish: props.remix,
    isAtStake: isSearchAtStake(draft),
    onRemix: (source) => void takeUp(source),
  });
  const keepWork = () => {
    remix.leave();
    goTo('form', { replace: true });
  };
  const begins = useBeginning(begin, choose);
  const isBeginning = begins || remix.isReading;
  const editResult = (result: HistoryItem) => {
    choose(result);
    goTo('form');
  };
  const openResult = useCallback(
    ({ request, preview }: Edit) => {
      const find = request.searchPrompt ?? request.selectPrompt ?? '';
      if (!preview) addToast({ type: 'success', message: t(`edits.search.${tool}.done`, { find }) });
      goTo('result');
    },
    [addToast, goTo, t, tool],
  );
  const isLoading = isBeginning || (draft.photo !== null && !photo.data && !photo.error);

  return (
    <div className="mx-auto flex w-full max-w-[1720px] flex-1 flex-col gap-6 px-4 py-6 sm:px-6">
      <header className="flex flex-col gap-1">
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold tracking-tight outline-none">
          {t(`edits.search.${tool}.title`)}
        </h1>
        {step === 'form' && <p className="text-ink-soft">{t(`edits.search.${tool}.intro`)}</p>}
      </header>
      {!photo.data && photo.error && !isGone && (
        <LoadFailure
          error={photo.error}
          message={t('edits.photo.failed')}
          isFetching={photo.isFetching}
          onRetry={() => void photo.refetch()}
        />
      )}
      <RemixQuestion open={remix.asks} onKeep={keepWork} onTake={remix.take} />
      {isLoading && <Skeleton className="min-h-96 w-full flex-1" />}
      {!isLoading && step === 'form' && (
        <SearchWork
          {...{ tool, draft, dispatch }}
          topUp={props.topUp}
          photo={photo.data ?? null}
          onPhoto={choose}
          onResult={openResult}
        />
      )}
      {step === 'result' && photo.data && (
        <SearchResult
          {...{ tool, draft, dispatch }}
          photo={photo.data}
          goTo={goTo}
          topUp={props.topUp}
          onEditResult={editResult}
        />
      )}
    </div>
  );
}
