import type { Edit, HistoryItem } from '@maquette/contract';
import { Eraser, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { PayBar, PayRow } from '../order/PayBar.tsx';
import { WaitingPhoto } from '../compare/WaitingPhoto.tsx';
import { OriginalFigure } from '../photo/OriginalFigure.tsx';
import { PhotoWithMask } from '../photo/PhotoWithMask.tsx';
import { PhotoPreflight } from '../preflight/PhotoPreflight.tsx';
import { EditFailure } from '../running/EditProgress.tsx';
import { Dock, hasRoomBeside } from '../../../platform/stage/Dock.tsx';
import { PhotoLayer, Stage } from '../../../platform/stage/Stage.tsx';
import { useIsWide } from '../../../platform/stage/use-wide.ts';
import { WaitingBar } from '../running/WaitingBar.tsx';
import { LoadFailure } from '../../../platform/LoadFailure.tsx';
import { GroupSwitch } from './GroupSwitch.tsx';
import { ThingList, ThingSummary } from './ThingList.tsx';
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
}

/** What was found on the photo and as a list, how far the room is cleared, and the button that spends. */
export function ClearingWork(props: ClearingWorkProps) {
  const { draft, dispatch, photo, onPhoto, onAdjust, onResult } = props;
  const { t } = useTranslation();
  const work = useClearing({ draft, dispatch, onResult });
  const [shown, setShown] = useState<number | null>(null);
  const pointing = { shown, onShow: setShown };
  const { failure, isWorking } = work;
  const isWide = useIsWide();
  const dropPhoto = () => dispatch({ type: 'photo-dropped' });
  return (
    <Stage photo={photo}>
      <ThingsLayer {...{ draft, dispatch, photo, work, pointing }} />
      {isWorking && <WaitingBar running={work.running} />}
      {!(isWide && isWorking) && (
        <Dock
          label={t('edits.clearing.what')}
          optionsLabel={t('edits.clearing.goes')}
          isOpenAtFirst={hasRoomBeside(photo)}
          isPeeking={isWorking}
          selection={null}
          options={
            <>
              <FoundThings {...{ draft, dispatch, work, pointing }} />
              <Button
                variant="secondary"
                icon={<Pencil aria-hidden size={18} />}
                onClick={onAdjust}
                disabled={isWorking || work.found.status === 'finding'}
              >
                {t('edits.clearing.adjust')}
              </Button>
              <OriginalFigure photo={photo} onChange={dropPhoto} />
            </>
          }
        >
          {(more) => (
            <>
              {failure && <EditFailure message={failure} onDismiss={work.dismiss} />}
              <div className="flex items-start justify-between gap-2">
                <GroupSwitch
                  group={draft.group}
                  disabled={isWorking}
                  onGroup={(group) => dispatch({ type: 'group-chosen', group })}
                />
                {more}
              </div>
              <Findings {...{ draft, dispatch, work }} />
              {!isWorking && (
                <PhotoPreflight photo={photo} onBrightened={onPhoto} onChangePhoto={dropPhoto} />
              )}
              <Pay work={work} />
            </>
          )}
        </Dock>
      )}
    </Stage>
  );
}

interface PartProps extends Pick<ClearingWorkProps, 'draft' | 'dispatch'> {
  work: ClearingInHand;
  pointing: { shown: number | null; onShow: (number: number | null) => void };
}

/** The button that takes it away, with the price on it. */
function Pay({ work }: Pick<PartProps, 'work'>) {
  const { t } = useTranslation();
  const { price, short, blocked, canStart, isWorking } = work;
  return (
    <PayRow>
      <PayBar
        {...{ price, short, blocked, canStart, isWorking }}
        label={price === 0 ? t('edits.clearing.free') : t('edits.clearing.button', { count: price })}
        icon={Eraser}
        kept={t('edits.clearing.kept')}
        onStart={work.generate}
        onClose={work.dismiss}
      />
      <p className="flex-1 text-sm text-ink-faint wide:text-xs">
        {t('edits.clearing.previewed')} {t('edits.generate.fair')}
      </p>
    </PayRow>
  );
}

/** The photo with what goes, or how far the picture is. */
function ThingsLayer({
  draft,
  dispatch,
  photo,
  work,
  pointing,
}: PartProps & Pick<ClearingWorkProps, 'photo'>) {
  const { found, isWorking } = work;
  if (isWorking) return <WaitingPhoto photo={photo} mask={found.mask} isRemoval />;
  if (draft.mask === null)
    return (
      <ThingsOnPhoto
        {...{ photo, ...pointing }}
        numbers={found.numbers}
        things={found.things}
        onToggle={(number) => dispatch({ type: 'thing-changed', number })}
      />
    );
  return (
    <PhotoLayer>
      <PhotoWithMask photo={photo} mask={found.mask} />
    </PhotoLayer>
  );
}

/** What was found in one sentence, or what stands in its place. */
function Findings({ draft, dispatch, work }: Omit<PartProps, 'pointing'>) {
  const { t } = useTranslation();
  const { found, isWorking } = work;
  if (draft.mask !== null)
    return (
      <Banner
        actions={
          <Button
            variant="secondary"
            size="sm"
            disabled={isWorking}
            onClick={() => dispatch({ type: 'mask-dropped' })}
          >
            {t('edits.clearing.toList')}
          </Button>
        }
      >
        {t('edits.clearing.byHand')}
      </Banner>
    );
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
  return found.status === 'found' ? <ThingSummary things={found.things} /> : null;
}

/** The list of what was found. */
function FoundThings({ draft, dispatch, work, pointing }: PartProps) {
  const { found, isWorking } = work;
  if (draft.mask !== null || found.error || found.status === 'nothing') return null;
  if (found.status === 'finding') return <Skeleton className="h-56 w-full" />;
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
