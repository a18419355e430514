import type { Edit, HistoryItem } from '@maquette/contract';
import { Eraser, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { TopUpSlot } from '../order/ShortCredits.tsx';
import { PayBar } from '../order/PayBar.tsx';
import { PhotoFrame, PhotoHeading } from '../photo/PhotoFrame.tsx';
import { PhotoWithMask } from '../photo/PhotoWithMask.tsx';
import { PhotoPreflight } from '../preflight/PhotoPreflight.tsx';
import { EditFailure, EditProgress } from '../running/EditProgress.tsx';
import { LoadFailure } from '../../../platform/LoadFailure.tsx';
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
  const dropPhoto = () => dispatch({ type: 'photo-dropped' });
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start">
      <div className="flex min-w-0 flex-col gap-4">
        {failure && <EditFailure message={failure} onDismiss={work.dismiss} />}
        <PhotoHeading photo={photo} disabled={isWorking} onChange={dropPhoto} />
        <Stage {...{ draft, dispatch, photo, work, pointing }} />
        {!isWorking && <PhotoPreflight photo={photo} onBrightened={onPhoto} onChangePhoto={dropPhoto} />}
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
        <Pay work={work} topUp={topUp} />
      </section>
    </div>
  );
}

interface PartProps extends Pick<ClearingWorkProps, 'draft' | 'dispatch'> {
  work: ClearingInHand;
  pointing: { shown: number | null; onShow: (number: number | null) => void };
}

/** The button that takes it away, with the price on it. */
function Pay({ work, topUp }: Pick<PartProps, 'work'> & { topUp: TopUpSlot }) {
  const { t } = useTranslation();
  const { price, short, blocked, canStart, isWorking } = work;
  return (
    <>
      <PayBar
        {...{ price, short, topUp, blocked, canStart, isWorking }}
        label={price === 0 ? t('edits.generate.free') : t('edits.generate.button', { count: price })}
        icon={Eraser}
        kept={t('edits.clearing.kept')}
        onStart={work.generate}
        onClose={work.dismiss}
      />
      <p className="text-center text-sm text-ink-faint">{t('edits.clearing.previewed')}</p>
      <p className="text-center text-sm text-ink-faint">{t('edits.generate.fair')}</p>
    </>
  );
}

/** The photo with what goes, or how far the picture is. */
function Stage({ draft, dispatch, photo, work, pointing }: PartProps & Pick<ClearingWorkProps, 'photo'>) {
  const { found, isWorking } = work;
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
      <PhotoFrame photo={photo}>
        <PhotoWithMask {...{ photo, isWorking }} mask={found.mask} />
      </PhotoFrame>
      {isWorking && <EditProgress {...work.running} />}
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
