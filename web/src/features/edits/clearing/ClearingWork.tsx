import type { Edit, HistoryItem } from '@maquette/contract';
import { Pencil, RefreshCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { TopUpSlot } from '../order/ShortCredits.tsx';
import { PhotoWithMask } from '../photo/PhotoWithMask.tsx';
import { PhotoPreflight } from '../preflight/PhotoPreflight.tsx';
import { EditFailure, EditProgress } from '../running/EditProgress.tsx';
import { LoadFailure } from '../../../platform/LoadFailure.tsx';
import { ClearingPay } from './ClearingPay.tsx';
import { GroupSwitch } from './GroupSwitch.tsx';
import { ThingList } from './ThingList.tsx';
import { ThingsOnPhoto } from './ThingsOnPhoto.tsx';
import type { ClearingDraft, ClearingEvent } from './clearing-draft.ts';
import { type ClearingInHand, useClearing } from './use-clearing.ts';

interface ClearingWorkProps {
  draft: ClearingDraft;
  dispatch: (event: ClearingEvent) => void;
  photo: HistoryItem;
  onPhoto: (photo: HistoryItem) => void;
  onAdjust: () => void;
  /** Must stay the same between renders. */
  onResult: (edit: Edit) => void;
  topUp: TopUpSlot;
}

/** What was found on the photo and as a list, how far the room is cleared, and the button that spends. */
export function ClearingWork(props: ClearingWorkProps) {
  const { draft, dispatch, photo, onPhoto, onAdjust, onResult, topUp } = props;
  const { t } = useTranslation();
  const work = useClearing({ draft, dispatch, onResult });
  const [shown, setShown] = useState<number | null>(null);
  const pointing = { shown, onShow: setShown };
  const { failure, isWorking } = work;
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start">
      <div className="flex min-w-0 flex-col gap-4">
        {failure && <EditFailure message={failure} onDismiss={work.dismiss} />}
        <div className="flex items-center justify-between gap-3">
          <h2 className="min-w-0 truncate text-sm font-medium text-ink-soft">{photo.name}</h2>
          <Button
            variant="ghost"
            size="sm"
            icon={<RefreshCcw aria-hidden size={16} />}
            onClick={() => dispatch({ type: 'photo-dropped' })}
            disabled={isWorking}
          >
            {t('edits.search.changeImage')}
          </Button>
        </div>
        <Stage {...{ draft, dispatch, photo, work, pointing }} />
        {!isWorking && (
          <PhotoPreflight
            photo={photo}
            onBrightened={onPhoto}
            onChangePhoto={() => dispatch({ type: 'photo-dropped' })}
          />
        )}
      </div>
      <section
        aria-label={t('edits.clearing.what')}
        className="flex min-w-0 flex-col gap-5 rounded-lg border border-line bg-surface p-5"
      >
        <GroupSwitch
          group={draft.group}
          disabled={isWorking}
          onGroup={(group) => dispatch({ type: 'group-chosen', group })}
        />
        <Findings {...{ draft, dispatch, work, pointing }} />
        <Button
          variant="secondary"
          icon={<Pencil aria-hidden size={18} />}
          onClick={onAdjust}
          disabled={isWorking || work.found.status === 'finding'}
        >
          {t('edits.clearing.adjust')}
        </Button>
        <ClearingPay work={work} topUp={topUp} />
      </section>
    </div>
  );
}

interface PartProps extends Pick<ClearingWorkProps, 'draft' | 'dispatch'> {
  work: ClearingInHand;
  pointing: { shown: number | null; onShow: (number: number | null) => void };
}

/** The photo with what goes, or how far the picture is. */
function Stage({ draft, dispatch, photo, work, pointing }: PartProps & Pick<ClearingWorkProps, 'photo'>) {
  const { found, awaited, isWorking } = work;
  const { width, height } = photo.metadata;
  if (!isWorking && draft.mask === null)
    return (
      <ThingsOnPhoto
        {...{ photo, ...pointing }}
        numbers={found.numbers}
        things={found.things}
        onToggle={(number) => dispatch({ type: 'thing-changed', number })}
      />
    );
  return (
    <>
      <div className="mx-auto w-full" style={{ maxWidth: `calc(64dvh * ${width / height})` }}>
        <PhotoWithMask
          src={`${photo.url}&w=1280`}
          alt={photo.name}
          mask={found.mask}
          {...{ width, height, isWorking }}
        />
      </div>
      {isWorking && (
        <EditProgress edit={awaited.running} onCancel={awaited.cancel} isCancelling={awaited.isCancelling} />
      )}
    </>
  );
}

/** The list of what was found, or what stands in its place. */
function Findings({ draft, dispatch, work, pointing }: PartProps) {
  const { t } = useTranslation();
  const { found, isWorking } = work;
  if (draft.mask !== null)
    return (
      <Banner>
        <p>{t('edits.clearing.byHand')}</p>
        <Button
          variant="secondary"
          size="sm"
          className="mt-2"
          disabled={isWorking}
          onClick={() => dispatch({ type: 'mask-dropped' })}
        >
          {t('edits.clearing.toList')}
        </Button>
      </Banner>
    );
  if (found.status === 'finding') return <Skeleton className="h-56 w-full" />;
  if (found.error)
    return (
      <LoadFailure
        error={found.error}
        message={t('edits.photo.failed')}
        isFetching={found.isFetching}
        onRetry={found.retry}
      />
    );
  if (found.status === 'nothing') return <Banner>{t(`edits.clearing.nothing.${draft.group}`)}</Banner>;
  return (
    <ThingList
      things={found.things}
      {...pointing}
      isChanged={draft.changed[draft.group].length > 0}
      disabled={isWorking}
      onToggle={(number) => dispatch({ type: 'thing-changed', number })}
      onReset={() => dispatch({ type: 'things-reset' })}
    />
  );
}
