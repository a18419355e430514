import { type Edit, FurnishStyle, type HistoryItem, limits, RoomType } from '@maquette/contract';
import { RefreshCcw, Sofa } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/Button.tsx';
import { PhotoPreflight } from '../../preflight/index.ts';
import { EditFailure, EditProgress } from '../../waiting/index.ts';
import { ShortCredits, type TopUpSlot } from '../../words/index.ts';
import type { FurnishDraft, FurnishEvent } from '../model/furnish-draft.ts';
import { useFurnishing } from '../use-furnishing.ts';
import { Choices } from './Choices.tsx';

interface FurnishWorkProps {
  draft: FurnishDraft;
  dispatch: (event: FurnishEvent) => void;
  photo: HistoryItem;
  onPhoto: (photo: HistoryItem) => void;
  /** Must stay the same between renders. */
  onResult: (edit: Edit) => void;
  topUp: TopUpSlot;
}

const stay = (): void => undefined;

/** The photo, what kind of room it becomes and in which style, and the button that spends. */
export function FurnishWork({ draft, dispatch, photo, onPhoto, onResult, topUp }: FurnishWorkProps) {
  const { t } = useTranslation();
  const work = useFurnishing({ draft, dispatch, onResult });
  const { isWorking, awaited } = work;
  const { width, height } = photo.metadata;
  const dropPhoto = () => dispatch({ type: 'photo-dropped' });
  const price = limits.editPriceFurnishing;
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start">
      <div className="flex min-w-0 flex-col gap-4">
        {work.failure && <EditFailure message={work.failure} onDismiss={work.dismiss} />}
        <div className="flex items-center justify-between gap-3">
          <h2 className="min-w-0 truncate text-sm font-medium text-ink-soft">{photo.name}</h2>
          <Button
            variant="ghost"
            size="sm"
            icon={<RefreshCcw aria-hidden size={16} />}
            onClick={dropPhoto}
            disabled={isWorking}
          >
            {t('edits.search.changeImage')}
          </Button>
        </div>
        <div className="mx-auto w-full" style={{ maxWidth: `calc(64dvh * ${width / height})` }}>
          <img
            src={`${photo.url}&w=1280`}
            alt={photo.name}
            {...{ width, height }}
            className="h-auto w-full rounded-lg bg-sunken"
          />
        </div>
        {isWorking ? (
          <EditProgress
            edit={awaited.running}
            onCancel={awaited.cancel}
            isCancelling={awaited.isCancelling}
          />
        ) : (
          <PhotoPreflight photo={photo} onBrightened={onPhoto} onChangePhoto={dropPhoto} />
        )}
      </div>
      <section
        aria-label={t('edits.furnish.what')}
        className="flex min-w-0 flex-col gap-5 rounded-lg border border-line bg-surface p-5"
      >
        <Choices
          label={t('edits.furnish.room')}
          options={RoomType.options}
          chosen={draft.roomType}
          nameOf={(room) => t(`edits.furnish.room.${room}`)}
          disabled={isWorking}
          onChoose={(roomType) => dispatch({ type: 'room-chosen', roomType })}
        />
        <Choices
          label={t('edits.furnish.style')}
          options={FurnishStyle.options}
          chosen={draft.style}
          nameOf={(style) => t(`edits.furnish.style.${style}`)}
          disabled={isWorking}
          onChoose={(style) => dispatch({ type: 'style-chosen', style })}
        />
        <p className="text-sm text-ink-faint">{t(`edits.furnish.styleHint.${draft.style}`)}</p>
        <ShortCredits
          {...{ price, topUp }}
          short={work.short}
          count={1}
          kept={t('edits.furnish.kept')}
          onFewer={stay}
          onClose={work.dismiss}
        />
        <Button size="lg" busy={isWorking} icon={<Sofa aria-hidden size={18} />} onClick={() => work.order()}>
          {t('edits.furnish.button', { count: price })}
        </Button>
        <p className="text-center text-sm text-ink-faint">{t('edits.furnish.afterwards')}</p>
        <p className="text-center text-sm text-ink-faint">{t('edits.generate.fair')}</p>
      </section>
    </div>
  );
}
