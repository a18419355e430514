import type { Edit, HistoryItem } from '@maquette/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { DrawStep } from '../mask/DrawStep.tsx';
import type { MaskEditorSlot } from '../mask/mask-editor-slot.ts';
import type { TopUpSlot } from '../order/ShortCredits.tsx';
import { UploadStep } from '../photo/UploadStep.tsx';
import { photoQuery } from '../photo/photo-query.ts';
import { type Beginning, useBeginning } from '../photo/use-beginning.ts';
import { LoadFailure } from '../../../platform/LoadFailure.tsx';
import { ClearingResult } from './ClearingResult.tsx';
import { ClearingWork } from './ClearingWork.tsx';
import { useClearingDraft } from './clearing-draft-storage.ts';
import {
  type ClearingDraft,
  type ClearingEvent,
  type ClearingStep,
  reachableClearing,
} from './clearing-draft.ts';
import { useThings } from './use-things.ts';

interface ClearingScreenProps {
  userId: string;
  /** The step the address names. */
  step: ClearingStep;
  goTo: (step: ClearingStep, how?: { replace: boolean }) => void;
  /** What the address asks to begin with. */
  begin: Beginning | null;
  maskEditor: MaskEditorSlot;
  topUp: TopUpSlot;
}

/** Taking everything that lies about, or everything that moves, out of a room at once. */
export function ClearingScreen({ userId, step: wanted, goTo, begin, ...slots }: ClearingScreenProps) {
  const { t } = useTranslation();
  const addToast = useToast();
  const queries = useQueryClient();
  const [draft, dispatch] = useClearingDraft(userId);
  const photo = useQuery({ ...photoQuery(draft.photo?.id ?? ''), enabled: draft.photo !== null });
  const step = reachableClearing(draft, wanted);
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
    ({ request, preview }: Edit) => {
      if (!preview)
        addToast({ type: 'success', message: t(`edits.clearing.told.${request.group ?? 'empty'}`) });
      goTo('result');
    },
    [addToast, goTo, t],
  );
  const isLoading = isBeginning || (draft.photo !== null && !photo.data && !photo.error);
  return (
    <div className="mx-auto flex w-full max-w-[1720px] flex-1 flex-col gap-6 px-4 py-6 sm:px-6">
      <header className="flex flex-col gap-1">
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold tracking-tight outline-none">
          {t('edits.clearing.title')}
        </h1>
        {step === 'form' && <p className="text-ink-soft">{t('edits.clearing.intro')}</p>}
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
      {!isLoading && photo.data && (
        <Steps
          {...{ draft, dispatch, step, goTo }}
          photo={photo.data}
          onPhoto={choose}
          onResult={openResult}
          {...slots}
        />
      )}
    </div>
  );
}

interface StepsProps extends Pick<ClearingScreenProps, 'step' | 'goTo' | 'maskEditor' | 'topUp'> {
  draft: ClearingDraft;
  dispatch: (event: ClearingEvent) => void;
  photo: HistoryItem;
  onPhoto: (photo: HistoryItem) => void;
  onResult: (edit: Edit) => void;
}

/** What the screen shows once there is a photo. */
function Steps({ draft, dispatch, photo, step, goTo, onPhoto, onResult, ...slots }: StepsProps) {
  const shared = { draft, dispatch, photo };
  const toForm = () => goTo('form');
  if (step === 'adjust') return <AdjustStep {...shared} maskEditor={slots.maskEditor} onDone={toForm} />;
  if (step === 'form')
    return (
      <ClearingWork
        {...{ ...shared, onPhoto, onResult }}
        onAdjust={() => goTo('adjust')}
        topUp={slots.topUp}
      />
    );
  const editResult = (result: HistoryItem) => {
    onPhoto(result);
    goTo('form');
  };
  return <ClearingResult {...shared} topUp={slots.topUp} onForm={toForm} onEditResult={editResult} />;
}

/** Each step begins at its top, as a page does, for the keyboard too: what had the focus is gone. */
function useBeginOfStep(step: ClearingStep) {
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

interface AdjustStepProps {
  draft: ClearingDraft;
  dispatch: Parameters<typeof DrawStep>[0]['dispatch'];
  photo: HistoryItem;
  maskEditor: MaskEditorSlot;
  onDone: () => void;
}

/** Painting goes on from what was found and ticked. */
function AdjustStep({ draft, ...rest }: AdjustStepProps) {
  const { t } = useTranslation();
  const { mask, status, things } = useThings(draft);
  const isComing = mask === null && (status === 'finding' || things.some(({ isTaken }) => isTaken));
  if (isComing) return <Skeleton className="min-h-96 w-full flex-1" />;
  const marked = draft.mask ?? (mask === null ? null : { filename: null, picture: mask });
  return <DrawStep {...rest} draft={{ mask: marked }} skipLabel={t('edits.clearing.toList')} />;
}
