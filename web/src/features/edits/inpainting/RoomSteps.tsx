import type { HistoryItem } from '@maquette/contract';
import { Pencil, RefreshCcw } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { DrawStep } from '../mask/DrawStep.tsx';
import type { MaskEditorSlot } from '../mask/mask-editor-slot.ts';
import type { TopUpSlot } from '../order/ShortCredits.tsx';
import { GenerateStep } from './GenerateStep.tsx';
import { ResultStep } from './ResultStep.tsx';
import type { DraftMask } from '../draft/draft.ts';
import type { Draft, DraftEvent, Step } from './draft.ts';

interface RoomStepsProps {
  draft: Draft;
  dispatch: (event: DraftEvent) => void;
  photo: HistoryItem;
  step: Step;
  goTo: (step: Step) => void;
  maskEditor: MaskEditorSlot;
  topUp: TopUpSlot;
  /** Another photo is taken in hand. */
  onPhoto: (photo: HistoryItem) => void;
}

/** The steps that have a photo: what goes in on the left, the step's own work beside it. */
export function RoomSteps(props: RoomStepsProps) {
  const { draft, dispatch, photo, step, goTo, maskEditor, topUp, onPhoto } = props;
  const openResult = useCallback(() => goTo('result'), [goTo]);
  const startOver = () => {
    dispatch({ type: 'started-over' });
    goTo('upload');
  };
  return (
    <div className="flex flex-1 flex-col gap-6 max-xl:flex-col-reverse xl:flex-row">
      <RoomColumn
        photo={photo}
        mask={draft.mask}
        {...(step !== 'draw' && { onEditMask: () => goTo('draw') })}
        onChangePhoto={() => goTo('upload')}
      />
      {step === 'draw' && (
        <DrawStep
          draft={draft}
          photo={photo}
          dispatch={dispatch}
          maskEditor={maskEditor}
          onDone={() => goTo('generate')}
        />
      )}
      {step === 'generate' && (
        <GenerateStep
          draft={draft}
          photo={photo}
          dispatch={dispatch}
          topUp={topUp}
          onResult={openResult}
          onDraw={() => goTo('draw')}
          onChangePhoto={() => goTo('upload')}
        />
      )}
      {step === 'result' && draft.resultIds.length > 0 && (
        <ResultStep
          draft={draft}
          dispatch={dispatch}
          photo={photo}
          topUp={topUp}
          onEditMask={() => goTo('draw')}
          onRegenerate={() => goTo('generate')}
          onStartOver={startOver}
          onEditResult={onPhoto}
        />
      )}
    </div>
  );
}

interface RoomColumnProps {
  photo: HistoryItem;
  mask: DraftMask | null;
  /** Missing while the mask is being painted. */
  onEditMask?: () => void;
  onChangePhoto: () => void;
}

/** What goes in: the original and, once there is one, the mask. */
function RoomColumn({ photo, mask, onEditMask, onChangePhoto }: RoomColumnProps) {
  const { t } = useTranslation();
  const { width, height } = photo.metadata;
  const shape = { aspectRatio: `${width} / ${height}` };
  return (
    <aside className="flex gap-4 max-xl:flex-row xl:w-52 xl:shrink-0 xl:flex-col">
      <figure className="flex min-w-0 flex-1 flex-col gap-2 xl:flex-none">
        <figcaption className="flex min-h-9 items-center justify-between gap-2 text-sm font-medium">
          {t('edits.photo.original')}
        </figcaption>
        <img
          src={`${photo.url}&w=640`}
          alt={photo.name}
          style={shape}
          className="w-full rounded-md bg-sunken object-cover"
        />
        <p className="text-xs text-ink-faint tabular-nums">{t('edits.photo.size', { width, height })}</p>
        <Button
          variant="ghost"
          size="sm"
          icon={<RefreshCcw aria-hidden size={16} />}
          onClick={onChangePhoto}
          className="self-start"
        >
          {t('edits.photo.change')}
        </Button>
      </figure>
      {mask !== null && (
        <figure className="flex min-w-0 flex-1 flex-col gap-2 xl:flex-none">
          <figcaption className="flex min-h-9 items-center justify-between gap-2 text-sm font-medium">
            <span className="flex items-center gap-2">
              {t('edits.mask.title')}
              {mask.filename !== null && <Tag tone="success">{t('edits.mask.ready')}</Tag>}
            </span>
            {onEditMask && (
              <IconButton
                size="sm"
                label={t('edits.mask.edit')}
                icon={<Pencil aria-hidden size={16} />}
                onClick={onEditMask}
              />
            )}
          </figcaption>
          <img
            src={mask.picture}
            alt={t('edits.mask.alt')}
            style={shape}
            className="w-full rounded-md bg-black object-cover ring-1 ring-line"
          />
        </figure>
      )}
    </aside>
  );
}
