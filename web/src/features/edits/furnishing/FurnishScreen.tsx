import type { Edit, HistoryItem } from '@maquette/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { TopUpSlot } from '../order/ShortCredits.tsx';
import { UploadStep } from '../photo/UploadStep.tsx';
import { photoQuery } from '../photo/photo-query.ts';
import { type Beginning, useBeginning } from '../photo/use-beginning.ts';
import { LoadFailure } from '../../../platform/LoadFailure.tsx';
import { FurnishResult } from './FurnishResult.tsx';
import { FurnishWork } from './FurnishWork.tsx';
import { useFurnishDraft } from './furnish-draft-storage.ts';
import { type FurnishStep, reachableFurnishing } from './furnish-draft.ts';

interface FurnishScreenProps {
  userId: string;
  /** The step the address names. */
  step: FurnishStep;
  goTo: (step: FurnishStep, how?: { replace: boolean }) => void;
  /** What the address asks to begin with. */
  begin: Beginning | null;
  topUp: TopUpSlot;
}

/** Furnishing an empty room at once, and changing its pieces one by one afterwards. */
export function FurnishScreen({ userId, step: wanted, goTo, begin, topUp }: FurnishScreenProps) {
  const { t } = useTranslation();
  const addToast = useToast();
  const queries = useQueryClient();
  const [draft, dispatch] = useFurnishDraft(userId);
  const photo = useQuery({ ...photoQuery(draft.photo?.id ?? ''), enabled: draft.photo !== null });
  const step = reachableFurnishing(draft, wanted);
  const isGone = photo.error instanceof ApiError && photo.error.code === 'not_found';

  useEffect(() => {
    if (isGone) dispatch({ type: 'photo-dropped' });
  }, [isGone, dispatch]);
  useEffect(() => {
    if (step !== wanted) goTo(step, { replace: true });
  }, [step, wanted, goTo]);
  const heading = useBeginOfStep(step);

  const choose = useCallback(
    (chosen: HistoryItem) => {
      const { id, name, metadata } = chosen;
      queries.setQueryData(photoQuery(id).queryKey, chosen);
      const size = { width: metadata.width, height: metadata.height };
      dispatch({ type: 'photo-chosen', photo: { id, name, ...size } });
      if (begin !== null) goTo('form', { replace: true });
    },
    [begin, dispatch, goTo, queries],
  );
  const isBeginning = useBeginning(begin, choose);
  const openResult = useCallback(
    (_edit: Edit) => {
      addToast({ type: 'success', message: t('edits.furnish.told') });
      goTo('result');
    },
    [addToast, goTo, t],
  );
  const isLoading = isBeginning || (draft.photo !== null && !photo.data && !photo.error);
  const shared = { draft, dispatch, topUp };
  return (
    <div className="mx-auto flex w-full max-w-[1720px] flex-1 flex-col gap-6 px-4 py-6 sm:px-6">
      <header className="flex flex-col gap-1">
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold tracking-tight outline-none">
          {t('edits.furnish.title')}
        </h1>
        {step === 'form' && <p className="text-ink-soft">{t('edits.furnish.intro')}</p>}
      </header>
      {!photo.data && photo.error && !isGone && (
        <LoadFailure
          error={photo.error}
          message={t('edits.photo.failed')}
          isFetching={photo.isFetching}
          onRetry={() => void photo.refetch()}
        />
      )}
      {isLoading && <Skeleton className="min-h-96 w-full flex-1" />}
      {!isLoading && draft.photo === null && <UploadStep onUploaded={choose} />}
      {!isLoading && photo.data && step === 'form' && (
        <FurnishWork {...shared} photo={photo.data} onPhoto={choose} onResult={openResult} />
      )}
      {!isLoading && photo.data && step === 'result' && (
        <FurnishResult
          {...shared}
          photo={photo.data}
          onForm={() => goTo('form')}
          onEditResult={(result) => {
            choose(result);
            goTo('form');
          }}
        />
      )}
    </div>
  );
}

/** Each step begins at its top, as a page does, for the keyboard too: what had the focus is gone. */
function useBeginOfStep(step: FurnishStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const drawn = useRef(step);
  useEffect(() => {
    if (drawn.current === step) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
    drawn.current = step;
  }, [step]);
  return heading;
}
