import type { HistoryItem } from '@maquette/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { MaskEditorSlot } from '../mask/mask-editor-slot.ts';
import type { TopUpSlot } from '../order/ShortCredits.tsx';
import { UploadStep } from '../photo/UploadStep.tsx';
import { photoQuery } from '../photo/photo-query.ts';
import { type Beginning, useBeginning } from '../photo/use-beginning.ts';
import { RemixQuestion } from '../remix/RemixQuestion.tsx';
import { type RemixWish, useRemix } from '../remix/use-remix.ts';
import { LoadFailure } from '../../../platform/LoadFailure.tsx';
import { RoomSteps } from './RoomSteps.tsx';
import { Stepper } from './Stepper.tsx';
import { useDraft } from './draft-storage.ts';
import { reachableStep, type Step, stepInHand } from './draft.ts';
import { isAtStake, remixDraft, type RemixSource } from './remix-draft.ts';

interface InpaintingProps {
  userId: string;
  /** The step the address names. */
  step: Step;
  goTo: (step: Step, how?: { replace: boolean }) => void;
  /** What the address asks to begin with. */
  begin: Beginning | null;
  /** The picture that the address asks to make again. */
  remix: RemixWish | null;
  maskEditor: MaskEditorSlot;
  topUp: TopUpSlot;
}

/** The four steps of repainting a part of a room, around one draft. */
export function Inpainting({ userId, step: wanted, goTo, begin, remix: wish, ...rest }: InpaintingProps) {
  const { t } = useTranslation();
  const [draft, dispatch] = useDraft(userId);
  const queries = useQueryClient();
  const photo = useQuery({ ...photoQuery(draft.photo?.id ?? ''), enabled: draft.photo !== null });
  const step = reachableStep(draft, wanted);
  const isGone = photo.error instanceof ApiError && photo.error.code === 'not_found';

  useEffect(() => {
    if (isGone) dispatch({ type: 'started-over' });
  }, [isGone, dispatch]);
  useEffect(() => {
    if (step !== wanted) goTo(step, { replace: true });
  }, [step, wanted, goTo]);

  // Each step begins at its top, as a page does, for the keyboard too: what had the focus is gone.
  // In a block: browsers begin to answer scrollTo with a promise, which React would take for a clean-up.
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    if (shown.current !== step) heading.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [step]);

  const choose = useCallback(
    (chosen: HistoryItem) => {
      const { id, name, metadata } = chosen;
      const { width, height } = metadata;
      queries.setQueryData(photoQuery(id).queryKey, chosen);
      dispatch({ type: 'photo-chosen', photo: { id, name, width, height } });
      goTo('draw', { replace: begin !== null });
    },
    [begin, dispatch, goTo, queries],
  );
  const remix = useRemix({
    wish,
    isAtStake: isAtStake(draft),
    onRemix: (source: RemixSource) => {
      queries.setQueryData(photoQuery(source.photo.id).queryKey, source.photo);
      dispatch({ type: 'remixed', draft: remixDraft(source) });
      goTo('generate', { replace: true });
    },
  });
  const keepWork = () => {
    remix.leave();
    goTo(stepInHand(draft) ?? 'upload', { replace: true });
  };
  const begins = useBeginning(begin, choose);
  const isBeginning = begins || remix.isReading;

  return (
    <div className="mx-auto flex w-full max-w-[1720px] flex-1 flex-col gap-6 px-4 py-6 sm:px-6">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold tracking-tight outline-none">
          {t('edits.title')}
        </h1>
        <Stepper current={step} />
        {step === 'upload' && <p className="w-full text-ink-soft">{t('edits.intro')}</p>}
      </header>
      {step === 'upload' && !isBeginning && (
        <>
          {draft.photo && (
            <WorkInHand name={draft.photo.name} onGoOn={() => goTo(stepInHand(draft) ?? 'draw')} />
          )}
          <UploadStep onUploaded={choose} />
        </>
      )}
      <RemixQuestion open={remix.asks} onKeep={keepWork} onTake={remix.take} />
      {isBeginning && <Skeleton className="min-h-96 w-full flex-1" />}
      {step !== 'upload' && !photo.data && !photo.error && <Skeleton className="min-h-96 w-full flex-1" />}
      {step !== 'upload' && !photo.data && photo.error && !isGone && (
        <LoadFailure
          error={photo.error}
          message={t('edits.photo.failed')}
          isFetching={photo.isFetching}
          onRetry={() => void photo.refetch()}
        />
      )}
      {step !== 'upload' && photo.data && (
        <RoomSteps
          draft={draft}
          dispatch={dispatch}
          photo={photo.data}
          step={step}
          goTo={goTo}
          maskEditor={rest.maskEditor}
          topUp={rest.topUp}
          onPhoto={choose}
        />
      )}
    </div>
  );
}

interface WorkInHandProps {
  /** Name of the photo one was working on. */
  name: string;
  onGoOn: () => void;
}

/** The way back to the room one was working on, for who came to the first step again. */
function WorkInHand({ name, onGoOn }: WorkInHandProps) {
  const { t } = useTranslation();
  return (
    <div className="mx-auto w-full max-w-3xl">
      <Banner
        actions={
          <Button
            variant="secondary"
            size="sm"
            className="self-center"
            icon={<ArrowRight aria-hidden size={16} />}
            onClick={onGoOn}
          >
            {t('edits.inHand.goOn')}
          </Button>
        }
      >
        <p className="font-medium break-words">{t('edits.inHand.title', { name })}</p>
        <p>{t('edits.inHand.hint')}</p>
      </Banner>
    </div>
  );
}
